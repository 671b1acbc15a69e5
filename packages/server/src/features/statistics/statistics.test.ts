import { expect, test } from "vitest";
import { answer, levelConfirmed, reset } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";

const { learner, setClock } = await testApp();
setClock("2026-03-10T22:30:00.000Z");

const post = ({ send }: Learner, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

const ask = async ({ send }: Pick<Learner, "send">, call: string) =>
  await send("GET", `/api/statistics/${call}`);

const wrong = { context: "tú", given: "tení" };
const presente = { family: "presente-indicativo", item: "hablar", given: "hablo" };

const calls = [
  "overview?timeZone=Europe/Paris",
  "causes?days=30&timeZone=Europe/Paris",
  "days?from=2026-01-01&to=2026-12-31",
  "known-weeks?timeZone=Europe/Paris",
  "breakdown?family=preterito-indefinido",
  "forecast?timeZone=Europe/Paris",
  "answers",
  "answers?search=tuve",
];

test.each(calls)("%s shows a learner's own answers only", async (call) => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  const nothing = await ask(berta, call);
  await post(ana, answer(), answer({ given: "tuvo" }));
  expect((await ask(ana, call)).body).not.toEqual(nothing.body);
  expect((await ask(berta, call)).body).toEqual(nothing.body);
});

test.each(calls)("%s shows nothing from before a reset", async (call) => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  await post(ana, answer(), answer(wrong), levelConfirmed(0), reset());
  expect((await ask(ana, call)).body).toEqual((await ask(berta, call)).body);
});

test.each(["days?from=2026-01-01&to=2026-12-31&", "breakdown?", "forecast?", "answers?"])(
  "%s accepts a known family only",
  async (call) => {
    const ana = await learner();
    expect((await ask(ana, `${call}family=desde-hace`)).status).toBe(200);
    expect(await ask(ana, `${call}family=futuro`)).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: "family", key: "unknownFamily" }] } },
    });
  },
);

test.each([
  ["overview?timeZone=Europe/Atlantis", "timeZone", "invalidTimeZone"],
  ["known-weeks?timeZone=Europe/Atlantis", "timeZone", "invalidTimeZone"],
  ["forecast?timeZone=%2B02:00", "timeZone", "invalidTimeZone"],
  ["breakdown?family=x", "family", "unknownFamily"],
  ["days?to=2026-01-01", "from", "required"],
  ["days?from=2026-01-01", "to", "required"],
  ["days?from=2026-02-29&to=2026-03-01", "from", "invalidValue"],
  ["days?from=2026-1-1&to=2026-03-01", "from", "invalidValue"],
  ["days?from=0000-01-01&to=2000-01-02", "from", "invalidValue"],
  ["days?from=2026-01-01&to=infinity", "to", "invalidValue"],
  ["days?from=2026-01-02&to=2026-01-01", "to", "invalidValue"],
  ["days?from=2025-01-01&to=2026-02-05", "to", "invalidValue"],
  ["days?from=2026-01-01&from=2026-01-01&to=2026-01-02", "from", "invalidValue"],
  ["answers?before=0", "before", "invalidValue"],
  ["answers?before=-1", "before", "invalidValue"],
  ["answers?before=1e3", "before", "invalidValue"],
  ["answers?before=2147483648", "before", "invalidValue"],
  [`answers?search=${"a".repeat(101)}`, "search", "invalidValue"],
  ["answers?search=%00", "search", "invalidValue"],
])("%s is invalid input at %s", async (call, field, key) => {
  const ana = await learner();
  expect(await ask(ana, call)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path: field, key }] } },
  });
});

test("one request can ask for 400 days", async () => {
  const ana = await learner();
  expect(await ask(ana, "days?from=2025-01-01&to=2026-02-04")).toMatchObject({ status: 200 });
});

test("today is the day in the learner's time zone", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ at: "2026-03-10T22:20:00Z" }),
    answer({ at: "2026-03-09T20:00:00Z", ...wrong }),
  );
  const todayIn = async (zone: string) =>
    (await ask(ana, `overview?timeZone=${zone}`)).body as { exercises: object };
  const total = { attempts: 2, correct: 1 };
  expect((await todayIn("Europe/Paris")).exercises).toMatchObject({
    "preterito-indefinido": { today: { attempts: 1, correct: 1 }, total },
    "desde-hace": { today: { attempts: 0, correct: 0 }, total: { attempts: 0, correct: 0 } },
  });
  expect((await todayIn("Pacific/Kiritimati")).exercises).toMatchObject({
    "preterito-indefinido": { today: { attempts: 0, correct: 0 }, total },
  });
});

