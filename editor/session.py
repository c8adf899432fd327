"""Where the window stood: kept at the end, restored at the start, on a screen that is there."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

from editor.settings import SettingsStore

DEFAULT_SIZE = (1440, 900)
MINIMUM_SIZE = (1100, 700)
_MARGIN = 60
_LIKELY_BAR = 32


def keep_geometry(window: QWidget, settings: SettingsStore) -> None:
    """Note the window's place and size."""
    data = window.saveGeometry().toBase64().data()
    settings.update(geometry=bytes(data).decode("ascii"))


def restore_geometry(window: QWidget, settings: SettingsStore) -> None:
    """Put the window where it was; by default in the middle of the screen."""
    saved = settings.values.geometry
    data = QByteArray.fromBase64(QByteArray(saved.encode("ascii", "ignore")))
    if (
        not saved
        or not window.restoreGeometry(data)
        or not is_reachable(window.frameGeometry(), _screens())
    ):
        reset_geometry(window)


def reset_geometry(window: QWidget) -> None:
    """The default size, no larger than the screen, in its middle."""
    screen = window.screen() or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    around = frame_around(window)
    most = room.size() - around
    size = QSize(*DEFAULT_SIZE).boundedTo(most)
    window.resize(size)
    frame = QRect(QPoint(), size + around)
    frame.moveCenter(room.center())
    window.move(frame.topLeft())


def frame_around(window: QWidget) -> QSize:
    """What the system's frame adds to a window; before it is shown, a likely measure."""
    around = window.frameGeometry().size() - window.size()
    if around.height() > 0 or window.isVisible():
        return around
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return QSize(2, max(bar, _LIKELY_BAR))


def is_reachable(frame: QRect, screens: list[QRect]) -> bool:
    """Whether enough of the window's top lies on a screen to take hold of it."""
    handle = QRect(frame.left(), frame.top(), frame.width(), _MARGIN)
    for screen in screens:
        seen = screen.intersected(handle)
        if seen.width() >= 2 * _MARGIN and seen.height() >= _MARGIN // 2:
            return True
    return False


def _screens() -> list[QRect]:
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]
