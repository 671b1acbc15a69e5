import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { progressEvents, userProgress, users } from "../../db/schema.ts";
import {
  answer,
  estimateSet,
  failedRemoved,
  levelConfirmed,
  placement,
  progressOf,
  reset,
  retraction,
} from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { progressMatchesLog } from "./rebuild-progress.ts";

const { db, nobody, learner, setClock } = await testApp();
setClock("2026-03-10T10:00:00.000Z");

const post = ({ send }: Pick<Learner, "send">, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

test("a right answer returns its verdict, its card, and the counters", async () => {
  const ana = await learner();
  const event = answer();
  const { status, body } = await post(ana, event);
  expect(status).toBe(200);
  expect(body).toEqual({
    results: [{ id: event.id, status: "accepted", verdict: "correct" }],
    history: expect.any(String),
    fromVersion: 0,
    version: 1,
    assignments: [],
    exercises: {
      "preterito-indefinido": {
        cards: {
          "tener|yo": {
            item: "tener",
            context: "yo",
            easiness: 2.6,
            interval: 1,
            repetitions: 1,
            stability: null,
            difficulty: null,
            nextReview: "2026-03-11T09:00:00.000Z",
            attempts: 1,
            correctCount: 1,
            firstAttempt: "2026-03-10T09:00:00.000Z",
            lastAttempt: "2026-03-10T09:00:00.000Z",
            sentence: 1,
          },
        },
        stats: {
          totalAttempts: 1,
          totalCorrect: 1,
          totalFailed: 0,
          todayAttempts: 1,
          todayCorrect: 1,
          todayFailed: 0,
          lastResetDate: "2026-03-10",
          lastAnsweredAt: "2026-03-10T09:00:00.000Z",
        },
        failedItems: [],
        currentLevel: 0,
        lastLevelUpAt: null,
        resetAt: null,
        estimate: null,
      },
    },
  });
});

test("a placement estimates its family, and two wrong answers refute it; one of them taken back restores it", async () => {
  const ana = await learner();
  const at = "2026-03-10T09:10:00.000Z";
  const wrong = answer({ at, given: "tení" });
  await post(ana, placement());
  const estimateOf = async () => (await progressOf(ana)).exercises["preterito-indefinido"].estimate;
  expect(await estimateOf()).toMatchObject({ status: "sure", answered: 0 });
  await post(ana, wrong, answer({ at, context: "tú", given: "teniste" }));
  expect(await estimateOf()).toMatchObject({ status: "new", wrong: 2 });
  await post(ana, retraction(wrong.id, { at }));
  expect(await estimateOf()).toMatchObject({ status: "sure", wrong: 1 });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test.each([
  placement({ guesses: { "no skill": 0.5 } }),
  placement({ guesses: { "usted usted": 1.5 } }),
  placement({ status: "perhaps" }),
  placement({ level: "C3" }),
  placement({
    answers: [{ item: "tener", context: "yo", sentence: 1, given: "tuve", outcome: "?" }],
  }),
  estimateSet({ estimate: "partly" }),
  estimateSet({ skill: null, estimate: "more" }),
  estimateSet({ skill: "no skill" }),
])("an invalid estimate is refused: %j", async (event) => {
  const ana = await learner();
  const { body } = await post(ana, event);
  expect(body).toMatchObject({
    results: [{ id: event.id, status: "refused", key: "invalidValue" }],
  });
});

test.each([
  ["hablás", "latin-america", "correct"],
  ["hablas", "latin-america", "correct"],
  ["HABLÁS", "spain", "accent"],
  ["hablá", "latin-america", "wrong"],
])("%s, in the Spanish of %s, is %s", async (given, region, verdict) => {
  const ana = await learner();
  const asked = { family: "presente-indicativo", item: "hablar", context: "tú" };
  const { body } = await post(ana, { ...answer({ ...asked, given }), region });
  expect(body).toMatchObject({ results: [{ status: "accepted", verdict }] });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("the server grades the answer and ignores the browser's verdict", async () => {
  const ana = await learner();
  const { body } = await post(
    ana,
    answer({ item: "hablar", context: "él", given: " HABLO " }),
    { ...answer({ given: "tení" }), verdict: "correct", quality: 5, correct: true },
    answer({
      family: "desde-hace",
      item: "vivo-aqui",
      context: "desde hace",
      given: "desde  hace",
    }),
  );
  expect(body).toMatchObject({
    results: [{ verdict: "accent" }, { verdict: "wrong" }, { verdict: "correct" }],
    exercises: { "preterito-indefinido": { failedItems: ["tener"] }, "desde-hace": {} },
  });
});

test("an event sent again is a duplicate and changes nothing", async () => {
  const ana = await learner();
  const event = answer({ given: "tuvo" });
  await post(ana, event);
  const before = await progressOf(ana);
  const again = await post(ana, event, { ...event, id: event.id.toUpperCase() });
  expect(again.body).toEqual({
    results: [
      { id: event.id, status: "duplicate", verdict: "wrong" },
      { id: event.id.toUpperCase(), status: "duplicate", verdict: "wrong" },
    ],
    history: expect.any(String),
    fromVersion: 1,
    version: 1,
    exercises: {},
    assignments: [],
  });
  expect(await progressOf(ana)).toEqual(before);
});

test("an id repeated in a batch counts once", async () => {
  const ana = await learner();
  const event = answer();
  expect((await post(ana, event, event)).body).toMatchObject({
    results: [{ status: "accepted" }, { status: "duplicate", verdict: "correct" }],
    version: 1,
  });
});

test("two learners can send events with the same id", async () => {
  const event = answer();
  for (const someone of [await learner("Ana"), await learner("Berta")]) {
    const { body } = await post(someone, event);
    expect(body).toMatchObject({ results: [{ status: "accepted" }], version: 1 });
  }
});

test.each([
  [answer({ item: "nadar" }), "unknownVerb"],
  [answer({ context: "usted" }), "unknownPerson"],
  [answer({ item: "oír", context: "tú" }), "unknownExercise"],
  [answer({ family: "desde-hace", item: "gone", context: "desde" }), "unknownExercise"],
  [answer({ family: "desde-hace", item: "vivo-aqui", context: "desde" }), "unknownExercise"],
])("an answer to an unknown exercise is logged but skipped: %j", async (event, key) => {
  const ana = await learner();
  expect((await post(ana, event)).body).toEqual({
    results: [{ id: event.id, status: "skipped", key }],
    history: expect.any(String),
    fromVersion: 0,
    version: 1,
    exercises: {},
    assignments: [],
  });
  expect((await post(ana, event)).body).toMatchObject({
    results: [{ status: "skipped", key }],
    version: 1,
  });
});

test.each([
  [answer({ family: "futuro" }), "unknownFamily"],
  [answer({ given: "  " }), "answerBlank"],
  [answer({ given: "a".repeat(101) }), "answerTooLong"],
  [answer({ given: " ".repeat(2000) }), "answerTooLong"],
  [answer({ given: "tu\0ve" }), "invalidValue"],
  [answer({ given: 7 }), "invalidValue"],
  [answer({ sentence: 0 }), "invalidValue"],
  [answer({ sentence: 1.5 }), "invalidValue"],
  [answer({ sentence: 1000 }), "invalidValue"],
  [answer({ sentence: "2" }), "invalidValue"],
  [answer({ sentence: null }), "invalidValue"],
  [answer({ given: undefined }), "required"],
  [answer({ timeZone: 2 }), "invalidTimeZone"],
  [answer({ timeZone: undefined }), "required"],
  [answer({ at: 1_772_000_000_000 }), "invalidTime"],
  [answer({ timeZone: "Europe/Atlantis" }), "invalidTimeZone"],
  [answer({ timeZone: "+02:00" }), "invalidTimeZone"],
  [answer({ at: "yesterday" }), "invalidTime"],
  [answer({ at: "2026-02-30T10:00:00Z" }), "invalidTime"],
  [answer({ id: "7" }), "invalidId"],
  [answer({ item: "" }), "invalidValue"],
  [answer({ context: "x".repeat(81) }), "invalidValue"],
  [answer({ kind: "gift" }), "invalidValue"],
  [failedRemoved([]), "required"],
  [levelConfirmed(8), "invalidValue"],
  [levelConfirmed(1.5), "invalidValue"],
])("an invalid event is refused, and the others are recorded: %j", async (event, key) => {
  const ana = await learner();
  const good = answer();
  expect((await post(ana, event, good)).body).toMatchObject({
    results: [
      { id: event.id, status: "refused", key },
      { id: good.id, status: "accepted" },
    ],
    version: 1,
  });
});

test.each([[null], [7], ["answer"], [[]], [{}]])(
  "a value that is not an event is refused: %j",
  async (event) => {
    const ana = await learner();
    expect((await post(ana, event)).body).toMatchObject({
      results: [{ id: null, status: "refused", key: "invalidValue" }],
      version: 0,
    });
  },
);

test("an answer from the future counts as given now", async () => {
  const ana = await learner();
  expect((await post(ana, answer({ at: "2031-01-01T00:00:00Z" }))).body).toMatchObject({
    exercises: {
      "preterito-indefinido": {
        cards: { "tener|yo": { lastAttempt: "2026-03-10T10:00:00.000Z" } },
      },
    },
  });
});

test("an answer of yesterday that arrives late counts in the totals, not for today", async () => {
  const ana = await learner();
  await post(ana, answer(), answer({ at: "2026-03-09T20:00:00Z", given: "no" }));
  expect(await progressOf(ana)).toMatchObject({
    exercises: {
      "preterito-indefinido": {
        stats: { totalAttempts: 2, totalFailed: 1, todayAttempts: 1, todayFailed: 0 },
        cards: { "tener|yo": { attempts: 2, lastAttempt: "2026-03-10T09:00:00.000Z" } },
      },
    },
  });
});

test("on a new day in the learner's zone, today's counts are 0 before any answer", async () => {
  const ana = await learner();
  await post(ana, answer());
  setClock("2026-03-10T23:30:00.000Z");
  const stats = { totalAttempts: 1, todayAttempts: 0, lastResetDate: "2026-03-11" };
  expect(await progressOf(ana, "Europe/Paris")).toMatchObject({
    exercises: { "preterito-indefinido": { stats } },
  });
  expect(await progressOf(ana, "America/New_York")).toMatchObject({
    exercises: { "preterito-indefinido": { stats: { todayAttempts: 1 } } },
  });
  setClock("2026-03-10T10:00:00.000Z");
});

test("today is the previous day again after the learner travels west", async () => {
  const ana = await learner();
  setClock("2026-03-10T12:00:00.000Z");
  await post(
    ana,
    answer({ at: "2026-03-10T11:30:00Z", timeZone: "Pacific/Auckland" }),
    answer({ at: "2026-03-10T11:40:00Z", timeZone: "Pacific/Auckland" }),
  );
  await post(ana, answer({ at: "2026-03-10T11:50:00Z", timeZone: "Europe/Paris" }));
  expect(await progressOf(ana, "Europe/Paris")).toMatchObject({
    exercises: {
      "preterito-indefinido": {
        stats: { totalAttempts: 3, todayAttempts: 1, lastResetDate: "2026-03-10" },
      },
    },
  });
  setClock("2026-03-10T10:00:00.000Z");
});

test("on a day of 23 hours, answers before and after the clock change count together", async () => {
  const ana = await learner();
  setClock("2026-03-29T21:59:00.000Z");
  await post(
    ana,
    answer({ at: "2026-03-28T23:30:00Z" }),
    answer({ at: "2026-03-29T21:30:00Z" }),
    answer({ at: "2026-03-28T22:30:00Z" }),
  );
  expect(await progressOf(ana)).toMatchObject({
    exercises: {
      "preterito-indefinido": { stats: { todayAttempts: 2, lastResetDate: "2026-03-29" } },
    },
  });
  setClock("2026-03-10T10:00:00.000Z");
});

test("the failed list loses the removed items", async () => {
  const ana = await learner();
  await post(ana, answer({ given: "x" }), answer({ item: "hablar", given: "x" }));
  const { body } = await post(ana, failedRemoved(["tener"]));
  expect(body).toMatchObject({
    exercises: { "preterito-indefinido": { failedItems: ["hablar"], cards: {} } },
  });
});

test("a level can be confirmed only after it was reached", async () => {
  const ana = await learner();
  const tooEarly = await post(ana, levelConfirmed(1));
  expect(tooEarly.body).toMatchObject({
    exercises: { "preterito-indefinido": { currentLevel: 0, lastLevelUpAt: null } },
  });
  await post(ana, ...Array.from({ length: 10 }, () => answer()));
  const reached = await post(ana, levelConfirmed(1, { at: "2026-03-10T09:30:00Z" }));
  expect(reached.body).toMatchObject({
    exercises: {
      "preterito-indefinido": { currentLevel: 1, lastLevelUpAt: "2026-03-10T09:30:00.000Z" },
    },
  });
});

test("a reset deletes the earlier progress of one family only", async () => {
  const ana = await learner();
  const present = { family: "presente-indicativo", item: "hablar", given: "hablo" };
  await post(ana, answer(), answer({ item: "hablar" }), answer(present));
  const { body } = await post(ana, answer({ context: "tú" }), reset(), answer({ given: "x" }));
  expect(body).toMatchObject({
    exercises: { "preterito-indefinido": { wiped: true, stats: { totalAttempts: 1 } } },
  });
  expect(await progressOf(ana)).toMatchObject({
    exercises: {
      "preterito-indefinido": {
        cards: { "tener|yo": { attempts: 1, correctCount: 0 } },
        stats: { totalAttempts: 1, totalFailed: 1 },
        failedItems: ["tener"],
      },
      "presente-indicativo": { stats: { totalAttempts: 1 } },
    },
  });
  expect(cardsIn(await progressOf(ana))).toEqual(["tener|yo"]);
});

test("an answer from before a reset that arrives late is logged but not counted", async () => {
  const ana = await learner();
  const [early, since] = ["2026-03-10T08:00:00.000Z", "2026-03-10T09:30:00.000Z"];
  await post(ana, answer(), reset());
  const late = answer({ at: early, context: "tú", given: "x" });
  const { body } = await post(ana, late, answer({ at: since }));
  expect(body).toMatchObject({ results: [{ status: "accepted" }, { status: "accepted" }] });
  expect(await progressOf(ana)).toMatchObject({
    version: 4,
    exercises: { "preterito-indefinido": { stats: { totalAttempts: 1 }, failedItems: [] } },
  });
  expect(cardsIn(await progressOf(ana))).toEqual(["tener|yo"]);
  const { body: history } = await ana.send("GET", "/api/statistics/answers");
  expect(history).toMatchObject({ answers: [{ answeredAt: since }] });
});

test.each(["2019-12-31T23:59:59.999Z", "1970-01-01T00:00:00.000Z", "2031-01-01T00:00:00.000Z"])(
  "an answer with the impossible time %s counts as given now",
  async (at) => {
    const ana = await learner();
    const { body } = await post(ana, answer({ at }));
    expect(body).toMatchObject({
      results: [{ status: "accepted" }],
      exercises: {
        "preterito-indefinido": {
          cards: { "tener|yo": { lastAttempt: "2026-03-10T10:00:00.000Z" } },
        },
      },
    });
  },
);

test("a batch has at most 200 events", async () => {
  const ana = await learner();
  const events = Array.from({ length: 200 }, () => answer());
  expect((await post(ana, ...events)).body).toMatchObject({ version: 200 });
  expect(await post(ana, ...events, answer())).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "events", key: "batchTooLarge" }] } },
  });
});

