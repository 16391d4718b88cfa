import { useEffect } from "preact/hooks";
import { Dialog } from "./Dialog";
import { Languages } from "./Languages";
import type { Setting } from "./settings";
import { SealSection } from "./SealSection";
import type { Table } from "./table";

export function SettingsSheet({ table }: { table: Table }) {
  const { words, settings } = table;
  useEffect(table.sealNext, []);
  return (
    <Dialog table={table} title={words.say("settings")}>
      {!settings.remembered.value && <p class="warning">{words.say("not-remembered")}</p>}
      <Choices table={table} setting={settings.level} texts="level" title="settings-level" choose={table.setLevel} />
      {Object.entries(settings.rules).map(([rule, setting]) => (
        <Choices
          key={rule}
          table={table}
          setting={setting}
          texts={`option-${rule}`}
          title={`option-${rule}`}
          legend={words.say("settings-rule", { rule: words.say(`option-${rule}`) })}
        />
      ))}
      <Choices table={table} setting={settings.deck} texts="deck" title="settings-deck" />
      {table.game.lacksValues && (
        <Choices table={table} setting={settings.values} texts="values" title="settings-values" />
      )}
      <Choices table={table} setting={settings.pace} texts="pace" title="settings-pace" />
      <Choices table={table} setting={settings.theme} texts="theme" title="settings-theme" />
      <Choices table={table} setting={settings.sound} texts="sound" title="settings-sound" />
      <Choices table={table} setting={settings.letters} texts="letters" title="settings-letters" />
      <Languages />
      <p class="actions">
        <button type="button" class="button" onClick={() => (table.sheet.value = "results")}>
          {words.say("results")}
        </button>
      </p>
      <SealSection table={table} />
    </Dialog>
  );
}

interface ChoicesProps<Value extends string> {
  table: Table;
  setting: Setting<Value>;
  /** The messages of the values are `texts-value`. */
  texts: string;
  title: string;
  /** What stands above them, by default the title. */
  legend?: string;
  choose?: (value: Value) => void;
}

function Choices<Value extends string>({ table, setting, texts, title, legend, choose }: ChoicesProps<Value>) {
  const { words } = table;
  const { chosen, values } = setting;
  return (
    <fieldset class="choices">
      <legend>{legend ?? words.say(title)}</legend>
      {values.map((value) => (
        <label key={value} class="option">
          <input
            type="radio"
            name={title}
            checked={chosen.value === value}
            onChange={() => (choose ? choose(value) : (chosen.value = value))}
          />
          <span>{words.say(`${texts}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
