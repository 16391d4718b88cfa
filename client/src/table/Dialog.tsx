import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface DialogProps {
  title: string;
  closeLabel: string;
  close: () => void;
  children: ComponentChildren;
}

/** A sheet over the table. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, closeLabel, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="button" onClick={close}>
            {closeLabel}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
