import { noKnowledge } from "@verbena/core/knowledge/knowledge";
import { storedKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { skillSnapshots } from "../../../db/schema.ts";
import { answer } from "../../../testing/progress.ts";
import { type Learner, testApp } from "../../../testing/test-app.ts";
import type { RulePlan } from "./routes.ts";

const { db, learner, setClock } = await testApp();
beforeEach(() => setClock("2026-03-10T10:00:00.000Z"));

async function learnerByRule(reviewOrder = "rule"): Promise<Learner> {
  const ana = await learner();
  await ana.send("PATCH", "/api/profile", { reviewOrder });
  return ana;
}

async function planOf({ send }: Learner): Promise<RulePlan["cards"]> {
  const { status, body } = await send("GET", "/api/progress/knowledge/plan?timeZone=Europe/Paris");
  expect(status).toBe(200);
  return (body as RulePlan).cards;
}

const post = async ({ send }: Learner, ...events: unknown[]) => {
  expect((await send("POST", "/api/progress/events", { events })).status).toBe(200);
};

test("a learner who reviews form by form has no plan by rule", async () => {
  expect(await planOf(await learnerByRule("form"))).toBeNull();
});

test("a plan has every practised card that was not asked today, each once", async () => {
  const ana = await learnerByRule();
  const before = (await planOf(ana)) ?? [];
  expect(before.length).toBeGreaterThan(10);
  await post(ana, answer());
  const after = (await planOf(ana)) ?? [];
  const asked = { family: "preterito-indefinido", item: "tener", context: "yo" };
  expect(before).toContainEqual(expect.objectContaining(asked));
  expect(after).not.toContainEqual(expect.objectContaining(asked));
  expect(after).toHaveLength(before.length - 1);
});

test("a skill that was wrong comes first the next day", async () => {
  const ana = await learnerByRule();
  const right = { at: "2026-03-09T09:00:00.000Z" };
  await post(
    ana,
    answer({ ...right, item: "hablar", given: "hablé" }),
    answer({ ...right, item: "hablar", context: "él", given: "habló" }),
    answer({ ...right, context: "tú", given: "tení" }),
  );
  expect((await planOf(ana))?.slice(0, 3).map(({ item }) => item)).toContain("tener");
});

test("a plan says why it asks each card", async () => {
  const ana = await learnerByRule();
  await post(ana, answer({ at: "2026-03-09T09:00:00.000Z", given: "tení" }));
  const plan = (await planOf(ana)) ?? [];
  const reasonOf = (person: string) =>
    plan.find(({ item, context }) => item === "tener" && context === person)?.reason;
  expect(reasonOf("yo")).toEqual({
    skill: null,
    last: { day: "2026-03-09", isRight: false },
    isDue: true,
  });
});

test("a learner who does not build forms from skills reviews form by form, unless they insist", async () => {
  const ana = await learnerByRule();
  await post(ana, ...Array.from({ length: 30 }, () => answer()));
  await planOf(ana);
  const wrongForms = Array.from({ length: 30 }, () => false);
  const state = storedKnowledge({ ...noKnowledge, built: wrongForms });
  await db.update(skillSnapshots).set({ state }).where(eq(skillSnapshots.userId, ana.id));
  expect(await planOf(ana)).toBeNull();
  await ana.send("PATCH", "/api/profile", { reviewOrder: "always-rule" });
  expect(await planOf(ana)).not.toBeNull();
});
