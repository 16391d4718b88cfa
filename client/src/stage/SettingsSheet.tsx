import { useEffect } from "preact/hooks";
import { Choices } from "./Choices";
import { Dialog } from "./Dialog";
import { Languages } from "./Languages";
import { SealSection } from "./SealSection";
import type { Stage } from "./stage";
import { keyboard } from "./wide";

export function SettingsSheet({ stage }: { stage: Stage }) {
  const { words, settings } = stage;
  useEffect(stage.sealNext, []);
  return (
    <Dialog stage={stage} title={words.say("settings")}>
      {!settings.remembered.value && <p class="warning">{words.say("not-remembered")}</p>}
      <Choices stage={stage} setting={settings.level} texts="level" title="settings-level" choose={stage.setLevel} />
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
      <Choices stage={stage} setting={settings.deck} texts="deck" title="settings-deck" />
      {stage.game.lacksValues && (
        <Choices stage={stage} setting={settings.values} texts="values" title="settings-values" />
      )}
      <Choices stage={stage} setting={settings.pace} texts="pace" title="settings-pace" />
      <Choices stage={stage} setting={settings.theme} texts="theme" title="settings-theme" />
      <Choices stage={stage} setting={settings.sound} texts="sound" title="settings-sound" />
      {keyboard.value && (
        <Choices stage={stage} setting={settings.letters} texts="letters" title="settings-letters" />
      )}
      <Languages />
      <p class="actions">
        <button type="button" class="button" onClick={() => (stage.sheet.value = "results")}>
          {words.say("results")}
        </button>
      </p>
      <SealSection stage={stage} />
    </Dialog>
  );
}
