import { Choices } from "./Choices";
import { Dialog } from "./Dialog";
import type { Play } from "./game";
import { levelOf } from "./levels";
import type { Stage } from "./stage";

/** What is played at this table and how: a new game, level, deck and house rules; what was played
 * before; the way home. */
export function TableSheet({ stage, play }: { stage: Stage; play: Play }) {
  const { words, settings, sheet, shown, finished } = stage;
  const now = shown.value;
  const level = now && levelOf(now.players);
  const name = (of: string) => words.say(`level-${of}`);
  const wanted = settings.level.chosen.value;

  function begin(): void {
    sheet.value = null;
    stage.startMatch();
  }

  return (
    <Dialog stage={stage} title={words.say(`game-${stage.gameName}`)}>
      <p class="actions">
        <button type="button" class="button" data-means={now?.match} onClick={begin}>
          {words.say("new-game")}
        </button>
        <a class="button" href={`/${words.lang}/`}>
          {words.say("all-tables")}
        </a>
      </p>
      {now && play.Standing && (
        <div data-game={stage.gameName}>
          <play.Standing shown={now} whole />
        </div>
      )}
      <div class="lists">
        <Choices stage={stage} setting={settings.level} texts="level" title="settings-level" choose={stage.setLevel} />
        <Choices stage={stage} setting={settings.deck} texts="deck" title="settings-deck" />
        {Object.entries(settings.rules).map(([rule, setting]) => (
          <Choices
            key={rule}
            stage={stage}
            setting={setting}
            texts={`option-${rule}`}
            title={`option-${rule}`}
            legend={words.say("settings-rule", { rule: words.say(`option-${rule}`) })}
          />
        ))}
      </div>
      {level && level !== wanted && (
        <p class="soft">
          {words.say("level-of-game", { level: name(level) })}, {words.say("level-then", { level: name(wanted) })}
        </p>
      )}
      <p class="actions">
        <button type="button" class="button" onClick={() => (sheet.value = "results")}>
          {words.say("results")}
        </button>
        {finished.value && (
          <a class="button" href={`/${words.lang}/replay/${finished.value}`}>
            {words.say("watch-last")}
          </a>
        )}
      </p>
    </Dialog>
  );
}
