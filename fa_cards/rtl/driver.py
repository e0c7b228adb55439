"""A Textual driver that stops the terminal from turning text, and leaves the terminal as it was at every way out.

A terminal that cannot be stopped is sent something else that comes out right (`fa_cards.rtl.rewrite`). The class of the
terminal can change while the app runs (`switch_terminal`): a person may see what no question finds out.

Textual restores the terminal when the app ends, fails or is suspended by its own key; signals from outside leave it as
it is. This driver restores it there too, and lets the process end by the signal it was sent, as its parent expects.

Textual's own driver cannot be imported on Windows: it is imported when one is made.
"""

from __future__ import annotations

import os
import select
import signal
import threading
from collections.abc import Callable, Mapping
from functools import cache
from types import FrameType
from typing import TYPE_CHECKING, Any

from fa_cards.rtl.kinds import OFF, ON, REWRITTEN, TerminalClass, reset_sequence

if TYPE_CHECKING:
    from textual.app import App
    from textual.driver import Driver
    from textual.drivers.linux_driver import LinuxDriver

    from fa_cards.rtl.rewrite import Rewriter

    _DriverMixin = LinuxDriver
else:
    # Textual is imported when a driver is made.
    _DriverMixin = object


def choose_driver(
    terminal: TerminalClass, environ: Mapping[str, str], stdin_isatty: bool, stdout_isatty: bool
) -> type[Driver] | None:
    """The driver class to give to the app, or None where Textual has to choose.

    Textual chooses where the environment names a driver (a browser does), and without a terminal.

    Args:
        terminal: The class of the terminal.
        environ: The environment of the process.
        stdin_isatty: Whether standard input is a terminal.
        stdout_isatty: Whether standard output is one.
    """
    if environ.get("TEXTUAL_DRIVER") or not (stdin_isatty and stdout_isatty):
        return None
    return driver_for(terminal) if os.name == "posix" else _windows_driver_for(terminal)


def switch_terminal(app: App[Any], terminal: TerminalClass) -> bool:
    """Whether the app's terminal is treated as one of this class from now on; False where the driver is not ours.

    Args:
        app: The app, running.
        terminal: The class that the terminal is found to be.
    """
    driver = app._driver
    if not isinstance(driver, RewritingDriver):
        return False
    driver.switch(terminal)
    return True


def _rewriter_for(terminal: TerminalClass) -> Rewriter | None:
    """A rewriter, imported only where there is something to rewrite: most programs start without it."""
    if terminal not in REWRITTEN:
        return None
    from fa_cards.rtl.rewrite import rewriter_for

    return rewriter_for(terminal)