test.each([
  ["{", "", "malformedJson"],
  [{}, "events", "required"],
  [{ events: [] }, "events", "required"],
  [{ events: "all" }, "events", "invalidValue"],
  ["null", "", "invalidValue"],
])("a body %j is invalid input", async (body, path, key) => {
  const ana = await learner();
  expect(await ana.send("POST", "/api/progress/events", body)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});

test("a request for another learner is refused, and one for a deleted account with its own reason", async () => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  const as = (id: string) => ({ "x-verbena-learner": id });
  const change = { theme: "dark" };
  expect(await berta.send("PATCH", "/api/profile", change, as(ana.id))).toMatchObject({
    status: 403,
    body: { error: { code: "forbidden", issues: [{ key: "otherLearner" }] } },
  });
  expect((await berta.send("PATCH", "/api/profile", change, as(berta.id))).status).toBe(200);
  const gone = await nobody.send("GET", "/api/profile", undefined, as(randomUUID()));
  expect(gone.body).toEqual({
    error: { code: "unauthenticated", issues: [{ path: "", key: "accountGone" }] },
  });
  const signedOut = await nobody.send("GET", "/api/profile", undefined, as(ana.id));
  expect(signedOut.body).toEqual({ error: { code: "unauthenticated" } });
  expect((await nobody.send("GET", "/api/profile", undefined, as("x'"))).status).toBe(401);
});

