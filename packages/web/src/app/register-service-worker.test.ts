// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkForUpdates } from "./register-service-worker.ts";

const HOUR_MS = 3_600_000;

const update = vi.fn(() => Promise.reject(new Error("no network")));

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  update.mockClear();
});

const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

it("asks for a new version when somebody comes back after an hour, and once an hour at most", () => {
  checkForUpdates({ update });
  comeBack();
  expect(update).not.toHaveBeenCalled();

  vi.setSystemTime(HOUR_MS);
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);

  vi.setSystemTime(2 * HOUR_MS);
  comeBack();
  expect(update).toHaveBeenCalledTimes(2);
});

it("asks for a new version when the clock was put back by hours", () => {
  const updateHere = vi.fn(() => Promise.reject(new Error("no network")));
  vi.setSystemTime(9 * HOUR_MS);
  checkForUpdates({ update: updateHere });
  vi.setSystemTime(0);
  comeBack();

  expect(updateHere).toHaveBeenCalledTimes(1);
});