class RewritingDriver(_DriverMixin):
    """Mixin for a driver: sends what the class of the terminal needs instead of what the app writes."""

    terminal: TerminalClass
    """The class of the terminal; a subclass says the first one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._rewriter = _rewriter_for(self.terminal)
        # The thread that reads keys writes too; and a signal may interrupt a write by another one.
        self._writing = threading.RLock()

    def write(self, data: str) -> None:
        """Writes what shows the data."""
        with self._writing:
            if self._rewriter is not None:
                data = self._rewriter(data, (self._app.size.width, self._app.size.height))
            self._write_as_it_is(data)

    def _write_as_it_is(self, data: str) -> None:
        super().write(data)

    def switch(self, terminal: TerminalClass) -> None:
        """Treats the terminal as one of another class from now on, and draws everything anew."""
        with self._writing:
            rest = self._rewriter.rest() if self._rewriter is not None else ""
            self.terminal, self._rewriter = terminal, _rewriter_for(terminal)
            if rest:
                self._write_as_it_is(rest)
        self._app.refresh(layout=True)


@cache
def _windows_driver_for(terminal: TerminalClass) -> type[Driver]:
    """The driver class for a class of terminals on Windows: nothing is switched there, but what is sent may differ."""
    from importlib import import_module

    base: type[Driver] = import_module("textual.drivers.windows_driver").WindowsDriver
    return type("WindowsTerminalDriver", (RewritingDriver, base), {"terminal": terminal})


@cache
def driver_for(first: TerminalClass) -> type[Driver]:
    """The driver class for a class of terminals; on POSIX systems only."""
    import termios

    from textual.drivers.linux_driver import LinuxDriver

    endings = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    class TerminalDriver(RewritingDriver, LinuxDriver):
        """Textual's driver, with a terminal that shows cells as they are sent."""

        terminal = first

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._in_use = False
            self._ending = False
            self._handlers: dict[int, Any] = {}
            # Textual suspends inside the signal handler. That may interrupt a write, whose lock it would wait for: ours
            # leaves it to the event loop.
            signal.signal(signal.SIGTSTP, lambda *_: self._soon(self._sigtstp_application))
            signal.signal(signal.SIGCONT, lambda *_: self._soon(self._sigcont_application))

        def start_application_mode(self) -> None:
            """Starts application mode, then switches the terminal."""
            writer = self._writer_thread
            start: Callable[[], None] = super().start_application_mode
            start()
            if self._writer_thread is writer:
                # In the background: Textual tries again when it comes to the front.
                return
            self._in_use = True
            for number in endings:
                if signal.getsignal(number) is not signal.SIG_IGN:
                    self._handlers[number] = signal.signal(number, self._on_ending)
            self._send(ON)

        def stop_application_mode(self) -> None:
            """Stops application mode, then switches the terminal back: before, the screen would be seen to turn."""
            for number, handler in self._handlers.items():
                signal.signal(number, handler)
            self._handlers.clear()
            in_use, self._in_use = self._in_use, False
            try:
                super().stop_application_mode()
            finally:
                if in_use:
                    self._send(OFF)

        def switch(self, terminal: TerminalClass) -> None:
            """Takes back what was sent for the old class, and sends what the new one needs."""
            if self._in_use:
                self._send(OFF)
            super().switch(terminal)
            if self._in_use:
                self._send(ON)

        def run_input_thread(self) -> None:
            """Reads what is typed, and watches whether the terminal is still there."""
            threading.Thread(target=self._watch, daemon=True).start()
            super().run_input_thread()

        def _watch(self) -> None:
            """Ends the process when the terminal goes away without a word.

            A window that is closed sends SIGHUP to the session that it controls. A program outside of that session
            would read an end of input that never ends, and take the whole processor for it.
            """
            poll = select.poll()
            poll.register(self.fileno, 0)
            while not self.exit_event.is_set():
                for _, happened in poll.poll(500):
                    if happened & select.POLLHUP:
                        ignored = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
                        os.kill(os.getpid(), signal.SIGTERM if ignored else signal.SIGHUP)
                    return

        def _send(self, table: Mapping[TerminalClass, str]) -> None:
            if self.terminal in table:
                with self._writing:
                    self._write_as_it_is(table[self.terminal])
                self.flush()

        def _soon(self, callback: Callable[..., None], *args: int) -> None:
            """Calls from the event loop, or at once where none runs any more."""
            if self._loop.is_running():
                self._loop.call_soon_threadsafe(callback, *args)
            else:
                callback(*args)

        def _sigtstp_application(self, *_: object) -> None:
            if self._in_use:
                super()._sigtstp_application()
            else:
                os.kill(os.getpid(), signal.SIGSTOP)

        def _sigcont_application(self, *_: object) -> None:
            if self._in_use:
                # Stopped by SIGSTOP, which nobody can catch: others may have switched and drawn in between.
                self._send(ON)
            elif self._must_signal_resume:
                # Only where we stopped ourselves: not while the app has lent the terminal out, nor after its end.
                super()._sigcont_application()
            if self._in_use:
                self._app.refresh(layout=True)

        def _on_ending(self, number: int, _frame: FrameType | None) -> None:
            """Ends by a signal: first the terminal, then the process."""
            if self._is_gone():
                self._die(number)
            if self._ending:
                # Asked twice: the event loop does not answer.
                self._cut()
                self._die(number)
            self._ending = True
            self._soon(self._leave, number)

        def _is_gone(self) -> bool:
            try:
                termios.tcgetattr(self.fileno)
            except termios.error:
                return True
            return False

        def _leave(self, number: int) -> None:
            if self._in_use:
                self.stop_application_mode()
                self.close()
            self._die(number)

        def _cut(self) -> None:
            """Restores the terminal without the event loop, the writer's queue, or waiting for anything."""
            if self.attrs_before is not None:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
            if self._file is None:
                return
            output = self._file.fileno()
            os.set_blocking(output, False)
            try:
                os.write(output, reset_sequence(self.terminal).encode())
            except BlockingIOError:
                pass
            finally:
                os.set_blocking(output, True)

        def _die(self, number: int) -> None:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)

    return TerminalDriver
