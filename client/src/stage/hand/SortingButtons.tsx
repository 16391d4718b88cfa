import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SuitSign } from "../../cards/SuitSign";
import type { Words } from "../../i18n/words";
import type { Sorting } from "./arrange";

interface SortingButtonsProps {
  words: Words;
  sorting: ReadonlySignal<Sorting | null>;
  sort: (sorting: Sorting) => void;
}

/** What a hand is sorted by, to be chosen: in words, or by signs where there is little room. */
export function SortingButtons({ words, sorting, sort }: SortingButtonsProps) {
  const button = (by: Sorting, sign: ComponentChildren) => (
    <button
      type="button"
      class="button"
      data-choice="other"
      aria-pressed={sorting.value === by}
      onClick={() => sort(by)}
    >
      <span class="wide">{words.say(`sort-${by}`)}</span>
      <span class="short" aria-hidden="true">
        {sign}
      </span>
    </button>
  );
  return (
    <div class="sorting">
      {button("rank", "1 2 3")}
      {button(
        "suit",
        <>
          <SuitSign suit={0} />
          <SuitSign suit={1} />
        </>,
      )}
    </div>
  );
}
