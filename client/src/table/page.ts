/** What the room wrote into the page for us (`docs/protocol.md`). */
export interface Page {
  /** The language's code: the first part of its addresses. */
  lang: string;
  /** The language after BCP 47. */
  tag: string;
  game: string;
  version: string;
  messages: string;
  /** The English messages for which the language has none. */
  lacking: string;
  /** Addresses of the faces by deck and card; "back" is the back. */
  faces: Record<string, Record<string, string>>;
}

export function readPage(): Page {
  return JSON.parse(document.getElementById("mazzo-page")?.textContent ?? "") as Page;
}
