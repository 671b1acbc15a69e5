import type { classAccounts as source } from "../fr/class-accounts.ts";
import type { Localised } from "../localised.ts";

export const classAccounts = {
  title: "Accounts of the class",
  intro:
    "For pupils without an email address. They log in with the class code, their name, and a password of three words. Each pupil gets login details on paper to cut out.",
  schoolDecides:
    "The school decides about these accounts. They are deleted with the class; until then, pupils can take everything they have done with them.",
  loadFailed: "The accounts could not be loaded.",
  make: {
    title: "Create accounts",
    names: "Names of the pupils",
    hint: "One a line: first name and initial, such as “Emma D”. You can paste a column of a spreadsheet.",
    ready_one: "{{count, number}} account to create",
    ready_other: "{{count, number}} accounts to create",
    tooMany: "{{count, number}} names: at most 60 at a time. Create the first ones first.",
    refused: "These lines are not names:",
    problems: {
      formula: "formula",
      "too-long": "more than 40 characters",
      "no-letters": "no letters",
    },
    submit: "Create accounts",
    progress: "Accounts created: {{done, number}} of {{all, number}}",
    made_one: "{{count, number}} account created",
    made_other: "{{count, number}} accounts created",
    stopped: "The names that are left have no account yet: you can try again.",
  },
  fullNames: {
    title: "Full names?",
    text: "A first name and an initial are enough: the less Verbena knows about your pupils, the better. These names look complete:",
    more: "and {{count, number}} more",
    correct: "Correct them",
    makeAnyway: "Create anyway",
  },
  sheets: {
    title: "Login details to print",
    once: "Print them now: these passwords cannot be seen again.",
    print: "Print",
    paper: "Paper",
    a4: "A4",
    letter: "Letter",
    page: "Page {{page, number}} of {{pages, number}}",
    name: "Name",
    code: "Class code",
    password: "Password",
    scan: "Opens the login page of {{name}}",
  },
  leave: {
    title: "Leave without printing?",
    text: "These passwords will be lost. You would have to create new ones afterwards.",
    stay: "Stay",
    leave: "Leave",
  },
  list: {
    title: "Accounts created",
    empty: "No accounts yet",
    locked: "Locked after ten mistakes, until {{time}}",
    unlock: "Unlock",
    unlockName: "Unlock {{name}}",
    unlocked: "{{name}} can log in again",
    renew: "New password",
    renewName: "New password for {{name}}",
    renewText:
      "The old password will no longer work, and the pupil will be logged out everywhere. You will get new login details to print.",
  },
} satisfies Localised<typeof source>;
