"""English sentences about directors, scenes, and talking to a model."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "bad_dice": "“{text}” is no dice notation; write it like 2d6+1.",
    "director_hidden_id": "A {kind} of the synopsis gives away something hidden and was left out.",
    "director_bad_id": "The synopsis named a {kind} that cannot be told from the ids of this world.",
    "director_ambiguous_id": "“{id}” may mean more than one {kind}.",
    "director_no_ruling": "The Game Director's answer holds no decision that is understood.",
    "director_no_scene": "The model answered nothing: only the player's line is in the scene.",
    "director_no_synopsis": "The Story Director's answer holds no synopsis.",
    "director_change_unread": "A proposed change has no kind, or no id.",
    "director_change_kind": "“{what}” is nothing that can be changed: place, quest or item.",
    "director_quest_too_soon": "Quest “{quest}” cannot be completed yet: others come before it.",
    "director_skill": "The player's character has no skill “{skill}”; the roll is made without one.",
    "director_learnt": "{who} learnt “{entry}” at turn {turn}.",
    "director_learnt.npc": "{who} learnt “{entry}” at turn {turn} from {npc}.",
    "director_review_too_long": (
        "The scene is too long for the Story Director's budget, so nobody reviewed it."
    ),
    "director_review_refused": (
        "The corrections of the scene would have given something away, twice. The scene stands as "
        "it was written."
    ),
    "gate_hit": "“{word}” is hidden from its readers (from {source}).",
    "gate_rewrite_asked": "A rewrite without those words was asked for.",
    "gate_rewrite_asked.one": "A rewrite without it was asked for.",
    "gate_not_rewritten": "Nobody rewrote it.",
    "gate_still": "Rewritten, it still says “{word}”.",
    "gate_dropped": "{count:Word} sentences were dropped.",
    "gate_dropped.one": "One sentence was dropped.",
    "gate_handed_on": "Handed on: {count} sentences.",
    "gate_handed_on.one": "Handed on: one sentence.",
    "trace_not_played": "The trace holds no turn that can be played again.",
    "trace_other_context": "Turn {turn}: the context of {channel} is not the one it was.",
    "client_no_httpx": (
        "Talking to a model needs the package httpx, which is not installed. "
        "Install it with: pip install 'loremask[model]'"
    ),
    "client_bad_url": "“{url}” is no address of a server; it begins with http:// or https://.",
    "client_plain_http": (
        "{host} is another machine and is reached over plain http: key and text can be read on the "
        "way. Use https."
    ),
    "client_tls": (
        "The certificate of {host} is not accepted, or it does not speak https there: "
        "{reason}. Nothing was sent. Check the address; for a certificate of your own set "
        "SSL_CERT_FILE."
    ),
    "client_proxy": (
        "The proxy that the environment names for {host} does not work. Check HTTPS_PROXY, or "
        "list the host in NO_PROXY."
    ),
    "client_bad_key": (
        "The key holds characters that no key has, such as a line end or a quotation mark. "
        "Copy it again into the settings or the environment variable."
    ),
    "client_unreachable": "{host} cannot be reached: {reason}. Is the server running there?",
    "client_key": (
        "{host} does not accept the key (status {status}). Check the key in the settings or in the "
        "environment variable."
    ),
    "client_rate": "{host} asks to wait: too many requests. Try again in a while.",
    "client_rate.many": (
        "{host} asks to wait {many} seconds: too many requests. Try again after that."
    ),
    "client_not_found": (
        "{host} knows no such address or model (status 404). Check the address, which often ends "
        "in /v1, and the name of the model."
    ),
    "client_overflow": (
        "The context is too long for the model: it holds {limit} tokens at most. Allow "
        "less context in the settings of the model server."
    ),
    "client_overflow_unknown": (
        "The context is too long for the model. Allow less in the settings of the model server."
    ),
    "client_refused": (
        "{host} refused the request (status {status}): {reason}. Check the name of the model "
        "and the settings of the server."
    ),
    "client_server": "{host} has failed (status {status}). Try again later.",
    "client_redirect": (
        "{host} sends the request on to {target}. It was not followed, so that neither key nor "
        "text goes to another machine. If you trust that address, put it into the settings."
    ),
    "client_stall": (
        "{host} has sent nothing for {seconds} seconds. It may be busy or the model too slow: "
        "try again, or ask for less."
    ),
    "client_cut": (
        "The connection to {host} broke before the answer was complete. Try again; what came "
        "of it does not count."
    ),
    "client_not_json": (
        "{host} answered something that is not understood. Is it a model server? Check the "
        "address, which often ends in /v1."
    ),
    "client_said": "{host} reports an error: {reason}. See the server's own log.",
    "client_no_keyring": (
        "There is no system keyring here. Put the key into the environment variable {variable}."
    ),
    "demo_no_server": (
        "The demo server needs the package xllamacpp, which is not installed. "
        "Install it with: pip install 'loremask[demo]'"
    ),
    "demo_no_weights": (
        "There are no weights here. Run `loremask demo-model --install`, or give a GGUF file with "
        "--model FILE."
    ),
    "demo_no_file": "There is no such file.",
    "demo_not_started": "The demo server did not start: {reason}",
    "demo_install_failed": "The weights could not be installed (pip ended with {status}).",
}
