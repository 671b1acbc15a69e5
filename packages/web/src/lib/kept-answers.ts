import type { QueryFunctionContext } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { type Database, forgetOldAnswers, inDatabase, type StoredAnswer } from "./database.ts";

/** Raise it when what is kept changes its shape: what an earlier version kept is ignored then. */
const SHAPE = 1;

/** The last known state of something, for starts without a network. */
export type Kept<Value> = {
  /** Undefined when nothing is kept, or when the browser does not say. */
  read(): Promise<Value | undefined>;
  write(value: Value): Promise<void>;
};

/** What this browser keeps under a key, for so many milliseconds at most, until {@link forgetKept}. */
export function keptAt<Value>(key: string, lifetimeMs = Number.POSITIVE_INFINITY): Kept<Value> {
  return {
    async read() {
      const stored = await ifPossible((database) => database.get("answers", key));
      return stored && Date.now() - stored.at <= lifetimeMs ? keptValue<Value>(stored) : undefined;
    },
    async write(value) {
      await ifPossible((database) => database.put("answers", toKeep(value), key));
    },
  };
}

/** A value as it is stored. */
export function toKeep(value: unknown): StoredAnswer {
  return { shape: SHAPE, at: Date.now(), value };
}

/** A stored value; undefined when an earlier version stored it in another shape. */
export function keptValue<Value>(stored: StoredAnswer | undefined): Value | undefined {
  return stored?.shape === SHAPE ? (stored.value as Value) : undefined;
}

/** Forgets everything that is kept here: the next learner must not find it. */
export async function forgetKept(): Promise<void> {
  await ifPossible((database) => database.clear("answers"));
  await forgetOldAnswers().catch(() => undefined);
}

/**
 * The function of a query whose last answer is kept on this device under a key: that answer shows at
 * once, and is replaced when the server has answered. A server that cannot be reached changes nothing.
 *
 * The query fails with an ApiError when it is refused, or when nothing answers and nothing is kept.
 */
export function keptFirst<Answer>(key: string, call: () => Promise<Answer>) {
  const kept = keptAt<Answer>(key);
  return async ({ client, queryKey }: QueryFunctionContext): Promise<Answer> => {
    const shown = client.getQueryData<Answer>(queryKey);
    const last = shown ?? (await kept.read());
    if (shown === undefined && last !== undefined) {
      // Once this one has ended.
      setTimeout(() => void client.refetchQueries({ queryKey, exact: true }));
      return last;
    }
    try {
      const answer = await call();
      // What something else on the way answers lacks what was to be read from it.
      if (answer === undefined) throw new ApiError("unreachable");
      void kept.write(answer);
      return answer;
    } catch (error) {
      if (last === undefined || !isOutage(error)) throw error;
      return last;
    }
  };
}

/** Whether a call failed because nobody answered, rather than by what was answered. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === "unreachable" || error.code === "unavailable")
  );
}

/** A browser that stores nothing (a private window, a full disk) only loses starts without a network. */
async function ifPossible<Result>(
  task: (database: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await inDatabase(task);
  } catch {
    return undefined;
  }
}
