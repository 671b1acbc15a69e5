import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  currentInstant,
  onClockOffsetChange,
  toServerTime,
  updateClockOffset,
} from "./server-clock.ts";

const SERVER_TIME = "2026-03-02T10:00:00.000Z";
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date(SERVER_TIME) }));

afterEach(() => {
  vi.setSystemTime(new Date(SERVER_TIME));
  updateClockOffset(answer(), Date.now());
  vi.useRealTimers();
});

/** A response of the server at its time. */
function answer(type = "application/json; charset=UTF-8"): Response {
  const date = new Date(SERVER_TIME).toUTCString();
  return new Response("{}", { headers: { date, "content-type": type } });
}

it.each([
  ["1969-12-31T23:59:00.000Z"],
  ["2015-06-01T08:00:00.000Z"],
  ["2026-03-02T09:00:00.000Z"],
  ["2026-03-04T10:00:00.000Z"],
  ["2035-01-01T00:00:00.000Z"],
])("corrects a device’s clock that says %s", (wrong) => {
  vi.setSystemTime(new Date(wrong));
  updateClockOffset(answer(), Date.now());

  expect(currentInstant()).toBe(SERVER_TIME);
  expect(toServerTime(wrong)).toBe(SERVER_TIME);
});

it("does not correct a clock that is some seconds off", () => {
  vi.setSystemTime(Date.parse(SERVER_TIME) + 25_000);
  updateClockOffset(answer(), Date.now());

  expect(currentInstant()).toBe("2026-03-02T10:00:25.000Z");
});

it("trusts a clock that is set right, and notifies once for each change", () => {
  const listener = vi.fn();
  const stopListening = onClockOffsetChange(listener);
  vi.setSystemTime(Date.parse(SERVER_TIME) + HOUR_MS);
  for (const _ of [1, 2]) updateClockOffset(answer(), Date.now());
  expect(listener).toHaveBeenCalledTimes(1);

  vi.setSystemTime(new Date(SERVER_TIME));
  updateClockOffset(answer(), Date.now());
  stopListening();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentInstant()).toBe(SERVER_TIME);
});

it.each([
  ["a page of something else", answer("text/html"), 0],
  ["a response without a date", Response.json({}), 0],
  ["a response during which the device slept", answer(), 8 * HOUR_MS],
])("ignores %s", (_, response, tookMs) => {
  vi.setSystemTime(Date.parse(SERVER_TIME) + 8 * HOUR_MS);
  updateClockOffset(response, Date.now() - tookMs);

  expect(currentInstant()).toBe("2026-03-02T18:00:00.000Z");
});
