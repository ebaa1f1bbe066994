"""Runs a command where every address of the world leads to us, and tells what was asked of it.

    unshare -r -n -m python -m tests.network.namespace COMMAND...

The name space has one network device, the loopback, to which all addresses are routed; names are asked of us, and we
answer each with an address. A packet socket sees whatever is sent to any port. Prints one JSON object.
"""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

_PORTS = (80, 443, 8080)
_EVERY_PROTOCOL = 0x0003  # ETH_P_ALL
_OUTGOING = 4  # PACKET_OUTGOING: each packet is seen twice on the loopback
_UDP, _TCP = 17, 6
_ANSWER = "10.9.8.7"


class Ears:
    """Listens for names, requests and packets."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.requests: list[str] = []
        self.packets: Counter[str] = Counter()
        listeners = (
            self._listen_for_names,
            *(lambda port=port: self._listen_at(port) for port in _PORTS),
            self._sniff,
        )
        self.listening = threading.Barrier(len(listeners) + 1)  # whoever waits there goes on when all of them listen
        for listen in listeners:
            threading.Thread(target=listen, daemon=True).start()

    def _listen_for_names(self) -> None:
        asked = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        asked.bind(("0.0.0.0", 53))
        self.listening.wait()
        while True:
            question, who = asked.recvfrom(4096)
            labels, at = [], 12
            while question[at]:
                labels.append(question[at + 1 : at + 1 + question[at]].decode("ascii", "replace"))
                at += 1 + question[at]
            self.names.append(".".join(labels))
            is_a = question[at + 1 : at + 3] == b"\0\x01"
            head = question[:2] + b"\x81\x80\0\x01" + struct.pack(">H", is_a) + b"\0\0\0\0"
            record = b"\xc0\x0c\0\x01\0\x01\0\0\0\x05\0\x04" + socket.inet_aton(_ANSWER) if is_a else b""
            asked.sendto(head + question[12 : at + 5] + record, who)

    def _listen_at(self, port: int) -> None:
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("0.0.0.0", port))
        door.listen(64)
        self.listening.wait()
        while True:
            caller, _ = door.accept()
            with caller:
                caller.settimeout(2)
                try:
                    first = caller.recv(4096).split(b"\r\n")[0].decode("latin-1")
                    caller.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                except OSError as error:
                    first = repr(error)
                self.requests.append(f"{port} {first[:80]}")

    def _sniff(self) -> None:
        ear = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(_EVERY_PROTOCOL))
        self.listening.wait()
        while True:
            packet, about = ear.recvfrom(65535)
            if about[2] != _OUTGOING:
                self.packets[_told(packet)] += 1


def _told(packet: bytes) -> str:
    """Protocol, address and port that a packet of IPv4 is for; else its first bytes."""
    if packet[0] >> 4 != 4:
        return packet[:8].hex()
    start, protocol = (packet[0] & 15) * 4, packet[9]
    port = struct.unpack_from(">H", packet, start + 2)[0] if protocol in (_TCP, _UDP) else 0
    return f"{ {_TCP: 'tcp', _UDP: 'udp'}.get(protocol, protocol) } {socket.inet_ntoa(packet[16:20])}:{port}"


def _prepare() -> None:
    """Brings the loopback up, leads all addresses to it, and makes us the one who is asked for names."""
    for command in ("link set lo up", "route add local 0.0.0.0/0 dev lo"):
        subprocess.run(["ip", *command.split()], check=True)
    with tempfile.NamedTemporaryFile("w", suffix=".conf", delete=False) as made:
        made.write("nameserver 127.0.0.1\noptions timeout:1 attempts:1\n")
    subprocess.run(["mount", "--bind", made.name, str(Path("/etc/resolv.conf").resolve())], check=True)


def main() -> None:
    _prepare()
    ears = Ears()
    ears.listening.wait(20)
    done = subprocess.run(sys.argv[1:], capture_output=True, text=True)
    time.sleep(0.5)  # for what was sent last
    told = {"status": done.returncode, "out": done.stdout, "complaint": done.stderr[-2000:]}
    print(json.dumps({**told, "names": ears.names, "requests": ears.requests, "packets": ears.packets}))


if __name__ == "__main__":
    main()
