import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/*
 * The databases of an earlier version of the application. An open tab of that version may still use them.
 */

type OldEvent = { userId: string; event: ProgressEvent };

interface OldOutbox extends DBSchema {
  events: { key: number; value: OldEvent };
}

interface OldAnswers extends DBSchema {
  answers: { key: string; value: unknown };
}

/** Starts to delete the old offline cache. Does not wait for tabs that have it open. */
export function deleteOldAnswers(): void {
  void deleteDB("verbena-kept").catch(() => undefined);
}

/** The entries of the old offline cache; none if it does not exist. */
export async function readOldAnswers(): Promise<[key: string, value: unknown][]> {
  const old = await openExisting<OldAnswers>("verbena-kept");
  if (old === null) return [];
  const { store } = old.transaction("answers");
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  old.close();
  return keys.map((key, index) => [key, values[index]]);
}

/** The connection to the old outbox, or null if it does not exist. */
let oldOutbox: Promise<IDBPDatabase<OldOutbox> | null> | undefined;

/**
 * Moves the events of the old outbox. They are stored first and then removed: after a crash in between
 * they are in both databases, and their ids show it.
 */
export async function moveOldEvents(
  store: (events: readonly OldEvent[]) => Promise<void>,
): Promise<void> {
  oldOutbox ??= openExisting<OldOutbox>("verbena-outbox").catch(() => null);
  const old = await oldOutbox;
  const keys = (await old?.getAllKeys("events")) ?? [];
  if (old === null || keys.length === 0) return;
  const events = await Promise.all(keys.map((key) => old.get("events", key)));
  await store(events.filter((event) => event !== undefined));
  const removal = old.transaction("events", "readwrite");
  await Promise.all([...keys.map((key) => removal.store.delete(key)), removal.done]);
}

/** For tests. */
export async function closeOldOutbox(): Promise<void> {
  const closing = oldOutbox;
  oldOutbox = undefined;
  (await closing)?.close();
}

/** Opens a database without creating it; null if it does not exist. */
async function openExisting<Old extends DBSchema>(name: string): Promise<IDBPDatabase<Old> | null> {
  try {
    return await openDB<Old>(name, undefined, {
      upgrade(_database, _oldVersion, _newVersion, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}
