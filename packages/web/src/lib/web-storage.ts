import type { z } from "zod";

/*
 * localStorage and sessionStorage, where a browser may block both or have no room: nothing here throws.
 */

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

/** Removes the entries under a prefix that are picked. */
export function removeStoredIf(
  prefix: string,
  isPicked: (key: string) => boolean,
  storage: StorageName = "localStorage",
): void {
  const keys = ifAllowed(() => Object.keys(window[storage])) ?? [];
  for (const key of keys) {
    if (key.startsWith(prefix) && isPicked(key)) removeStored(key, storage);
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

/** A value that a tab keeps for one learner, also through a reload, until they sign out. */
type TabValue<Value> = {
  read(userId: string): Value | null;
  /** Null removes the value. */
  write(userId: string, value: Value | null): void;
};

export function tabValue<Value>(name: string, schema: z.ZodType<Value>): TabValue<Value> {
  const keyOf = (userId: string) => `${TAB_PREFIX}${userId}_${name}`;
  return {
    read(userId) {
      const text = readStored(keyOf(userId), "sessionStorage");
      return ifAllowed(() => schema.parse(JSON.parse(text ?? ""))) ?? null;
    },
    write(userId, value) {
      // First, so that an older value does not come back if the new one has no room.
      removeStored(keyOf(userId), "sessionStorage");
      if (value !== null) writeStored(keyOf(userId), JSON.stringify(value), "sessionStorage");
    },
  };
}

/** Removes the tab values of all learners but one. */
export function forgetTabValues(exceptUserId?: string): void {
  const kept = `${TAB_PREFIX}${exceptUserId}_`;
  const isOthers = (key: string) => exceptUserId === undefined || !key.startsWith(kept);
  removeStoredIf(TAB_PREFIX, isOthers, "sessionStorage");
}
