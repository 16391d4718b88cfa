import { Standing } from "./Standing";
import { Tally } from "./Tally";
import "./standing.css";
import "./tally.css";

/** What draws the points: of a round at its end, and of the match. */
export const COUNTING = { Standing, Tally };
