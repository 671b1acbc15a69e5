import type { dashboard as source } from "../fr/dashboard.ts";
import type { Localised } from "../localised.ts";

export const dashboard = {
  title: "Home",
  waiting_morning_one: "{{count, number}} form is waiting for you this morning.",
  waiting_morning_other: "{{count, number}} forms are waiting for you this morning.",
  waiting_afternoon_one: "{{count, number}} form is waiting for you this afternoon.",
  waiting_afternoon_other: "{{count, number}} forms are waiting for you this afternoon.",
  waiting_evening_one: "{{count, number}} form is waiting for you this evening.",
  waiting_evening_other: "{{count, number}} forms are waiting for you this evening.",
  nothingWaiting: "Nothing to review: time for new forms.",
  allDone: "All reviewed. Come back tomorrow, or go on for fun.",
  firstTime: "Where would you like to start?",
  families: "Exercise families",
  due: "to review",
  upToDate: "up to date",
  unseen_one: "{{count, number}} new",
  unseen_other: "{{count, number}} new",
  verbs_one: "{{count, number}} verb",
  verbs_other: "{{count, number}} verbs",
  sentences_one: "{{count, number}} sentence",
  sentences_other: "{{count, number}} sentences",
  review: "Review",
  practise: "Practise",
  right_one: "{{level}} · {{count, number}} correct",
  right_other: "{{level}} · {{count, number}} correct",
  remaining: "{{count, number}} more to {{level}}",
  highestLevel: "highest level",
  progressFailed:
    "Your progress could not be loaded. You can practise: your answers are kept here and will be sent.",
  exercisesFailed: "The sentences could not be loaded.",
} satisfies Localised<typeof source>;