test("an answer of today counts today, even if an earlier answer fell on a later day elsewhere", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ at: "2026-03-10T22:00:00Z", timeZone: "Pacific/Kiritimati" }),
    answer({ at: "2026-03-10T22:10:00Z" }),
  );
  expect((await ask(ana, "overview?timeZone=Europe/Paris")).body).toMatchObject({
    exercises: { "preterito-indefinido": { today: { attempts: 1 }, total: { attempts: 2 } } },
  });
});

test("the level follows from the total and has a date once it is confirmed", async () => {
  const ana = await learner();
  await post(ana, ...Array.from({ length: 10 }, () => answer()));
  const family = async () =>
    ((await ask(ana, "overview")).body as { exercises: Record<string, object> }).exercises[
      "preterito-indefinido"
    ];
  expect(await family()).toMatchObject({ level: 1, lastLevelUpAt: null });
  await post(ana, levelConfirmed(1, { at: "2026-03-10T21:00:00.500Z" }));
  expect(await family()).toMatchObject({ level: 1, lastLevelUpAt: "2026-03-10T21:00:00.500Z" });
});

test("days sum all families and leave out days without answers", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ at: "2026-03-08T12:00:00Z" }),
    answer({ at: "2026-03-10T12:00:00Z", ...wrong }),
    answer({ at: "2026-03-10T12:00:00Z", ...presente }),
  );
  const period = "days?from=2026-03-09&to=2026-03-10";
  expect((await ask(ana, period)).body).toEqual({
    days: [{ day: "2026-03-10", attempts: 2, correct: 1 }],
  });
  expect((await ask(ana, `${period}&family=presente-indicativo`)).body).toEqual({
    days: [{ day: "2026-03-10", attempts: 1, correct: 1 }],
  });
});

test("the breakdown without a family counts verbs and persons of all tenses", async () => {
  const ana = await learner();
  await post(
    ana,
    answer(),
    answer({ family: "presente-indicativo", item: "hablar", context: "yo", given: "habla" }),
    answer({ family: "desde-hace", item: "vivo-aqui", context: "desde hace", given: "desde" }),
  );
  expect((await ask(ana, "breakdown")).body).toEqual({
    items: [
      { item: "hablar", attempts: 1, correct: 0 },
      { item: "tener", attempts: 1, correct: 1 },
    ],
    contexts: [{ context: "yo", attempts: 2, correct: 1 }],
  });
});

test("verbs are in Spanish order, persons in core's order", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ context: "ellos", given: "tuvieron" }),
    answer(wrong),
    answer({ item: "oír", given: "oi" }),
    answer({ item: "hablar", given: "hable" }),
  );
  expect((await ask(ana, "breakdown?family=preterito-indefinido")).body).toEqual({
    items: [
      { item: "hablar", attempts: 1, correct: 1 },
      { item: "oír", attempts: 1, correct: 1 },
      { item: "tener", attempts: 2, correct: 1 },
    ],
    contexts: [
      { context: "yo", attempts: 2, correct: 2 },
      { context: "tú", attempts: 1, correct: 0 },
      { context: "ellos", attempts: 1, correct: 1 },
    ],
  });
});

test("the forecast has the due cards and the next 14 days in the learner's time zone", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ at: "2026-03-01T12:00:00Z" }),
    answer({ at: "2026-03-10T22:20:00Z", ...wrong }),
    answer({ at: "2026-03-10T22:25:00Z", ...presente }),
  );
  const { body } = await ask(ana, "forecast?timeZone=Europe/Paris");
  expect(body).toMatchObject({ backlog: 1, later: 0 });
  const { days } = body as { days: { day: string; due: number }[] };
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual([
    { day: "2026-03-10", due: 0 },
    { day: "2026-03-11", due: 2 },
    { day: "2026-03-12", due: 0 },
  ]);
  expect((await ask(ana, "forecast?family=presente-indicativo")).body).toMatchObject({
    backlog: 0,
    days: days.map(({ day }) => ({ day, due: day === "2026-03-11" ? 1 : 0 })),
  });
});

test("the forecast leaves out persons that the learner does not practise", async () => {
  const ana = await learner();
  await post(ana, answer(), answer(wrong));
  const countAll = async () => {
    const { body } = await ask(ana, "forecast?timeZone=Europe/Paris");
    const { days } = body as { days: { due: number }[] };
    return days.reduce((sum, { due }) => sum + due, 0);
  };
  expect(await countAll()).toBe(2);
  await ana.send("PATCH", "/api/profile", { persons: ["tú"] });
  expect(await countAll()).toBe(1);
});
