import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { createContentStore } from "../content/content-store.ts";
import { knowledgeDays, skillSnapshots } from "../db/schema.ts";
import { archiveEvents } from "../features/progress/archive.ts";
import type { KnowledgeResponse } from "../features/progress/knowledge/routes.ts";
import { answer, estimateSet, placement, reset, retraction } from "../testing/progress.ts";
import { type Learner, testApp } from "../testing/test-app.ts";
import { exampleCount } from "../testing/test-database.ts";
import { readKnownDays } from "./read-known-days.ts";

const { db, learner, setClock } = await testApp();
const content = createContentStore(db);
const NOW = "2026-03-10T10:00:00.000Z";
beforeEach(() => setClock(NOW));

const post = async ({ send }: Learner, ...events: unknown[]) => {
  const { status } = await send("POST", "/api/progress/events", { events });
  expect(status).toBe(200);
};

async function knowledgeOf({ send }: Learner): Promise<KnowledgeResponse> {
  const { status, body } = await send("GET", "/api/progress/knowledge");
  expect(status).toBe(200);
  return body as KnowledgeResponse;
}

async function rebuiltKnowledgeOf(ana: Learner): Promise<KnowledgeResponse> {
  await db.delete(skillSnapshots).where(eq(skillSnapshots.userId, ana.id));
  return knowledgeOf(ana);
}

const snapshotOf = async ({ id }: Learner) => {
  const [snapshot] = await db.select().from(skillSnapshots).where(eq(skillSnapshots.userId, id));
  return snapshot;
};

const daysOf = async ({ id }: Learner) =>
  readKnownDays({ db, user: { id } }, await content.current());

const counted = { expected: expect.any(Number), forms: expect.any(Number) };

const skillsIn = ({ knowledge }: KnowledgeResponse) => knowledge.skills.map(([skill]) => skill);

test("a learner without answers has no knowledge", async () => {
  const ana = await learner();
  expect(await knowledgeOf(ana)).toMatchObject({ version: 0, knowledge: { skills: [] } });
});

test("an answer shows its skills, and a reset of its family removes them", async () => {
  const ana = await learner();
  const other = { family: "presente-indicativo", item: "hablar", given: "hablo" };
  await post(ana, answer(), answer(other));
  expect(skillsIn(await knowledgeOf(ana))).toContain("fact tener strong-preterite");
  await post(ana, reset());
  const skills = skillsIn(await knowledgeOf(ana));
  expect(skills).not.toContain("fact tener strong-preterite");
  expect(skills).toEqual(["ending presente-indicativo yo ar-er-ir"]);
});

test("a snapshot ends twenty events before the last, and is replaced after 120 more", async () => {
  const ana = await learner();
  const many = (count: number) => Array.from({ length: count }, () => answer());
  await post(ana, ...many(50));
  await knowledgeOf(ana);
  expect(await snapshotOf(ana)).toMatchObject({ seq: 30 });
  await post(ana, ...many(100));
  await knowledgeOf(ana);
  expect(await snapshotOf(ana)).toMatchObject({ seq: 30 });
  await post(ana, answer());
  await knowledgeOf(ana);
  expect(await snapshotOf(ana)).toMatchObject({ seq: 131 });
});

test("an answer that a snapshot contains can be taken back", async () => {
  const ana = await learner();
  const old = answer({ context: "tú", given: "tuviste" });
  await post(ana, old, ...Array.from({ length: 40 }, () => answer()));
  expect(skillsIn(await knowledgeOf(ana))).toContain("strong-ending tú");
  await post(ana, retraction(old.id));
  expect(skillsIn(await knowledgeOf(ana))).not.toContain("strong-ending tú");
  expect(await snapshotOf(ana)).toMatchObject({ seq: 42 });
});

test("answers that were archived before a snapshot had them still count", async () => {
  const ana = await learner();
  setClock("2026-01-01T10:00:00.000Z");
  const at = "2026-01-01T09:00:00.000Z";
  await post(ana, answer({ at }));
  await knowledgeOf(ana);
  await post(ana, answer({ at, context: "tú", given: "tuviste" }), answer({ at }));
  await archiveEvents(db, ana.id, "2026-01-02T00:00:00.000Z");
  expect(skillsIn(await knowledgeOf(ana))).toContain("strong-ending tú");
});

