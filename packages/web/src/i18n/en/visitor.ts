import type { visitor as source } from "../fr/visitor.ts";
import type { Localised } from "../localised.ts";

export const visitor = {
  levels: "Choose a level",
  otherLevel: "Choose another level",
  signUp: "Create an account",
  withAccount: "For statistics, selections and recordings",
  signIn: "Log in",
  keepAnswers_one: "Create an account to keep your answer and get it back on the right day.",
  keepAnswers_other:
    "Create an account to keep your {{count, number}} answers and get them back on the right day.",
  otherFamilies: "Also at level {{level}}",
  alsoOpen: "Also without an account",
  guides: "Grammar",
  adopt: {
    title: "Answers on this device",
    today_one: "{{count, number}} answer was given on this device today. Is it yours?",
    today_other: "{{count, number}} answers were given on this device today. Are they yours?",
    yesterday_one: "{{count, number}} answer was given on this device yesterday. Is it yours?",
    yesterday_other:
      "{{count, number}} answers were given on this device yesterday. Are they yours?",
    onDay_one: "{{count, number}} answer was given on this device on {{day}}. Is it yours?",
    onDay_other: "{{count, number}} answers were given on this device on {{day}}. Are they yours?",
    since_one: "{{count, number}} answer was given on this device since {{day}}. Is it yours?",
    since_other:
      "{{count, number}} answers were given on this device since {{day}}. Are they yours?",
    yes: "Yes, keep them",
    no: "No, delete them",
    later: "Decide later",
    failed:
      "These answers could not be added to your account: this device’s storage is full or blocked. Make room, then try again.",
  },
} satisfies Localised<typeof source>;
