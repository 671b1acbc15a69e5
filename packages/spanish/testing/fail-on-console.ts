import { afterEach, expect } from "vitest";

/** Errors and warnings on the console since the test began. */
const messages: unknown[][] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => {
    messages.push(words);
  };
}

afterEach(() => {
  expect(messages.splice(0), "a test leaves the console silent").toEqual([]);
});
