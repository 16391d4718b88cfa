import "../styles/sheet.css";
import type { Play } from "./game";
import { AskSheet } from "./AskSheet";
import { HelpSheet } from "./HelpSheet";
import { KeysSheet } from "./KeysSheet";
import { ProofSheet } from "./ProofSheet";
import { ResultsSheet } from "./ResultsSheet";
import { SealSheet } from "./SealSheet";
import { SettingsSheet } from "./SettingsSheet";
import type { Stage } from "./stage";
import { TableSheet } from "./TableSheet";

/** What lies over the table, if anything does. */
export function Sheets({ stage, play }: { stage: Stage; play: Play }) {
  switch (stage.sheet.value) {
    case "table":
      return <TableSheet stage={stage} play={play} />;
    case "ask":
      return <AskSheet stage={stage} />;
    case "help":
      return <HelpSheet stage={stage} />;
    case "seal":
      return <SealSheet stage={stage} />;
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
