import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  documentTitle: "Verbena: Spanish verbs, one sentence at a time",
  description:
    "Practise Spanish verbs by filling in sentences: more than 50 verbs, 6 persons each, from A1 to B2. Your mistakes explained, online or offline.",
  imageAlt: "A string of flags and a completed Spanish sentence: mis primos vienen.",
  title: "Spanish verbs, one sentence at a time.",
  subtitle:
    "Fill in the sentence, understand your mistake, and meet each form again just before you forget it.",
  start: "Get started",
  try: "Try without an account",
  continue: "Continue",
  signIn: "Log in",
  accountDeleted: "Your account and all its data have been deleted.",
  demo: {
    description:
      "Demonstration: three sentences are filled in one after the other. The first answer is correct; the second is wrong, and the correct answer appears with its explanation; in the third only the accent is missing.",
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
      text: "From the present to the subjunctive and the imperative, in everyday sentences, all of them translated. And for choosing well: desde or hace, ser or estar, por or para, the right past tense.",
    },
    review: {
      title: "Review at the right moment",
      text: "Every answer sets the day on which the form comes back: tomorrow, in six days, then later and later.",
    },
    selections: {
      title: "Your verbs, your selections",
      text: "The verbs you get wrong are collected for you. Make selections of your own, for a lesson or an exam, and practise just those.",
    },
    families: {
      title: "Twelve families, from A1 to B2",
      text: "Say what you already know, and Verbena suggests the families for your level. Add or remove some whenever you like.",
    },
  },
  more: {
    diagnosis: {
      title: "A mistake comes with a reason",
      text: "Wrong tense, wrong person, a stem that changes, a missing accent: Verbena says what happened and shows how the right form is built.",
    },
    offline: {
      title: "Offline too",
      text: "On the train or on a trip, practice goes on. Your answers stay on your device and join your account as soon as possible.",
    },
    tables: {
      title: "Every form of any verb",
      text: "Type a verb, any verb, and see all its tenses, what is irregular, and why. Free, like everything else.",
    },
  },
  teachers: {
    title: "Do you teach Spanish?",
    text: "Show sentences on the board, print sheets with their keys, give assignments, and see what to repeat.",
    help: "Help for teachers",
  },
  closing: {
    title: "A sentence is waiting for you.",
    start: "Write my first sentence",
    name: "A *verbena* is a street festival on a Spanish summer evening.",
  },
} satisfies Localised<typeof source>;
