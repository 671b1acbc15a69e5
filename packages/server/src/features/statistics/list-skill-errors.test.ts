import { beforeEach, expect, test } from "vitest";
import { answer, reset, retraction } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import type { SkillError } from "./list-skill-errors.ts";

const { learner, nobody, setClock } = await testApp();
beforeEach(() => setClock("2026-03-10T10:00:00.000Z"));

const STEM = "fact tener strong-preterite";

async function errorsOf({ send }: Learner, skill = STEM): Promise<SkillError[]> {
  const path = `/api/statistics/skill-errors?skill=${encodeURIComponent(skill)}`;
  const { status, body } = await send("GET", path);
  expect(status).toBe(200);
  return (body as { errors: SkillError[] }).errors;
}

const post = async ({ send }: Learner, ...events: unknown[]) => {
  expect((await send("POST", "/api/progress/events", { events })).status).toBe(200);
};

const day = (number: number) => `2026-03-0${number}T09:00:00.000Z`;

test("lists what was typed, for what, and when", async () => {
  const ana = await learner();
  await post(ana, answer({ at: day(1), given: "tení" }));
  const [error] = await errorsOf(ana);
  expect(error).toMatchObject({
    item: "tener",
    context: "yo",
    given: "tení",
    expected: "tuve",
    answeredAt: day(1),
  });
});

test("lists only errors in the skill: an ending after the right stem is another one", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ at: day(1), given: "tení" }),
    answer({ at: day(2), context: "tú", given: "tuvieste" }),
  );
  expect((await errorsOf(ana)).map(({ given }) => given)).toEqual(["tení"]);
  expect((await errorsOf(ana, "strong-ending tú")).map(({ given }) => given)).toEqual(["tuvieste"]);
});

test("lists the three latest errors, newest first, without answers that were taken back", async () => {
  const ana = await learner();
  const answers = [1, 2, 3, 4, 5].map((number) => answer({ at: day(number), given: "tení" }));
  await post(ana, ...answers);
  await post(ana, retraction(answers[4]?.id));
  expect((await errorsOf(ana)).map(({ answeredAt }) => answeredAt)).toEqual([
    day(4),
    day(3),
    day(2),
  ]);
});

test("lists nothing from before a reset, nothing of another learner, and nothing unknown", async () => {
  const [ana, ben] = [await learner(), await learner()];
  await post(ana, answer({ at: day(1), given: "tení" }));
  expect(await errorsOf(ben)).toEqual([]);
  expect(await errorsOf(ana, "fact nothing")).toEqual([]);
  await post(ana, reset({ at: day(2) }));
  expect(await errorsOf(ana)).toEqual([]);
});

test("needs a session, and a name that can be a skill", async () => {
  const path = "/api/statistics/skill-errors";
  expect((await nobody.send("GET", `${path}?skill=x`)).status).toBe(401);
  const ana = await learner();
  expect((await ana.send("GET", path)).status).toBe(400);
  expect((await ana.send("GET", `${path}?skill=${"x".repeat(300)}`)).status).toBe(400);
});
