interface TargetProps {
  tag: string;
  name: string;
  confirm: () => void;
}

/** Lies over what can be chosen and lights it up. */
export function Target({ tag, name, confirm }: TargetProps) {
  return (
    <button type="button" class="target" data-choice="target" aria-label={name} onClick={confirm}>
      <span class="tag">{tag}</span>
    </button>
  );
}
