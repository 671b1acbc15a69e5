import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  currentInstant,
  deviceInstant,
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

const atServer = (ms: number) => new Date(Date.parse(SERVER_TIME) + ms).toISOString();

it.each([
  ["1969-12-31T23:59:00.000Z", 0],
  ["2015-06-01T08:00:00.000Z", 0],
  ["2026-03-02T09:00:00.000Z", 0],
  // The header says only the second in which the server wrote it.
  ["2026-03-04T10:00:00.000Z", 1_000],
  ["2035-01-01T00:00:00.000Z", 1_000],
])("corrects a device’s clock that says %s", (wrong, error) => {
  vi.setSystemTime(new Date(wrong));
  updateClockOffset(answer(), Date.now());

  expect(currentInstant()).toBe(atServer(error));
  expect(toServerTime(wrong)).toBe(currentInstant());
  // The server corrects what this device sends.
  expect(deviceInstant()).toBe(wrong);
});

it.each([
  ["slow", -25_000, 0],
  ["fast", 25_000, 1_000],
])("records the right time on a device that is some seconds %s", (_, aheadMs, error) => {
  vi.setSystemTime(Date.parse(SERVER_TIME) + aheadMs);
  updateClockOffset(answer(), Date.now());

  expect(deviceInstant()).toBe(atServer(error));
  expect(currentInstant()).toBe(atServer(error));
  expect(toServerTime(deviceInstant())).toBe(atServer(error));
});

it("does not take the delay of a response for a wrong clock", () => {
  vi.setSystemTime(Date.parse(SERVER_TIME) + 9_000);
  updateClockOffset(answer(), Date.now() - 10_000);

  expect(currentInstant()).toBe(atServer(9_000));
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
