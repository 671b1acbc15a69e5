import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Verbs to review",
  sentencesTitle: "Sentences to review",
  intro: "Untick what you already know: the rest will be in the review.",
  list: "List to review",
  untickAll: "Untick all",
  tickAll: "Tick all",
  save: "Save and review",
  empty: "No verbs to review",
  emptySentences: "No sentences to review",
  emptyText: "What you get wrong while practising is collected here.",
  practise: "Practise",
} satisfies Localised<typeof source>;
