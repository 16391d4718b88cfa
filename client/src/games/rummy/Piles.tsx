import type { ComponentChildren } from "preact";
import { cardName, cardSign } from "../../cards/french";
import { CardPicture } from "../../stage/Card";
import { Edges } from "../../stage/Edges";
import { readMove, writeMove } from "../../stage/move";
import { roomy } from "../../stage/wide";
import { discardsName, stockName } from "./heard";
import type { Intent } from "./intent";
import type { RummyView } from "./view";

/** The stock and the discards: one draws from either by a click. */
export function Piles({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words } = intent.stage;
  const { stock, discards, pass, history } = view;
  const left = words.say("stock-left", { count: stock });
  const isSecond = pass !== 1 && roomy.value;
  const said = isSecond ? `${left} · ${words.say("stock-pass", { pass })}` : left;
  const top = discards.at(-1);
  const under = discards.at(-2);
  const last = readMove(history.at(-1)?.move ?? "");
  const small = !roomy.value;
  return (
    <div class="piles">
      <Pile intent={intent} view={view} pile="stock" size={stock} name={stockName(view, words)} left={said}>
        {stock > 0 && (
          <>
            <CardPicture face="back" name="" small={small} />
            <CardPicture face="back" name="" small={small} travels="stock" />
          </>
        )}
      </Pile>
      <Pile intent={intent} view={view} pile="discards" size={discards.length} name={discardsName(view, words)}>
        {under && <CardPicture key={under} face={under} name={cardName(words, under)} short={cardSign(under)} heard="" small={small} travels={under} />}
        {top && (
          <CardPicture
            key={top}
            face={top}
            name={cardName(words, top)}
            short={cardSign(top)}
            heard=""
            small={small}
            travels={top}
            last={last.verb === "discard" && last.cards[0] === top}
          />
        )}
      </Pile>
    </div>
  );
}

interface PileProps {
  intent: Intent;
  view: RummyView;
  pile: "stock" | "discards";
  size: number;
  name: string;
  /** What is said of a pile whose cards are not seen. */
  left?: string;
  children: ComponentChildren;
}

function Pile({ intent, view, pile, size, name, left, children }: PileProps) {
  const { words, pending, shown } = intent.stage;
  const isWatched = Boolean(shown.value?.open);
  const move = writeMove({ verb: "draw", pile });
  const takes = pile === "discards" && intent.targets.value.discard;
  const possible = takes || view.moves.includes(move);
  // A press on the discards is meant for the card that lies there, or for the one that is to.
  const means = pile === "discards" ? (takes ? "discard" : view.discards.at(-1)) : undefined;
  const tag = words.say(takes ? "discard" : pile === "stock" ? "tag-draw" : "tag-take");
  return (
    <button
      type="button"
      class="pile"
      data-pile={pile}
      data-choice="other"
      data-possible={possible || undefined}
      aria-label={possible ? `${tag}: ${name}` : name}
      aria-disabled={!possible}
      aria-busy={pending.value === move}
      data-means={means}
      onClick={() => intent.pressPile(pile)}
      onPointerDown={size > 0 && !isWatched ? (event) => intent.carry(event, { pile }) : undefined}
    >
      <span class="stack">
        {size > 0 ? <Edges size={size} /> : <span class="well" />}
        {children}
      </span>
      {left && size > 0 && <span class="chip" data-says={left} />}
      {possible && <span class="tag">{tag}</span>}
    </button>
  );
}
