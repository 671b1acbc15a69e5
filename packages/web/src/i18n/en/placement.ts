import type { placement as source } from "../fr/placement.ts";
import type { Localised } from "../localised.ts";

export const placement = {
  title: "Find your place",
  intro:
    "12 to 16 sentences (24 at most), in about three minutes. Verbena estimates what you already know, and reviews begin with the rest.",
  facts: {
    calm: "No clock and no score. Accents do not count.",
    unknown: "“I don’t know” helps as much as an answer.",
    safe: "You can stop at any time. The test changes neither your levels nor your statistics.",
  },
  begin: "Start the test",
  resume: "Go on with the test",
  again: "Take the test again",
  later: "Later",
  preparing: "The test is being prepared. This takes a few seconds.",
  loadFailed: "The sentences of the test could not be loaded.",
  notNeeded: "You do not need the test to practise.",
  place: "{{index, number}} of about {{total, number}}",
  position: "Sentence {{index, number}} of about {{total, number}}",
  hint: "Answer what comes to mind. If you don’t know, say so: that helps, too.",
  leave: "Stop",
  leaveTest: "Stop the test",
  verdicts: {
    right: "Right.",
    wrong: "The correct answer: *{{form}}*. You wrote *{{given}}*.",
    unknown: "Here it is: *{{form}}*.",
    typo: "A typo, which does not count. The correct answer: *{{form}}*.",
  },
  result: {
    title: "Your verbs: {{level}}",
    note_one: "An estimate after {{count, number}} answer, not a certificate.",
    note_other:
      "An estimate after {{count, number}} answers, not a certificate. Your next answers correct it.",
    first: "Reviews begin with what is missing: {{families}}.",
    allSure: "Everything you have chosen seems sure. Reviews check it little by little.",
    chosen: "You have chosen level {{level}}.",
    changeLevel: "Change the level",
    begin: "Begin",
    families: "What you know",
    correct: "If a line is wrong, choose what is right.",
    statuses: { sure: "Sure", partly: "Partly", new: "New" },
    examples: "Examples",
  },
} satisfies Localised<typeof source>;
