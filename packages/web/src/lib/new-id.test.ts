import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

afterEach(() => void vi.useRealTimers());

test("an id is a UUID that sorts after those created before", () => {
  vi.useFakeTimers();
  const times = [
    "2026-03-10T09:00:00.000Z",
    "2026-03-10T09:00:00.001Z",
    "2030-01-01T00:00:00.000Z",
  ];
  const ids = times.map((time) => {
    vi.setSystemTime(new Date(time));
    return newId();
  });
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

test("two ids of the same millisecond differ", () => {
  vi.useFakeTimers();
  expect(newId()).not.toBe(newId());
});
