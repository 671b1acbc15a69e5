// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase, type Edit, inTransaction } from "#lib/database.ts";
import { fillDatabase, freshDatabase } from "#testing/fake-database.ts";
import {
  deleteEdits,
  type FailedEdit,
  mergeSettings,
  onEditsChanged,
  sendEdits,
  storeEdit,
  submitEdit,
  waitingEdits,
} from "./waiting-edits.ts";

/** The failures that the application reports. */
let reported: FailedEdit[] = [];
let stopListening = () => {};

beforeEach(async () => {
  await freshDatabase();
  reported = [];
  stopListening = onEditsChanged(({ failed }) => reported.push(...failed));
});

afterEach(async () => {
  stopListening();
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Call = { method: string; path: string; body: unknown; learner: string | undefined };

/** Stubs a server that answers like this. Returns the calls it receives. */
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
  family: "preterito-indefinido",
  name: "Du lundi",
  verbs: ["hablar"],
} as const;
const savedPackage = { ...monday, verbs: [...monday.verbs] };
const deletedPackage = { id: monday.id, family: monday.family, name: monday.name };
const report = {
  id: "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c02",
  family: "preterito-indefinido",
  exerciseId: "preterito-indefinido/hablar/yo",
  reason: "sentence",
  comment: "Il manque un mot.",
} as const;

const settingsOf = async (userId: string) => mergeSettings(await waitingEdits(userId));

it("keeps edits during an outage and sends a learner’s edits once and in order", async () => {
  serverThat(unreachable);
  expect(await submitEdit("ana", { savedPackage })).toBe(false);
  expect(await submitEdit("ana", { savedPackage: { ...savedPackage, name: "Du mardi" } })).toBe(
    false,
  );
  expect(await submitEdit("ana", { report })).toBe(false);
  expect(await submitEdit("ana", { deletedPackage })).toBe(false);
  await storeEdit("berta", { change: { sound: true } });
  await closeDatabase();

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

it("merges settings, including one that changes while another is sent", async () => {
  await storeEdit("ana", { change: { theme: "dark", sound: true } });
  serverThat(async () => {
    await storeEdit("ana", { change: { theme: "light" } });
    return Response.json({ id: "a" });
  });
  expect(await settingsOf("ana")).toEqual({ theme: "dark", sound: true });
  await sendEdits("ana");

  expect(await settingsOf("ana")).toEqual({ theme: "light" });
});

it("sends an edit after the waiting ones", async () => {
  await storeEdit("ana", { savedPackage });
  const calls = serverThat(done);

  expect(await submitEdit("ana", { deletedPackage })).toBe(true);
  expect(calls.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

it("treats a missing selection as deleted", async () => {
  serverThat(refusal("not_found", 404));

  expect(await submitEdit("ana", { deletedPackage })).toBe(true);
});

it("rejects and drops a submitted edit that the server refuses", async () => {
  for (const code of ["invalid_input", "rate_limited", "internal"]) {
    serverThat(refusal(code, 400));
    await expect(submitEdit("ana", { savedPackage })).rejects.toThrow(code);
  }
  expect(await waitingEdits("ana")).toEqual([]);
});

it("reports a waiting edit that is refused and sends the others", async () => {
  await storeEdit("ana", { savedPackage });
  await storeEdit("ana", { report });
  serverThat(({ path }) =>
    path === "/api/packages" ? refusal("forbidden", 403)() : Response.json({ id: "a" }),
  );
  await sendEdits("ana");

  expect(reported).toMatchObject([
    { edit: { savedPackage }, error: { code: "forbidden" }, willRetry: false },
  ]);
  expect(await waitingEdits("ana")).toEqual([]);
});

it.each([
  ["the session has ended", { code: "unauthenticated" }, 401],
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
  expect(reported).toEqual([]);
});

it("keeps a waiting edit after an internal error or too many requests", async () => {
  await storeEdit("ana", { report });
  for (const code of ["internal", "rate_limited"]) {
    serverThat(refusal(code, 500));
    await sendEdits("ana");
  }
  expect(await waitingEdits("ana")).toMatchObject([{ report }]);
});

const failsOnPackages = (call: Call) =>
  call.path === "/api/packages" ? refusal("internal", 500)() : done(call);

it("reports an edit once after three internal errors", async () => {
  await storeEdit("ana", { savedPackage });
  serverThat(failsOnPackages);
  for (const _ of [1, 2]) await sendEdits("ana");
  expect(reported).toEqual([]);
  for (const _ of [3, 4]) await sendEdits("ana");

  expect(reported).toMatchObject([{ edit: { savedPackage }, willRetry: true }]);
  expect(await waitingEdits("ana")).toMatchObject([{ savedPackage }]);
});

it("sends other edits after an internal error, and retries the failed one later", async () => {
  await storeEdit("ana", { savedPackage });
  await storeEdit("ana", { report });
  serverThat(failsOnPackages);
  await sendEdits("ana");
  expect(await waitingEdits("ana")).toMatchObject([{ savedPackage }]);

  const calls = serverThat(done);
  await sendEdits("ana");
  expect(calls).toMatchObject([{ path: "/api/packages" }]);
  expect(await waitingEdits("ana")).toEqual([]);
});

it("drops a failed edit when a later edit replaces it", async () => {
  await storeEdit("ana", { savedPackage });
  serverThat(failsOnPackages);
  await sendEdits("ana");

  expect(await submitEdit("ana", { deletedPackage })).toBe(true);
  expect(await waitingEdits("ana")).toEqual([]);
});

it("sends a setting only after a failed earlier edit that also changes it", async () => {
  await storeEdit("ana", { change: { theme: "dark", sound: true } });
  await storeEdit("ana", { change: { theme: "light" } });
  await storeEdit("ana", { change: { dailyAim: 30 } });
  serverThat(({ body }) =>
    JSON.stringify(body).includes("dark") ? refusal("internal", 500)() : Response.json({ id: "a" }),
  );
  await sendEdits("ana");
  expect(await settingsOf("ana")).toEqual({ theme: "light", sound: true });

  const calls = serverThat(done);
  await sendEdits("ana");
  expect(calls.map(({ body }) => body)).toEqual([
    { theme: "dark", sound: true },
    { theme: "light" },
  ]);
});

it("continues the count of errors that an earlier version stored", async () => {
  await storeEdit("ana", { savedPackage });
  await inTransaction(["edits"], async (write) => {
    const edits = write.objectStore("edits");
    const [key] = await edits.getAllKeys();
    const faults = { count: 2, first: 0, last: 0 };
    if (key) await edits.put({ userId: "ana", savedPackage, faults }, key);
  });
  serverThat(failsOnPackages);
  await sendEdits("ana");

  expect(reported).toMatchObject([{ willRetry: true }]);
});

it("does not send kinds of edits of a later version", async () => {
  await storeEdit("ana", { novelty: true } as unknown as Edit);
  const calls = serverThat(done);
  await sendEdits("ana");

  expect(calls).toEqual([]);
});

it("sends at once when the browser stores nothing, and rejects during an outage", async () => {
  fillDatabase();
  serverThat(done);
  expect(await submitEdit("ana", { savedPackage })).toBe(true);
  serverThat(unreachable);
  await expect(submitEdit("ana", { savedPackage })).rejects.toThrow("unreachable");
});

it("deletes the edits of one learner only", async () => {
  await storeEdit("ana", { report });
  await storeEdit("berta", { report });
  await deleteEdits("ana");

  expect(await waitingEdits("ana")).toEqual([]);
  expect(await waitingEdits("berta")).toHaveLength(1);
});
