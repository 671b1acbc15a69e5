import { addDays } from "@verbena/core/calendar";
import type { Card } from "@verbena/core/progress/card";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { archivedEvents } from "../../../db/schema.ts";
import { lastDayOfPractice, practiceEvents } from "../../../testing/practice.ts";
import { answer, progressOf, reset, retraction } from "../../../testing/progress.ts";
import { hourlyLimit, rateLimited } from "../../../testing/rate-limits.ts";
import { appOn, type Learner, testApp, visitor } from "../../../testing/test-app.ts";
import { testContent } from "../../../testing/test-content.ts";
import { archiveEvents } from "../archive.ts";
import type { LearnerProgress } from "../read-progress.ts";
import { progressMatchesLog, rebuildProgress } from "../rebuild-progress.ts";
import type { RecordedBatch } from "../record-events.ts";
import type { SchedulerPreview } from "./preview-scheduler.ts";

const { app, db, learner, setClock } = await testApp({ limits: { fit: hourlyLimit(1000) } });
const NOW = `${lastDayOfPractice}T23:00:00.000Z`;
setClock(NOW);

/** Acts as another server process on the same database. */
function otherServer(variation?: Parameters<typeof appOn>[1]) {
  const other = appOn(db, variation);
  other.setClock(NOW);
  return other;
}

const timeZone = "Europe/Paris";
const fsrs = { kind: "fsrs", retention: 0.9 };

const choose = async (ana: Pick<Learner, "send">, scheduler: object | null) =>
  (await ana.send("PUT", "/api/progress/scheduler", { scheduler })).status;

const post = async ({ send }: Pick<Learner, "send">, ...events: unknown[]) =>
  (await send("POST", "/api/progress/events", { events })).body as RecordedBatch;

const cardsOf = ({ exercises }: LearnerProgress): Card[] =>
  Object.values(exercises).flatMap(({ cards }) => Object.values(cards));

/** A learner with 400 days of practice: resets, late answers, retractions. */
async function practised() {
  const ana = await learner();
  const events = practiceEvents();
  for (let from = 0; from < events.length; from += 200) {
    await post(ana, ...events.slice(from, from + 200));
  }
  return ana;
}

test("a change schedules every card again, and the change back gives exactly the old cards", async () => {
  const ana = await practised();
  const before = await progressOf(ana);
  expect(before.scheduler).toBeNull();

  expect(await choose(ana, fsrs)).toBe(204);
  const changed = await progressOf(ana);
  expect(changed).toMatchObject({ scheduler: fsrs, version: before.version + 1 });
  expect(cardsOf(changed).every(({ stability }) => stability !== null)).toBe(true);
  const unscheduled = ({ item, context, attempts, correctCount, lastAttempt }: Card) =>
    JSON.stringify([item, context, attempts, correctCount, lastAttempt]);
  expect(cardsOf(changed).map(unscheduled).toSorted()).toEqual(
    cardsOf(before).map(unscheduled).toSorted(),
  );
  expect(await progressMatchesLog(db, ana.id)).toBe(true);

  expect(await choose(ana, null)).toBe(204);
  expect(await progressOf(ana)).toEqual({ ...before, version: before.version + 2 });
});

test("a change includes archived answers", async () => {
  const ana = await learner();
  setClock("2025-10-01T10:00:00.000Z");
  await post(ana, answer({ at: "2025-09-01T09:00:00.000Z" }));
  setClock(NOW);
  await post(ana, answer(), answer());
  expect(await archiveEvents(db, ana.id, "2025-11-01T00:00:00.000Z")).toBe(1);
  expect(await db.$count(archivedEvents, eq(archivedEvents.userId, ana.id))).toBe(1);
  await choose(ana, fsrs);

  expect(cardsOf(await progressOf(ana))).toMatchObject([{ attempts: 3, repetitions: 3 }]);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
  expect(await rebuildProgress(db, ana.id)).toBe(false);
});

