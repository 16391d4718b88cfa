"""What a page makes of the frames of a match, by `docs/protocol.md` alone."""

from typing import Any

Frame = dict[str, Any]


class Story:
    """Keeps what each match looks like, and tells every frame with the whole view."""

    def __init__(self) -> None:
        self._views: dict[str, Frame] = {}

    def tell(self, frame: Frame) -> Frame:
        """The frame; of an update with the whole view after it."""
        if frame["type"] == "match":
            self._views[frame["match"]] = frame["view"]
        elif frame["type"] == "update":
            view = after(self._views[frame["match"]], frame)
            self._views[frame["match"]] = view
            return {**frame, "view": view}
        return frame


def after(view: Frame, update: Frame) -> Frame:
    """The view that an update leads to."""
    changed = {**view, **update["view"]}
    for name, more in update.get("more", {}).items():
        changed[name] = view[name] + more
    if "move" in update:
        played = {"seat": update["seat"], "move": update["move"]}
        changed["history"] = [] if update["seat"] == "dealer" else [*view["history"], played]
    return changed
