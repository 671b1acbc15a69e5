import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Tricky verbs",
  sentencesTitle: "Tricky sentences",
  intro: "Untick what you already know: you will then practise the rest.",
  list: "Tricky ones",
  untickAll: "Untick all",
  tickAll: "Tick all",
  save: "Save and practise",
  empty: "No tricky verbs left",
  emptySentences: "No tricky sentences left",
  emptyText: "What you get wrong while practising is collected here.",
  practise: "Practise",
} satisfies Localised<typeof source>;
