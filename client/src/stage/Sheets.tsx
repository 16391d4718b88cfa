import "../styles/sheet.css";
import { KeysSheet } from "./KeysSheet";
import { ProofSheet } from "./ProofSheet";
import { ResultsSheet } from "./ResultsSheet";
import { SettingsSheet } from "./SettingsSheet";
import type { Stage } from "./stage";

/** What lies over the table, if anything does. */
export function Sheets({ stage }: { stage: Stage }) {
  switch (stage.sheet.value) {
    case "settings":
      return <SettingsSheet stage={stage} />;
    case "keys":
      return <KeysSheet stage={stage} />;
    case "proof":
      return <ProofSheet stage={stage} />;
    case "results":
      return <ResultsSheet stage={stage} />;
    default:
      return null;
  }
}
