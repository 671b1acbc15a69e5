import { DAY_MS, type Instant } from "@verbena/core/calendar";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, progressOf, reset } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { exampleCount } from "../../testing/test-database.ts";

const { learner, setClock } = await testApp();
const NOW = "2026-03-10T10:00:00.000Z";
setClock(NOW);

const shifted = (at: Instant, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** Sends a batch now, from a device whose clock is `aheadMs` ahead. */
const sendFrom = ({ send }: Learner, aheadMs: number, ...events: { at: Instant }[]) =>
  send("POST", "/api/progress/events", {
    sentAt: shifted(NOW, aheadMs),
    events: events.map((event) => ({ ...event, at: shifted(event.at, aheadMs) })),
  });

async function statisticsOf(ana: Learner) {
  const [{ exercises }, days] = await Promise.all([
    progressOf(ana),
    ana.send("GET", "/api/statistics/days?from=2026-01-01&to=2026-12-31"),
  ]);
  return { exercises, days: days.body };
}

test("a device with a wrong clock gets the same progress as one with a right clock", async () => {
  const minutes = (from: number, to: number) =>
    fc.array(
      fc.integer({ min: from, max: to }).map((before) => shifted(NOW, -before * 60_000)),
      { maxLength: 4 },
    );
  const wrongBy = fc
    .integer({ min: 31_000, max: 20 * 365 * DAY_MS })
    .chain((ms) => fc.constantFrom(ms, -ms));
  const given = fc.record({ before: minutes(61, 3000), since: minutes(0, 59) });
  await fc.assert(
    fc.asyncProperty(wrongBy, given, async (aheadMs, { before, since }) => {
      const figures = [0, aheadMs].map(async (ahead) => {
        const ana = await learner();
        const yesterday = shifted(NOW, -DAY_MS);
        await sendFrom(
          ana,
          0,
          answer({ at: yesterday }),
          reset({ at: "2026-03-10T09:00:00.000Z" }),
        );
        const late = [...before, ...since].map((at) => answer({ at }));
        expect((await sendFrom(ana, ahead, answer({ at: NOW }), ...late)).status).toBe(200);
        return statisticsOf(ana);
      });
      const [right, wrong] = await Promise.all(figures);
      expect(wrong).toEqual(right);
      expect(right).toMatchObject({
        exercises: { "preterito-indefinido": { stats: { totalAttempts: 1 + since.length } } },
      });
    }),
    { numRuns: exampleCount(12) },
  );
});

test("without a valid sentAt, the times of events are unchanged", async () => {
  for (const sentAt of [undefined, "soon", 12, "2026-02-30T00:00:00Z"]) {
    const ana = await learner();
    const events = [answer({ at: "2026-03-09T09:00:00.000Z" })];
    const { body } = await ana.send("POST", "/api/progress/events", { sentAt, events });
    expect(body).toMatchObject({
      results: [{ status: "accepted" }],
      exercises: {
        "preterito-indefinido": { stats: { lastAnsweredAt: "2026-03-09T09:00:00.000Z" } },
      },
    });
  }
});

test("a clock that is wrong by a few seconds changes no time", async () => {
  const ana = await learner();
  const event = answer({ at: "2026-03-10T09:00:00.000Z" });
  const { body } = await ana.send("POST", "/api/progress/events", {
    sentAt: shifted(NOW, -20_000),
    events: [event],
  });
  expect(body).toMatchObject({
    exercises: { "preterito-indefinido": { stats: { lastAnsweredAt: event.at } } },
  });
});
