// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A tab that holds the lock until it is told to let go. */
function otherTab(name: string): () => Promise<void> {
  let letGo = () => {};
  const holding = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = navigator.locks.request(name, () => holding);
  return async () => {
    letGo();
    await held;
  };
}

it("waits for a tab that is sending", async () => {
  const letGo = otherTab("sending");
  const task = vi.fn(async () => {});
  const done = withTabLock("sending", task);
  await vi.advanceTimersByTimeAsync(24_999);
  expect(task).not.toHaveBeenCalled();

  await letGo();
  await done;
  expect(task).toHaveBeenCalledTimes(1);
});

it("goes on after 25 s when a tab that is frozen holds the lock", async () => {
  const letGo = otherTab("frozen");
  const task = vi.fn(async () => {});
  const done = withTabLock("frozen", task);
  await vi.advanceTimersByTimeAsync(25_000);
  await done;

  expect(task).toHaveBeenCalledTimes(1);
  await letGo();
});

it("does not run a task twice that takes longer, and gives its failure", async () => {
  const task = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    throw new Error("no network");
  });
  const failing = expect(withTabLock("slow", task)).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(60_000);
  await failing;

  expect(task).toHaveBeenCalledTimes(1);
});
