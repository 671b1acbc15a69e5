// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ensureSuccess, onOtherLearner, readBody, setApiLearner } from "./api.ts";
import { errorCodeOf } from "./api-error.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  setApiLearner(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs a network that never responds. */
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
  ["a read", 8_000, () => readBody(api.profile.$get())],
  ["a write", 20_000, () => readBody(api.profile.$patch({ json: {} }))],
])("gives up %s after %i ms without a response", async (_, ms, call) => {
  silentNetwork();
  const failed = call().catch(errorCodeOf);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1);

  expect(await failed).toBe("unreachable");
});

it("names the learner in calls once there is one", async () => {
  const fetch = vi.fn(async (_: unknown, _init: RequestInit) => Response.json({}));
  vi.stubGlobal("fetch", fetch);
  await readBody(api.profile.$get());
  setApiLearner("ana");
  await readBody(api.profile.$get());

  const learners = fetch.mock.calls.map(([, init]) =>
    new Headers(init.headers).get("x-verbena-learner"),
  );
  expect(learners).toEqual([null, "ana"]);
});

it("notifies listeners when another learner is signed in in this browser", async () => {
  const body = { error: { code: "forbidden", issues: [{ path: "", key: "otherLearner" }] } };
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 403 }));
  const listener = vi.fn();
  const stop = onOtherLearner(listener);
  expect(await readBody(api.profile.$get()).catch(errorCodeOf)).toBe("forbidden");
  stop();
  await readBody(api.profile.$get()).catch(errorCodeOf);

  expect(listener).toHaveBeenCalledTimes(1);
});

/** Stubs a network that answers every call with this body. */
function networkThatAnswers(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const deletion = { password: "flor-de-luna" };

it.each(["<h1>Wi-Fi</h1>", "", "null", "[]", "{}", '{"success":false}', '"OK"'])(
  "does not accept a body of something else as success: %s",
  async (body) => {
    networkThatAnswers(body);

    expect(await ensureSuccess(api.auth["sign-out"].$post()).catch(errorCodeOf)).toBe(
      "unreachable",
    );
  },
);

it.each([
  ["a body with success: true", 200],
  ["no body", 204],
])("accepts %s as success", async (_, status) => {
  networkThatAnswers('{"success":true}', status);

  await expect(
    ensureSuccess(api.auth["delete-account"].$post({ json: deletion })),
  ).resolves.toBeUndefined();
});

it.each(["<h1>Wi-Fi</h1>", "[]", "{}", '"OK"'])(
  "rejects a response that is not the server’s profile: %s",
  async (body) => {
    networkThatAnswers(body);

    expect(await readBody(api.profile.$get(), "id").catch(errorCodeOf)).toBe("unreachable");
  },
);

it("follows no redirect, such as a Wi-Fi network’s to its login page", async () => {
  const fetch = networkThatAnswers("{}");
  await readBody(api.profile.$get());

  expect(fetch).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ redirect: "error" }),
  );
});
