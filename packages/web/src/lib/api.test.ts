// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerOf, api, callFor, doneBy, onOtherLearner } from "./api.ts";
import { errorCodeOf } from "./api-error.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  callFor(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that takes every request, and never answers. */
function silentNetwork(): void {
  vi.stubGlobal(
    "fetch",
    (_: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
}

it.each([
  ["a reading call", 8_000, () => answerOf(api.profile.$get())],
  ["a call that changes something", 20_000, () => answerOf(api.profile.$patch({ json: {} }))],
])("gives up %s after %i ms of silence", async (_, ms, call) => {
  silentNetwork();
  const failed = call().catch(errorCodeOf);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1);

  expect(await failed).toBe("unreachable");
});

it("names the learner for whom it calls, while there is one", async () => {
  const fetch = vi.fn(async (_: unknown, _init: RequestInit) => Response.json({}));
  vi.stubGlobal("fetch", fetch);
  await doneBy(api.profile.$get());
  callFor("ana");
  await doneBy(api.profile.$get());

  const learners = fetch.mock.calls.map(([, init]) =>
    new Headers(init.headers).get("x-verbena-learner"),
  );
  expect(learners).toEqual([null, "ana"]);
});

it("tells those who listen that somebody else is signed in in this browser", async () => {
  const body = { error: { code: "forbidden", issues: [{ path: "", key: "otherLearner" }] } };
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 403 }));
  const heard = vi.fn();
  const stop = onOtherLearner(heard);
  expect(await doneBy(api.profile.$get()).catch(errorCodeOf)).toBe("forbidden");
  stop();
  await doneBy(api.profile.$get()).catch(errorCodeOf);

  expect(heard).toHaveBeenCalledTimes(1);
});
