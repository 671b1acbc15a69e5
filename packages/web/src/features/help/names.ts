import type { Translate } from "#i18n/translate.ts";

/** Names of buttons, pages, and menus in the texts of the help, by variable. They stay those that the pages show. */
export const nameKeys = {
  classes: "navigation.classes",
  board: "navigation.board",
  print: "navigation.print",
  open: "classes.open",
  settings: "classes.settings",
  members: "classes.members",
  accounts: "classes.accounts",
  assignments: "classes.assignments",
  renew: "classes.join.renew",
  join: "joining.join",
  newPassword: "classAccounts.list.renew",
  newAssignment: "assignments.new",
  copyClass: "classes.copy.open",
  csv: "assignments.page.csv",
  teachNext: "classResults.confusions.title",
  project: "classResults.confusions.project",
  assign: "classResults.confusions.assign",
  printConfusion: "classResults.confusions.print",
} as const satisfies Record<string, Parameters<Translate>[0]>;

/** Values for the variables of the texts. */
export const namesIn = (t: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(nameKeys).map(([name, key]) => [name, t(key)]));
