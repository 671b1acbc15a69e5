// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeOutbox, fakeQueue } from "#testing/fake-progress.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothingToSend = async () => "sent" as const;

/** A queue with a waiting edit, and a server that cannot be reached. */
async function queueInOutage() {
  const outbox = fakeOutbox();
  await outbox.add({ kind: "settings", value: { sound: true } });
  const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetch);
  return { queue: fakeQueue(outbox), fetch };
}

it("retries waiting edits with back-off, up to a minute", async () => {
  const { queue, fetch } = await queueInOutage();
  queue.open(nothingToSend);
  await queue.send();
  for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(fetch).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(index + 2);
  }
});

it("does not retry once it is closed", async () => {
  const { queue, fetch } = await queueInOutage();
  queue.open(nothingToSend);
  await queue.send();
  queue.close();
  await vi.advanceTimersByTimeAsync(120_000);

  expect(fetch).toHaveBeenCalledTimes(1);
});

it("sends edits although events have to wait", async () => {
  const outbox = fakeOutbox();
  await outbox.add({ kind: "settings", value: { sound: true } });
  vi.stubGlobal("fetch", async () => Response.json({ id: "ana" }));
  const queue = fakeQueue(outbox);
  queue.open(async () => "failed");
  await queue.send();

  expect((await outbox.read()).edits).toEqual([]);
  queue.close();
});
