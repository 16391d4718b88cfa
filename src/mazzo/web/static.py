"""The built client over HTTP: known names only, compressed once, cached for ever."""

import gzip
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from mazzo.web.accept import IDENTITY, coding
from mazzo.web.assets import CLIENT

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED = {".png", ".woff2"}
"""Compressed by themselves already."""

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


@dataclass
class _File:
    path: Path
    plain: bytes = b""
    packed: dict[str, bytes] = field(default_factory=dict)
    """By content coding, the best first."""
    read: bool = False

    def load(self) -> None:
        if self.read:
            return
        self.plain = self.path.read_bytes()
        if self.path.suffix not in _PACKED:
            # The build may leave a brotli copy beside a file; the standard library has none.
            brotli = self.path.with_name(self.path.name + ".br")
            if brotli.exists():
                self.packed["br"] = brotli.read_bytes()
            self.packed["gzip"] = gzip.compress(self.plain, 9, mtime=0)
        self.read = True


class StaticFiles:
    """Serves the files of a folder; their names are read once, so no other path exists."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._files = {
            path.name: _File(path)
            for path in folder.glob("*")
            if path.is_file() and path.suffix in _TYPES
        }

    async def get(self, request: web.Request) -> web.Response:
        """Answers ``GET /static/NAME``."""
        found = self._files.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        found.load()
        headers = {
            "Cache-Control": FOR_EVER,
            "Content-Type": _TYPES[found.path.suffix],
            "Vary": "Accept-Encoding",
        }
        chosen = coding(request, found.packed)
        if chosen != IDENTITY:
            headers["Content-Encoding"] = chosen
        return web.Response(body=found.packed.get(chosen, found.plain), headers=headers)
