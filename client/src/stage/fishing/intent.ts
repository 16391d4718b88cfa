import type { ReadonlySignal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Choice } from "../choosing";
import type { Attention } from "../focus";
import type { Stage } from "../stage";
import type { Capture } from "./captures";
import type { FishingView } from "./view";

/** What the player is about to do at one table. */
export interface FishingIntent<Of extends FishingView = FishingView> {
  stage: Stage<Of>;
  /** What a card captures, while that is asked. */
  choice: ReadonlySignal<Choice<Capture> | null>;
  /** Whether the cards show their values. */
  values: ReadonlySignal<boolean>;
  focus: Attention;
  pick(card: Card): void;
  /** Begins to carry a card to what it captures, or lies down on. */
  carry(event: PointerEvent, card: Card): void;
  cancel(): void;
}