test("a batch for another learner is refused", async () => {
  const ana = await learner("Ana");
  const berta = await learner("Berta");
  const batch = { learner: ana.id, events: [answer()] };
  expect(await berta.send("POST", "/api/progress/events", batch)).toMatchObject({
    status: 403,
    body: { error: { code: "forbidden" } },
  });
  expect(await progressOf(berta)).toMatchObject({ version: 0 });
  expect((await ana.send("POST", "/api/progress/events", batch)).body).toMatchObject({
    version: 1,
  });
});

test("progress without a time zone uses UTC, and an unknown zone is refused", async () => {
  const ana = await learner();
  expect(await progressOf(ana)).toMatchObject({
    exercises: { "desde-hace": { stats: { lastResetDate: "2026-03-10" } } },
  });
  expect(await ana.send("GET", "/api/progress?timeZone=Mars")).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "timeZone", key: "invalidTimeZone" }] } },
  });
});

test("progress has the cards of the practised families as columns", async () => {
  const ana = await learner();
  expect((await ana.send("GET", "/api/progress")).body).toMatchObject({ version: 0, cards: {} });
  const other = { family: "desde-hace", item: "vivo-aqui", context: "desde hace" };
  await post(ana, answer(), answer({ given: "x" }), answer({ ...other, given: "desde hace" }));
  expect((await ana.send("GET", "/api/progress")).body).toMatchObject({
    version: 3,
    cards: {
      "preterito-indefinido": { item: ["tener"], context: ["yo"], attempts: [2], stability: null },
      "desde-hace": { item: ["vivo-aqui"], attempts: [1], sentence: [1] },
    },
  });
});

