"""How a connection becomes a WebSocket (RFC 6455, section 4.2)."""

import base64
import hashlib

from aiohttp import web
from aiohttp.http import WS_KEY


async def shake_hands(request: web.Request) -> web.StreamResponse:
    """Answers the page that what follows are frames, uncompressed: they are small, and to compress
    each would cost more memory than it saves anybody time.

    Raises:
        aiohttp.web.HTTPBadRequest: the page did not ask for that.
    """
    if not web.WebSocketResponse().can_prepare(request).ok:
        raise web.HTTPBadRequest(text="no WebSocket")
    key = request.headers["Sec-WebSocket-Key"].encode()
    accept = base64.b64encode(hashlib.sha1(key + WS_KEY).digest()).decode()
    headers = {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Accept": accept}
    response = web.StreamResponse(status=101, headers=headers)
    response.force_close()
    await response.prepare(request)
    await response.write_eof()
    return response
