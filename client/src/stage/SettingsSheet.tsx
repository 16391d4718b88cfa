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
      {stage.game.lacksValues && (
        <Choices stage={stage} setting={settings.values} texts="values" title="settings-values" />
      )}
      <Choices stage={stage} setting={settings.pace} texts="pace" title="settings-pace" />
      <Choices stage={stage} setting={settings.theme} texts="theme" title="settings-theme" />
      <Choices stage={stage} setting={settings.sound} texts="sound" title="settings-sound" />
      {stage.game.selects && (
        <Choices stage={stage} setting={settings.again} texts="again" title="settings-again" />
      )}
      <Choices stage={stage} setting={settings.ask} texts="ask" title="settings-ask" />
      {keyboard.value && (
        <Choices stage={stage} setting={settings.letters} texts="letters" title="settings-letters" />
      )}
      <Languages />
      <SealSection stage={stage} />
    </Dialog>
  );
}
