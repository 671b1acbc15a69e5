/**
 * How a form can differ from `stem + ending` of its class. For each kind that occurs in Verbena’s sentences, its guides
 * have an anchor and its interface has a message.
 */
export const irregularities = [
  // The vowel of the stem.
  "e-ie",
  "o-ue",
  "u-ue",
  "i-ie",
  "e-i",
  "o-u",
  // The first person of the presente, and forms derived from it.
  "go",
  "zco",
  "oy",
  // A y between vowels, added or in place of i.
  "y-insertion",
  "i-y",
  // Where the accent falls.
  "stressed-i-u",
  "hiatus-accent",
  "no-accent",
  // Spelling changes that keep the sound.
  "c-qu",
  "g-gu",
  "gu-gü",
  "z-c",
  "c-z",
  "g-j",
  "gu-g",
  "qu-c",
  // Strong stems of the pretérito: the endings of yo and él are unstressed.
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
/** The key of an irregularity. */
export type Irregularity = (typeof irregularities)[number];
