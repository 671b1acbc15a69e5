// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase, type Edit, type Edits } from "#lib/database.ts";
import { fillDatabase, freshDatabase } from "#testing/fake-database.ts";
import { fakeQueue } from "#testing/fake-progress.ts";
import { type FailedEdit, onEditsChanged } from "./edits.ts";
import { openOutbox } from "./outbox.ts";
import type { Queue } from "./queue.ts";

/** The failures that the application reports. */
let reported: FailedEdit[] = [];
let stopListening = () => {};
let queue: Queue;

beforeEach(async () => {
  await freshDatabase();
  queue = fakeQueue(openOutbox("ana"));
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
const savedPackage = {
  kind: "savedPackage" as const,
  value: { ...monday, verbs: [...monday.verbs] },
};
const renamedPackage = { ...savedPackage, value: { ...savedPackage.value, name: "Du mardi" } };
const deletedPackage = {
  kind: "deletedPackage" as const,
  value: { id: monday.id, family: monday.family, name: monday.name },
};
const report = {
  kind: "report" as const,
  value: {
    id: "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c02",
    family: "preterito-indefinido",
    exerciseId: "preterito-indefinido/hablar/yo",
    reason: "sentence",
    comment: "Il manque un mot.",
  } as const,
};
const settings = (value: Edits["settings"]) => ({ kind: "settings" as const, value });

/** Stores an edit without sending it. */
const store = (edit: Edit, userId = "ana") => openOutbox(userId).add(edit);
const waiting = async () => (await openOutbox("ana").read()).edits;

it("keeps edits during an outage and sends a learner’s edits once and in order", async () => {
  serverThat(unreachable);
  expect(await queue.submit(savedPackage)).toBe(false);
  expect(await queue.submit(renamedPackage)).toBe(false);
  expect(await queue.submit(report)).toBe(false);
  expect(await queue.submit(deletedPackage)).toBe(false);
  await store(settings({ sound: true }), "berta");
  await closeDatabase();

  const calls = serverThat(done);
  await queue.send();
  await queue.send();
  expect(calls).toEqual([
    { method: "POST", path: "/api/packages", body: savedPackage.value, learner: "ana" },
    {
      method: "POST",
      path: "/api/packages",
      body: renamedPackage.value,
      learner: "ana",
    },
    { method: "POST", path: "/api/reports", body: report.value, learner: "ana" },
    { method: "DELETE", path: `/api/packages/${monday.id}`, body: undefined, learner: "ana" },
  ]);
  expect(await waiting()).toEqual([]);
  expect((await openOutbox("berta").read()).edits).toMatchObject([settings({ sound: true })]);
});

it("keeps a setting that changes while another is sent", async () => {
  await store(settings({ theme: "dark", sound: true }));
  serverThat(async () => {
    await store(settings({ theme: "light" }));
    return Response.json({ id: "a" });
  });
  await queue.send();

  expect(await waiting()).toMatchObject([settings({ theme: "light" })]);
});

it("sends an edit after the waiting ones", async () => {
  await store(savedPackage);
  const calls = serverThat(done);

  expect(await queue.submit(deletedPackage)).toBe(true);
  expect(calls.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

it("treats a missing selection as deleted", async () => {
  serverThat(refusal("not_found", 404));

  expect(await queue.submit(deletedPackage)).toBe(true);
});

it("rejects and drops a submitted edit that the server refuses", async () => {
  for (const code of ["invalid_input", "rate_limited", "internal"]) {
    serverThat(refusal(code, 400));
    await expect(queue.submit(savedPackage)).rejects.toThrow(code);
  }
  expect(await waiting()).toEqual([]);
});

it("reports a waiting edit that is refused and sends the others", async () => {
  await store(savedPackage);
  await store(report);
  serverThat(({ path }) =>
    path === "/api/packages" ? refusal("forbidden", 403)() : Response.json({ id: "a" }),
  );
  await queue.send();

  expect(reported).toMatchObject([
    { edit: savedPackage, error: { code: "forbidden" }, willRetry: false },
  ]);
  expect(await waiting()).toEqual([]);
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

  expect(await queue.submit(savedPackage)).toBe(false);
  await queue.send();
  expect(await waiting()).toMatchObject([savedPackage]);
  expect(reported).toEqual([]);
});

it("keeps a waiting edit after an internal error or too many requests", async () => {
  await store(report);
  for (const code of ["internal", "rate_limited"]) {
    serverThat(refusal(code, 500));
    await queue.send();
  }
  expect(await waiting()).toMatchObject([report]);
});

const failsOnPackages = (call: Call) =>
  call.path === "/api/packages" ? refusal("internal", 500)() : done(call);

it("reports an edit once after seven internal errors", async () => {
  await store(savedPackage);
  serverThat(failsOnPackages);
  for (let pass = 1; pass <= 6; pass++) await queue.send();
  expect(reported).toEqual([]);
  for (let pass = 7; pass <= 8; pass++) await queue.send();

  expect(reported).toMatchObject([{ edit: savedPackage, willRetry: true }]);
  expect(await waiting()).toMatchObject([savedPackage]);
});

it("sends other edits after an internal error, and retries the failed one later", async () => {
  await store(savedPackage);
  await store(report);
  serverThat(failsOnPackages);
  await queue.send();
  expect(await waiting()).toMatchObject([savedPackage]);

  const calls = serverThat(done);
  await queue.send();
  expect(calls).toMatchObject([{ path: "/api/packages" }]);
  expect(await waiting()).toEqual([]);
});

it("drops a failed edit when a later edit replaces it", async () => {
  await store(savedPackage);
  serverThat(failsOnPackages);
  await queue.send();

  expect(await queue.submit(deletedPackage)).toBe(true);
  expect(await waiting()).toEqual([]);
});

it("sends a setting only after a failed earlier edit that also changes it", async () => {
  await store(settings({ theme: "dark", sound: true }));
  await store(settings({ theme: "light" }));
  await store(settings({ dailyAim: 30 }));
  serverThat(({ body }) =>
    JSON.stringify(body).includes("dark") ? refusal("internal", 500)() : Response.json({ id: "a" }),
  );
  await queue.send();
  expect(await waiting()).toMatchObject([
    settings({ theme: "dark", sound: true }),
    settings({ theme: "light" }),
  ]);

  const calls = serverThat(done);
  await queue.send();
  expect(calls.map(({ body }) => body)).toEqual([
    { theme: "dark", sound: true },
    { theme: "light" },
  ]);
});

it("does not send kinds of edits of a later version", async () => {
  await store({ kind: "novelty", value: {} } as unknown as Edit);
  const calls = serverThat(done);
  await queue.send();

  expect(calls).toEqual([]);
});

it("sends at once when the browser stores nothing, and rejects during an outage", async () => {
  fillDatabase();
  serverThat(done);
  expect(await queue.submit(savedPackage)).toBe(true);
  serverThat(unreachable);
  await expect(queue.submit(savedPackage)).rejects.toThrow("unreachable");
});
