import { afterEach, expect } from "vitest";

/** What the code under test said on the console since the test began. */
const heard: unknown[][] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => {
    heard.push(words);
  };
}

afterEach(() => {
  expect(heard.splice(0), "a test leaves the console silent").toEqual([]);
});
