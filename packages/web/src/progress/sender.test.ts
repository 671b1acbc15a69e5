// @vitest-environment happy-dom
import { noProgress } from "@verbena/core/progress/exercise-progress";
import { afterEach, expect, it, vi } from "vitest";
import { answer } from "#testing/events.ts";
import { serverSender } from "./sender.ts";

afterEach(() => vi.unstubAllGlobals());

const sender = serverSender("ana", () => "Europe/Paris");

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

it.each([
  ["a response", 200, recorded, { outcome: "answered", answer: recorded }],
  ["a response that breaks off", 200, '{"results":[', { outcome: "failed" }],
  ["a network’s login page", 200, "<html>", { outcome: "failed" }],
  ["an object of something else", 200, { status: "sign in" }, { outcome: "failed" }],
  ["a list", 200, [], { outcome: "failed" }],
  ["a response to fewer events", 200, { ...recorded, results: [] }, { outcome: "failed" }],
  [
    "an invalid batch",
    400,
    error("invalid_input", "batchTooLarge"),
    { outcome: "refused", key: "batchTooLarge" },
  ],
  [
    "a batch that is too large",
    413,
    error("too_large"),
    { outcome: "refused", key: "invalidValue" },
  ],
  ["an ended session", 401, error("unauthenticated"), { outcome: "signed-out" }],
  ["a deleted account", 401, error("unauthenticated", "accountGone"), { outcome: "gone" }],
  ["another learner’s session", 403, error("forbidden", "otherLearner"), { outcome: "signed-out" }],
  ["a proxy that asks for a sign-in", 403, "<html>", { outcome: "failed" }],
  ["a proxy that refuses", 400, "<html>", { outcome: "failed" }],
  ["a server without this route", 404, error("not_found"), { outcome: "failed" }],
  ["too many requests", 429, error("rate_limited"), { outcome: "failed" }],
  ["an internal error", 500, error("internal"), { outcome: "failed" }],
])("reports the outcome of %s", async (_, status, body, outcome) => {
  answerWith(status, body);

  expect(await sender.send([answer("a")])).toEqual(outcome);
});

it("names the learner in requests and omits the browser's verdict", async () => {
  const fetch = answerWith(200, recorded);
  await sender.send([answer("a")]);
  await sender.load({ version: 0 });

  const calls = fetch.mock.calls as [string, RequestInit][];
  const [[sendPath, sent] = [], [loadPath, loaded] = []] = calls;
  expect(sendPath).toBe("/api/progress/events");
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
  expect(loadPath).toBe("/api/progress?learner=ana&timeZone=Europe%2FParis&cards=columns");
  for (const init of [sent, loaded]) {
    expect(init?.headers).toMatchObject({ "x-verbena-learner": "ana" });
  }
});

it("turns columns of cards into cards, and leaves other families without cards", async () => {
  const time = Date.parse("2026-03-02T10:00:00.000Z");
  const columns = {
    ...{ item: ["tener"], context: ["yo"], easiness: [2.5], interval: [1], repetitions: [1] },
    ...{ nextReview: [time], attempts: [3], correctCount: [2], lastAttempt: [time] },
  };
  const exercises = {
    "presente-indicativo": { currentLevel: 0 },
    "preterito-indefinido": { currentLevel: 1 },
    "desde-hace": { currentLevel: 2 },
  };
  answerWith(200, { version: 3, exercises, cards: { "preterito-indefinido": columns } });

  expect(await sender.load({ version: 0 })).toMatchObject({
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

it("accepts cards as objects from a server of an earlier version", async () => {
  const family = { cards: { "tener|yo": { item: "tener", attempts: 3 } } };
  const exercises = {
    "presente-indicativo": family,
    "preterito-indefinido": family,
    "desde-hace": family,
  };
  answerWith(200, { version: 3, exercises });

  expect(await sender.load({ version: 0 })).toEqual({ version: 3, exercises });
});

it("has no progress in families that a server of an earlier version does not know", async () => {
  const exercises = { "presente-indicativo": { currentLevel: 1 } };
  answerWith(200, { version: 3, exercises, cards: {} });

  expect(await sender.load({ version: 0 })).toMatchObject({
    exercises: { "presente-indicativo": { currentLevel: 1 }, "preterito-perfecto": noProgress },
  });
});

it.each([["<html>"], [{}], [[]], [null], [{ version: 1, exercises: {} }]])(
  "rejects a response that is not the server’s progress: %j",
  async (body) => {
    answerWith(200, body);

    expect(await sender.load({ version: 0 })).toBe("failed");
  },
);

it("reports a network error as failed", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  expect(await sender.send([answer("a")])).toEqual({ outcome: "failed" });
  expect(await sender.load({ version: 0 })).toBe("failed");
});
