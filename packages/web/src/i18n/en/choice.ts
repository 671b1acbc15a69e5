import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "What you practise",
  question: "What do you know already?",
  levels: {
    A1: "I am starting: the present, a first past tense.",
    A2: "I get by: the other past tenses, ser and estar.",
    B1: "I converse: the future, the subjunctive, commands.",
    B2: "I choose well: which past tense, por or para.",
  },
  families: "Exercise families",
  familiesHint:
    "The other families no longer appear in menus and reviews. Your progress stays, and returns when you tick them again.",
  region: "Which Spanish?",
  regions: {
    spain: "Spain",
    "latin-america": "Latin America",
  },
  regionHint: "With Latin America, vosotros is not asked, and forms of vos are accepted.",
} satisfies Localised<typeof source>;
