"""The server a model answers at, as fields: on the settings page, and in a dialog of the scene."""

from __future__ import annotations

import os

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from core.errors import LoremaskError
from editor.figures import local
from editor.scene.endpoint import ModelChoice, is_variable
from editor.scene.key_field import KeyField
from editor.scene.limits_fields import LimitsFields
from editor.scene.probe import MESSAGE, Probe, Reached
from editor.tasks import Tasks
from editor.theme import Theme
from editor.widgets import LineEdit, PlainLabel, push_button


class EndpointForm(QWidget):
    """changed(): another choice stands here, and can be used. sent_requested(): what would be
    sent is to be looked at. A key is kept in the system keyring at once, and nowhere else."""

    changed = Signal()
    sent_requested = Signal()

    def __init__(
        self, theme: Theme, tasks: Tasks, choice: ModelChoice, language: str, *, with_sent: bool
    ) -> None:
        super().__init__()
        self._theme, self._language = theme, language
        self.probe = Probe(tasks, self)
        self._make_fields()
        self._make_buttons()
        self._lay_out(with_sent)
        self.show_choice(choice)
        self._connect()

    def _make_fields(self) -> None:
        self.url = LineEdit(self.tr("Address"))
        self.url.setPlaceholderText("http://127.0.0.1:8080/v1")
        self.model = LineEdit(self.tr("Model"))
        self.model.setPlaceholderText(self.tr("as the server names it; may stay empty"))
        self.variable = LineEdit(self.tr("Key from variable"))
        hint = self.tr("goes to the system keyring, and is not shown again")
        self.key = KeyField(self.tr("New key"), hint)
        self.keyring = QCheckBox(self.tr("Take the &key from the system keyring"))
        self.directs = QCheckBox(self.tr("Ask the &Game Director for route, checks and changes"))
        self.reviews = QCheckBox(self.tr("Have the Story Director &review each scene"))
        self.limits = LimitsFields(self)
        self.warning = self._line("severity.warning.ink")
        self.key_state = self._line("text_muted")
        self.result = self._line("text_muted")

    def _make_buttons(self) -> None:
        self.keep = push_button(self._theme, self.tr("Kee&p key"))
        self.forget = push_button(self._theme, self.tr("&Forget key"))
        self.test = push_button(self._theme, self.tr("&Test connection"))
        words = self.tr("Sends “{message}” and nothing of any world.").format(message=MESSAGE)
        self.test.setToolTip(words)
        self.sent = push_button(self._theme, self.tr("&What would be sent…"), "eye")

    def _lay_out(self, with_sent: bool) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._add(self.tr("&Address"), self.url)
        form.addRow("", self.warning)
        self._add(self.tr("&Model"), self.model)
        self._add(self.tr("Key from &variable"), self.variable)
        self._add(self.tr("New ke&y"), self.key, self.keep, self.forget)
        form.addRow("", self.keyring)
        form.addRow("", self.key_state)
        form.addRow("", self.directs)
        form.addRow("", self.reviews)
        self._add(self.tr("&Context at most"), self.limits.story, self.limits.scene)
        self._add(self.tr("A&nswer at most"), self.limits.answer, self.limits.wait)
        buttons = [self.test, self.sent] if with_sent else [self.test]
        form.addRow("", _row(*buttons, stretched=False))
        form.addRow("", self.result)
        self.sent.setVisible(with_sent)

    def _add(self, words: str, field: QWidget, *beside: QWidget) -> None:
        label = QLabel(words)
        label.setBuddy(field)
        if isinstance(field, QLineEdit):
            field.setAccessibleName(words.replace("&", ""))
        self._form.addRow(label, _row(field, *beside) if beside else field)

    def _line(self, colour: str) -> PlainLabel:
        label = PlainLabel(self._theme, "", role="small", colour=colour, wrap=True)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    def _connect(self) -> None:
        for field in (self.url, self.model, self.variable):
            field.editingFinished.connect(self._on_edited)
        for box in (self.keyring, self.directs, self.reviews):
            box.toggled.connect(self._on_edited)
        self.limits.changed.connect(self._on_edited)
        self.url.textChanged.connect(self._check)
        self.variable.textChanged.connect(self._check)
        self.key.textChanged.connect(self._enable)
        self.key.returnPressed.connect(self.keep_key)
        self.keep.clicked.connect(self.keep_key)
        self.forget.clicked.connect(self.forget_key)
        self.test.clicked.connect(self._on_test)
        self.sent.clicked.connect(self.sent_requested)
        self.probe.reached.connect(self._on_reached)
        self.probe.failed.connect(self._on_failed)
        self.probe.running_changed.connect(self._on_running)

    # what stands there

    def show_choice(self, choice: ModelChoice) -> None:
        """Show another choice, without a signal; what is being typed stays."""
        for field, text in (
            (self.url, choice.url),
            (self.model, choice.model),
            (self.variable, choice.variable),
        ):
            if not field.hasFocus():
                field.set_text_silently(text)
        for box, on in (
            (self.keyring, choice.keyring),
            (self.directs, choice.directs),
            (self.reviews, choice.reviews),
        ):
            with QSignalBlocker(box):
                box.setChecked(on)
        self.limits.show_limits(choice.limits)
        self._check()

    @property
    def choice(self) -> ModelChoice:
        """What is set; no key is part of it."""
        return ModelChoice(
            self.url.text().strip(),
            self.model.text().strip(),
            self.variable.text().strip(),
            self.keyring.isChecked(),
            self.directs.isChecked(),
            self.reviews.isChecked(),
            self.limits.limits,
        )

    def problem(self) -> str:
        """Why what is set cannot be used, "" for nothing."""
        if not is_variable(self.variable.text().strip()):
            return self.tr("That is no name of a variable. A key belongs into the keyring.")
        url = self.url.text().strip()
        if "?" in url or "#" in url or "@" in url:
            return self.tr("An address holds no key and no password: the key goes to the keyring.")
        if not url:
            return ""
        try:
            self._name()
        except LoremaskError as error:
            return error.message(self._language)
        return ""

    def _name(self) -> str:
        """What the keyring knows the key by: keys go to one server only. Raises ClientError."""
        from core.client import Endpoint

        return Endpoint(self.url.text().strip()).chat_url

    # the key

    def keep_key(self) -> bool:
        """What was typed goes to the keyring and the field is emptied; False when that failed."""
        if not self.key.text().strip() or not self.choice.there or self.problem():
            return True
        if not self._keep(self.key.take()):
            return False
        self.keyring.setChecked(True)
        self._say(self.tr("The key is in the system keyring, for this server only."), "ok")
        return True

    def forget_key(self) -> None:
        """The key of this server is taken out of the keyring."""
        self.key.wipe()
        if self._keep(""):
            self.keyring.setChecked(False)
            self._say(self.tr("The system keyring holds no key for this server any more."), "ok")

    def _keep(self, text: str) -> bool:
        from core.client.secret import keep_key

        try:
            keep_key(self._name(), text)
        except LoremaskError as error:
            self._say(error.message(self._language), "error")
            return False
        return True

    # what is said

    def _on_edited(self) -> None:
        self._check()
        if not self.problem():
            self.changed.emit()

    def _check(self) -> None:
        problem = self.problem()
        severity = "error" if problem else "warning"
        self.warning.setText(problem or self._warnings())
        self.warning.set_colour(f"severity.{severity}.ink")
        self.warning.setVisible(bool(self.warning.text()))
        self._say("", "")
        self._tell_key()
        self._enable()

    def _warnings(self) -> str:
        from core.client import Endpoint, warnings

        if not self.choice.there:
            return ""
        found = warnings(Endpoint(self.choice.url))
        return " ".join(each.message(self._language) for each in found)

    def _tell_key(self) -> None:
        name = self.variable.text().strip()
        if name and os.environ.get(name, "").strip():
            words = self.tr("The key is taken from the variable {name}.").format(name=name)
        elif self.keyring.isChecked():
            words = self.tr("The key is taken from the system keyring, if it holds one.")
        else:
            words = self.tr("No key is sent. A server on this machine mostly needs none.")
        self.key_state.setText(words)

    def _enable(self) -> None:
        usable = self.choice.there and not self.problem()
        self.keep.setEnabled(usable and bool(self.key.text().strip()))
        self.forget.setEnabled(usable)
        self.test.setEnabled(usable)

    def _say(self, words: str, severity: str) -> None:
        self.result.setText(words)
        self.result.setAccessibleName(words)
        self.result.set_colour(f"severity.{severity}.ink" if severity else "text_muted")

    # testing

    def _on_test(self) -> None:
        if self.probe.running:
            self.probe.stop()
            self._say(self.tr("Stopped."), "")
            return
        self._on_edited()
        try:
            self.probe.start(self.choice)
        except LoremaskError as error:
            self._on_failed(error)

    def _on_running(self, running: bool) -> None:
        self.test.set_text(self.tr("Stop") if running else self.tr("&Test connection"))
        if running:
            self._say(self.tr("Asking …"), "")

    def _on_reached(self, reached: Reached) -> None:
        words = self.tr("{host} answered after {seconds} s.")
        if not reached.worded:
            words = self.tr("{host} answered after {seconds} s, without a word.")
        told = words.format(host=reached.host, seconds=local(f"{reached.seconds:.1f}"))
        self._say(told, "ok" if reached.worded else "warning")

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        self._say(error.message(self._language), "error")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.probe.stop()


def _row(*widgets: QWidget, stretched: bool = True) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(8)
    for at, widget in enumerate(widgets):
        line.addWidget(widget, 1 if stretched and not at else 0)
    if not stretched:
        line.addStretch(1)
    return row
