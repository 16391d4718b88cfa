import { useLayoutEffect, useRef } from "preact/hooks";
import { roomy, wide } from "../../stage/wide";
import { type Area, columnsFor, meldWidth } from "./meldSize";
import { isRoundOver, type RummyView } from "./view";

/** Gives the melds the largest cards with which all rows are seen. */
export function useFit(melds: { current: HTMLElement | null }, view: RummyView): void {
  const fitted = useRef<{ round: string; width: number } | null>(null);
  const now = useRef(view);
  now.current = view;

  function fit(): void {
    const element = melds.current;
    const view = now.current;
    if (!element) return;
    const round = view.upcard ?? "";
    const before = fitted.current?.round === round ? fitted.current.width : null;
    if (before !== null && isRoundOver(view)) return; // what is counted takes of the felt; nothing moves
    const area = measured(element);
    const width = meldWidth(view.melds.map(({ length }) => length), area, before);
    fitted.current = { round, width };
    element.style.setProperty("--w", `${width}px`);
    element.style.setProperty("--columns", `${columnsFor(width, area)}`);
  }

  useLayoutEffect(fit, [view.melds]);
  useLayoutEffect(() => {
    let frame = 0;
    const anew = () => {
      // In the next frame: what is laid out for it is not observed within the same one.
      frame = requestAnimationFrame(() => {
        fitted.current = null;
        fit();
      });
    };
    const observer = new ResizeObserver(() => {
      if (!isRoundOver(now.current)) anew();
    });
    if (melds.current) observer.observe(melds.current);
    window.addEventListener("resize", anew);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", anew);
      cancelAnimationFrame(frame);
    };
  }, []);
}

/** Sizes as the styles have them: see rummy.css. */
function measured(element: HTMLElement): Area {
  const style = getComputedStyle(element);
  const length = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const list = element.querySelector("ol");
  const gaps = list ? getComputedStyle(list) : style;
  const padding = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`));
  const most = wide.value ? Math.max(84, 0.128 * window.innerHeight) : roomy.value ? 104 : 47;
  return {
    width: element.clientWidth - padding("left") - padding("right"),
    height: element.clientHeight - padding("top") - padding("bottom"),
    most,
    least: isLarge() ? most : wide.value || roomy.value ? 50 : 34,
    step: length("--step-of"),
    columns: wide.value ? null : roomy.value ? 3 : 2,
    across: Number.parseFloat(gaps.columnGap) || 0,
    down: Number.parseFloat(gaps.rowGap) || 0,
    below: roomy.value ? Number.parseFloat(style.fontSize) * 1.25 + 8 : 0,
  };
}

/** Larger type makes no card smaller: rows that find no room are scrolled to. */
function isLarge(): boolean {
  return !roomy.value && Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
}
