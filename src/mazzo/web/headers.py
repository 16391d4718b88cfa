"""The headers that every answer carries: no third party, no inline script, no frame."""

from typing import Final

SECURITY: Final = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

FILE: Final = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
"""Of a file of the built client. A table begins with two dozen files, and headers are not
compressed, so they say only what is of use."""

DRAWING: Final = {"Content-Security-Policy": "default-src 'none'", **FILE}
"""Of a drawing, the only file that is a document by itself: it loads nothing and runs nothing."""

PRIVATE: Final = {"Cache-Control": "private, no-store"}
"""Of what is one guest's alone, beside those of every answer."""
