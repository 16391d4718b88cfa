import { createElement, options, type VNode } from "preact";

/** The English of the texts that stand in. */
export const ENGLISH = "en-GB";

/** Texts in English on a page in another language: what the language has no words for yet. */
const foreign = new Set<string>();

export function rememberForeign(text: string): string {
  foreign.add(text);
  return text;
}

/** Marks such texts with their language wherever they are shown, so that no component has to. */
export function markForeign(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    if (foreign.size > 0 && typeof vnode.type === "string") mark(vnode as VNode<Attributes>);
    before?.(vnode);
  };
}

type Attributes = Record<string, unknown>;

function mark({ type, props }: VNode<Attributes>): void {
  if (props.lang) return;
  if (isForeign(props["aria-label"])) props.lang = ENGLISH;
  else if (Array.isArray(props.children)) props.children = props.children.map(wrap);
  else if (isForeign(props.children) && type !== "title") props.lang = ENGLISH;
}

function wrap(child: unknown): unknown {
  return isForeign(child) ? createElement("span", { lang: ENGLISH }, child) : child;
}

function isForeign(text: unknown): text is string {
  return typeof text === "string" && foreign.has(text);
}
