"""``mazzo`` and ``mazzo serve`` as whoever starts them sees them."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import click
import pytest

import mazzo
from mazzo.commands.serve import address, default_database
from mazzo.web import log
from mazzo.web.limits import BadSetting, Limits
from mazzo.web.serving import PortTaken, listen


def run_mazzo(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mazzo", *arguments],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env=environment or None,
    )


def test_the_version() -> None:
    assert run_mazzo("--version").stdout == mazzo.__version__ + "\n"


@pytest.mark.parametrize("arguments", [["--help"], ["serve", "--help"]])
def test_the_help_fits_on_a_screen(arguments: list[str]) -> None:
    said = run_mazzo(*arguments).stdout
    assert "Mazzo" in said or "room" in said
    assert len(said.splitlines()) <= 24
    assert max(map(len, said.splitlines())) <= 80


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens already."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_port_that_is_taken_is_an_error_when_it_was_asked_for(taken: int, tmp_path: Path) -> None:
    database = str(tmp_path / "mazzo.sqlite")
    options = ["--no-browser", "--port", str(taken), "--database", database]
    for arguments in (["serve", *options], options):
        ended = run_mazzo(*arguments)
        assert ended.returncode == 1
        assert ended.stderr == f"Port {taken} of localhost is taken.\n"
        assert ended.stdout == ""


def test_the_next_free_port_is_found(taken: int) -> None:
    with pytest.raises(PortTaken):
        listen("localhost", taken, search=False)
    socks = listen("localhost", taken, search=True)
    ports = {sock.getsockname()[1] for sock in socks}
    for sock in socks:
        sock.close()
    assert len(ports) == 1
    assert ports.pop() > taken


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(PortTaken, match=r"192\.0\.2\.1"):
        listen("192.0.2.1", 0, search=False)


def test_what_no_host_is_called_is_quoted() -> None:
    with pytest.raises(PortTaken, match="a" * 70):
        listen("a" * 70, 0, search=False)


def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    database = tmp_path / "diary.txt"
    database.write_text("Dear diary, " * 100)
    ended = run_mazzo("serve", "--no-browser", "--port", "0", "--database", str(database))
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert "diary.txt" in ended.stderr


@pytest.mark.parametrize("arguments", [["--port", "x"], ["--port", "65536"], ["--cheat"]])
def test_a_wrong_option_is_named(arguments: list[str]) -> None:
    ended = run_mazzo("serve", *arguments)
    assert ended.returncode == 2
    assert arguments[-1] in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_database_has_its_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "mazzo" / "mazzo.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == tmp_path / ".local" / "share" / "mazzo" / "mazzo.sqlite"


def test_who_has_no_home_is_asked_for_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(click.ClickException, match="--database"):
        default_database()


def test_limits_come_from_the_environment() -> None:
    assert Limits.from_environment({}) == Limits()
    found = Limits.from_environment({"MAZZO_FRAME_BYTES": "1000", "MAZZO_BEHIND_PROXY": "1"})
    assert found == Limits(frame_bytes=1000, behind_proxy=True)
    for wrong in ("", "0", "-1", "many", "1.5", "²", "9" * 5000):
        with pytest.raises(BadSetting, match="MAZZO_FRAME_BYTES"):
            Limits.from_environment({"MAZZO_FRAME_BYTES": wrong})


@pytest.mark.parametrize(
    ("host", "places", "shown"),
    [
        ("localhost", ["127.0.0.1", "::1"], "http://localhost:8000"),
        ("localhost", ["::1"], "http://localhost:8000"),
        ("127.0.0.1", ["127.0.0.1"], "http://127.0.0.1:8000"),
        ("127.0.0.2", ["127.0.0.2"], "http://127.0.0.2:8000"),
        ("0.0.0.0", ["0.0.0.0"], "http://localhost:8000"),
        ("0", ["0.0.0.0"], "http://localhost:8000"),
        ("", ["0.0.0.0", "::"], "http://localhost:8000"),
        ("::", ["::"], "http://[::1]:8000"),
        ("::1", ["::1"], "http://[::1]:8000"),
        ("::ffff:127.0.0.1", ["::ffff:127.0.0.1"], "http://[::ffff:127.0.0.1]:8000"),
        ("mazzo.example", ["192.0.2.1"], "http://mazzo.example:8000"),
        ("fe80::1", ["fe80::1"], "http://[fe80::1]:8000"),
        ("fe80::1%lo", ["fe80::1"], "http://[fe80::1%25lo]:8000"),
    ],
)
def test_the_address_is_one_for_a_browser(host: str, places: list[str], shown: str) -> None:
    assert address(host, places, 8000) == shown


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "127.0.0.2", "0.0.0.0", "", "::", "::1"]
)
def test_the_address_that_is_printed_opens(host: str) -> None:
    try:
        socks = listen(host, 0, search=False)
    except PortTaken as taken:
        pytest.skip(str(taken))  # a machine without IPv6
    port = socks[0].getsockname()[1]
    printed = urlsplit(address(host, [sock.getsockname()[0] for sock in socks], port))
    try:
        assert printed.hostname is not None
        socket.create_connection((printed.hostname, printed.port or 0), timeout=10).close()
    finally:
        for sock in socks:
            sock.close()


@pytest.mark.parametrize("options", [[], ["--log"]], ids=["person", "log"])
def test_a_terminal_is_for_a_person_unless_the_log_is_asked_for(
    tmp_path: Path, options: list[str]
) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    database = str(tmp_path / "mazzo.sqlite")
    arguments = ["--no-browser", "--port", "0", "--database", database, *options]
    room = subprocess.Popen(
        [sys.executable, "-m", "mazzo", *arguments],
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    said = b""
    with open(ours, "rb", buffering=0) as terminal:
        while b"closes it" not in said:
            said += terminal.read(1000)
        room.send_signal(signal.SIGINT)
        assert room.wait(30) == 0
        with contextlib.suppress(OSError):  # how a terminal ends that nobody writes to any more
            while more := terminal.read(1000):
                said += more
    lines = said.decode().splitlines()
    plain = [line for line in lines if not line.startswith("{")]
    assert [line.partition("http")[0] for line in plain] == [
        "Mazzo is open at ",
        "Ctrl+C closes it.",
    ]
    assert len(lines) - len(plain) == (2 if options else 0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT], ids=lambda sign: sign.name)
def test_who_asks_it_to_stop_again_and_again_gets_an_orderly_end(
    tmp_path: Path, sign: signal.Signals
) -> None:
    """As ``timeout`` does, and a terminal: they tell the process and the others of its group."""
    options = ["--no-browser", "--port", "0", "--database", str(tmp_path / "mazzo.sqlite")]
    room = subprocess.Popen(
        [sys.executable, "-m", "mazzo", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert room.stdout is not None
    assert room.stdout.readline().startswith("Mazzo is open")
    os.killpg(room.pid, sign)
    while room.poll() is None:
        room.send_signal(sign)
        time.sleep(0.001)
    _, said = room.communicate()
    assert room.returncode == 0
    assert [json.loads(line)["event"] for line in said.splitlines()] == ["opened", "closed"]


def test_what_is_amiss_is_told_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(log, "_for_a_person", False)
    log.log("match-over", match="m")
    log.log_for_a_person()
    log.log("match-over", match="m")
    log.log("store-failed", reason="disk full")
    first, second = capfd.readouterr().err.splitlines()
    assert json.loads(first)["event"] == "match-over"
    assert second == "store-failed: reason disk full"
