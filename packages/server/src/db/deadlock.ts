import { hasCode } from "./error-code.ts";

const DEADLOCK = "40P01";
const TRIES_MAX = 3;

/**
 * Runs a statement or a transaction, again where PostgreSQL broke it off because it and another one
 * waited for each other: nothing of it was done then.
 */
export async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!hasCode(error, DEADLOCK) || tries === TRIES_MAX) throw error;
    }
  }
}
