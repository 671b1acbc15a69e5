import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../db/schema.ts";

type Schema = typeof schema;
const byName: Schema = { ...schema };

/** Every table, by its name in the code. */
export type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];
type Columns<Name extends TableName> = Schema[Name]["_"]["columns"];
type Column<Name extends TableName> = keyof Columns<Name> & string;

/** Who sends a request. A learner's request only reaches the rows of this learner. */
export type Requester = "visitor" | "learner" | "administrator";

/** What is decided about a table. */
export type TablePolicy<Column extends string = string> = {
  /** The column with the id of the account that a row belongs to, and with which it is deleted. */
  owner?: Column;
  /** References to other accounts, which become null when these are deleted. */
  cleared?: readonly Column[];
  /** Whose requests may read rows. An administrator's are those under /api/admin. */
  read: readonly Requester[];
  /** Whose requests may insert, update, or delete rows. */
  change: readonly Requester[];
  /** The field of the export with the rows. */
  exportedAs?: string;
  /** Columns besides `userId` that the export leaves out, and why. */
  without?: { readonly [_ in Column]?: string };
  /** Why the export has no rows of the table. */
  notExported?: string;
  /** On Citus: one node has all rows of a learner, or every node has a copy. Other tables stay on the coordinator. */
  onCitus?: "distributed" | "copied";
};

/** The export has the rows of every account, or a reason why not. */
type Complete =
  | { owner: string; exportedAs: string }
  | { owner: string; notExported: string }
  | { owner?: never };

const everybody = ["visitor", "learner", "administrator"] as const;
const learners = ["learner"] as const;
const administrators = ["administrator"] as const;
const members = [...learners, ...administrators] as const;
/** The server itself, or a command. */
const noRequest = [] as const;

const ownLearner = { owner: "userId", read: learners, change: learners } as const;
const content = { read: everybody, change: noRequest } as const;
const internal = { read: noRequest, change: noRequest } as const;

/** For each table: who may read and change its rows, and what becomes of them when an account is deleted or exported. */
export const tablePolicies = {
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
  sessions: {
    owner: "userId",
    read: everybody,
    change: everybody,
    notExported: "tokens that sign in",
    onCitus: "copied",
  },
  passwords: {
    owner: "userId",
    read: everybody,
    change: everybody,
    notExported: "the password's hash",
  },
  twoFactors: {
    owner: "userId",
    read: everybody,
    change: everybody,
    notExported: "a secret and codes that sign in",
  },
  verifications: { read: everybody, change: everybody },
  mails: {
    owner: "userId",
    read: everybody,
    change: everybody,
    notExported: "links that sign in; deleted when they are sent",
  },
  profiles: {
    owner: "id",
    read: everybody,
    change: everybody,
    exportedAs: "profile",
  },
  weeklyMails: {
    owner: "userId",
    ...internal,
    notExported: "the Monday of the last weekly mail; the profile has the setting",
  },
  userProgress: {
    owner: "userId",
    read: members,
    change: everybody,
    notExported: "start date and scheduler are in the export; the rest are sums of the exercises",
    onCitus: "distributed",
  },
  progressEvents: { ...ownLearner, exportedAs: "events", onCitus: "distributed" },
  archivedEvents: { ...ownLearner, notExported: "among the events", onCitus: "distributed" },
  exerciseProgress: { ...ownLearner, exportedAs: "exercises", onCitus: "distributed" },
  cards: { ...ownLearner, exportedAs: "cards", onCitus: "distributed" },
  dailyStats: { ...ownLearner, exportedAs: "days", onCitus: "distributed" },
  verbPackages: { ...ownLearner, exportedAs: "packages", onCitus: "distributed" },
  exerciseReports: {
    owner: "userId",
    cleared: ["answeredBy"],
    read: members,
    change: members,
    exportedAs: "reports",
    without: { answeredBy: "another person" },
  },
  adminActions: { cleared: ["adminId", "targetId"], read: administrators, change: administrators },
  exerciseCorrections: { read: everybody, change: administrators },
  hiddenExercises: { read: everybody, change: administrators },
  contentVersion: { read: everybody, change: administrators, onCitus: "copied" },
  conjugationExercises: content,
  fillInExercises: content,
  replacedContent: internal,
  progressHistory: { read: learners, change: noRequest, onCitus: "copied" },
  rateLimits: { read: everybody, change: everybody },
  processes: internal,
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
