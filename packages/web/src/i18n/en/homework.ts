import type { homework as source } from "../fr/homework.ts";
import type { Localised } from "../localised.ts";

export const homework = {
  title: "Assignments",
  practise: "Practise",
  again: "Do it again",
  progress: "{{done, number}} of {{needed, number}}",
  done: "Done",
  doneLate: "Done late",
  late: "Late",
  until: "Until {{day}}",
  untilTime: "Until {{day}} at {{time}}",
  untilTomorrow: "Tomorrow is the last day",
  untilToday: "Today is the last day",
  wasUntil: "Was due by the end of {{day}}",
  twoDays: "Each form on two different days",
  heading: "Assignment",
  tasks: {
    verbs: "{{verbs}} · {{families}}",
    moreVerbs_one: "{{verbs}} and {{count, number}} other verb · {{families}}",
    moreVerbs_other: "{{verbs}} and {{count, number}} other verbs · {{families}}",
    mistakes: "Frequent mistakes",
    mistakesIn: "Frequent mistakes · {{families}}",
  },
  count: "Assignment: {{done, number}} of {{needed, number}}",
  remark: {
    done: "Assignment done, well done!",
    left_one: "{{count, number}} more correct answer, and the assignment is done.",
    left_other: "{{count, number}} more correct answers, and the assignment is done.",
    tomorrow: "That is all for today. The rest counts on another day.",
  },
  doneTitle: "This assignment is done",
  doneText: "You can do its sentences again whenever you like.",
  tomorrowTitle: "That is all for today",
  tomorrowText:
    "In this assignment, your forms count no more today. Come back tomorrow.",
  emptyTitle: "This assignment has no sentences any more",
  notYet: {
    title: "This assignment has not begun yet",
    text: "It begins on {{day}} at {{time}}.",
  },
  gone: {
    title: "This assignment does not exist here",
    text: "Your teacher may have taken it back, or you are no longer in this class.",
  },
  toDashboard: "Back home",
  loadFailed: "The assignment could not be loaded.",
  offer: {
    text: "{{families}}: not yet in your review.",
    add: "Add to my review",
    added: "Added to your review",
  },
  report: {
    open: "Report this text",
    openName: "Report this name",
    title: "Report this text?",
    text: "“{{text}}” The administrators of the site will read it. Your teacher does not learn who reported it.",
    confirm: "Report",
    done: "Text reported",
  },
  preview: {
    heading: "As a pupil",
    nothingRecorded: "Nothing is recorded.",
  },
} as const satisfies Localised<typeof source>;
