import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "What you practise",
  question: "What do you already know?",
  levels: {
    A1: "I’m just starting: the present, a first past tense, desde and hace.",
    A2: "I get by: the other past tenses, ser and estar.",
    B1: "I can hold a conversation: the future, the subjunctive, the imperative.",
    B2: "I’m after the finer points: which past tense, por or para.",
  },
  families: "Exercise families",
  familiesHint:
    "Families you untick no longer appear in menus, reviews and statistics. Your progress is kept, and comes back when you tick them again.",
  region: "Which Spanish?",
  regions: {
    spain: "Spain",
    "latin-america": "Latin America",
  },
  regionHint: "For Latin America, vosotros is left out and forms with vos are accepted.",
} satisfies Localised<typeof source>;
