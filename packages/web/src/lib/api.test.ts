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
  ["a reading call", 8_000, () => readBody(api.profile.$get())],
  ["a call that changes something", 20_000, () => readBody(api.profile.$patch({ json: {} }))],
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
  await readBody(api.profile.$get());
  setApiLearner("ana");
  await readBody(api.profile.$get());

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
  expect(await readBody(api.profile.$get()).catch(errorCodeOf)).toBe("forbidden");
  stop();
  await readBody(api.profile.$get()).catch(errorCodeOf);

  expect(heard).toHaveBeenCalledTimes(1);
});

/** A network that answers every call itself. */
function networkThatAnswers(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const deletion = { password: "flor-de-luna" };

it.each(["<h1>Wi-Fi</h1>", "", "null", "[]", "{}", '{"success":false}', '"OK"'])(
  "takes nothing for done that the server has not answered: %s",
  async (body) => {
    networkThatAnswers(body);

    expect(await ensureSuccess(api.auth["sign-out"].$post()).catch(errorCodeOf)).toBe(
      "unreachable",
    );
  },
);

it.each([
  ["its word for it", 200],
  ["nothing to say", 204],
])("takes for done what the server answers with %s", async (_, status) => {
  networkThatAnswers('{"success":true}', status);

  await expect(
    ensureSuccess(api.auth["delete-account"].$post({ json: deletion })),
  ).resolves.toBeUndefined();
});

it.each(["<h1>Wi-Fi</h1>", "[]", "{}", '"OK"'])(
  "takes no profile from an answer that is not the server’s: %s",
  async (body) => {
    networkThatAnswers(body);

    expect(await readBody(api.profile.$get(), "id").catch(errorCodeOf)).toBe("unreachable");
  },
);

it("follows no redirect, which would lead to a network’s sign-in page", async () => {
  const fetch = networkThatAnswers("{}");
  await readBody(api.profile.$get());

  expect(fetch).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ redirect: "error" }),
  );
});
