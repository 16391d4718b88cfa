import { options } from "preact";

const NO_BREAK = "\u00a0";
const JOINED = "-\u2060";
// Looking behind would say it in one expression, but is a mistake to browsers that are not so old.
const WORD = /[\p{L}\p{N}_’']+ (?=[\p{L}\p{N}_„“«(])/gu;
const BOUND = /^(?:\p{L}|(?:.*[’'])?\p{Nd}+) $/u;

/** The text bound where no line may end: after a word of one letter, between a number and its word,
 * and at a hyphen before a number. The room does the same to what it sends as a page (`mazzo/web/spaces.py`). */
export function bound(text: string): string {
  return text
    .replace(WORD, (word) => (BOUND.test(word) ? word.slice(0, -1) + NO_BREAK : word))
    .replace(/-(?=\p{Nd})/gu, JOINED);
}

/** Binds all text that is drawn, so that no component has to. Names that only readers hear and
 * tests ask for (`alt`, `aria-label`) have no lines and stay as they are. */
export function bindSpaces(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    // Others look for texts as they were said.
    before?.(vnode);
    const props = vnode.props as { children?: unknown };
    if (isText(props.children)) props.children = bound(props.children);
    else if (Array.isArray(props.children) && props.children.some(isText)) {
      props.children = props.children.map((child: unknown) => (isText(child) ? bound(child) : child));
    }
  };
}

function isText(child: unknown): child is string {
  return typeof child === "string";
}
