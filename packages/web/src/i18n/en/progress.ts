import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  loadFailed:
    "Your progress could not be loaded. You can practise: your answers are kept here and will be sent.",
  answers_one: "{{count, number}} answer",
  answers_other: "{{count, number}} answers",
  edits_one: "{{count, number}} change",
  edits_other: "{{count, number}} changes",
  waiting_one: "{{what}} waiting to be sent",
  waiting_other: "{{what}} waiting to be sent",
  signIn: "Log in again",
} satisfies Localised<typeof source>;
