"""Where pages are, for those who find them by a search or a link: addresses with the host."""

import re
from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

from aiohttp import web

from mazzo.web.texts import DEFAULT, Language

_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
_REGION = re.compile(r"-[A-Z]{2}$")


def origin(request: web.Request) -> str:
    """Such as ``https://cards.example``; empty when the request names no proper host."""
    return f"{request.scheme}://{request.host}" if _HOST.fullmatch(request.host) else ""


@dataclass(frozen=True, slots=True)
class Translations:
    """One page in all languages."""

    page: str
    """The address below the language: empty or a game."""
    languages: dict[str, Language]

    def within(self, language: Language) -> str:
        """Its address in a language, from the root."""
        return f"/{language.code}/{self.page}"

    @property
    def alternates(self) -> list[tuple[str, str]]:
        """Language tags and addresses, the one for everybody else included.

        Without a region: what is written as in Britain (``en-GB``) is for all who read English.
        """
        # The root leads everybody to their own language.
        other = f"/{DEFAULT}/{self.page}" if self.page else "/"
        own = [
            (_REGION.sub("", language.tag), self.within(language))
            for language in self.languages.values()
        ]
        return [*own, ("x-default", other)]


def sitemap(start: str, pages: list[str], languages: dict[str, Language]) -> str:
    """The sitemap: every page in every language, each with its translations.

    Args:
        start: scheme and host.
        pages: the addresses below the language.
        languages: all languages.
    """
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ]
    for page in pages:
        translations = Translations(page, languages)
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{tag}" href={quoteattr(start + address)}/>'
            for tag, address in translations.alternates
        )
        lines += [
            f"<url><loc>{start}{translations.within(language)}</loc>{links}</url>"
            for language in languages.values()
        ]
    return "\n".join([*lines, "</urlset>", ""])


def robots(start: str) -> str:
    """Who may read what: everything but the matches of guests."""
    rules = ["User-agent: *", "Disallow: /match/", "Disallow: /mine/", "Disallow: /socket"]
    return "\n".join([*rules, f"Sitemap: {start}/sitemap.xml", ""])
