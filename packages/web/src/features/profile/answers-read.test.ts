// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { answersReadUntil, keepAnswersRead } from "./answers-read.ts";

beforeEach(() => localStorage.clear());

const now = "2026-03-31T12:00:00.000Z";
const thirtyDaysAgo = "2026-03-01T12:00:00.000Z";

test("on a new device what was answered in the last thirty days is news", () => {
  expect(answersReadUntil("ana", now)).toBe(thirtyDaysAgo);
});

test("what a learner has read is news no more, and still is to another one", () => {
  keepAnswersRead("ana", "2026-03-20T12:00:00.000Z");
  expect(answersReadUntil("ana", now)).toBe("2026-03-20T12:00:00.000Z");
  expect(answersReadUntil("berta", now)).toBe(thirtyDaysAgo);
});

test("what was read long ago makes nothing older news", () => {
  keepAnswersRead("ana", "2025-01-01T12:00:00.000Z");
  expect(answersReadUntil("ana", now)).toBe(thirtyDaysAgo);
});
