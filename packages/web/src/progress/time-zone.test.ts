import { dayIn } from "@verbena/core/calendar";
import { afterEach, expect, it, vi } from "vitest";
import { deviceTimeZone } from "./time-zone.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Stubs a device that reports this time zone and this offset in minutes west of UTC. */
function deviceIn(timeZone: string | undefined, minutesWest: number): void {
  vi.stubGlobal("Temporal", undefined);
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...options,
    // Some browsers report no time zone, although the type requires one.
    timeZone: timeZone as string,
  });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(minutesWest);
}

it.each([
  ["Europe/Paris", -60, "Europe/Paris"],
  ["Etc/Unknown", -120, "Etc/GMT-2"],
  ["Etc/Unknown", 300, "Etc/GMT+5"],
  ["Etc/Unknown", 0, "UTC"],
  ["Etc/Unknown", -330, "UTC"],
  ["+02:00", -120, "Etc/GMT-2"],
  ["", -120, "Etc/GMT-2"],
  [undefined, -120, "Etc/GMT-2"],
])("for a device that reports %j, %i minutes west of UTC, it is %s", (reported, west, zone) => {
  deviceIn(reported, west);

  expect(deviceTimeZone()).toBe(zone);
  expect(dayIn("2026-03-02T10:00:00.000Z", zone)).toBe("2026-03-02");
});

it("asks the system again only when the offset changes", () => {
  deviceIn("Europe/Paris", -61);
  deviceTimeZone();
  deviceTimeZone();
  expect(Intl.DateTimeFormat.prototype.resolvedOptions).toHaveBeenCalledOnce();
});

it("asks Temporal in a browser that has it", () => {
  vi.stubGlobal("Temporal", {
    Now: { timeZoneId: () => "America/Bogota" },
    Instant: { from: () => "1970-01-01T00:00:00Z" },
  });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(301);

  expect(deviceTimeZone()).toBe("America/Bogota");
});
