import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../db/schema.ts";

type Schema = typeof schema;
const byName: Schema = { ...schema };

/** Every table, by its name in the code. */
type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];
type Columns<Name extends TableName> = Schema[Name]["_"]["columns"];
type Column<Name extends TableName> = keyof Columns<Name> & string;

/**
 * Who sends a request. A learner only reaches the rows of their account. A visitor only reaches those of the account
 * that a sign-up, a sign-in, or a link in a mail is about. An administrator sends the requests under /api/admin.
 */
export type Requester = "visitor" | "learner" | "administrator";

/** What is decided about a table. */
type TablePolicy<Column extends string = string> = {
  /** The column with the id of the account that a row belongs to, and with which it is deleted. */
  owner?: Column;
  /** References to other accounts, which become null when these are deleted. */
  cleared?: readonly Column[];
  /** Whose requests may read rows. */
  read: readonly Requester[];
  /** Whose requests may insert, update, or delete rows. */
  change: readonly Requester[];
  /** The field of the export with the rows. */
  exportedAs?: string;
  /** Columns besides `userId` that the export leaves out, and why. */
  without?: { readonly [_ in Column]?: string };
  /** Why the export has no rows of the table. */
  notExported?: string;
  /**
   * On Citus: one node has all rows of a learner or of a class, or every node has a copy. Other tables stay on the
   * coordinator.
   */
  onCitus?: "distributed" | "by class" | "copied";
};

/** The export has the rows of every account, or a reason why not. */
type Complete =
  | { owner: string; exportedAs: string }
  | { owner: string; notExported: string }
  | { owner?: never };

const everybody = ["visitor", "learner", "administrator"] as const;
const exceptVisitors = ["learner", "administrator"] as const;
const exceptAdministrators = ["visitor", "learner"] as const;
const learners = ["learner"] as const;
const administrators = ["administrator"] as const;
/** Only commands and the server's own work. */
const noRequest = [] as const;

const account = { owner: "userId", read: everybody, change: everybody } as const;
const content = { read: everybody, change: noRequest } as const;
const internal = { read: noRequest, change: noRequest } as const;
const ofClasses = { read: everybody, change: everybody, onCitus: "by class" } as const;
const practice = { ...account, read: learners, change: learners, onCitus: "distributed" } as const;

/** For each table: who may read and change its rows, and what the deletion and the export of an account do with them. */
const tablePolicies = {
  users: {
    owner: "id",
    read: everybody,
    change: everybody,
    exportedAs: "account",
    without: {
      id: "the profile has it",
      name: "a copy of the profile's username",
      searchText: "name and address once more",
    },
    onCitus: "copied",
  },
  sessions: { ...account, notExported: "tokens that sign in", onCitus: "copied" },
  // Administrators confirm a deletion with their password.
  passwords: { ...account, change: exceptAdministrators, notExported: "the password's hash" },
  twoFactors: {
    ...account,
    read: exceptAdministrators,
    notExported: "a secret and codes to sign in",
  },
  verifications: { read: exceptAdministrators, change: everybody },
  mails: { ...account, read: exceptVisitors, notExported: "links that sign in; deleted when sent" },
  // Visitors turn the weekly mail off by the link in it.
  profiles: { owner: "id", read: everybody, change: exceptAdministrators, exportedAs: "profile" },
  weeklyMails: { ...internal, owner: "userId", notExported: "the Monday of the last weekly mail" },
  userProgress: {
    ...practice,
    read: exceptVisitors,
    change: exceptAdministrators,
    notExported: "start date and scheduler are in the export, the rest are sums of the exercises",
  },
  // Mails about a new password have the time zone of the last event.
  progressEvents: { ...practice, read: exceptAdministrators, exportedAs: "events" },
  archivedEvents: { ...practice, change: noRequest, notExported: "among the events" },
  exerciseProgress: { ...practice, exportedAs: "exercises" },
  cards: { ...practice, exportedAs: "cards" },
  dailyStats: { ...practice, exportedAs: "days" },
  knowledgeDays: { ...practice, exportedAs: "knowledgeDays" },
  skillSnapshots: {
    ...practice,
    notExported: "the export has its skills and numbers in words, as knowledge",
  },
  // Visitors see a selection that is shared with them by a link.
  verbPackages: { ...practice, read: exceptAdministrators, exportedAs: "packages" },
  sharedSelections: {
    ...account,
    read: exceptAdministrators,
    change: learners,
    exportedAs: "sharedSelections",
    onCitus: "copied",
  },
  teachers: { ...account, exportedAs: "teacher", onCitus: "copied" },
  teacherInvitations: { read: everybody, change: everybody },
  classes: ofClasses,
  classMembers: { ...ofClasses, owner: "userId", exportedAs: "classes" },
  classInvitations: ofClasses,
  classCodes: { read: everybody, change: everybody, onCitus: "copied" },
  classLogins: { ...ofClasses, owner: "userId", notExported: "the name is among the classes" },
  assignments: ofClasses,
  userClasses: {
    ...practice,
    // Who deletes teachers finds their classes here.
    read: exceptVisitors,
    notExported: "a copy of the rows among the classes",
  },
  userAssignments: { ...practice, exportedAs: "assignments" },
  userAssignmentForms: { ...practice, exportedAs: "assignmentForms" },
  classActions: { read: exceptVisitors, change: exceptVisitors, cleared: ["teacherId"] },
  classReports: {
    owner: "userId",
    read: exceptVisitors,
    change: exceptVisitors,
    exportedAs: "classReports",
  },
  exerciseReports: {
    owner: "userId",
    cleared: ["answeredBy"],
    read: exceptVisitors,
    change: exceptVisitors,
    exportedAs: "reports",
    without: { answeredBy: "another person" },
  },
  adminActions: { cleared: ["adminId", "targetId"], read: administrators, change: administrators },
  conjugationExercises: content,
  fillInExercises: content,
  exerciseCorrections: { read: everybody, change: administrators },
  hiddenExercises: { read: everybody, change: administrators },
  contentVersion: { read: everybody, change: administrators, onCitus: "copied" },
  replacedContent: internal,
  progressHistory: { read: learners, change: noRequest, onCitus: "copied" },
  rateLimits: { read: everybody, change: everybody },
  processes: internal,
  requiredReleases: internal,
} as const satisfies { [Name in TableName]: TablePolicy<Column<Name>> & Complete };

export const tableNames = Object.keys(tablePolicies) as TableName[];

export const policyOf = (name: TableName): TablePolicy => tablePolicies[name];

export const tableOf = (name: TableName): PgTable => byName[name];

type LeftOut<Name extends TableName> =
  | "userId"
  | ((typeof tablePolicies)[Name] extends { without: infer Without } ? keyof Without : never);

/** The columns of an account's rows that the export has. */
export function exportedColumns<Name extends TableName>(name: Name) {
  const { without = {} } = policyOf(name);
  const columns = Object.entries(getTableColumns(tableOf(name))).filter(
    ([column]) => column !== "userId" && !Object.hasOwn(without, column),
  );
  return Object.fromEntries(columns) as Omit<Columns<Name>, LeftOut<Name>>;
}
