import type { unsent as source } from "../fr/unsent.ts";
import type { Localised } from "../localised.ts";

export const unsent = {
  signedOut: "Your session has expired: log in again to send your answers.",
  gone: "This account no longer exists: what is left on this device can no longer be sent.",
  leaveGone: "Delete it and leave",
  inTabOnly:
    "Your browser cannot store anything (private window, or no space left): these answers are in this tab only. Keep it open until they are sent.",
  refused_one: "The server did not count {{count}} answer. It is kept on this device.",
  refused_other: "The server did not count {{count}} answers. They are kept on this device.",
  details: "View",
  refusedTitle: "Answers that were not counted",
  refusedHelp:
    "Verbena sends them again every day. If the exercise has been withdrawn, the answer will not count: you can delete it.",
  resend: "Send again",
  forget: "Delete",
  leaving: {
    title: "Not everything has been sent yet",
    text_one: "{{what}} is not stored on the server yet.",
    text_other: "{{what}} are not stored on the server yet.",
    kept: "What is waiting stays on this device and is sent when you log in here again.",
    inTabOnly:
      "Your browser cannot keep everything: if you close this tab before you log in here again, what is waiting may be lost.",
    stay: "Stay",
    leave: "Log out anyway",
  },
} satisfies Localised<typeof source>;
