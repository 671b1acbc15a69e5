import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  documentTitle: "Verbena: Spanish verbs, one sentence at a time",
  description:
    "Practise Spanish verbs by filling in sentences: more than 50 verbs, 6 persons each, and a review just before you would forget.",
  imageAlt: "A string of flags and a completed Spanish sentence: mis primos vienen.",
  title: "Spanish verbs, one sentence at a time.",
  subtitle:
    "Fill in the sentence, see what is missing, and meet each form again just before you forget it.",
  start: "Get started",
  continue: "Continue",
  signIn: "Log in",
  accountDeleted: "Your account has been deleted, with everything that belonged to it.",
  demo: {
    description:
      "Demonstration: three sentences are filled in one after the other. The first answer is right; the second is wrong, and the correct answer appears with its explanation; in the third only the accent is missing.",
    position: "Exercise",
    correctAnswer: "Correct answer:",
    notes: {
      success: "The *e* of the stem becomes *ie*: *vien + en*.",
      error: "*Poder* is irregular here: its stem becomes *pud-*.",
      accent: "Without its accent, *bailo* means ‘I dance’.",
    },
    pause: "Pause the demonstration",
    resume: "Resume the demonstration",
  },
  features: {
    verbs: {
      title: "More than 50 verbs, 6 persons each",
      text: "In the presente de indicativo and the pretérito indefinido, in everyday sentences. And desde, desde que, desde hace, hace.",
    },
    review: {
      title: "Review at the right moment",
      text: "Every answer sets the day on which the form comes back: tomorrow, in six days, then later and later.",
    },
    selections: {
      title: "Your verbs, your selections",
      text: "The verbs you get wrong are collected for you. Make lists of your own, too, and practise just those.",
    },
    families: {
      title: "Twelve families, from A1 to B2",
      text: "Presente and pretéritos, futuro, subjuntivo, imperativo, ser and estar, por and para. You choose your level; the rest waits for you.",
    },
  },
  closing: {
    title: "A sentence is waiting for you.",
    start: "Write my first sentence",
    name: "A *verbena* is a street festival on a Spanish summer evening.",
  },
} satisfies Localised<typeof source>;
