import fc from "fast-check";
import { expect, it } from "vitest";
import { dayIn } from "../calendar.ts";
import { forecast } from "./forecast.ts";

const now = "2026-03-28T12:00:00.000Z";
const threeDays = { now, timeZone: "Europe/Paris", dayCount: 3 };

it("counts 0 on every day without cards", () => {
  expect(forecast([], threeDays)).toEqual({
    backlog: 0,
    days: [
      { day: "2026-03-28", due: 0 },
      { day: "2026-03-29", due: 0 },
      { day: "2026-03-30", due: 0 },
    ],
    later: 0,
  });
});

it("separates cards that are due now from those due later today", () => {
  const reviews = ["2026-01-01T00:00:00.000Z", now, "2026-03-28T12:00:00.001Z"];

  expect(forecast(reviews, threeDays)).toMatchObject({ backlog: 2, days: [{ due: 1 }, {}, {}] });
});

it("ends a day at the learner's midnight, also when the clocks change", () => {
  // Paris changes from UTC+1 to UTC+2 on the 29th.
  const reviews = [
    "2026-03-28T22:59:59.999Z",
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T21:59:59.999Z",
    "2026-03-29T22:00:00.000Z",
    "2026-03-30T21:59:59.999Z",
    "2026-03-30T22:00:00.000Z",
  ];

  expect(forecast(reviews, threeDays)).toEqual({
    backlog: 0,
    days: [
      { day: "2026-03-28", due: 1 },
      { day: "2026-03-29", due: 2 },
      { day: "2026-03-30", due: 2 },
    ],
    later: 1,
  });
});

it("counts every card exactly once", () => {
  const review = fc
    .date({ min: new Date("2026-01-01"), max: new Date("2026-06-01"), noInvalidDate: true })
    .map((date) => date.toISOString());
  const timeZone = fc.constantFrom("Europe/Paris", "America/New_York", "Pacific/Kiritimati");
  fc.assert(
    fc.property(fc.array(review), timeZone, fc.integer({ min: 1, max: 20 }), (all, zone, count) => {
      const { backlog, days, later } = forecast(all, { now, timeZone: zone, dayCount: count });
      expect(days).toHaveLength(count);
      expect(days[0]?.day).toBe(dayIn(now, zone));
      expect(days.reduce((sum, { due }) => sum + due, backlog + later)).toBe(all.length);
    }),
  );
});
