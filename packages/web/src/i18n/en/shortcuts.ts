import type { shortcuts as source } from "../fr/shortcuts.ts";
import type { Localised } from "../localised.ts";

export const shortcuts = {
  title: "Keyboard shortcuts",
  inExercise: "During an exercise",
  everywhere: "Everywhere",
  enterKey: "Enter",
  enter: "Check, then continue",
  type: "Write the answer, wherever the cursor is",
  takeBack: "Take back the last answer",
  choose: "Choose one of the words (desde, por…)",
  anyLetter: "Any letter",
  acute: "Letter with an accent",
  diaeresis: "U with a diaeresis",
  tilde: "N with a tilde",
  listen: "Listen to the sentence, after the answer or in a dictation",
  slowly: "Listen to it slowly",
  sidebar: "Collapse or expand the menu",
  escapeKey: "Esc",
  escape: "Close whatever is open over the page",
  review: "Review",
  help: "Show this list",
  singleKeys: "Allow single-key shortcuts",
} satisfies Localised<typeof source>;
