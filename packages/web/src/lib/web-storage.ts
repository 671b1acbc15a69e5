import { fromStored, parseStored, toStored } from "./stored-value.ts";

/* localStorage and sessionStorage may be blocked or full. The functions in this file never throw. */

type StorageName = "localStorage" | "sessionStorage";

export function readStored(key: string, storage: StorageName = "localStorage"): string | null {
  return ifAllowed(() => window[storage].getItem(key)) ?? null;
}

/** @returns whether the value is stored */
export function writeStored(
  key: string,
  value: string,
  storage: StorageName = "localStorage",
): boolean {
  return ifAllowed(() => window[storage].setItem(key, value)) !== undefined;
}

export function removeStored(key: string, storage: StorageName = "localStorage"): void {
  ifAllowed(() => window[storage].removeItem(key));
}

/** Removes the entries whose key has the prefix and satisfies the predicate. */
export function removeStoredIf(
  prefix: string,
  predicate: (key: string) => boolean,
  storage: StorageName = "localStorage",
): void {
  const keys = ifAllowed(() => Object.keys(window[storage])) ?? [];
  for (const key of keys) {
    if (key.startsWith(prefix) && predicate(key)) removeStored(key, storage);
  }
}

function ifAllowed<Result>(task: () => Result): Result | null | undefined {
  try {
    return task() ?? null;
  } catch {
    return undefined;
  }
}

const TAB_PREFIX = "verbena_tab_";

/** A value that a tab keeps for one learner. It survives a reload, until the learner signs out. */
type TabValue<Value> = {
  read(userId: string): Value | null;
  /** Null removes the value. */
  write(userId: string, value: Value | null): void;
};

export function tabValue<Value>(name: string): TabValue<Value> {
  const keyOf = (userId: string) => `${TAB_PREFIX}${userId}_${name}`;
  return {
    read(userId) {
      const text = readStored(keyOf(userId), "sessionStorage");
      return fromStored<Value>(parseStored(text)) ?? null;
    },
    write(userId, value) {
      // If storage is full, the write fails. Remove the older value first: it must not come back.
      removeStored(keyOf(userId), "sessionStorage");
      if (value === null) return;
      writeStored(keyOf(userId), JSON.stringify(toStored(value)), "sessionStorage");
    },
  };
}

/** Removes all tab values, or all except one learner's. */
export function clearTabValues(exceptUserId?: string): void {
  const kept = `${TAB_PREFIX}${exceptUserId}_`;
  const isOthers = (key: string) => exceptUserId === undefined || !key.startsWith(kept);
  removeStoredIf(TAB_PREFIX, isOthers, "sessionStorage");
}

/** The value of a cookie that this page may read; null when it is not set. */
export function readCookie(name: string): string | null {
  const entry = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
}

/** Sets a cookie for the whole site, for a number of days, or until the browser closes. */
export function writeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? "" : `; max-age=${days * 86_400}`;
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=lax${secure}`;
}
