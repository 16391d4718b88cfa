"""The pages: complete HTML without any script; a table's client draws itself into them."""

import json
from typing import Any

from aiohttp import web
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import mazzo
from mazzo.games.catalogue import catalogue
from mazzo.match.store import Failure
from mazzo.web.accept import compressed
from mazzo.web.addresses import Translations, origin, robots, sitemap
from mazzo.web.assets import STATIC, Client, Entry
from mazzo.web.checker import PROGRAM, program
from mazzo.web.driver import Driver
from mazzo.web.gamepages import GamePage
from mazzo.web.glances import Glance, Glances
from mazzo.web.guests import guest_of, welcome
from mazzo.web.log import log
from mazzo.web.spaces import bound
from mazzo.web.texts import DEFAULT, PROOF, Language, negotiate

PREVIEW = STATIC + "preview-1.png"
"""The picture of a link to any page (``python -m decks.preview``)."""


class Pages:
    """Renders the landing page, the tables, and pages for what is not there or went wrong."""

    def __init__(self, driver: Driver, client: Client, languages: dict[str, Language]) -> None:
        self._glances = Glances(driver)
        self._client = client
        self._languages = languages
        self._templates = Environment(
            loader=PackageLoader("mazzo.web"),
            autoescape=True,
            undefined=StrictUndefined,
            auto_reload=False,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters["bound"] = bound

    async def root(self, request: web.Request) -> web.Response:
        """Leads to the visitor's language."""
        raise web.HTTPFound(f"/{self._preferred(request)}/", headers={"Vary": "Accept-Language"})

    async def with_slash(self, request: web.Request) -> web.Response:
        """``/en`` is ``/en/``."""
        raise web.HTTPMovedPermanently(f"/{self._language(request).code}/")

    async def landing(self, request: web.Request) -> web.Response:
        """What can be played, and the visitor's matches under way."""
        language = self._language(request)
        games = {name: language.games[name] for name in catalogue() if name in language.games}
        return self._play_page(
            request,
            "landing.html",
            language,
            self._client.landing,
            title=language.say("landing-title"),
            description=language.say("landing-description"),
            games=[(name, page, self._fan(name, page)) for name, page in games.items()],
            waiting=[
                (glance, games[glance.game].name)
                # Those that wait for the visitor come first.
                for glance in sorted(await self._under_way(request), key=_waits_for_others)
                if glance.game in games
            ],
        )

    async def table(self, request: web.Request) -> web.Response:
        """A game's table, with its rules below."""
        language = self._language(request)
        game = request.match_info["game"]
        if game not in catalogue() or game not in language.games:
            raise web.HTTPNotFound
        page = language.games[game]
        return self._play_page(
            request,
            "table.html",
            language,
            self._client.games[game],
            title=page.title,
            description=page.description,
            page=page,
            questions=_json_block(_questions(page)),
            start=_json_block(
                {
                    "lang": language.code,
                    "tag": language.tag,
                    "game": game,
                    "version": mazzo.__version__,
                    **_words(language, game, "common"),
                    "faces": self._decks(game),
                    "rules": {**catalogue()[game].game.house_rules},
                }
            ),
        )

    async def sheets(self, request: web.Request) -> web.Response:
        """The texts of what lies over a table; its page fetches them after the first card."""
        short = [f"{game}-short" for game in self._games()]
        words = _words(self._language(request), "sheets", "verify", *short)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        return compressed(request, web.json_response(words, headers=headers))

    async def replay(self, request: web.Request) -> web.Response:
        """Where finished matches are watched again: one of the visitor's, or a record's."""
        language = self._language(request)
        return self._play_page(
            request,
            "replay.html",
            language,
            self._client.replay,
            title=language.say("replay-title"),
            description=language.say("replay-description"),
            start=_json_block(
                {
                    "lang": language.code,
                    "tag": language.tag,
                    "replay": request.match_info.get("match", ""),
                    **_words(language, "common", "replay"),
                    "games": {
                        game: {
                            **_words(language, game, "common", "replay"),
                            "faces": self._decks(game),
                        }
                        for game in self._games()
                    },
                }
            ),
        )

    async def proof(self, request: web.Request) -> web.Response:
        """How one checks a finished match oneself."""
        language = self._language(request)
        page = language.proof
        return self._page(
            request,
            "proof.html",
            language,
            self._client.landing,
            title=page.title,
            description=page.description,
            page=page,
            program={"name": PROGRAM, "text": program()},
        )

    async def program(self, request: web.Request) -> web.Response:
        """Answers ``GET /check_deals.py``: the program that the page about proof shows."""
        name = f'attachment; filename="{PROGRAM}"'
        return web.Response(text=program(), headers={"Content-Disposition": name})

    async def sitemap(self, request: web.Request) -> web.Response:
        """Answers ``GET /sitemap.xml``."""
        text = sitemap(origin(request), ["", *self._games(), PROOF], self._languages)
        return web.Response(text=text, content_type="application/xml")

    async def robots(self, request: web.Request) -> web.Response:
        """Answers ``GET /robots.txt``."""
        return web.Response(text=robots(origin(request)))

    def not_found(self, request: web.Request) -> web.Response:
        """There is no such page."""
        return self._trouble(request, "not-found", 404)

    def fault(self, request: web.Request, status: int) -> web.Response:
        """The room could not answer; nothing is said of why."""
        return self._trouble(request, "fault", status)

    def _trouble(self, request: web.Request, trouble: str, status: int) -> web.Response:
        """In the language of the address or of the visitor."""
        code, _, _ = request.path[1:].partition("/")
        language = self._languages.get(code) or self._languages[self._preferred(request)]
        response = self._page(
            request,
            "trouble.html",
            language,
            self._client.landing,
            title=language.say(f"{trouble}-title"),
            description=language.say(f"{trouble}-text"),
            trouble=trouble,
        )
        response.set_status(status)
        return response

    def _play_page(
        self, request: web.Request, template: str, language: Language, entry: Entry, **values: Any
    ) -> web.Response:
        """A page from which a match can be reached: whoever gets it becomes a guest."""
        response = self._page(request, template, language, entry, **values)
        welcome(request, response)
        return response

    def _page(
        self, request: web.Request, template: str, language: Language, entry: Entry, **values: Any
    ) -> web.Response:
        first, _, rest = request.path[1:].partition("/")
        here = Translations(rest if first == language.code else "", self._languages)
        html = self._templates.get_template(template).render(
            code=language.code,
            lang=language.tag,
            direction=language.direction,
            say=language.say,
            tell=language.tell,
            entry=entry,
            fonts=self._client.fonts,
            display=self._client.display,
            old=self._client.old,
            first=self._client.first,
            icon=self._icon(request.match_info.get("game")),
            origin=origin(request),
            preview=PREVIEW,
            address=here.within(language),
            alternates=here.alternates,
            languages=[
                (other.tag, other.name, here.within(other)) for other in self._languages.values()
            ],
            **values,
        )
        response = web.Response(
            text=html,
            content_type="text/html",
            headers={"Cache-Control": "private, no-cache", "Vary": "Cookie, Accept-Encoding"},
        )
        return compressed(request, response)

    async def _under_way(self, request: web.Request) -> list[Glance]:
        guest = guest_of(request)
        if guest is None:
            return []
        try:
            return await self._glances.of(guest)
        except Failure as failed:
            # The page is useful without it.
            log("store-failed", reason=str(failed))
            return []

    def _games(self) -> list[str]:
        return [game for game in catalogue() if game in self._languages[DEFAULT].games]

    def _decks(self, game: str) -> dict[str, dict[str, str]]:
        """The decks that have every card of the game."""
        pack = catalogue()[game].game.pack
        return {
            deck: faces
            for deck, faces in self._client.faces.items()
            if all(card in faces for card in pack)
        }

    def _icon(self, game: str | None) -> str:
        """A back: at a table the one that it shows anyway."""
        decks = self._decks(game) if game is not None and game in catalogue() else {}
        return next(iter((decks or self._client.faces).values()))["back"]

    def _fan(self, game: str, page: GamePage) -> list[str]:
        faces = next(iter(self._decks(game).values()), {})
        return [faces[card] for card in page.fan if card in faces]

    def _language(self, request: web.Request) -> Language:
        try:
            return self._languages[request.match_info["lang"]]
        except KeyError:
            raise web.HTTPNotFound from None

    def _preferred(self, request: web.Request) -> str:
        accepted = request.headers.get("Accept-Language", DEFAULT)
        return negotiate(accepted, self._languages)


def _questions(page: GamePage) -> dict[str, Any]:
    """The page's questions as search engines read them (schema.org's FAQPage)."""
    return {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "mainEntity": [
            {
                "@type": "Question",
                "name": question.text,
                "acceptedAnswer": {"@type": "Answer", "text": question.answer},
            }
            for question in page.questions
        ],
    }


def _words(language: Language, *files: str) -> dict[str, str]:
    return {"messages": language.messages(*files), "lacking": language.lacking(*files)}


def _json_block(values: dict[str, Any]) -> Markup:
    """JSON that can stand in a ``script`` element: no text in it can end the element."""
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))


def _waits_for_others(glance: Glance) -> bool:
    return glance.turn == "other"
