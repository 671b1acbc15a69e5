import type { RecordedBatch } from "@verbena/server/client";
import { expect, it } from "vitest";
import { nothingAcknowledged } from "#queue/outbox.ts";
import { afterBatch } from "./learner-progress.ts";

it("accepts the response of a server of 1.0.0, which sends no assignments", () => {
  const before = { ...nothingAcknowledged, history: "h" };
  const response = { results: [], history: "h", fromVersion: 0, version: 1, exercises: {} };
  expect(afterBatch(before, response as unknown as RecordedBatch)).toMatchObject({
    version: 1,
    assignments: [],
  });
});
