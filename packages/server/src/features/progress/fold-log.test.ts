import { foldEvents, type ReceivedEvent } from "@verbena/core/progress/fold-events";
import { sm2 } from "@verbena/core/scheduling/sm2";
import { expect, test } from "vitest";
import { answer } from "../../testing/progress.ts";
import { foldInParts } from "./fold-log.ts";

test("a long log is folded in parts, between which the server does other things", async () => {
  const event = { ...answer(), verdict: "correct", cause: null } as ReceivedEvent["event"];
  const log = Array.from({ length: 5_000 }, (_, minute): ReceivedEvent => {
    const at = new Date(Date.parse(event.at) + minute * 60_000).toISOString();
    return { event: { ...event, at }, receivedAt: at };
  });
  let others = 0;
  const other = () => {
    others += 1;
    next = setImmediate(other);
  };
  let next = setImmediate(other);
  const folded = await foldInParts(log, null);
  clearImmediate(next);
  expect(others).toBeGreaterThan(1);
  expect(folded).toEqual(foldEvents(log, sm2));
});
