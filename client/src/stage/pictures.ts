/** Milliseconds until a picture that did not come is asked for again; then twice as long each time. */
const AGAIN = 1000;
const LONGEST = 30_000;

/** Asks again for pictures that did not come, also as soon as the network is back. Cards are marked
 * with how it stands with their picture: for as long as it is not there, their name is (cards.css). */
export function watchPictures(): void {
  const missing = new Map<HTMLImageElement, number>();

  function failed(picture: HTMLImageElement): void {
    const wait = missing.get(picture) ?? AGAIN;
    missing.set(picture, Math.min(wait * 2, LONGEST));
    mark(picture, "missing");
    window.setTimeout(() => again(picture), wait);
  }

  function again(picture: HTMLImageElement): void {
    if (!picture.isConnected) missing.delete(picture);
    else if (missing.has(picture)) picture.setAttribute("src", picture.src); // as if it were another
  }

  function came(picture: HTMLImageElement): void {
    missing.delete(picture);
    mark(picture, "here");
  }

  // Neither bubbles.
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && failed(target), true);
  document.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && came(target), true);
  window.addEventListener("online", () => [...missing.keys()].forEach(again));
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) failed(picture);
}

function mark(picture: HTMLImageElement, how: "here" | "missing"): void {
  const card = picture.closest<HTMLElement>(".card");
  if (card) card.dataset.picture = how;
}
