import { vi } from "vitest";

/** Generous, because the machine may be busy. Only a failing test waits so long. */
const PATIENCE_MS = 20_000;

/** Checks again and again until a check succeeds. Works without a document, too. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
