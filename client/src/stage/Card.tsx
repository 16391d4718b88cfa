import { useContext } from "preact/hooks";
import { createContext } from "preact";

/** The address of a card's face in the deck chosen now; "back" for the back. `small`: for a card
 * under 90 px. */
export const Faces = createContext<(card: string, small: boolean) => string>(() => "");

/** What is written on a card that carries no value of its own; null for nothing. */
export const CardValues = createContext<(card: string) => string | null>(() => null);

interface CardProps {
  /** "back" for a card face down. */
  face: string;
  /** Its name, written on it while its picture is missing; empty for a back. */
  name: string;
  /** The name where there is little room. */
  short?: string;
  /** What readers hear: by default the name; nothing where the card is described elsewhere. */
  heard?: string;
  /** By what it is known when it travels. */
  travels?: string;
  last?: boolean;
  /** Shown under 90 px. */
  small?: boolean;
}

export function CardPicture({ face, name, short = name, heard = name, travels, last, small = false }: CardProps) {
  const address = useContext(Faces);
  const value = useContext(CardValues)(face) ?? undefined;
  return (
    <span
      class="card"
      data-key={travels}
      data-last={last || undefined}
      data-value={value}
      data-name={name || undefined}
      data-short={short || undefined}
    >
      <img src={address(face, small)} alt={heard} draggable={false} decoding="sync" />
    </span>
  );
}
