import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  title: "Spanish verbs, one sentence at a time.",
  subtitle:
    "Fill in the sentence, see what is missing, and meet each form again just before you forget it.",
  start: "Get started",
  continue: "Continue",
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
      text: "The verbs you missed gather by themselves. Make lists of your own, too, and practise just those.",
    },
  },
} satisfies Localised<typeof source>;
