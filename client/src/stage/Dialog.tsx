import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stage } from "./stage";

interface DialogProps {
  stage: Stage;
  title: string;
  children: ComponentChildren;
}

/** A sheet over the table. The browser keeps the focus in it and gives it back. */
export function Dialog({ stage: { sheet, words }, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  function close(): void {
    sheet.value = null;
  }

  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={title}
      // A file that was not chosen after all is cancelled too, and that bubbles.
      onCancel={(event) => event.target === dialog.current && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="button" onClick={close}>
            {words.say("close")}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