function cardsIn(progress: unknown): string[] {
  const { exercises } = progress as { exercises: Record<string, { cards: object }> };
  return Object.keys(exercises["preterito-indefinido"]?.cards ?? {});
}

test.each([
  [20_000, "a confirmed address", true],
  [5_000, "an unconfirmed address", false],
])("after %d events in a day, an account with %s gets 429", async (most, _, emailVerified) => {
  const ana = await learner();
  await db.update(users).set({ emailVerified }).where(eq(users.id, ana.id));
  const first = answer();
  await post(ana, first);
  const receivedAt = "2026-03-09T10:10:00.000Z";
  await db.update(progressEvents).set({ receivedAt }).where(eq(progressEvents.userId, ana.id));
  await db.update(userProgress).set({ lastSeq: most }).where(eq(userProgress.userId, ana.id));
  const refused = await post(ana, answer());
  expect(refused).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect(refused.headers.get("retry-after")).toBe("600");
  expect(await post(ana, first)).toMatchObject({ body: { results: [{ status: "duplicate" }] } });
  setClock("2026-03-10T10:10:00.000Z");
  expect(await post(ana, answer())).toMatchObject({ body: { results: [{ status: "accepted" }] } });
  setClock("2026-03-10T10:00:00.000Z");
});

test("the daily quota is checked before every 50th event", async () => {
  const ana = await learner();
  await post(ana, answer(), answer());
  const receivedAt = "2026-03-09T10:10:00.000Z";
  const ofAna = eq(progressEvents.userId, ana.id);
  await db.update(progressEvents).set({ receivedAt }).where(ofAna);
  await db
    .update(progressEvents)
    .set({ seq: sql`${progressEvents.seq} + 100` })
    .where(ofAna);
  await db.update(userProgress).set({ lastSeq: 5_100 }).where(eq(userProgress.userId, ana.id));
  expect(await post(ana, answer())).toMatchObject({ status: 429 });
  await db.update(userProgress).set({ lastSeq: 5_101 }).where(eq(userProgress.userId, ana.id));
  expect(await post(ana, answer())).toMatchObject({ status: 200 });
});

