import type { QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, isOutage } from "./api-error.ts";
import { type Database, inDatabase } from "./database.ts";
import { fromStored, toStored } from "./stored-value.ts";

/**
 * An entry of the offline cache. The cache is cleared at sign-out. If the browser cannot store anything, reading
 * returns undefined and writing does nothing.
 */
type CacheEntry<Value> = {
  read(): Promise<Value | undefined>;
  write(value: Value): Promise<void>;
};

export function cacheEntry<Value>(
  key: string,
  maxAgeMs = Number.POSITIVE_INFINITY,
): CacheEntry<Value> {
  return {
    async read() {
      const stored = await ifPossible((database) => database.get("cache", key));
      return stored && Date.now() - stored.at <= maxAgeMs ? fromStored<Value>(stored) : undefined;
    },
    async write(value) {
      await ifPossible((database) => database.put("cache", toStored(value), key));
    },
  };
}

export async function clearOfflineCache(): Promise<void> {
  await ifPossible((database) => database.clear("cache"));
}

/** Delay for loading the whole response. The first page is loaded before. */
const WHOLE_ANSWER_DELAY_MS = 5_000;

/**
 * Returns a query function that yields the cached response first and then loads the server's. During an outage, the
 * cached response stays.
 *
 * @param takeFromPage yields a partial response that came with the page, if any. When nothing is cached, the query
 *   yields this one, and loads the whole response a moment later.
 * @throws ApiError when the server refuses, or during an outage with nothing cached
 */
export function cachedFirst<Answer>(
  key: string,
  call: () => Promise<Answer>,
  takeFromPage?: () => Promise<Answer | undefined>,
) {
  const entry = cacheEntry<Answer>(key);
  return async ({ client, queryKey }: QueryFunctionContext): Promise<Answer> => {
    const shown = client.getQueryData<Answer>(queryKey);
    const cached = shown ?? (await entry.read());
    // A query can refetch itself only after it has ended.
    const loadAfter = (delayMs: number) =>
      setTimeout(() => void client.refetchQueries({ queryKey, exact: true }), delayMs);
    if (shown === undefined && cached !== undefined) {
      loadAfter(0);
      return cached;
    }
    const part = cached === undefined ? await takeFromPage?.() : undefined;
    if (part !== undefined) {
      void entry.write(part);
      loadAfter(WHOLE_ANSWER_DELAY_MS);
      return part;
    }
    try {
      const answer = await call();
      // The field is missing, for example in the JSON of a Wi-Fi portal.
      if (answer === undefined) throw new ApiError("unreachable");
      void entry.write(answer);
      return answer;
    } catch (error) {
      if (cached === undefined || !isOutage(error)) throw error;
      return cached;
    }
  };
}

async function ifPossible<Result>(
  task: (database: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await inDatabase(task);
  } catch {
    return undefined;
  }
}
