// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { answer } from "#testing/events.ts";
import { progressApi } from "./progress-api.ts";

afterEach(() => vi.unstubAllGlobals());

const api = progressApi("ana", () => "Europe/Paris");

/** Stubs a network that answers every request with this response. */
function answerWith(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const error = (code: string, key?: string) => ({
  error: { code, ...(key && { issues: [{ path: "", key }] }) },
});

const recorded = {
  results: [{ id: "a", status: "accepted" }],
  history: "first",
  fromVersion: 0,
  version: 1,
  exercises: {},
};

it("returns the server's response", async () => {
  answerWith(200, recorded);

  expect(await api.send([answer("a")])).toEqual(recorded);
});

it.each([
  ["an invalid batch", 400, error("invalid_input", "batchTooLarge"), "batchTooLarge"],
  ["a batch that is too large", 413, error("too_large"), "invalidValue"],
])("returns why the server refuses %s", async (_, status, body, key) => {
  answerWith(status, body);

  expect(await api.send([answer("a")])).toBe(key);
});

it.each([
  ["a response that breaks off", 200, '{"results":[', "unreachable"],
  ["a network’s login page", 200, "<html>", "unreachable"],
  ["an object of something else", 200, { status: "sign in" }, "unreachable"],
  ["a list", 200, [], "unreachable"],
  ["a response to fewer events", 200, { ...recorded, results: [] }, "unreachable"],
  ["an ended session", 401, error("unauthenticated"), "unauthenticated"],
  ["another learner’s session", 403, error("forbidden", "otherLearner"), "forbidden"],
  ["a proxy that asks for a sign-in", 403, "<html>", "unavailable"],
  ["a proxy that refuses", 400, "<html>", "unavailable"],
  ["a server without this route", 404, error("not_found"), "not_found"],
  ["too many requests", 429, error("rate_limited"), "rate_limited"],
  ["an internal error", 500, error("internal"), "internal"],
])("fails with %s", async (_, status, body, code) => {
  answerWith(status, body);

  await expect(api.send([answer("a")])).rejects.toMatchObject({ code });
});

it("names the learner in requests and omits the browser's verdict", async () => {
  const fetch = answerWith(200, { ...recorded, cards: {} });
  await api.send([answer("a")]);
  await api.load({ version: 0 });

  const calls = fetch.mock.calls as [string, RequestInit][];
  const [[sendPath, sent] = [], [loadPath, loaded] = []] = calls;
  expect(sendPath).toBe(`${location.origin}/api/progress/events`);
  expect(JSON.parse(String(sent?.body))).toEqual({
    learner: "ana",
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    events: [
      {
        kind: "answer",
        id: "a",
        family: "preterito-indefinido",
        item: "tener",
        context: "yo",
        sentence: 1,
        given: "tuve",
        at: "2026-03-02T10:00:00.000Z",
        timeZone: "Europe/Paris",
      },
    ],
  });
  const query = "learner=ana&timeZone=Europe%2FParis";
  expect(loadPath).toBe(`${location.origin}/api/progress?${query}`);
  for (const init of [sent, loaded]) {
    expect(new Headers(init?.headers).get("x-verbena-learner")).toBe("ana");
  }
});

it("turns columns of cards into cards, and leaves other families without cards", async () => {
  const time = Date.parse("2026-03-02T10:00:00.000Z");
  const columns = {
    item: ["tener"],
    context: ["yo"],
    easiness: [2.5],
    interval: [1],
    repetitions: [1],
    nextReview: [time],
    attempts: [3],
    correctCount: [2],
    firstAttempt: [time],
    lastAttempt: [time],
    sentence: [1],
    stability: null,
    difficulty: null,
  };
  const exercises = {
    "presente-indicativo": { currentLevel: 0 },
    "preterito-indefinido": { currentLevel: 1 },
    "desde-hace": { currentLevel: 2 },
  };
  answerWith(200, { version: 3, exercises, cards: { "preterito-indefinido": columns } });

  expect(await api.load({ version: 0 })).toMatchObject({
    version: 3,
    exercises: {
      "presente-indicativo": { currentLevel: 0, cards: {} },
      "preterito-indefinido": {
        currentLevel: 1,
        cards: { "tener|yo": { attempts: 3, nextReview: "2026-03-02T10:00:00.000Z" } },
      },
      "desde-hace": { currentLevel: 2, cards: {} },
    },
  });
});

it.each([["<html>"], [{}], [[]], [{ version: 1, exercises: {} }]])(
  "rejects a response that is not the server’s progress: %j",
  async (body) => {
    answerWith(200, body);

    await expect(api.load({ version: 0 })).rejects.toMatchObject({ code: "unreachable" });
  },
);

it("reports a network error", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  await expect(api.send([answer("a")])).rejects.toMatchObject({ code: "unreachable" });
  await expect(api.load({ version: 0 })).rejects.toMatchObject({ code: "unreachable" });
});
