import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { IssueKey, PackageInput, ProfileChange, ReportInput } from "@verbena/server/client";
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
} from "idb";

/** An event that the server has not acknowledged; whose it is, since learners share a browser. */
type StoredEvent = { userId: string; event: ProgressEvent };

/** An event that the server did not count, why, and when it was last sent (ms since 1970). */
type StoredRefusal = StoredEvent & { reason: IssueKey; triedAt: number };

/** What the server answered last, in what shape, and when (ms since 1970). */
export type StoredAnswer = { shape: number; at: number; value: unknown };

/** A selection as it is saved, whether it is new or changed. */
type SavedPackage = PackageInput & { id: string };

/** What a learner changed on this device; sending it twice does no harm. */
export type Edit =
  | { change: ProfileChange }
  | { savedPackage: SavedPackage }
  | { deletedPackage: Pick<SavedPackage, "id" | "tense" | "name"> }
  | { report: ReportInput };

/** How often the server failed on an edit by a fault of its own, and when (ms since 1970). */
export type Faults = { count: number; first: number; last: number };

/** An edit that the server does not know yet. */
type StoredEdit = { userId: string; faults?: Faults } & Edit;

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
 * Later versions add stores and indexes, and leave those of earlier versions as they are: a tab
 * that still runs an earlier version of the application goes on writing to them.
 */
const VERSION = 1;

/** A browser that has not opened the database by then is treated as one without storage. */
const PATIENCE_MS = 5_000;

/**
 * The connection, or the attempt to open one. `inTime` rejects when the browser takes too long, for all
 * calls at once: later calls fail immediately, until the browser has opened the database after all.
 */
let opening: { database: Promise<Database>; inTime: Promise<Database> } | undefined;

/**
 * Runs a task on what this browser stores for the application.
 *
 * @throws DOMException or Error where storage is blocked, full or out of order
 */
export async function inDatabase<Result>(
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await task(await opened());
  } catch (error) {
    // The browser closed the connection without saying so.
    if (!isNamed(error, "InvalidStateError")) throw error;
    opening = undefined;
    return task(await opened());
  }
}

/**
 * Runs a task in a transaction: all of what it writes is stored, or none of it.
 *
 * @param durability strict for what exists nowhere else
 * @throws whatever kept it from being stored
 */
export async function inTransaction<Name extends StoreName, Result>(
  database: Database,
  names: Name[],
  task: (stores: Transaction<Name>) => Promise<Result>,
  durability: IDBTransactionDurability = "default",
): Promise<Result> {
  const transaction = database.transaction(names, "readwrite", { durability });
  // Its failure is that of the task, or is awaited below.
  transaction.done.catch(() => undefined);
  try {
    const result = await task(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has aborted it already.
  }
}

/** Closes the connection; the next task opens it again. For tests, and when a newer version waits. */
export async function closeDatabase(): Promise<void> {
  const closing = opening;
  opening = undefined;
  const closed = closing?.database.then((database) => database.close());
  // What the browser has not opened in time is closed as soon as it opens.
  await Promise.race([closed, closing?.inTime]).catch(() => undefined);
}

async function opened(): Promise<Database> {
  opening ??= beginToOpen();
  return opening.inTime;
}

function beginToOpen() {
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

async function connect(): Promise<Database> {
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
    // A tab with a newer version of the application must not wait for this one.
    blocking: () => void closeDatabase(),
    terminated() {
      opening = undefined;
    },
  };
  const database = await openDB<Schema>(NAME, VERSION, callbacks).catch((error: unknown) => {
    // A newer version of the application has been here. Its database has this version's stores.
    if (isNamed(error, "VersionError")) return openDB<Schema>(NAME, undefined, callbacks);
    throw error;
  });
  await takeOldAnswers(database).catch(() => undefined);
  return database;
}

/** @throws Error when it takes too long, such as behind a tab that does not let go */
async function inTime<Result>(database: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("The browser does not open its database.")),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([database, late]);
  } finally {
    clearTimeout(timer);
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

/*
 * Earlier versions of the application used two databases, "verbena-outbox" and "verbena-kept".
 */

interface OldOutbox extends DBSchema {
  events: { key: number; value: StoredEvent };
}

interface OldAnswers extends DBSchema {
  answers: { key: string; value: unknown };
}

/** Deletes the old store of answers; also when somebody signs out, since an old tab may refill it. */
export async function forgetOldAnswers(): Promise<void> {
  await inTime(deleteDB("verbena-kept"));
}

async function takeOldAnswers(database: Database): Promise<void> {
  const old = await openExisting<OldAnswers>("verbena-kept");
  if (old === null) return;
  const read = old.transaction("answers").store;
  const [keys, values] = await Promise.all([read.getAllKeys(), read.getAll()]);
  old.close();
  await inTransaction(database, ["answers"], async (write) => {
    const answers = write.objectStore("answers");
    for (const [index, key] of keys.entries()) {
      if ((await answers.getKey(key)) !== undefined) continue;
      await answers.put({ shape: 1, at: Date.now(), value: values[index] }, key);
    }
  });
  await forgetOldAnswers();
}

/** The old outbox stays open and is never deleted: a tab of an earlier version may still fill it. */
let oldOutbox: Promise<IDBPDatabase<OldOutbox> | null> | undefined;

/**
 * Moves the events of an earlier version into the present store. They are added before they are
 * removed: after a crash in between they are found again, and known by their ids.
 */
export async function takeOldEvents(database: Database): Promise<void> {
  oldOutbox ??= openExisting<OldOutbox>("verbena-outbox").catch(() => null);
  const old = await oldOutbox;
  if (old === null) return;
  const keys = await old.getAllKeys("events");
  if (keys.length === 0) return;
  const values = await Promise.all(keys.map((key) => old.get("events", key)));
  await inTransaction(
    database,
    ["events"],
    async (write) => {
      for (const value of values) if (value) await addEvent(write.objectStore("events"), value);
    },
    "strict",
  );
  const removal = old.transaction("events", "readwrite");
  await Promise.all([...keys.map((key) => removal.store.delete(key)), removal.done]);
}

/** Forgets the connection to the old outbox; for tests, which begin with other databases. */
export async function closeOldOutbox(): Promise<void> {
  const closing = oldOutbox;
  oldOutbox = undefined;
  (await closing)?.close();
}

type EventStore = {
  index(name: "eventId"): { getKey(id: string): Promise<number | undefined> };
  add(value: StoredEvent): Promise<number>;
};

/** Adds an event unless it is there, and gives its place in the order. */
export async function addEvent(store: EventStore, value: StoredEvent): Promise<number> {
  return (await store.index("eventId").getKey(value.event.id)) ?? (await store.add(value));
}

/** A database that is there already, or null: asking must not make it. */
async function openExisting<Old extends DBSchema>(name: string): Promise<IDBPDatabase<Old> | null> {
  try {
    return await openDB<Old>(name, undefined, {
      upgrade(_database, _oldVersion, _newVersion, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (isNamed(error, "AbortError")) return null;
    throw error;
  }
}
