// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Edit } from "#lib/database.ts";
import { closeDatabases, fillDatabase, freshDatabase } from "#testing/fake-database.ts";
import {
  forgetEdits,
  keepEdit,
  onEditsChanged,
  sendEdits,
  settingsIn,
  submitEdit,
  type Trouble,
  waitingEdits,
} from "./waiting-edits.ts";

/** What the application is told of edits that the server did not take. */
let told: Trouble[] = [];
let stopListening = () => {};

beforeEach(async () => {
  await freshDatabase();
  told = [];
  stopListening = onEditsChanged(({ troubles }) => told.push(...troubles));
});

afterEach(async () => {
  stopListening();
  await closeDatabases();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Call = { method: string; path: string; body: unknown; learner: string | undefined };

/** A server that answers like this, and what it was sent. */
function serverThat(answer: (call: Call) => Response | Promise<Response>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const call = {
      method: init.method ?? "GET",
      path: new URL(url, "http://localhost").pathname,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      learner: new Headers(init.headers).get("x-verbena-learner") ?? undefined,
    };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const refusal = (code: string, status: number) => () =>
  Response.json({ error: { code } }, { status });
const done = ({ method }: Call) =>
  method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ id: "a" });

const monday = {
  id: "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c01",
  tense: "preterito-indefinido",
  name: "Du lundi",
  verbs: ["hablar"],
} as const;
const savedPackage = { ...monday, verbs: [...monday.verbs] };
const deletedPackage = { id: monday.id, tense: monday.tense, name: monday.name };
const report = {
  id: "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c02",
  exerciseKey: "preterito-indefinido",
  exerciseId: "preterito-indefinido/hablar/yo",
  reason: "sentence",
  comment: "Il manque un mot.",
} as const;

const settingsOf = async (userId: string) => settingsIn(await waitingEdits(userId));

it("keeps edits without a network, and sends each learner’s in order and once later", async () => {
  serverThat(unreachable);
  expect(await submitEdit("ana", { savedPackage })).toBe(false);
  expect(await submitEdit("ana", { savedPackage: { ...savedPackage, name: "Du mardi" } })).toBe(
    false,
  );
  expect(await submitEdit("ana", { report })).toBe(false);
  expect(await submitEdit("ana", { deletedPackage })).toBe(false);
  await keepEdit("berta", { change: { sound: true } });
  await closeDatabases();

  const calls = serverThat(done);
  await sendEdits("ana");
  await sendEdits("ana");
  expect(calls).toEqual([
    { method: "POST", path: "/api/packages", body: savedPackage, learner: "ana" },
    {
      method: "POST",
      path: "/api/packages",
      body: { ...savedPackage, name: "Du mardi" },
      learner: "ana",
    },
    { method: "POST", path: "/api/reports", body: report, learner: "ana" },
    { method: "DELETE", path: `/api/packages/${monday.id}`, body: undefined, learner: "ana" },
  ]);
  expect(await waitingEdits("ana")).toEqual([]);
  expect(await settingsOf("berta")).toEqual({ sound: true });
});

it("counts the last change of each setting, also one that is made while another is sent", async () => {
  await keepEdit("ana", { change: { theme: "dark", sound: true } });
  serverThat(async () => {
    await keepEdit("ana", { change: { theme: "light" } });
    return Response.json({ id: "a" });
  });
  expect(await settingsOf("ana")).toEqual({ theme: "dark", sound: true });
  await sendEdits("ana");

  expect(await settingsOf("ana")).toEqual({ theme: "light" });
});

it("sends an edit after those that wait, so that a deletion is not undone", async () => {
  await keepEdit("ana", { savedPackage });
  const calls = serverThat(done);

  expect(await submitEdit("ana", { deletedPackage })).toBe(true);
  expect(calls.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

it("takes a selection that is gone already as deleted", async () => {
  serverThat(refusal("not_found", 404));

  expect(await submitEdit("ana", { deletedPackage })).toBe(true);
});

it("tells the learner at once that the server refuses an edit, and drops it", async () => {
  for (const code of ["invalid_input", "rate_limited", "internal"]) {
    serverThat(refusal(code, 400));
    await expect(submitEdit("ana", { savedPackage })).rejects.toThrow(code);
  }
  expect(await waitingEdits("ana")).toEqual([]);
});

it("tells of a waiting edit that is refused, and sends the others", async () => {
  await keepEdit("ana", { savedPackage });
  await keepEdit("ana", { report });
  serverThat(({ path }) =>
    path === "/api/packages" ? refusal("forbidden", 403)() : Response.json({ id: "a" }),
  );
  await sendEdits("ana");

  expect(told).toMatchObject([
    { edit: { savedPackage }, error: { code: "forbidden" }, isKept: false },
  ]);
  expect(await waitingEdits("ana")).toEqual([]);
});

it.each([
  ["the session is over", { code: "unauthenticated" }, 401],
  [
    "somebody else is signed in",
    { code: "forbidden", issues: [{ path: "", key: "otherLearner" }] },
    403,
  ],
])("keeps an edit while %s", async (_, error, status) => {
  serverThat(() => Response.json({ error }, { status }));

  expect(await submitEdit("ana", { savedPackage })).toBe(false);
  await sendEdits("ana");
  expect(await waitingEdits("ana")).toMatchObject([{ savedPackage }]);
  expect(told).toEqual([]);
});

it("keeps a waiting edit when the server has a fault or too many calls", async () => {
  await keepEdit("ana", { report });
  for (const code of ["internal", "rate_limited"]) {
    serverThat(refusal(code, 500));
    await sendEdits("ana");
  }
  expect(await waitingEdits("ana")).toMatchObject([{ report }]);
});

/** Sends at 12:00, 12:01 and 12:02: then what the server fails on is set aside. */
async function failThreeTimes(): Promise<void> {
  for (const minute of [0, 1, 2]) {
    vi.setSystemTime(`2026-03-10T12:0${minute}:00Z`);
    await sendEdits("ana");
  }
}

const failsOnPackages = (call: Call) =>
  call.path === "/api/packages" ? refusal("internal", 500)() : done(call);

it("sets an edit aside on which the server fails again and again, and sends the others", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepEdit("ana", { savedPackage });
  await keepEdit("ana", { report });
  serverThat(failsOnPackages);
  await failThreeTimes();

  expect(await waitingEdits("ana")).toMatchObject([{ savedPackage }]);
  expect(told).toMatchObject([{ edit: { savedPackage }, isKept: true }]);
});

it("sends an edit that was set aside again after a quarter of an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepEdit("ana", { savedPackage });
  serverThat(failsOnPackages);
  await failThreeTimes();
  const calls = serverThat(done);
  vi.setSystemTime("2026-03-10T12:16:59Z");
  await sendEdits("ana");
  expect(calls).toEqual([]);

  vi.setSystemTime("2026-03-10T12:17:00Z");
  await sendEdits("ana");
  expect(calls).toMatchObject([{ path: "/api/packages" }]);
  expect(await waitingEdits("ana")).toEqual([]);
});

it("does not let an edit rest for ever after the clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepEdit("ana", { savedPackage });
  serverThat(failsOnPackages);
  await failThreeTimes();
  serverThat(done);
  vi.setSystemTime("2025-03-10T12:00:00Z");
  await sendEdits("ana");

  expect(await waitingEdits("ana")).toEqual([]);
});

it("drops an edit that was set aside once a later one has replaced it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepEdit("ana", { savedPackage });
  serverThat(failsOnPackages);
  await failThreeTimes();

  expect(await submitEdit("ana", { deletedPackage })).toBe(true);
  expect(await waitingEdits("ana")).toEqual([]);
});

