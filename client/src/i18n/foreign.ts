import { type ComponentChildren, createElement, options, type VNode } from "preact";
import { AROUND } from "./keyed";

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
  const label = props["aria-label"];
  if (isForeign(label)) {
    // A language given to the element would be that of all that is in it.
    delete props["aria-label"];
    props["aria-labelledby"] = labelFor(label);
  }
  if (isForeign(props.alt)) props.lang = ENGLISH;
  if (props.lang || type === "title" || type === AROUND) return;
  const { children } = props;
  props.children = (Array.isArray(children) ? children.map(wrap) : wrap(children)) as ComponentChildren;
}

function wrap(child: unknown): unknown {
  return isForeign(child) ? createElement("span", { lang: ENGLISH }, child) : child;
}

/** Whether a text is English, or put together of nothing but such texts. */
function isForeign(text: unknown): text is string {
  if (typeof text !== "string" || foreign.size === 0) return false;
  if (foreign.has(text)) return true;
  const longestFirst = [...foreign].sort((one, other) => other.length - one.length);
  const whole = text.toLowerCase();
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part.toLowerCase(), ""), whole);
  return rest !== whole && !/\p{L}/u.test(rest);
}

const labels = new Map<string, string>();

/** The id of an element, not to be seen, that has this text and its language. */
function labelFor(text: string): string {
  const known = labels.get(text);
  if (known) return known;
  const id = `label-${labels.size + 1}`;
  labels.set(text, id);
  const element = document.createElement("span");
  Object.assign(element, { id, lang: ENGLISH, hidden: true, textContent: text });
  document.body.append(element);
  return id;
}
