import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { TakenBack } from "@verbena/core/progress/retraction";
import type { IssueKey, PackageInput, ProfileChange, ReportInput } from "@verbena/server/client";
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
} from "idb";
import type { StoredValue } from "./stored-value.ts";
import { VISITOR_ID } from "./visitor.ts";

/** An event. A retraction also has the answer that it takes back. */
export type RecordedEvent = { kind: "event"; event: ProgressEvent; takenBack?: TakenBack };

/** A selection of verbs, new or changed. */
type SavedPackage = PackageInput & { id: string };

/** What each kind of edit contains. `settings` leaves out the learner's name, because only the server can check it. */
export type Edits = {
  settings: Omit<ProfileChange, "username">;
  savedPackage: SavedPackage;
  deletedPackage: Pick<SavedPackage, "id" | "family" | "name">;
  report: ReportInput;
};

export type EditKind = keyof Edits;

/** A change of settings, selections, or reports. */
export type Edit<Kind extends EditKind = EditKind> = {
  [K in Kind]: { kind: K; value: Edits[K] };
}[Kind];

/** A change that a learner made on this device. Sending it twice does no harm. */
export type Change = RecordedEvent | Edit;

/** Why the server refused an event, and when it was last sent (ms since 1970). */
export type Refusal = { reason: IssueKey; triedAt: number };

/** A change that the server has not accepted. Several learners may share a browser. */
type StoredChange = Change & { userId: string; refusal?: Refusal };

interface Schema extends DBSchema {
  /** The key is the change's place in the order of all changes. */
  changes: { key: number; value: StoredChange; indexes: { userId: string } };
  /** What the server has sent. */
  cache: { key: string; value: StoredValue };
}

export type Database = IDBPDatabase<Schema>;
type StoreName = StoreNames<Schema>;
type Transaction<Name extends StoreName> = IDBPTransaction<Schema, Name[], "readwrite">;

const NAME = "verbena";

/**
 * Increase the version when the schema changes. A new version may only add stores and indexes, because tabs of the
 * previous version still write to the existing ones. If the shape of waiting changes is new, convert them: they exist
 * nowhere else.
 */
const VERSION = 2;

const OPEN_TIMEOUT_MS = 5_000;

/**
 * The connection, or the attempt to open one. `inTime` rejects after a timeout. After it, calls fail immediately until
 * the browser has opened the database.
 */
let opening: { database: Promise<Database>; inTime: Promise<Database> } | undefined;

/**
 * Runs a task on the database.
 *
 * @throws DOMException or Error when storage is blocked, full or broken
 */
export async function inDatabase<Result>(
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await task(await open());
  } catch (error) {
    // The browser has closed the connection without an event: open it again.
    if (!isNamed(error, "InvalidStateError")) throw error;
    opening = undefined;
    return task(await open());
  }
}

/**
 * Runs a task in one transaction: either all its writes are stored, or none.
 *
 * @param durability strict for data that exists nowhere else
 * @throws DOMException or Error when storage is blocked, full or broken
 */
export function inTransaction<Name extends StoreName, Result>(
  names: Name[],
  task: (transaction: Transaction<Name>) => Promise<Result>,
  durability: IDBTransactionDurability = "default",
): Promise<Result> {
  return inDatabase(async (database) => {
    const transaction = database.transaction(names, "readwrite", { durability });
    // Ignore the error here: the task or the await below throws it.
    transaction.done.catch(() => undefined);
    try {
      const result = await task(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  });
}

/** Whether answers of any learner wait on this device. Those of a visitor are not sent. */
export async function areAnswersWaiting(): Promise<boolean> {
  const changes = await inDatabase((database) => database.getAll("changes"));
  return changes.some(
    ({ kind, refusal, userId }) =>
      kind === "event" && refusal === undefined && userId !== VISITOR_ID,
  );
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has already aborted the transaction.
  }
}

/** Closes the connection, for tests and for a tab with a newer version. The next task opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opening;
  opening = undefined;
  const closed = closing?.database.then((database) => database.close());
  // A database that opens after the timeout is closed as soon as it opens.
  await Promise.race([closed, closing?.inTime]).catch(() => undefined);
}

async function open(): Promise<Database> {
  opening ??= startOpening();
  return opening.inTime;
}

function startOpening() {
  const database = connect();
  const attempt = { database, inTime: inTime(database) };
  database.then(
    () => {
      attempt.inTime = database;
    },
    () => {
      if (opening === attempt) opening = undefined;
    },
  );
  return attempt;
}

function connect(): Promise<Database> {
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade(database) {
      // Nobody has data of version 1, which was never released.
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database
        .createObjectStore("changes", { autoIncrement: true })
        .createIndex("userId", "userId");
      database.createObjectStore("cache");
    },
    // Close the connection, because a tab with a newer version must not wait for this one.
    blocking: () => void closeDatabase(),
    terminated() {
      opening = undefined;
    },
  };
  return openDB<Schema>(NAME, VERSION, callbacks).catch((error: unknown) => {
    // A newer version of the application has upgraded the database. The stores of this version still exist.
    if (isNamed(error, "VersionError")) return openDB<Schema>(NAME, undefined, callbacks);
    throw error;
  });
}

/** @throws Error after a timeout, for example when another tab blocks the upgrade */
async function inTime<Result>(database: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("The browser did not open its database in time.")),
      OPEN_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([database, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
