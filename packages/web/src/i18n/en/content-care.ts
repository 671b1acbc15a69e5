import type { contentCare as source } from "../fr/content-care.ts";
import type { Localised } from "../localised.ts";

export const contentCare = {
  title: "Sentences",
  gone: "No file has this sentence any more",
  correct: "Correct",
  hide: "Hide",
  show: "Show again",
  withdraw: "Withdraw the correction",
  quoteHint: "Words of the sentence, as they are; empty if there are none",
  done: {
    correct: "Sentence corrected",
    hide: "Sentence hidden",
    show: "Sentence shown again",
    withdraw: "Correction withdrawn",
  },
  states: {
    hidden: "Hidden",
    laid: "Corrected",
    "in-files": "The files say the same by now",
    "file-changed": "The file has changed since",
  },
  fields: {
    sentence: "Sentence",
    correctAnswer: "Answer",
    time: "Words that tell the tense",
    subject: "Words that tell the person",
    complement: "Words that ask for the answer",
    fr: "French translation",
    nl: "Dutch translation",
    en: "English translation",
  },
  reports: {
    title: "Reports",
    loadFailed: "The reports could not be loaded.",
    none: "No report is waiting for an answer.",
    more: "Show more reports",
    given: "Answer given:",
    answer: "Answer",
    answerTo: "Answer to {{name}}",
    answered: "Answer sent",
  },
  corrections: {
    title: "Corrections",
    intro:
      "What differs from the content’s files. A correction whose file has changed since is no longer shown: correct again, or withdraw it.",
    loadFailed: "The corrections could not be loaded.",
    none: "No sentence is corrected or hidden.",
    patch: "Download the corrections (patch)",
  },
} satisfies Localised<typeof source>;
