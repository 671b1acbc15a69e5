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

/** An event that the server has not acknowledged. Several learners may share a browser. */
export type StoredEvent = { userId: string; event: ProgressEvent; takenBack?: TakenBack };

/** An event that the server refused, and when it was last sent (ms since 1970). */
type StoredRefusal = StoredEvent & { reason: IssueKey; triedAt: number };

/** A response of the server, the version of its shape, and when it came (ms since 1970). */
export type StoredAnswer = { shape: number; at: number; value: unknown };

/** A selection of verbs, new or changed. */
type SavedPackage = PackageInput & { id: string };

/** A change that a learner made on this device. Sending it twice does no harm. */
export type Edit =
  | { change: ProfileChange }
  | { savedPackage: SavedPackage }
  | { deletedPackage: Pick<SavedPackage, "id" | "family" | "name"> }
  | { report: ReportInput };

/** An edit that the server has not acknowledged, and how often it caused an internal server error. */
type StoredEdit = { userId: string; faults?: { count: number } } & Edit;

interface Schema extends DBSchema {
  events: { key: number; value: StoredEvent; indexes: { userId: string; eventId: string } };
  refused: { key: string; value: StoredRefusal; indexes: { userId: string } };
  edits: { key: number; value: StoredEdit; indexes: { userId: string } };
  answers: { key: string; value: StoredAnswer };
}

export type Database = IDBPDatabase<Schema>;
type StoreName = StoreNames<Schema>;
type Transaction<Name extends StoreName> = IDBPTransaction<Schema, Name[], "readwrite">;

const NAME = "verbena";

/**
 * Later versions may only add stores and indexes: tabs of an earlier version still write to the existing
 * ones.
 */
const VERSION = 1;

const OPEN_TIMEOUT_MS = 5_000;

/**
 * The connection, or the attempt to open one. `inTime` rejects after a timeout. Later calls then fail
 * at once, until the browser has opened the database.
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
 * Runs a task in one transaction: either everything that it writes is stored, or nothing.
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
    // The task or the await below throws the same error.
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

/** Whether answers of any learner wait on this device. */
export async function areAnswersWaiting(): Promise<boolean> {
  return (await inDatabase((database) => database.count("events"))) > 0;
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has aborted it already.
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
      const events = database.createObjectStore("events", { autoIncrement: true });
      events.createIndex("userId", "userId");
      events.createIndex("eventId", "event.id");
      database
        .createObjectStore("refused", { keyPath: "event.id" })
        .createIndex("userId", "userId");
      database.createObjectStore("edits", { autoIncrement: true }).createIndex("userId", "userId");
      database.createObjectStore("answers");
    },
    // A tab that runs a newer version must not wait for this one.
    blocking: () => void closeDatabase(),
    terminated() {
      opening = undefined;
    },
  };
  return openDB<Schema>(NAME, VERSION, callbacks).catch((error: unknown) => {
    // A newer version of the application has upgraded it. This version's stores are still there.
    if (isNamed(error, "VersionError")) return openDB<Schema>(NAME, undefined, callbacks);
    throw error;
  });
}

/** @throws Error after a timeout, such as when another tab blocks the upgrade */
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

type EventStore = {
  index(name: "eventId"): { getKey(id: string): Promise<number | undefined> };
  add(value: StoredEvent): Promise<number>;
};

/** Adds an event unless it is there. Returns its key, which is its place in the order. */
export async function addEvent(store: EventStore, value: StoredEvent): Promise<number> {
  return (await store.index("eventId").getKey(value.event.id)) ?? (await store.add(value));
}
