// @vitest-environment happy-dom
import { DAY_MS } from "@verbena/core/calendar";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { VISITOR_ID } from "#lib/visitor.ts";
import { queueOf } from "#queue/queue.ts";
import { answer } from "#testing/events.ts";
import { fillDatabase, freshDatabase } from "#testing/fake-database.ts";
import { ana } from "#testing/sessions.ts";
import { waitFor } from "#testing/wait-for.ts";
import { openProgressStore } from "./open-progress-store.ts";
import {
  adoptVisitorAnswers,
  deleteVisitorAnswers,
  readVisitorAnswers,
} from "./visitor-answers.ts";

const now = Date.parse("2026-03-02T12:00:00.000Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await freshDatabase();
});
afterEach(async () => {
  await deleteVisitorAnswers();
  await queueOf(ana.id).outbox.clear();
  await closeDatabase();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();

async function answerAsVisitor(...events: Parameters<typeof answer>[]): Promise<void> {
  for (const event of events) {
    await queueOf(VISITOR_ID).outbox.add({ kind: "event", event: answer(...event) });
  }
}

const idsOf = async (userId: string) =>
  (await queueOf(userId).outbox.read()).events.map(({ event }) => event.id);

it("counts the answers, without those that were taken back", async () => {
  await answerAsVisitor(["a", { at: daysAgo(3) }], ["b"], ["c"]);
  const { family } = answer("c");
  const retraction = { kind: "retraction", id: "d", family, answer: "c" } as const;
  const event = { ...retraction, at: daysAgo(0), timeZone: "Europe/Paris" };
  await queueOf(VISITOR_ID).outbox.add({ kind: "event", event });
  expect(await readVisitorAnswers()).toEqual({
    count: 2,
    firstDay: "2026-02-27",
    lastDay: "2026-03-02",
    families: [family],
  });
});

it("moves the answers to the learner in the order in which they were given", async () => {
  await answerAsVisitor(["a"], ["b"]);
  await queueOf(ana.id).outbox.add({ kind: "event", event: answer("c") });
  await adoptVisitorAnswers(ana.id);
  expect(await idsOf(ana.id)).toEqual(["a", "b", "c"]);
  expect(await readVisitorAnswers()).toBeNull();
});

it("adopts each answer once, however often and in however many tabs", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      async (ids, times) => {
        await queueOf(ana.id).outbox.clear();
        for (const id of ids) await answerAsVisitor([id]);
        await Promise.all(Array.from({ length: times }, () => adoptVisitorAnswers(ana.id)));
        await adoptVisitorAnswers(ana.id);
        expect(await idsOf(ana.id)).toEqual(ids);
      },
    ),
    { numRuns: 20 },
  );
});

it("gives the answers to one of two learners who adopt them at the same time", async () => {
  await answerAsVisitor(["a"], ["b"]);
  await Promise.all([adoptVisitorAnswers(ana.id), adoptVisitorAnswers("berta")]);
  const found = [await idsOf(ana.id), await idsOf("berta")];
  expect(found.toSorted((one, other) => one.length - other.length)).toEqual([[], ["a", "b"]]);
  await queueOf("berta").outbox.clear();
});

it("adopts offline: the answers wait in the learner’s outbox", async () => {
  const send = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", send);
  await answerAsVisitor(["a"]);
  await adoptVisitorAnswers(ana.id);
  expect(await idsOf(ana.id)).toEqual(["a"]);
  expect(send).not.toHaveBeenCalled();
});

it("neither offers nor adopts answers of 31 days ago", async () => {
  await answerAsVisitor(["old", { at: daysAgo(31) }]);
  expect(await readVisitorAnswers()).toBeNull();
  await answerAsVisitor(["new", { at: daysAgo(29) }]);
  await adoptVisitorAnswers(ana.id);
  expect(await idsOf(ana.id)).toEqual(["new"]);
  expect(await idsOf(VISITOR_ID)).toEqual([]);
});

it("deletes the answers of somebody else", async () => {
  await answerAsVisitor(["a"], ["b"]);
  await deleteVisitorAnswers();
  expect(await idsOf(VISITOR_ID)).toEqual([]);
  expect(await readVisitorAnswers()).toBeNull();
});

it("fails when the disk is full, and leaves the answers to the visitor", async () => {
  await answerAsVisitor(["a"], ["b"]);
  fillDatabase();
  await expect(adoptVisitorAnswers(ana.id)).rejects.toThrow("Storage is full.");
  expect(await readVisitorAnswers()).toMatchObject({ count: 2 });
  expect(await idsOf(ana.id)).toEqual([]);
});

it("moves answers that the browser could not store, within the tab", async () => {
  fillDatabase();
  await answerAsVisitor(["a"], ["b"]);
  await adoptVisitorAnswers(ana.id);
  expect(await idsOf(ana.id)).toEqual(["a", "b"]);
  expect(await readVisitorAnswers()).toBeNull();
});

it("shows a visitor’s progress and sends nothing", async () => {
  const send = vi.fn();
  vi.stubGlobal("fetch", send);
  await answerAsVisitor(["old", { at: daysAgo(31) }], ["a"]);
  const { store, close } = openProgressStore(VISITOR_ID);
  const { family } = answer("a");
  const shows = (total: number) => () => {
    const { status, waiting, exercises } = store.getSnapshot();
    expect({ status, waiting }).toEqual({ status: "ready", waiting: 0 });
    expect(exercises[family].stats.totalAttempts).toBe(total);
  };
  await waitFor(shows(1));
  await store.record(answer("b"));
  await store.refresh();
  shows(2)();
  close();
  expect(send).not.toHaveBeenCalled();
  expect(await idsOf(VISITOR_ID)).toEqual(["a", "b"]);
});
