import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "What you practise",
  question: "What do you know already?",
  levels: {
    A1: "I am starting: saying what I do and what I did.",
    A2: "I get by: telling and describing the past.",
    B1: "I hold a conversation: the future, requests, wishes.",
    B2: "I am at ease: choosing between past tenses, finer points.",
  },
  families: "Exercise families",
  familiesHint:
    "The other families no longer appear in menus and reviews. Your progress stays, and returns when you tick them again.",
  region: "Which Spanish?",
  regions: {
    spain: "Spain",
    "latin-america": "Latin America",
  },
  regionHint: "With Latin America, vosotros is not asked, and vos is accepted in the present.",
} satisfies Localised<typeof source>;
