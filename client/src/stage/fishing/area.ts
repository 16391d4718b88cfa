import type { Area } from "./rows";

/** Tells how large the table is, now and whenever that changes: with the window, the size of the
 * letters, the deck. The styles say it: `well` is as large as a card that lies alone. */
export function watchArea(table: HTMLElement, well: HTMLElement, tell: (area: Area) => void): () => void {
  let known = "";

  function measure(): void {
    const { width, height } = table.getBoundingClientRect();
    const alone = well.getBoundingClientRect();
    if (!width || !alone.width) return; // not shown now
    const gap = Number.parseFloat(getComputedStyle(table).columnGap);
    const area = { width, height, widest: alone.width, tall: alone.height / alone.width, gap };
    const now = JSON.stringify(area);
    if (now !== known) tell(area);
    known = now;
  }

  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(table);
  observer.observe(well);
  return () => observer.disconnect();
}
