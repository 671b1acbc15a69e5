import { afterEach, expect, vi } from "vitest";

const heard: unknown[][] = [];

for (const level of ["error", "warn"] as const) {
  vi.spyOn(console, level).mockImplementation((...words) => {
    heard.push(words);
  });
}

afterEach(() => {
  expect(heard.splice(0), "a test leaves the console silent").toEqual([]);
});
