import type { Irregularity } from "./irregularity.ts";

/** A stem, and why it is not that of the infinitive. */
export type Stem = {
  text: string;
  why: readonly Irregularity[];
  /** Written as it stands before any ending: *conozc-*, *hag-*. */
  fixed: boolean;
  /** Neither its spelling nor that of the ending changes where they meet: *habl-*. */
  steady: boolean;
};

const nothing: readonly Irregularity[] = [];
/** After these letters spelling may change, or an i of the ending. */
const sensitive = /[aeoiuücgzñlj]$/;
/** With a stem as short as this a form may have one syllable. */
const SHORT = 3;

export function makeStem(text: string, why: readonly Irregularity[] = nothing): Stem {
  return { text, why, fixed: false, steady: text.length > SHORT && !sensitive.test(text) };
}
