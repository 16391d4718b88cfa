import type { KeyRow } from "./keyRows";

/** Keys and what they do. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <dl class="keys">
      {rows.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
