"""`python -m editor`."""

from editor.launch import main

raise SystemExit(main())
