import type { board as source } from "../fr/board.ts";
import type { Localised } from "../localised.ts";

export const board = {
  title: "On the board",
  intro:
    "One sentence at a time, in large type, for the whole class. The class thinks, then you show the answer and how it is built.",
  notRecorded: "Nothing is recorded.",
  family: "Which exercises?",
  which: "Which verbs?",
  allVerbs: "All",
  someVerbs: "A list",
  verbs: "Verbs in the infinitive",
  verbsHint: "One or more, separated by commas.",
  noSentence_one: "No sentences here for {{text}}.",
  noSentence_other: "No sentences here for {{text}}.",
  persons: "Which persons?",
  sentences_one: "{{count, number}} sentence",
  sentences_other: "{{count, number}} sentences",
  none: "There are no sentences for this choice.",
  loadFailed: "The sentences could not be loaded.",
  start: "Show on the board",
  change: "Choose something else",
  place: "{{index, number}} of {{total, number}}",
  reveal: "Answer",
  answer: "Answer:",
  next: "Next sentence",
  back: "Previous sentence",
  leave: "Leave",
  fullScreen: "Full screen",
  exitFullScreen: "Leave full screen",
  keys: "Space: answer · ← →: other sentences · Esc: leave",
  asIfRegular: "Wrong, as if the verb were regular:",
} as const satisfies Localised<typeof source>;
