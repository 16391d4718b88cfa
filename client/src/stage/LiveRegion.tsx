import type { ReadonlySignal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const NOTICED = 100; // milliseconds after which screen readers know of a new region

/** What a screen reader says, each sentence once. The region comes into the page empty: what a new
 * region holds already would not be read. */
export function LiveRegion({ said }: { said: ReadonlySignal<{ id: number; text: string }[]> }) {
  const noticed = useSignal(false);

  useEffect(() => {
    const timer = setTimeout(() => (noticed.value = true), NOTICED);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {noticed.value && said.value.map(({ id, text }) => <p key={id}>{text}</p>)}
    </div>
  );
}
