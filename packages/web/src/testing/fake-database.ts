import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
} from "fake-indexeddb";
import { vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { closeOldOutbox } from "#lib/old-databases.ts";

const classes = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};

/** Gives the test a browser that stores nothing yet; {@link vi.unstubAllGlobals} takes it away. */
export async function freshDatabase(): Promise<void> {
  await closeDatabases();
  // They stay: what a test did not wait for may still read from the database when it has ended.
  Object.assign(globalThis, classes);
  vi.stubGlobal("indexedDB", new IDBFactory());
}

/** As if the page were closed: what it stored is found by the next one. */
export async function closeDatabases(): Promise<void> {
  await closeDatabase();
  await closeOldOutbox();
}

/** From now on the browser neither opens nor deletes a database, and does not say so. */
export function stallDatabase(): void {
  const never = () => new IDBOpenDBRequest();
  vi.stubGlobal("indexedDB", { open: never, deleteDatabase: never });
}

/** From now on the browser has no room for anything more. */
export function fillDatabase(): void {
  const refuse = () => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  };
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(refuse);
}
