import { expect, test } from "vitest";
import { answer, progressOf, retraction } from "../../testing/progress.ts";
import { appOn, testApp, visitor } from "../../testing/test-app.ts";
import { progressMatchesLog } from "./rebuild-progress.ts";

const { app, db, learner } = await testApp();
/** Acts as a second server process on the same database. */
const other = appOn(db).app;

const statusesOf = (body: unknown) =>
  (body as { results: { status: string }[] }).results.map(({ status }) => status);

test("two devices that answer at the same time lose no answer", async () => {
  const ana = await learner();
  const devices = [visitor(app, ana.cookie), visitor(other, ana.cookie)];
  await Promise.all(
    devices.map(async ({ send }) => {
      for (let batch = 0; batch < 10; batch += 1) {
        const events = [answer(), answer({ context: "tú", given: "x" })];
        const { status } = await send("POST", "/api/progress/events", { events });
        expect(status).toBe(200);
      }
    }),
  );
  expect(await progressOf(ana)).toMatchObject({
    version: 40,
    exercises: {
      "preterito-indefinido": {
        cards: { "tener|yo": { attempts: 20 }, "tener|tú": { attempts: 20 } },
        stats: { totalAttempts: 40, totalCorrect: 20, totalFailed: 20 },
      },
    },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a batch sent four times at the same time counts once", async () => {
  const ana = await learner();
  const events = [answer(), answer()];
  const responses = await Promise.all(
    [app, other, app, other].map((process) =>
      visitor(process, ana.cookie).send("POST", "/api/progress/events", { events }),
    ),
  );
  const statuses = responses.flatMap(({ body }) => statusesOf(body));
  expect(statuses.filter((status) => status === "accepted")).toHaveLength(2);
  expect(statuses.filter((status) => status === "duplicate")).toHaveLength(6);
  expect(await progressOf(ana)).toMatchObject({
    version: 2,
    exercises: { "preterito-indefinido": { stats: { totalAttempts: 2 } } },
  });
});

test("24 devices of one learner can answer at the same time", async () => {
  const ana = await learner();
  const devices = Array.from({ length: 24 }, (_, index) =>
    visitor(index % 2 === 0 ? app : other, ana.cookie),
  );
  const statuses = await Promise.all(
    devices.map(async ({ send }) => {
      const batches = [[answer(), answer()], [answer()], [answer()]];
      const ownStatuses = [];
      for (const events of batches) {
        ownStatuses.push((await send("POST", "/api/progress/events", { events })).status);
      }
      return ownStatuses;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(await progressOf(ana)).toMatchObject({
    version: 96,
    exercises: { "preterito-indefinido": { stats: { totalAttempts: 96 } } },
  });
});

test("two devices can retract and answer at the same time", async () => {
  const ana = await learner();
  const slips = Array.from({ length: 8 }, () => answer({ given: "tube" }));
  await ana.send("POST", "/api/progress/events", { events: [...slips, answer()] });
  const statuses = await Promise.all(
    slips.flatMap(({ id }) =>
      [[retraction(id)], [retraction(id), answer({ context: "tú" })]].map(async (events, index) => {
        const device = visitor(index === 0 ? app : other, ana.cookie);
        const { body } = await device.send("POST", "/api/progress/events", { events });
        return statusesOf(body);
      }),
    ),
  );
  expect(new Set(statuses.flat())).toEqual(new Set(["accepted"]));
  expect(await progressOf(ana)).toMatchObject({
    version: 33,
    exercises: {
      "preterito-indefinido": {
        cards: { "tener|yo": { attempts: 1 }, "tener|tú": { attempts: 8 } },
        stats: { totalAttempts: 9 },
      },
    },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});
