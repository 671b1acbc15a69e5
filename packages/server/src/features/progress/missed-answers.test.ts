import type { MissedAnswer } from "@verbena/core/progress/statistics";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cards, dailyStats } from "../../db/schema.ts";
import { answer, reset, retraction } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { rebuildProgress } from "./rebuild-progress.ts";

const { db, learner, setClock } = await testApp();
beforeEach(() => setClock("2026-03-10T10:00:00.000Z"));

const post = async ({ send }: Learner, ...events: unknown[]) => {
  const { status } = await send("POST", "/api/progress/events", { events });
  expect(status).toBe(200);
};

const missedOn = async ({ id }: Learner, day: string): Promise<readonly MissedAnswer[]> => {
  const rows = await db
    .select({ missed: dailyStats.missed })
    .from(dailyStats)
    .where(and(eq(dailyStats.userId, id), eq(dailyStats.day, day)));
  return rows.flatMap(({ missed }) => missed);
};

const TODAY = "2026-03-10";

test.each<[string, object, MissedAnswer]>([
  ["the skill", { given: "tení" }, ["fact tener strong-preterite", "tener", "yo", "tení"]],
  ["the skill", { given: "tuví" }, ["strong-ending yo", "tener", "yo", "tuví"]],
  ["its cause without a skill", { given: "xyz" }, ["unknown", "tener", "yo", "xyz"]],
  ["its cause without an answer", { given: null }, ["gave-up", "tener", "yo", null]],
  [
    "the reason of a word",
    { family: "desde-hace", item: "vivo-aqui", context: "desde hace", given: "desde" },
    ["key desde-hace desde_hace_duracion_continua", "vivo-aqui", "desde hace", "desde"],
  ],
])("a wrong answer is kept with %s: %j", async (_, change, missed) => {
  const ana = await learner();
  await post(ana, answer(change));
  expect(await missedOn(ana, TODAY)).toEqual([missed]);
});

test("right answers and missing accents are not kept", async () => {
  const ana = await learner();
  await post(ana, answer(), answer({ item: "hablar", given: "hable" }));
  expect(await missedOn(ana, TODAY)).toEqual([]);
});

test("the last eight of each day are kept", async () => {
  const ana = await learner();
  const wrong = Array.from({ length: 9 }, (_, index) =>
    answer({ given: `tuv${"o".repeat(index)}p` }),
  );
  await post(ana, ...wrong, answer({ given: "tuba", at: "2026-03-09T10:00:00.000Z" }));
  const given = (await missedOn(ana, TODAY)).map(([, , , text]) => text);
  expect(given).toEqual(wrong.slice(1).map((one) => one.given));
  expect(await missedOn(ana, "2026-03-09")).toHaveLength(1);
});

test("a retraction and a reset remove them", async () => {
  const ana = await learner();
  const [slip, kept] = [answer({ given: "tube" }), answer({ given: "tení" })];
  await post(ana, slip, kept);
  await post(ana, retraction(slip.id));
  expect((await missedOn(ana, TODAY)).map(([, , , given]) => given)).toEqual(["tení"]);
  await post(ana, reset({ at: "2026-03-10T09:59:00.000Z" }));
  expect(await missedOn(ana, TODAY)).toEqual([]);
});

test("a rebuild gives the same", async () => {
  const ana = await learner();
  const given = ["tení", "tube", "tuvo", "xyz", null];
  await post(ana, ...given.map((text) => answer({ given: text })));
  const before = await missedOn(ana, TODAY);
  await db.delete(cards).where(eq(cards.userId, ana.id));
  expect(await rebuildProgress(db, ana.id)).toBe(true);
  expect(await missedOn(ana, TODAY)).toEqual(before);
});
