import type { Logger } from "pino";
import { describeError } from "../errors/describe-error.ts";

/** Work that an answer does not wait for, so that it can neither delay the answer nor show in it. */
export type Background = {
  /** Begins; a failure is logged. */
  run: (work: () => Promise<unknown>) => void;
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>;
};

export function createBackground(log: Logger): Background {
  const underWay = new Set<Promise<unknown>>();
  return {
    run(work) {
      const running = work()
        .catch((error) => log.error({ error: describeError(error) }, "work in the background"))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
