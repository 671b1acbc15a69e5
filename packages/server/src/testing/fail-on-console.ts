import { afterEach, expect, vi } from "vitest";

const calls: unknown[][] = [];

for (const level of ["error", "warn"] as const) {
  vi.spyOn(console, level).mockImplementation((...values) => {
    calls.push(values);
  });
}

afterEach(() => {
  expect(calls.splice(0), "console output of the test").toEqual([]);
});
