import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addDays,
  dayIn,
  daysFrom,
  earlier,
  endOfDay,
  isTimeZone,
  later,
  mondayOf,
  shiftDay,
  toServerClock,
} from "./calendar.ts";

const HALF_HOUR_MS = 1_800_000;

/** The length of a day in a time zone in hours, counted in half-hours. */
function hoursOf(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const halfHours = Array.from({ length: 160 }, (_, index) =>
    new Date(noon + (index - 80) * HALF_HOUR_MS).toISOString(),
  );
  return halfHours.filter((instant) => dayIn(instant, timeZone) === day).length / 2;
}

const runtimes = [
  ["with Temporal", globalThis as { Temporal?: unknown }],
  ["without Temporal", { Temporal: undefined }],
] as const;

describe.each(runtimes)("dayIn in a runtime %s", (_, { Temporal }) => {
  beforeEach(() => void vi.stubGlobal("Temporal", Temporal));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    // Offsets of the IANA time zone database.
    ["2026-03-01T18:30:00.000Z", "UTC", "2026-03-01"],
    ["2026-01-31T22:59:59.999Z", "Europe/Paris", "2026-01-31"],
    ["2026-01-31T23:00:00.000Z", "Europe/Paris", "2026-02-01"],
    ["2026-07-31T21:59:59.999Z", "Europe/Paris", "2026-07-31"],
    ["2026-07-31T22:00:00.000Z", "Europe/Paris", "2026-08-01"],
    ["2026-01-01T04:59:59.999Z", "America/New_York", "2025-12-31"],
    ["2026-01-01T05:00:00.000Z", "America/New_York", "2026-01-01"],
    ["2026-03-01T18:29:59.999Z", "Asia/Kolkata", "2026-03-01"],
    ["2026-03-01T18:30:00.000Z", "Asia/Kolkata", "2026-03-02"],
    ["2026-06-01T11:15:00.000Z", "Pacific/Chatham", "2026-06-02"],
    ["2026-06-01T11:14:59.999Z", "Pacific/Chatham", "2026-06-01"],
    ["2024-02-28T23:30:00.000Z", "Europe/Madrid", "2024-02-29"],
  ])("%s in %s is %s", (instant, timeZone, day) => {
    expect(dayIn(instant, timeZone)).toBe(day);
  });

  it("gives three different days around the date line at one instant", () => {
    const instant = "2026-05-05T10:30:00.000Z";

    expect(dayIn(instant, "Pacific/Pago_Pago")).toBe("2026-05-04");
    expect(dayIn(instant, "Europe/Paris")).toBe("2026-05-05");
    expect(dayIn(instant, "Pacific/Kiritimati")).toBe("2026-05-06");
  });

  it("skips the day that a country lost when it crossed the date line", () => {
    // Samoa went from 29 December 2011 straight to the 31st.
    expect(dayIn("2011-12-30T09:59:59.999Z", "Pacific/Apia")).toBe("2011-12-29");
    expect(dayIn("2011-12-30T10:00:00.000Z", "Pacific/Apia")).toBe("2011-12-31");
  });

  it.each([
    ["2026-03-29", "Europe/Paris", 23],
    ["2026-10-25", "Europe/Paris", 25],
    ["2026-03-08", "America/New_York", 23],
    ["2026-11-01", "America/New_York", 25],
    ["2026-04-05", "Australia/Lord_Howe", 24.5],
    ["2026-10-04", "Australia/Lord_Howe", 23.5],
    ["2026-03-29", "Asia/Kolkata", 24],
  ])("gives %s in %s a length of %d hours", (day, timeZone, hours) => {
    expect(hoursOf(day, timeZone)).toBe(hours);
  });

  it("never gives a later instant an earlier day", () => {
    const someInstant = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
    const someZone = fc.constantFrom("Europe/Paris", "America/New_York", "Australia/Lord_Howe");
    fc.assert(
      fc.property(someInstant, someInstant, someZone, (a, b, timeZone) => {
        expect(dayIn(earlier(a, b), timeZone) <= dayIn(later(a, b), timeZone)).toBe(true);
      }),
    );
  });

  it("belongs to a day until its end", () => {
    const someDay = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const someZone = fc.constantFrom(
      "Europe/Paris",
      "Australia/Lord_Howe",
      "Etc/GMT-14",
      "Etc/GMT+12",
    );
    fc.assert(
      fc.property(someDay, someZone, (day, timeZone) => {
        const end = endOfDay(day, timeZone);
        expect(dayIn(end, timeZone)).toBe(day);
        const next = new Date(Date.parse(end) + 1).toISOString();
        expect(dayIn(next, timeZone)).toBe(shiftDay(day, 1));
      }),
    );
  });

  it("throws for a time zone that does not exist", () => {
    expect(() => dayIn("2026-03-01T18:30:00.000Z", "Europe/Atlantis")).toThrow(RangeError);
  });
});

