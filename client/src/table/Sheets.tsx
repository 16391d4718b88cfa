import "../styles/sheet.css";
import { KeysSheet } from "./KeysSheet";
import { ProofSheet } from "./ProofSheet";
import { ResultsSheet } from "./ResultsSheet";
import { SettingsSheet } from "./SettingsSheet";
import type { Table } from "./table";

/** What lies over the table, if anything does. */
export function Sheets({ table }: { table: Table }) {
  switch (table.sheet.value) {
    case "settings":
      return <SettingsSheet table={table} />;
    case "keys":
      return <KeysSheet table={table} />;
    case "proof":
      return <ProofSheet table={table} />;
    case "results":
      return <ResultsSheet table={table} />;
    default:
      return null;
  }
}
