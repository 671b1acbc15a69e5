import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  loadFailed:
    "Your progress could not be loaded. You can practise: your answers are kept here and will be sent.",
  answers_one: "{{count, number}} answer",
  answers_other: "{{count, number}} answers",
  edits_one: "{{count, number}} change",
  edits_other: "{{count, number}} changes",
  waiting_one: "{{what}} waiting",
  waiting_other: "{{what}} waiting",
  signedOut: "Your session has expired: log in again to send your answers.",
  signIn: "Log in again",
  gone: "This account no longer exists: what is left on this device can no longer be sent.",
  leaveGone: "Delete it and leave",
  inTabOnly:
    "Your browser cannot store anything (private window, or no space left): these answers are in this tab only. Keep it open until they are sent.",
  refused_one: "The server did not count {{count}} answer. It is kept on this device.",
  refused_other: "The server did not count {{count}} answers. They are kept on this device.",
  details: "View",
  refusedTitle: "Answers that were not counted",
  refusedHelp:
    "They are sent again once a day, and at once if you ask: an update of the site is often enough. An answer to an exercise that was withdrawn will never count; you can delete it.",
  resend: "Send again",
  forget: "Delete",
} satisfies Localised<typeof source>;
