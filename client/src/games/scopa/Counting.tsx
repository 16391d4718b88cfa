import { useEffect, useRef } from "preact/hooks";
import { cardName } from "../../cards/italian";
import { CardPicture, CardValues } from "../../stage/Card";
import { opposite } from "../../stage/fishing/view";
import { nameOf } from "../../stage/players";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { primieraOf } from "./primiera";
import { Notches, targetOf } from "./Score";
import { CATEGORIES, type Category, gain, type ScopaView } from "./view";

/** How the deal is counted, line by line, and what comes next. */
export function Counting({ intent, shown }: { intent: Intent; shown: Shown<ScopaView> }) {
  const { words, motion, sheet, startMatch, deal } = intent.stage;
  const view = shown.view;
  const { seat, points } = view;
  const other = opposite(seat);
  const isMatchOver = view.turn === null;
  const next = useRef<HTMLButtonElement>(null);
  const mine = points[seat] ?? 0;
  const theirs = points[other] ?? 0;
  const name = nameOf(words, shown.players, other);
  const title = view.void
    ? words.say("void-title")
    : words.say("deal-title", { yours: gain(view, seat), theirs: gain(view, other) });

  useEffect(() => {
    const timer = setTimeout(() => next.current?.focus({ preventScroll: true }), motion.remaining());
    return () => clearTimeout(timer);
  }, []);

  const how = isMatchOver ? (mine > theirs ? "won" : "lost") : "goes-on";
  return (
    <section class="counting" data-choice="other" aria-label={title}>
      <h2>{title}</h2>
      <p>{view.void ? words.say("void-deal") : words.say(`match-${how}`, { yours: mine, theirs })}</p>
      {view.counted && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.say("player-you")}</th>
              <th scope="col">{name}</th>
              <th scope="col">{words.say("count-points")}</th>
            </tr>
          </thead>
          <tbody>
            {CATEGORIES.filter((category) => isCounted(shown, category)).map((category) => (
              <Line key={category} intent={intent} view={view} category={category} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {words.say("count-together")}
              </th>
              <td>{`${gain(view, seat)} : ${gain(view, other)}`}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <div class="bars">
        <Notches name={words.say("player-you")} points={mine} target={targetOf(shown)} fresh={gain(view, seat)} mine />
        <Notches name={name} points={theirs} target={targetOf(shown)} fresh={gain(view, other)} />
      </div>
      <div class="actions">
        <button
          type="button"
          class="button primary"
          data-shortcut={isMatchOver ? undefined : "j"}
          ref={next}
          onClick={isMatchOver ? startMatch : deal}
        >
          {words.say(isMatchOver ? "play-again" : "next-deal")}
        </button>
        {isMatchOver && (
          <button type="button" class="button" onClick={() => (sheet.value = "proof")}>
            {words.say("check-match")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The napola has a line where it counts. */
function isCounted({ options, view }: Shown<ScopaView>, category: Category): boolean {
  return category !== "napola" || options?.napola === "on" || (view.counted?.napola.some(Boolean) ?? false);
}

function Line({ intent, view, category }: { intent: Intent; view: ScopaView; category: Category }) {
  const { words } = intent.stage;
  const sides = [view.seat, opposite(view.seat)];
  const points = sides.map((side) => view.counted?.[category][side] ?? 0);
  const [mine = 0, theirs = 0] = points;
  return (
    <tr>
      <th scope="row">{words.say(`count-${category}`)}</th>
      {sides.map((side, at) => (
        <td key={side} data-better={(points[at] ?? 0) > (points[1 - at] ?? 0) || undefined}>
          {valueOf(view, category, side)}
          {category === "primiera" && <Primiera intent={intent} view={view} of={side} />}
        </td>
      ))}
      <td data-mine={mine > theirs || undefined}>{`${mine} : ${theirs}`}</td>
    </tr>
  );
}

function valueOf({ tally, counted, taken }: ScopaView, category: Category, side: number): string | number {
  if (category === "settebello") return taken[side]?.includes("7D") ? "7" : "–";
  if (category === "scope" || category === "napola") return counted?.[category][side] || "–";
  return tally?.[category][side] ?? "–";
}

/** The best card of each suit. */
function Primiera({ intent, view, of }: { intent: Intent; view: ScopaView; of: number }) {
  const { words } = intent.stage;
  return (
    <CardValues.Provider value={() => null}>
      <span class="primiera">
        {primieraOf(view.taken[of] ?? []).map((card) => (
          <CardPicture key={card} face={card} name={cardName(words, card)} short="" small />
        ))}
      </span>
    </CardValues.Provider>
  );
}
