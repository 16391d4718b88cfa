import { type ComponentChildren, h, options, type VNode } from "preact";

/** The element around every text. It has no look of its own. */
export const AROUND = "x-text";
/** Elements that hold text and nothing else. */
const BARE = new Set([AROUND, "option", "title", "textarea", "style", "text", "tspan"]);

/** Has every text stand in an element of its own that goes when the text changes.
 *
 * A browser that translates the page puts elements of its own in the place of our texts. Whoever
 * writes on into a text that is gone changes nothing that anybody sees; an element that is replaced
 * as a whole takes along whatever has been put into it. */
export function keyTexts(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    // Others look for texts, not for elements.
    before?.(vnode);
    if (typeof vnode.type === "string" && !BARE.has(vnode.type)) enclose(vnode as VNode<Children>);
  };
}

interface Children {
  children?: ComponentChildren;
}

function enclose({ props }: VNode<Children>): void {
  const { children } = props;
  if (Array.isArray(children)) {
    if (children.some(isText)) props.children = children.map((child, at) => around(child, at));
  } else if (isText(children)) props.children = around(children, 0);
}

function around(child: ComponentChildren, at: number): ComponentChildren {
  return isText(child) ? h(AROUND, { key: `${at} ${child}` }, String(child)) : child;
}

function isText(child: ComponentChildren): child is string | number {
  return (typeof child === "string" && child !== "") || typeof child === "number";
}
