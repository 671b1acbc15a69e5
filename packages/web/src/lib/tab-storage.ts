import type { z } from "zod";

/** Begins the name of everything that is kept here; whose it is comes next. */
const PREFIX = "verbena_tab_";

/** What a tab keeps for one person: through a reload, and until they sign out or the tab is closed. */
type KeptInTab<Value> = {
  /** Null when nothing is kept for that person, or nothing that can be read. */
  read(owner: string): Value | null;
  /** Keeps a value, or with null none any more. */
  write(owner: string, value: Value | null): void;
};

/** Where something is kept for the tab, under a name, in a shape. */
export function keptInTab<Value>(name: string, shape: z.ZodType<Value>): KeptInTab<Value> {
  const keyOf = (owner: string) => `${PREFIX}${owner}_${name}`;
  return {
    read: (owner) =>
      ifAllowed(() => shape.parse(JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? ""))) ?? null,
    write(owner, value) {
      ifAllowed(() => {
        // First, since where the new value has no room an older one would come back for it.
        sessionStorage.removeItem(keyOf(owner));
        if (value !== null) sessionStorage.setItem(keyOf(owner), JSON.stringify(value));
      });
    },
  };
}

/** Forgets what this tab keeps, but for one person's: the next one must not find it. */
export function forgetTab(owner?: string): void {
  ifAllowed(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isTheirs = owner !== undefined && key.startsWith(`${PREFIX}${owner}_`);
      if (key.startsWith(PREFIX) && !isTheirs) sessionStorage.removeItem(key);
    }
  });
}

/** Where storage is blocked or full, a reload forgets: no reason to fail. */
function ifAllowed<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
