import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { ApiError } from "./api-error.ts";

interface KeptSchema<Value> extends DBSchema {
  answers: { key: string; value: Value };
}

/** Raise it when what is kept changes its shape: what an earlier program kept is forgotten then. */
const VERSION = 1;

/** The last known state of something, for starts without a network. */
export type Kept<Value> = {
  /** Undefined when nothing is kept, or when the browser does not say. */
  read(): Promise<Value | undefined>;
  write(value: Value): Promise<void>;
};

/** What this browser keeps under a key until {@link forgetKept}. */
export function keptAt<Value>(key: string): Kept<Value> {
  return {
    read: () => inDatabase<Value, Value | undefined>((database) => database.get("answers", key)),
    async write(value) {
      await inDatabase<Value, string>((database) => database.put("answers", value, key));
    },
  };
}

/** Forgets everything that is kept here: the next learner must not find it. */
export async function forgetKept(): Promise<void> {
  await inDatabase<unknown, void>((database) => database.clear("answers"));
}

/**
 * What a call answers; while the server cannot be reached, what it answered last on this device.
 *
 * @throws ApiError when it is refused, or when nothing answers and nothing is kept
 */
export async function answerOrKept<Answer>(
  key: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const kept = keptAt<Answer>(key);
  try {
    const answer = await call();
    void kept.write(answer);
    return answer;
  } catch (error) {
    const last = isOutage(error) ? await kept.read() : undefined;
    if (last === undefined) throw error;
    return last;
  }
}

/** Whether a call failed because nobody answered, rather than by what was answered. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === "unreachable" || error.code === "unavailable")
  );
}

/** A browser that stores nothing (a private window, a full disk) only loses starts without a network. */
async function inDatabase<Value, Result>(
  task: (database: IDBPDatabase<KeptSchema<Value>>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<KeptSchema<Value>>("verbena-kept", VERSION, {
      upgrade(opened) {
        if (opened.objectStoreNames.contains("answers")) opened.deleteObjectStore("answers");
        opened.createObjectStore("answers");
      },
    });
    try {
      return await task(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
