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

/** An answer of the server, at its time. */
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
])("a device whose clock says %s learns the server’s time", (wrong) => {
  vi.setSystemTime(new Date(wrong));
  updateClockOffset(answer(), Date.now());

  expect(currentInstant()).toBe(SERVER_TIME);
  expect(toServerTime(wrong)).toBe(SERVER_TIME);
});

it("a clock that is some seconds off is left alone", () => {
  vi.setSystemTime(Date.parse(SERVER_TIME) + 25_000);
  updateClockOffset(answer(), Date.now());

  expect(currentInstant()).toBe("2026-03-02T10:00:25.000Z");
});

it("a clock that is put right is believed again, and each correction is told once", () => {
  const told = vi.fn();
  const stopListening = onClockOffsetChange(told);
  vi.setSystemTime(Date.parse(SERVER_TIME) + HOUR_MS);
  for (const _ of [1, 2]) updateClockOffset(answer(), Date.now());
  expect(told).toHaveBeenCalledTimes(1);

  vi.setSystemTime(new Date(SERVER_TIME));
  updateClockOffset(answer(), Date.now());
  stopListening();
  expect(told).toHaveBeenCalledTimes(2);
  expect(currentInstant()).toBe(SERVER_TIME);
});

it.each([
  ["a page of somebody else", answer("text/html"), 0],
  ["an answer without a date", Response.json({}), 0],
  ["an answer during which the device slept", answer(), 8 * HOUR_MS],
])("%s shows nothing", (_, response, tookMs) => {
  vi.setSystemTime(Date.parse(SERVER_TIME) + 8 * HOUR_MS);
  updateClockOffset(response, Date.now() - tookMs);

  expect(currentInstant()).toBe("2026-03-02T18:00:00.000Z");
});
