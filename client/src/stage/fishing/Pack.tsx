import type { Words } from "../../i18n/words";
import { CardPicture } from "../Card";
import { Edges } from "../Edges";

/** What is left to be dealt. */
export function Pack({ words, size }: { words: Words; size: number }) {
  const short = words.say("pack-left-short", { count: size });
  return (
    <div class="pile pack">
      <div class="stack" data-key="stock">
        {size > 0 ? (
          <>
            <Edges size={size} />
            <CardPicture face="back" name="" />
            <span class="chip" key={size} aria-hidden="true">
              {short}
            </span>
          </>
        ) : (
          <span class="well" aria-hidden="true">
            {short}
          </span>
        )}
        <span class="visually-hidden">{words.say("pack-left", { count: size })}</span>
      </div>
    </div>
  );
}
