import type { Setting } from "./settings";
import type { Stage } from "./stage";

interface ChoicesProps<Value extends string> {
  stage: Stage;
  setting: Setting<Value>;
  /** The messages of the values are `texts-value`. */
  texts: string;
  title: string;
  /** What stands above them, by default the title. */
  legend?: string;
  choose?: (value: Value) => void;
}

/** One of a few values, all of them seen, the one in force marked. */
export function Choices<Value extends string>({ stage, setting, texts, title, legend, choose }: ChoicesProps<Value>) {
  const { words } = stage;
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
