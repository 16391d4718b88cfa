/** What can be heard at a table. Nothing is told by a sound alone. */
export type Sound =
  | "deal"
  | "card"
  | "take"
  | "steal"
  | "meld"
  | "stock-turned"
  | "your-turn"
  | "win"
  | "lose"
  | "draw";

/** One voice of a sound: paper is filtered noise, wood and string are tones. */
export interface Voice {
  of: "paper" | "wood" | "string";
  /** Milliseconds after the sound has begun. */
  at: number;
  ms: number;
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** From 0 to 1; a calm table stays far below. */
  loud: number;
}

const slap = (at: number, loud = 0.16): Voice => ({ of: "paper", at, ms: 70, from: 2600, to: 900, loud });
const knock = (at: number, loud = 0.14): Voice => ({ of: "wood", at, ms: 110, from: 190, to: 95, loud });
const pluck = (at: number, hertz: number, loud = 0.09): Voice => ({
  of: "string",
  at,
  ms: 480,
  from: hertz,
  to: hertz,
  loud,
});

/** What each sound is made of. */
export const VOICES: Record<Sound, readonly Voice[]> = {
  deal: [0, 60, 120].map((at) => slap(at, 0.09)),
  card: [slap(0)],
  take: [slap(0), slap(240, 0.12), knock(250, 0.1)],
  steal: [
    slap(0),
    { of: "paper", at: 260, ms: 360, from: 500, to: 3200, loud: 0.2 }, // the pile slides over
    knock(600, 0.22),
  ],
  meld: [0, 60, 120].map((at) => knock(at, 0.1)),
  "stock-turned": [0, 35, 70, 105, 140, 175].map((at) => slap(at, 0.05)),
  "your-turn": [pluck(0, 587, 0.035)],
  win: [pluck(0, 392), pluck(130, 494), pluck(260, 587)],
  lose: [pluck(0, 392, 0.06), pluck(170, 330, 0.06)],
  draw: [pluck(0, 440, 0.06), pluck(170, 440, 0.06)],
};

/** Milliseconds until a sound has faded. */
export function lengthOf(sound: Sound): number {
  return Math.max(...VOICES[sound].map(({ at, ms }) => at + ms));
}
