import { randomUUID } from "node:crypto";
import type { Content } from "@verbena/content/load";
import { beforeEach, expect, test } from "vitest";
import { recordHeartbeat } from "../db/heartbeat.ts";
import { processes } from "../db/schema.ts";
import { answer } from "../testing/progress.ts";
import { testApp } from "../testing/test-app.ts";
import { testContent } from "../testing/test-content.ts";
import { storeContent } from "./store-content.ts";

const { db, learner } = await testApp();

const [
  {
    conjugation: [exercise],
  },
] = [testContent];
if (!exercise) throw new Error("The test content has no exercise.");
const nadar = { ...exercise, id: "presente-indicativo/nadar/yo", verb: "nadar", answer: "nado" };
const newer: Content = {
  ...testContent,
  hash: "newer",
  conjugation: [...testContent.conjugation, nadar],
};
const practised = { family: "presente-indicativo", item: "nadar", given: "nado" };

beforeEach(async () => {
  await db.delete(processes);
  await storeContent(db, testContent);
});

async function recordNewVerb() {
  const ana = await learner();
  return ana.send("POST", "/api/progress/events", { events: [answer(practised)] });
}

test("while other processes run, an older release does not replace newer content", async () => {
  await recordHeartbeat(db, randomUUID());
  await recordHeartbeat(db, randomUUID());
  // The application caches the older content here.
  expect(await recordNewVerb()).toMatchObject({ body: { results: [{ status: "skipped" }] } });
  expect(await storeContent(db, newer)).toBe(true);
  expect(await storeContent(db, testContent)).toBe(false);
  expect(await recordNewVerb()).toMatchObject({ body: { results: [{ status: "accepted" }] } });
});

test("a process that runs alone restores older content", async () => {
  await recordHeartbeat(db, randomUUID());
  expect(await storeContent(db, newer)).toBe(true);
  expect(await storeContent(db, testContent)).toBe(true);
  expect(await recordNewVerb()).toMatchObject({ body: { results: [{ status: "skipped" }] } });
  expect(await storeContent(db, newer)).toBe(true);
});

test("there may be more exercises than a statement of PostgreSQL has parameters", async () => {
  const many = Array.from({ length: 6_000 }, (_, number) => ({
    ...nadar,
    id: `${nadar.id}/${number + 2}`,
    number: number + 2,
  }));
  await storeContent(db, {
    ...newer,
    hash: "larger",
    conjugation: [...newer.conjugation, ...many],
  });

  expect(await recordNewVerb()).toMatchObject({ body: { results: [{ status: "accepted" }] } });
});
