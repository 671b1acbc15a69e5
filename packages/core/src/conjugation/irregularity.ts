/**
 * What can make a form differ from `stem + ending` of its class. Theory has an anchor for each kind
 * that the stock of sentences contains; messages are keyed by them.
 */
export const irregularities = [
  // The vowel of the stem.
  "e-ie",
  "o-ue",
  "u-ue",
  "i-ie",
  "e-i",
  "o-u",
  // The first person of the presente, and what follows it.
  "go",
  "zco",
  "oy",
  // A y between vowels, or for an i between vowels.
  "y-insertion",
  "i-y",
  // Where the accent falls.
  "stressed-i-u",
  "hiatus-accent",
  "no-accent",
  // Spelling that keeps the sound.
  "c-qu",
  "g-gu",
  "gu-gü",
  "z-c",
  "c-z",
  "g-j",
  "gu-g",
  "qu-c",
  // Strong stems of the pretérito, whose yo and él are not stressed on the ending.
  "strong-u",
  "strong-i",
  "strong-j",
  // Other endings and stems.
  "dropped-i",
  "future-stem",
  "short-imperative",
  "irregular-participle",
  "suppletive",
] as const;
export type Irregularity = (typeof irregularities)[number];
