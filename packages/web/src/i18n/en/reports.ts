import type { reports as source } from "../fr/reports.ts";
import type { Localised } from "../localised.ts";

export const reports = {
  button: "Report",
  title: "Report this sentence",
  needsAccount: "Report this sentence: with an account",
  intro:
    "Somebody will read your message. If there is an answer, you will find it in your profile.",
  reason: "What is wrong?",
  reasons: {
    answer: "The expected answer",
    sentence: "The sentence",
    translation: "The translation",
    explanation: "The explanation",
    unsuitable: "Unsuitable content",
    other: "Something else",
  },
  chooseReason: "Choose what is wrong",
  comment: "Your message (optional)",
  send: "Send",
  sent: "Thank you, your report has been sent",
  kept: "What you have written stays here.",
  own: {
    title: "My reports",
    failed: "Your reports could not be loaded.",
    gone: "This sentence is no longer used",
    waiting: "No answer yet",
    answer: "Answer",
    closed: "Seen, thank you",
    isNew: "New",
  },
} satisfies Localised<typeof source>;
