import { useEffect, useRef } from "preact/hooks";
import type { Words } from "../i18n/words";
import { FileButton } from "./FileButton";

interface ChooserProps {
  words: Words;
  loading: boolean;
  /** Why the last match could not be shown, or is not yet. */
  why: string | null;
  openFile: (file: File) => void;
}

/** Before there is a match to watch: asks for a record. */
export function Chooser({ words, loading, why, openFile }: ChooserProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why && !loading) root.current?.querySelector("input")?.focus();
  }, [why, loading]);
  return (
    <div class="chooser" ref={root}>
      <div class="check" />
      <a class="wordmark" href={`/${words.lang}/`}>
        {words.say("mazzo")}
      </a>
      <section class="felt">
        <h2>{words.say("replay")}</h2>
        <p>{words.say("replay-explained")}</p>
        <p role="status">{why ?? (loading ? words.say("replay-loading") : null)}</p>
        <FileButton label={words.say("replay-open")} openFile={openFile} />
      </section>
    </div>
  );
}
