import type { ComponentChildren } from "preact";
import { CardPicture } from "./Card";

interface PlatesProps {
  label: string;
  seats: readonly number[];
  /** The plate of a seat. */
  children: (seat: number) => ComponentChildren;
}

/** The other players, in the order of play. */
export function Plates({ label, seats, children }: PlatesProps) {
  return (
    <ol class="players" aria-label={label}>
      {seats.map(children)}
    </ol>
  );
}

interface PlateProps {
  name: string;
  /** Whether it is this player's turn. */
  hasTurn: boolean;
  /** A finger asks for the words that a small screen has no room for. */
  tell: () => void;
  /** What a game shows of a player. */
  children: ComponentChildren;
}

/** One of them: the name, whose turn it is, and what the game shows. */
export function Plate({ name, hasTurn, tell, children }: PlateProps) {
  return (
    <li class="player" data-turn={hasTurn || undefined} onClick={tell}>
      <span class="name">{name}</span>
      {children}
    </li>
  );
}

interface BacksProps {
  size: number;
  small?: boolean;
  /** By what each is known when it travels. */
  travels?: (at: number) => string;
}

/** Cards that another player holds, face down. */
export function Backs({ size, small = false, travels }: BacksProps) {
  return Array.from({ length: size }, (_, at) => {
    const key = travels && { travels: travels(at) };
    return <CardPicture key={at} face="back" name="" small={small} {...key} />;
  });
}
