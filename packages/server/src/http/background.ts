import type { Logger } from "pino";
import { describeError } from "../errors/app-error.ts";

/** Work that continues after the answer. It neither delays the answer nor makes it fail. */
export type Background = {
  /** Starts work; failures are logged. */
  run: (work: () => Promise<unknown>) => void;
  /** How much work is under way. */
  count: () => number;
  /** Resolves when all work is done. */
  idle: () => Promise<void>;
};

export function createBackground(log: Logger): Background {
  const pending = new Set<Promise<unknown>>();
  return {
    run(work) {
      const current = work()
        .catch((error) => log.error({ error: describeError(error) }, "background work failed"))
        .finally(() => pending.delete(current));
      pending.add(current);
    },
    count: () => pending.size,
    async idle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
