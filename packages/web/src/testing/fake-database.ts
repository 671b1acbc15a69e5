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

const classes = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};

/** Stubs an empty IndexedDB. {@link vi.unstubAllGlobals} removes the stub. */
export async function freshDatabase(): Promise<void> {
  await closeDatabase();
  // The classes are not stubs: they stay, because code that a test did not await may still use the database.
  Object.assign(globalThis, classes);
  vi.stubGlobal("indexedDB", new IDBFactory());
}

/** Stubs a browser that never finishes opening or deleting a database. */
export function stallDatabase(): void {
  const never = () => new IDBOpenDBRequest();
  vi.stubGlobal("indexedDB", { open: never, deleteDatabase: never });
}

/** Makes every further write fail because storage is full. */
export function fillDatabase(): void {
  const refuse = () => {
    throw new DOMException("Storage is full.", "QuotaExceededError");
  };
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(refuse);
}
