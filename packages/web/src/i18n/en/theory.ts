import type { theory as source } from "../fr/theory.ts";
import type { Localised } from "../localised.ts";

export const theory = {
  contents: "Contents",
  essentials: "In short",
  level: "Level",
  practise: "Practise these verbs",
  practiseSection: "Practise this part",
  practiseAll: "Practise",
  examples: "Examples",
  loadFailed: "The guide could not be loaded.",
  reflexives: "Twenty everyday reflexive verbs",
  past: "past",
  now: "now",
  wrong: "Wrong",
  right: "Correct",
  question: "Your turn",
  showAnswer: "Show the answer",
  isRight: "That’s correct.",
  isWrong: "No, it is *{{answer}}*.",
  related: "See also:",
} satisfies Localised<typeof source>;
