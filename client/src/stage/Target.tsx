interface TargetProps {
  tag: string;
  name: string;
  confirm: () => void;
  /** No choice among targets is asked for: the keys stay with the hand. */
  isOffered?: boolean;
  /** The card comes to the lower end of what lies there. */
  isLow?: boolean;
}

/** Lies over what can be chosen and lights it up. */
export function Target({ tag, name, confirm, isOffered = false, isLow = false }: TargetProps) {
  return (
    <button
      type="button"
      class="target"
      data-choice={isOffered ? "other" : "target"}
      data-low={isLow || undefined}
      aria-label={name}
      onClick={confirm}
    >
      <span class="tag">{tag}</span>
    </button>
  );
}