test("after 500 answers a day to unknown exercises, only answers to known ones are accepted", async () => {
  const ana = await learner();
  const invented = (count: number) =>
    Array.from({ length: count }, (_, n) => answer({ item: `invented-${n}` }));
  for (const count of [200, 200, 99]) await post(ana, ...invented(count));
  const [last] = invented(1);
  expect(await post(ana, last ?? {})).toMatchObject({ body: { results: [{ status: "skipped" }] } });
  const refused = await post(ana, answer(), ...invented(1));
  expect(refused).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect(refused.headers.get("retry-after")).toBe("86400");
  expect(await post(ana, last ?? {}, answer())).toMatchObject({
    body: { results: [{ status: "skipped" }, { status: "accepted" }] },
  });
});

test("events received while the server's clock was ahead do not use up the quota", async () => {
  const ana = await learner();
  await post(ana, answer());
  const receivedAt = "2027-03-09T10:10:00.000Z";
  await db.update(progressEvents).set({ receivedAt }).where(eq(progressEvents.userId, ana.id));
  await db.update(userProgress).set({ lastSeq: 5_000 }).where(eq(userProgress.userId, ana.id));
  expect(await post(ana, answer())).toMatchObject({ body: { results: [{ status: "accepted" }] } });
});

test("after the server's clock is set back, today's counts and a reset start from the new time", async () => {
  const ana = await learner();
  const [presente, indefinido] = ["presente-indicativo", "preterito-indefinido"] as const;
  setClock("2026-03-20T10:00:00.000Z");
  await post(ana, answer({ at: "2026-03-20T09:59:00.000Z" }));
  await post(ana, reset({ family: presente, at: "2026-03-20T09:59:00.000Z" }));
  setClock("2026-03-10T10:00:00.000Z");
  const stats = { todayAttempts: 0, lastAnsweredAt: "2026-03-10T10:00:00.000Z" };
  expect(await progressOf(ana)).toMatchObject({ exercises: { [indefinido]: { stats } } });
  const at = "2026-03-10T09:59:00.000Z";
  const other = answer({ at, family: presente, item: "hablar" });
  expect((await post(ana, answer({ at }), other, answer({ at }))).body).toMatchObject({
    exercises: {
      [indefinido]: { stats: { totalAttempts: 3, todayAttempts: 2, lastAnsweredAt: at } },
      [presente]: { stats: { totalAttempts: 1, todayAttempts: 1 }, resetAt: at },
    },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("the log keeps only those removed items that were on the failed list", async () => {
  const ana = await learner();
  await post(ana, answer({ given: "mal" }));
  const invented = Array.from({ length: 19 }, (_, n) => `invented ${n} ${"x".repeat(60)}`);
  await post(ana, failedRemoved([...invented, "tener"]));
  const isOwn = eq(progressEvents.userId, ana.id);
  const rows = await db.select().from(progressEvents).where(isOwn).orderBy(progressEvents.seq);
  expect(rows[1]?.payload).toEqual({ items: ["tener"] });
  const tooMany = await post(ana, failedRemoved([...invented, "tener", "estar"]));
  expect(tooMany.body).toMatchObject({ results: [{ status: "refused", key: "invalidValue" }] });
});
