import { useContext } from "preact/hooks";
import { createContext } from "preact";

/** The address of a card's face in the deck chosen now; "back" for the back. */
export const Faces = createContext<(card: string) => string>(() => "");

interface CardProps {
  /** "back" for a card face down. */
  face: string;
  /** Its name; empty where the card is described elsewhere. */
  name: string;
  /** By what it is known when it travels. */
  travels?: string;
  last?: boolean;
}

export function CardPicture({ face, name, travels, last = false }: CardProps) {
  const address = useContext(Faces);
  return (
    <span class="card" data-key={travels} data-last={last || undefined}>
      <img src={address(face)} alt={name} draggable={false} decoding="sync" />
    </span>
  );
}
