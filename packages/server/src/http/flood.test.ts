import { expect, onTestFinished, test } from "vitest";
import { answer } from "../testing/progress.ts";
import { appOn, createLearner } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { createFairQueue } from "./fair-queue.ts";

const REQUESTS = 40;
const read = ["GET", "/api/statistics/answers?search=tener"] as const;

/** Two learners whose sessions the server has read, on a database that runs one statement at a time. */
async function startSite(waitingEach: number) {
  const inTurn = createFairQueue({ running: 1, waiting: 1000, waitingEach, retryAfterS: 5 });
  const { db, close } = await testDatabase(inTurn);
  onTestFinished(close);
  const { app } = appOn(db);
  const create = () => createLearner({ app, db, now: new Date() });
  const [ana, ben] = [await create(), await create()];
  for (const { send } of [ana, ben]) expect((await send(...read)).status).toBe(200);
  return { ana, ben };
}

test("a learner's flood of requests does not delay another learner's answer", async () => {
  const { ana, ben } = await startSite(1000);
  const order: string[] = [];
  const flood = Array.from({ length: REQUESTS }, () =>
    ana.send(...read).then(({ status }) => order.push(`Ana ${status}`)),
  );
  const events = [answer()];
  const one = ben
    .send("POST", "/api/progress/events", { events })
    .then(({ status }) => order.push(`Ben ${status}`));
  await Promise.all([...flood, one]);
  expect(order[0]).toBe("Ben 200");
  expect(order.slice(1)).toEqual(Array.from({ length: REQUESTS }, () => "Ana 200"));
});

test("a learner with too many waiting requests is told when to try again", async () => {
  const { ana, ben } = await startSite(10);
  const flood = Array.from({ length: REQUESTS }, () => ana.send(...read));
  const one = ben.send(...read);
  const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect({ status, body }).toEqual({ status: 429, body: { error: { code: "rate_limited" } } });
    expect(headers.get("retry-after")).toBe("5");
  }
  expect((await one).status).toBe(200);
});
