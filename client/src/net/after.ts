import type { UpdateMessage, View } from "./messages";

/** The view that an update leads to: what it says is new, what it adds, and the move itself. */
export function after(view: View, update: UpdateMessage): View {
  const grown = Object.entries(update.more ?? {}).map(([name, more]) => {
    const before = (view as unknown as Record<string, unknown[]>)[name] ?? [];
    return [name, [...before, ...more]];
  });
  return { ...view, ...update.view, ...Object.fromEntries(grown), history: story(view, update) };
}

/** The moves of this deal; a deal begins a new one. */
function story({ history }: View, { seat, move }: UpdateMessage): View["history"] {
  if (seat === undefined || move === undefined) return history;
  return seat === "dealer" ? [] : [...history, { seat, move }];
}