it("keeps settings behind those that were set aside, unless they are others", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepEdit("ana", { change: { theme: "dark", sound: true } });
  serverThat(refusal("internal", 500));
  await failThreeTimes();
  await keepEdit("ana", { change: { theme: "light" } });
  await keepEdit("ana", { change: { dailyAim: 30 } });
  const calls = serverThat(done);
  await sendEdits("ana");
  expect(calls.map(({ body }) => body)).toEqual([{ dailyAim: 30 }]);

  vi.setSystemTime("2026-03-10T12:17:00Z");
  await sendEdits("ana");
  expect(calls.map(({ body }) => body).slice(1)).toEqual([
    { theme: "dark", sound: true },
    { theme: "light" },
  ]);
});

it("leaves alone what a later version of the application keeps", async () => {
  await keepEdit("ana", { novelty: true } as unknown as Edit);
  const calls = serverThat(done);
  await sendEdits("ana");

  expect(calls).toEqual([]);
});

it("asks the server at once where the browser stores nothing, and says when it cannot", async () => {
  fillDatabase();
  serverThat(done);
  expect(await submitEdit("ana", { savedPackage })).toBe(true);
  serverThat(unreachable);
  await expect(submitEdit("ana", { savedPackage })).rejects.toThrow("unreachable");
});

it("forgets the edits of a learner whose account is gone, and nobody else’s", async () => {
  await keepEdit("ana", { report });
  await keepEdit("berta", { report });
  await forgetEdits("ana");

  expect(await waitingEdits("ana")).toEqual([]);
  expect(await waitingEdits("berta")).toHaveLength(1);
});
