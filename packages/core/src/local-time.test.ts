import fc from "fast-check";
import { expect, it } from "vitest";
import { instantOf, localTimeIn } from "./local-time.ts";

it.each([
  ["an hour of winter", "2026-01-15T18:00", "Europe/Paris", "2026-01-15T17:00:00.000Z"],
  ["an hour of summer", "2026-07-15T18:00", "Europe/Paris", "2026-07-15T16:00:00.000Z"],
  ["another day in UTC", "2026-07-15T00:30", "Europe/Paris", "2026-07-14T22:30:00.000Z"],
  ["half an hour behind", "2026-01-15T18:00", "America/St_Johns", "2026-01-15T21:30:00.000Z"],
  ["far east", "2026-01-15T18:00", "Pacific/Kiritimati", "2026-01-15T04:00:00.000Z"],
])("finds the instant of %s, and its local time", (_, local, timeZone, instant) => {
  expect(instantOf(local, timeZone)).toBe(instant);
  expect(localTimeIn(instant, timeZone)).toBe(local);
});

it("moves a time that clocks skip as far as they skip", () => {
  const instant = instantOf("2026-03-29T02:30", "Europe/Paris");
  expect(instant).toBe("2026-03-29T01:30:00.000Z");
  expect(localTimeIn(instant, "Europe/Paris")).toBe("2026-03-29T03:30");
});

it("moves a time of a day that a country skipped to the day after", () => {
  const instant = instantOf("2011-12-30T12:00", "Pacific/Apia");
  expect(localTimeIn(instant, "Pacific/Apia")).toBe("2011-12-31T12:00");
});

it("takes the later instant of a time that comes twice", () => {
  expect(instantOf("2026-10-25T02:30", "Europe/Paris")).toBe("2026-10-25T01:30:00.000Z");
});

it("finds the local time of every instant again, and never an earlier instant", () => {
  const zones = ["Europe/Brussels", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
  const minutes = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, timeZone) => {
      const instant = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString();
      const local = localTimeIn(instant, timeZone);
      const found = instantOf(local, timeZone);
      expect(localTimeIn(found, timeZone)).toBe(local);
      expect(found >= instant).toBe(true);
    }),
  );
});
