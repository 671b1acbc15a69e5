// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Holds the lock like another tab, until the returned function is called. */
function lockInOtherTab(name: string): () => Promise<void> {
  let release = () => {};
  const holding = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = navigator.locks.request(name, () => holding);
  return async () => {
    release();
    await held;
  };
}

it("waits for a tab that holds the lock", async () => {
  const release = lockInOtherTab("sending");
  const task = vi.fn(async () => {});
  const done = withTabLock("sending", task);
  await vi.advanceTimersByTimeAsync(24_999);
  expect(task).not.toHaveBeenCalled();

  await release();
  await done;
  expect(task).toHaveBeenCalledTimes(1);
});

it("runs the task after 25 s when a frozen tab holds the lock", async () => {
  const release = lockInOtherTab("frozen");
  const task = vi.fn(async () => {});
  const done = withTabLock("frozen", task);
  await vi.advanceTimersByTimeAsync(25_000);
  await done;

  expect(task).toHaveBeenCalledTimes(1);
  await release();
});

it("runs a slow task once and rejects with its error", async () => {
  const task = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    throw new Error("no network");
  });
  const failing = expect(withTabLock("slow", task)).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(60_000);
  await failing;

  expect(task).toHaveBeenCalledTimes(1);
});

it("runs one task after the other in a browser without locks", async () => {
  vi.stubGlobal("navigator", {});
  const ended: string[] = [];
  const first = withTabLock("alone", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    ended.push("first");
    throw new Error("no network");
  });
  const failing = expect(first).rejects.toThrow("no network");
  const second = withTabLock("alone", async () => void ended.push("second"));
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all([failing, second]);

  expect(ended).toEqual(["first", "second"]);
  vi.unstubAllGlobals();
});
