// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { becomeControlled, checkForUpdates } from "./register-service-worker.ts";

const HOUR_MS = 3_600_000;

const update = vi.fn(() => Promise.reject(new Error("no network")));

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  update.mockClear();
});

const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

it("checks for a new version on return, at most once an hour", () => {
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

it("checks for a new version after the clock was set back", () => {
  const updateHere = vi.fn(() => Promise.reject(new Error("no network")));
  vi.setSystemTime(9 * HOUR_MS);
  checkForUpdates({ update: updateHere });
  vi.setSystemTime(0);
  comeBack();

  expect(updateHere).toHaveBeenCalledTimes(1);
});

it("asks the worker for control of a page only if it has none", async () => {
  const postMessage = vi.fn();
  const active = { postMessage } as unknown as ServiceWorker;
  const ready = Promise.resolve({ active } as ServiceWorkerRegistration);
  await becomeControlled({ ready, controller: active });
  expect(postMessage).not.toHaveBeenCalled();

  await becomeControlled({ ready, controller: null });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith("claim");
});
