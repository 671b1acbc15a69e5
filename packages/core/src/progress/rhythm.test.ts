import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, dayIn, daysFrom } from "../calendar.ts";
import { weekOf, weekStreaks } from "./rhythm.ts";

const MONDAY = "2026-03-23";
const week = (monday: Day, count: number) => daysFrom(monday, count);

/** Noon of a day in Paris. */
const noon = (day: Day) => `${day}T11:00:00.000Z`;

const weekIn = (days: readonly Day[], today: Day, practiceDays = 5) =>
  weekOf(days, noon(today), "Europe/Paris", practiceDays);

describe("the current week", () => {
  it("shows seven days from Monday with those that have an answer", () => {
    const { days, today } = weekIn(["2026-03-22", "2026-03-23", "2026-03-25"], "2026-03-25");

    expect(days.map(({ day }) => day)).toEqual(daysFrom(MONDAY, 7));
    expect(days.filter(({ isPractised }) => isPractised).map(({ day }) => day)).toEqual([
      "2026-03-23",
      "2026-03-25",
    ]);
    expect(today).toBe("2026-03-25");
  });

  it.each([
    ["2026-03-23", 0, { done: 0, freeDaysLeft: 2, isKept: false }],
    ["2026-03-23", 1, { done: 1, freeDaysLeft: 2, isKept: false }],
    ["2026-03-25", 1, { done: 1, daysLeft: 5, freeDaysLeft: 1, isKept: false }],
    ["2026-03-27", 2, { done: 2, freeDaysLeft: 0, isKept: false }],
    ["2026-03-29", 2, { done: 2, daysLeft: 1, freeDaysLeft: 0, isKept: false }],
    ["2026-03-27", 5, { done: 5, freeDaysLeft: 2, isKept: true }],
    ["2026-03-29", 7, { done: 7, freeDaysLeft: 0, isKept: true }],
  ])("on %s after %i days of five is %o", (today, count, expected) => {
    expect(weekIn(week(MONDAY, count), today)).toMatchObject(expected);
  });

  it("has no free days if every day is one of practice", () => {
    expect(weekIn([], MONDAY, 7)).toMatchObject({ freeDaysLeft: 0, isKept: false });
  });

  it.each([
    ["2026-03-29T21:30:00.000Z", "Europe/Paris", "2026-03-23"],
    ["2026-03-29T22:30:00.000Z", "Europe/Paris", "2026-03-30"],
    ["2026-03-29T22:30:00.000Z", "America/New_York", "2026-03-23"],
    ["2026-03-29T10:30:00.000Z", "Pacific/Kiritimati", "2026-03-30"],
  ])("at %s in %s begins on %s, also when the clock changes", (now, timeZone, monday) => {
    expect(weekOf([], now, timeZone, 5).days[0]?.day).toBe(monday);
  });

  it("stays the new week for a learner who travels west, back to Sunday", () => {
    const { days, done, today } = weekIn(["2026-03-30"], "2026-03-29");

    expect(days[0]?.day).toBe("2026-03-30");
    expect({ done, today }).toEqual({ done: 1, today: "2026-03-30" });
  });
});

describe("the streak of weeks", () => {
  const streaks = (days: readonly Day[], today: Day) =>
    weekStreaks(days, noon(today), "Europe/Paris", 5);

  it("survives two free days in each week", () => {
    const days = [...week("2026-03-09", 5), ...week("2026-03-18", 5)];

    expect(streaks(days, "2026-03-24")).toEqual({ current: 2, longest: 2 });
  });

  it("counts this week once it has five days", () => {
    const days = [...week("2026-03-16", 5), ...week(MONDAY, 5)];

    expect(streaks(days, "2026-03-27")).toEqual({ current: 2, longest: 2 });
    expect(streaks(days.slice(0, -1), "2026-03-26")).toEqual({ current: 1, longest: 1 });
  });

  it("ends after a week with too few days", () => {
    const days = [...week("2026-03-02", 5), ...week("2026-03-09", 6), ...week("2026-03-16", 4)];

    expect(streaks(days, MONDAY)).toEqual({ current: 0, longest: 2 });
  });

  it("counts a day once and takes days in any order", () => {
    const days = week("2026-03-16", 5).toReversed();

    expect(streaks([...days, ...days], MONDAY)).toEqual({ current: 1, longest: 1 });
    expect(streaks(["2026-03-16", "2026-03-16", "2026-03-16"], MONDAY).longest).toBe(0);
  });

  it("is 0 without answers", () => {
    expect(streaks([], MONDAY)).toEqual({ current: 0, longest: 0 });
  });
});

it("breaks no streak of a learner who takes at most the free days of each week", () => {
  const zones = fc.constantFrom("Europe/Madrid", "America/Santiago", "Pacific/Auckland", "UTC");
  const restDays = fc.array(fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 2 }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(restDays, zones, fc.integer({ min: 0, max: 167 }), (weeks, zone, hour) => {
      const days = weeks.flatMap((free, index) =>
        daysFrom(MONDAY, weeks.length * 7)
          .slice(7 * index, 7 * index + 7)
          .filter((_, weekday) => !free.includes(weekday)),
      );
      const after = Date.parse(MONDAY) + (weeks.length * 7 * 24 + 24 + hour) * 3_600_000;
      const now = new Date(after).toISOString();
      // The streak lasts through the whole following week in every time zone.
      fc.pre(dayIn(now, zone) < (daysFrom(MONDAY, weeks.length * 7 + 8).at(-1) ?? ""));

      expect(weekStreaks(days, now, zone, 5).current).toBe(weeks.length);
    }),
  );
});

it("leaves a week that can still be kept until the free days are used", () => {
  fc.assert(
    fc.property(
      fc.subarray(daysFrom(MONDAY, 7)),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 7 }),
      (chosen, weekday, practiceDays) => {
        const today = daysFrom(MONDAY, 7)[weekday] ?? MONDAY;
        const days = chosen.filter((day) => day <= today);
        const { done, freeDaysLeft, isKept } = weekIn(days, today, practiceDays);
        const rest = daysFrom(MONDAY, 7).filter((day) => day >= today && !days.includes(day));
        const used = [...days, ...rest.slice(freeDaysLeft)];

        expect(isKept).toBe(done >= practiceDays);
        if (done + rest.length >= practiceDays)
          expect(weekIn(used, "2026-03-29", practiceDays).isKept).toBe(true);
      },
    ),
  );
});