describe.each(runtimes)("isTimeZone in a runtime %s", (_, { Temporal }) => {
  beforeEach(() => void vi.stubGlobal("Temporal", Temporal));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    "Europe/Paris",
    "America/Argentina/Buenos_Aires",
    "Etc/GMT+2",
    "UTC",
    "America/Port-au-Prince",
  ])("accepts %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each([
    undefined,
    "",
    "+02:00",
    "-05:00",
    "+0200",
    "UTC+2",
    "Europe/Atlantis",
    "Europe/Paris ",
    "../etc/passwd",
    "Europe/Paris\n",
    "x".repeat(65),
  ])("rejects %j", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe("addDays", () => {
  it("adds 24 hours for each day, also when the clocks change", () => {
    expect(addDays("2026-03-28T12:00:00.000Z", 1)).toBe("2026-03-29T12:00:00.000Z");
    expect(addDays("2026-12-31T23:59:59.999Z", 6)).toBe("2027-01-06T23:59:59.999Z");
    expect(addDays("2024-02-28T00:00:00.000Z", 1)).toBe("2024-02-29T00:00:00.000Z");
  });

  it("returns at most 9999-12-31", () => {
    expect(addDays("2026-01-01T00:00:00.000Z", 1e6)).toBe("4763-11-29T00:00:00.000Z");
    expect(addDays("2026-01-01T00:00:00.000Z", 1e7)).toBe("9999-12-31T00:00:00.000Z");
  });
});

describe("daysFrom", () => {
  it("crosses the end of a month, a leap day and a change of the clocks", () => {
    expect(daysFrom("2026-02-27", 3)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(daysFrom("2028-02-28", 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
    expect(daysFrom("2026-10-24", 3)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
    expect(daysFrom("2026-12-31", 2)).toEqual(["2026-12-31", "2027-01-01"]);
  });

  it("returns no days for a count of 0", () => {
    expect(daysFrom("2026-02-27", 0)).toEqual([]);
  });
});

describe("earlier and later", () => {
  const morning = "2026-03-01T08:00:00.000Z";
  const evening = "2026-03-01T20:00:00.000Z";

  it("do not depend on the order of their arguments", () => {
    expect([earlier(morning, evening), earlier(evening, morning)]).toEqual([morning, morning]);
    expect([later(morning, evening), later(evening, morning)]).toEqual([evening, evening]);
  });
});

describe("toServerClock", () => {
  const at = "2026-03-02T10:00:00.000Z";

  it.each([
    [0, at],
    [30_000, at],
    [-30_000, at],
    [30_001, "2026-03-02T10:00:30.001Z"],
    [3_600_000, "2026-03-02T11:00:00.000Z"],
    [-172_800_000, "2026-02-28T10:00:00.000Z"],
  ])("corrects an instant of a device that is behind by %d ms", (behindMs, corrected) => {
    expect(toServerClock(at, behindMs)).toBe(corrected);
  });
});

it.each([
  ["2026-03-01", -1, "2026-02-28"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-28", 2, "2026-03-30"],
])("shifts %s by %i days to %s", (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
});

it.each([
  ["2026-11-16", "2026-11-16"],
  ["2026-11-21", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2026-01-01", "2025-12-29"],
])("the week of %s begins on Monday, %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