test("a placement and what the learner says stand beside the answers, and a reset removes them", async () => {
  const ana = await learner();
  await post(ana, placement(), estimateSet({ estimate: "more" }));
  const { knowledge } = await knowledgeOf(ana);
  expect(knowledge.skills).toEqual([]);
  expect(knowledge.placed).toMatchObject([{ family: "preterito-indefinido", status: "sure" }]);
  expect(knowledge.said).toMatchObject([
    { skill: "fact tener strong-preterite", estimate: "more" },
  ]);
  await post(ana, reset({ at: "2026-03-10T09:30:00.000Z" }));
  expect((await knowledgeOf(ana)).knowledge).toMatchObject({ placed: [], said: [] });
});

test("each day of practice has a row for its family, without waiting for a snapshot", async () => {
  const ana = await learner();
  const earlier = { at: "2026-03-08T09:00:00.000Z" };
  const present = { family: "presente-indicativo", item: "hablar", given: "hablo" };
  await post(ana, answer(earlier), answer({ ...earlier, item: "hablar", given: "hablé" }));
  await post(ana, answer({ context: "tú", given: "tuviste" }), answer(present));
  expect(await daysOf(ana)).toEqual([
    { family: "preterito-indefinido", day: "2026-03-08", shown: 0, ...counted },
    { family: "presente-indicativo", day: "2026-03-10", shown: 0, ...counted },
    { family: "preterito-indefinido", day: "2026-03-10", shown: 0, ...counted },
  ]);
  const [first, , last] = await daysOf(ana);
  expect(last?.expected).toBeGreaterThan(first?.expected ?? 0);
});

test("a reset removes the days of its family", async () => {
  const ana = await learner();
  const present = { family: "presente-indicativo", item: "hablar", given: "hablo" };
  await post(ana, answer(present), ...Array.from({ length: 30 }, () => answer()));
  expect((await daysOf(ana)).map(({ family }) => family)).toContain("preterito-indefinido");
  await post(ana, reset());
  expect((await daysOf(ana)).map(({ family }) => family)).toEqual(["presente-indicativo"]);
});

test("requests at the same time give the same knowledge", async () => {
  const ana = await learner();
  await post(ana, ...Array.from({ length: 30 }, () => answer()));
  const responses = await Promise.all(Array.from({ length: 5 }, () => knowledgeOf(ana)));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

const storedOf = async (ana: Learner) => ({
  snapshot: await snapshotOf(ana),
  days: await db.select().from(knowledgeDays).where(eq(knowledgeDays.userId, ana.id)),
});

async function restore(
  { id }: Learner,
  { snapshot, days }: Awaited<ReturnType<typeof storedOf>>,
): Promise<void> {
  await db.delete(skillSnapshots).where(eq(skillSnapshots.userId, id));
  await db.delete(knowledgeDays).where(eq(knowledgeDays.userId, id));
  if (snapshot) await db.insert(skillSnapshots).values(snapshot);
  if (days.length > 0) await db.insert(knowledgeDays).values(days);
}

const ids = Array.from({ length: 60 }, () => randomUUID());
const common = {
  family: fc.constantFrom("presente-indicativo", "preterito-indefinido"),
  at: fc
    .integer({ min: Date.parse("2026-03-01T00:00:00Z"), max: Date.parse(NOW) })
    .map((time) => new Date(time).toISOString()),
  timeZone: fc.constantFrom("Europe/Paris", "America/New_York"),
};
const event = fc.oneof(
  {
    weight: 30,
    arbitrary: fc
      .record({
        ...common,
        id: fc.constantFrom(...ids),
        item: fc.constantFrom("tener", "hablar"),
        context: fc.constantFrom("yo", "tú", "él"),
        given: fc.constantFrom("tuve", "hablo", "tení", "habló", "no", null),
      })
      .map(answer),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...ids), fc.record(common))
      .map(([id, rest]) => retraction(id, rest)),
  },
  fc.record(common).map(reset),
  fc.record(common).map(placement),
  fc
    .record({ ...common, estimate: fc.constantFrom("sure", "more", "none", "new") })
    .map(estimateSet),
);

test("any history gives the same knowledge and days from snapshots and from the whole log", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(event, { minLength: 1, maxLength: 60 }), { maxLength: 8 }),
      async (batches) => {
        const ana = await learner();
        for (const events of batches) {
          await post(ana, ...events);
          const fromSnapshot = await knowledgeOf(ana);
          const days = await daysOf(ana);
          const before = await storedOf(ana);
          expect(await rebuiltKnowledgeOf(ana)).toEqual(fromSnapshot);
          expect(await daysOf(ana)).toEqual(days);
          // The next round begins with the snapshot of this one, not with the rebuilt one.
          await restore(ana, before);
        }
      },
    ),
    { numRuns: exampleCount(25) },
  );
});
