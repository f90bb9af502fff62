"""Reads what a table's WebSocket says; acting is done over HTTP."""

from __future__ import annotations

import base64
import json
import secrets
import socket
import ssl
import struct
import urllib.parse
from types import TracebackType
from typing import Any

__all__ = ["TableSocket"]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class TableSocket:
    """A socket at one table, as docs/tables.md describes it."""

    def __init__(self, url: str, path: str, token: str, timeout: float = 90.0) -> None:
        house = urllib.parse.urlsplit(url)
        secure, host = house.scheme == "https", house.hostname or "localhost"
        connection = socket.create_connection((host, house.port or (443 if secure else 80)), timeout)
        self._connection = ssl.create_default_context().wrap_socket(connection, server_hostname=host) if secure else connection
        self._said = self._connection.makefile("rb")
        lines = [
            f"GET {house.path.rstrip('/')}{path} HTTP/1.1",
            f"Host: {house.netloc}",
            f"Authorization: Bearer {token}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "\r\n",
        ]
        self._connection.sendall("\r\n".join(lines).encode())
        status = self._said.readline()
        while self._said.readline() not in (b"\r\n", b""):
            pass
        if b" 101 " not in status:
            raise ConnectionError(status.decode(errors="replace").strip())

    def message(self) -> Any:
        """The next message; one that is closed is a ``ConnectionError``."""
        text = b""
        while True:
            first, length = self._read(2)
            length &= 127
            if length >= 126:
                length = int.from_bytes(self._read(2 if length == 126 else 8), "big")
            kind, payload = first & 15, self._read(length)
            if kind == PING:
                # What a client says is masked, by four bytes that may be nothing.
                self._connection.sendall(struct.pack("!BB4x", 128 | PONG, 128 | len(payload)) + payload)
            elif kind == CLOSE:
                raise ConnectionError(payload[2:].decode(errors="replace") or "closed")
            elif kind <= TEXT:
                text += payload
                if first & 128:
                    return json.loads(text)

    def _read(self, length: int) -> bytes:
        read = self._said.read(length)
        if len(read) < length:
            raise ConnectionError("closed")
        return read

    def __enter__(self) -> TableSocket:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._said.close()
        self._connection.close()
