import { Dialog } from "../stage/Dialog";
import type { KeyRow } from "../stage/keyRows";
import { KeyTable } from "../stage/KeyTable";
import { FileButton } from "./FileButton";
import { Moves } from "./Moves";
import type { Replay } from "./replay";

interface ReplaySheetsProps {
  replay: Replay;
  openFile: (file: File) => void;
}

/** What lies over a match that is watched again, if anything does. */
export function ReplaySheets({ replay, openFile }: ReplaySheetsProps) {
  switch (replay.stage.sheet.value) {
    case "moves":
      return <MovesSheet replay={replay} openFile={openFile} />;
    case "keys":
      return <ReplayKeys replay={replay} />;
    default:
      return null;
  }
}

/** On small screens: the moves, another record, the way home. */
function MovesSheet({ replay, openFile }: ReplaySheetsProps) {
  const { stage } = replay;
  const { words, sheet } = stage;

  function open(file: File): void {
    sheet.value = null;
    openFile(file);
  }

  return (
    <Dialog stage={stage} title={words.say("replay-moves")}>
      <Moves replay={replay} chosen={() => (sheet.value = null)} />
      <p class="actions">
        <FileButton label={words.say("replay-open")} openFile={open} />
        <a class="button" href={`/${words.lang}/`}>
          {words.say("replay-home")}
        </a>
      </p>
    </Dialog>
  );
}

function ReplayKeys({ replay: { stage } }: { replay: Replay }) {
  const { words } = stage;
  const row = (key: string): KeyRow => [words.say(`replay-key-${key}`), words.say(`replay-keys-${key}`)];
  const rows: KeyRow[] = [row("space"), row("arrows"), row("ends"), ["D", words.say("replay-keys-deck")]];
  return (
    <Dialog stage={stage} title={words.say("replay-keys")}>
      <KeyTable rows={rows} />
    </Dialog>
  );
}
