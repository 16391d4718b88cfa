import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/landing.css";
import { lastOf, RESULTS } from "./storage/last";
import { watchPictures } from "./stage/pictures";
import { openStorage, type Storage } from "./storage/storage";
import { takeOverTheme } from "./stage/theme";

watchPictures();
// The page is complete without this; only what a table has left in this browser is taken over.
const storage = openStorage(() => window.localStorage);
takeOverTheme(storage);
showLast(document, storage);

/** Shows on the entrance the ways to it: to watch it again, and to the results of its game. */
function showLast(page: Document, storage: Storage): void {
  const last = lastOf(storage);
  const place = page.querySelector<HTMLElement>(".lately");
  if (!last || !place) return;
  for (const link of place.querySelectorAll<HTMLAnchorElement>("[data-last]")) {
    const home = link.pathname.split("/").slice(0, 2).join("/");
    link.pathname =
      link.dataset.last === "replay"
        ? `${home}/replay/${encodeURIComponent(last.match)}`
        : `${home}/${encodeURIComponent(last.game)}`;
    if (link.dataset.last === "results") link.hash = RESULTS;
  }
  place.hidden = false;
}