test("later answers and retractions use the learner's scheduler", async () => {
  const ana = await learner();
  await choose(ana, fsrs);
  const [first, slip] = [answer(), answer({ given: "tube" })];
  const { exercises } = await post(ana, first);
  const { "tener|yo": card } = exercises["preterito-indefinido"]?.cards ?? {};
  // FSRS asks a new card that was answered right after as many days as its third weight, 2.3065.
  expect(card).toMatchObject({ interval: 2, stability: 2.3065 });
  await post(ana, slip);
  const retracted = await post(ana, retraction(slip.id));

  expect(retracted.exercises["preterito-indefinido"]?.cards).toEqual({ "tener|yo": card });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("another device learns from the version before its next batch that it must load the progress", async () => {
  const ana = await learner();
  const { version } = await post(ana, answer());
  await choose(ana, fsrs);

  expect(await post(ana, answer())).toMatchObject({ fromVersion: version + 1 });
  // A choice of the present scheduler changes nothing.
  await choose(ana, fsrs);
  expect((await progressOf(ana)).version).toBe(version + 2);
});

test("a learner who has not answered yet can choose, and the export names the choice", async () => {
  const ana = await learner();
  await choose(ana, { ...fsrs, retention: 0.95 });

  expect(await progressOf(ana)).toMatchObject({ scheduler: { retention: 0.95 } });
  const { body } = await ana.send("GET", "/api/export/everything.json");
  expect(body).toMatchObject({ scheduler: { kind: "fsrs", retention: 0.95 }, events: [] });
});

test("answers on two servers while the scheduler changes are all counted", async () => {
  const ana = await learner();
  const devices = [app, otherServer().app].map((process) => visitor(process, ana.cookie));
  const statuses = await Promise.all(
    devices.map(async (device, index) => {
      const own: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        own.push(await choose(device, (round + index) % 2 === 0 ? fsrs : null));
        await post(device, answer(), answer({ context: "tú", given: "x" }));
      }
      return own;
    }),
  );

  expect(new Set(statuses.flat())).toEqual(new Set([204]));
  const { exercises } = await progressOf(ana);
  expect(exercises["preterito-indefinido"].stats.totalAttempts).toBe(32);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("the preview shows the next 14 days as they are, and as they would be, and changes nothing", async () => {
  const ana = await practised();
  const before = await progressOf(ana);
  const preview = async (scheduler: object | null) =>
    (await ana.send("POST", "/api/progress/scheduler/preview", { scheduler, timeZone }))
      .body as SchedulerPreview;
  const shorterIntervals = { ...fsrs, retention: 0.97 };
  const asked = await preview(shorterIntervals);
  expect(asked.current.days).toHaveLength(14);
  expect(asked.chosen).not.toEqual(asked.current);
  expect(await progressOf(ana)).toEqual(before);

  await choose(ana, shorterIntervals);
  expect(await preview(null)).toEqual({ current: asked.chosen, chosen: asked.current });
  const forecast = async () =>
    (await ana.send("GET", `/api/statistics/forecast?timeZone=${timeZone}`)).body;
  expect(await forecast()).toEqual(asked.chosen);

  await ana.send("PATCH", "/api/profile", { preferredLanguage: "fr", persons: ["yo"] });
  const some = await preview(shorterIntervals);
  expect(some.chosen).toEqual(some.current);
  expect(some.current).toEqual(await forecast());
  expect(some.current).not.toEqual(asked.chosen);
});

test.each([
  { kind: "fsrs", retention: 0.69 },
  { kind: "fsrs", retention: 0.98 },
  { kind: "fsrs" },
  { kind: "sm2" },
  { ...fsrs, weights: Array(20).fill(1) },
  { ...fsrs, weights: Array(21).fill("1") },
])("%j is refused", async (scheduler) => {
  const ana = await learner();
  const { status } = await ana.send("PUT", "/api/progress/scheduler", { scheduler });
  expect(status).toBe(400);
});

const fit = async (ana: Learner) => await ana.send("POST", "/api/progress/scheduler/fit");

test("a fit says how many answers are missing; deleted and retracted ones do not count", async () => {
  const ana = await learner();
  const slip = answer();
  await post(ana, answer(), reset(), answer(), slip, retraction(slip.id), answer());

  expect(await fit(ana)).toMatchObject({ body: { status: "tooFewAnswers", missing: 398 } });
});

test("a fit to 500 answers to 19 forms says that these are too few, and changes nothing", async () => {
  const ana = await learner();
  const days = Array.from({ length: 27 }, (_, day) =>
    addDays("2025-06-01T09:00:00.000Z", 10 * day),
  );
  const events = days.flatMap((at, day) =>
    testContent.conjugation.map(({ tense, verb, person, answer: form }, card) => {
      const given = (day * 7 + card * 5) % 3 === 0 ? "x" : form;
      return answer({ family: tense, item: verb, context: person, at, given });
    }),
  );
  for (const batch of [events.slice(0, 200), events.slice(200, 400), events.slice(400, 500)]) {
    await post(ana, ...batch);
  }
  const before = await progressOf(ana);

  expect(await fit(ana)).toMatchObject({ status: 200, body: { status: "tooFewRepetitions" } });
  expect(await progressOf(ana)).toEqual(before);
});

test("many accounts of one client do not keep others from a fit", async () => {
  const [others, ana] = [
    await Promise.all(Array.from({ length: 12 }, () => learner())),
    await learner(),
  ];
  const ask = ({ cookie }: Learner, address: string) =>
    visitor(app, cookie, address).send("POST", "/api/progress/scheduler/fit");
  const waiting = others.map((other) => ask(other, "203.0.113.70"));
  expect((await ask(ana, "203.0.113.71")).status).toBe(200);
  await Promise.all(waiting);
});

test("a learner can only fit, change, and preview so often in an hour", async () => {
  const limits = { fit: hourlyLimit(1), scheduler: hourlyLimit(2) };
  const ana = await learner();
  const { send } = visitor(otherServer({ limits }).app, ana.cookie);
  const fitOnce = () => send("POST", "/api/progress/scheduler/fit");
  const change = () => send("PUT", "/api/progress/scheduler", { scheduler: fsrs });
  const preview = () =>
    send("POST", "/api/progress/scheduler/preview", { scheduler: fsrs, timeZone });
  const allowed = [await fitOnce(), await change(), await preview()];
  expect(allowed.map(({ status }) => status)).toEqual([200, 204, 200]);
  expect(await fitOnce()).toMatchObject(rateLimited);
  expect(await change()).toMatchObject(rateLimited);
  expect(await preview()).toMatchObject(rateLimited);
});
