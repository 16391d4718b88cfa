/** What the room wrote into the page for us (`docs/protocol.md`). */
export interface Page {
  lang: string;
  game: string;
  version: string;
  messages: string;
  /** Addresses of the faces by deck and card; "back" is the back. */
  faces: Record<string, Record<string, string>>;
}

export function readPage(): Page {
  return JSON.parse(document.getElementById("mazzo-page")?.textContent ?? "") as Page;
}
