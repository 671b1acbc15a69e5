import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, inject, test } from "vitest";
import { type ServerProcess, serverEnvironment, startServer } from "./testing/processes.ts";
import { answer } from "./testing/progress.ts";
import { startSilentProxy } from "./testing/silent-proxy.ts";

const embedded = inject("template").kind === "pglite";

test("after a kill, every acknowledged answer is stored exactly once", async () => {
  const environment = await serverEnvironment({ firstStart: true });
  let server = startServer(environment);
  await server.ready();
  if (embedded) await expectPrivateFiles(environment["DATA_DIR"] ?? "");
  const cookie = await signUp(server);
  const sent: ReturnType<typeof answer>[] = [];
  const acknowledged = new Set<string>();

  for (let round = 1; round <= 2; round += 1) {
    const killAt = acknowledged.size + 40;
    const practise = async () => {
      for (;;) {
        const event = answer({ context: ["yo", "tú", "él"][sent.length % 3] });
        sent.push(event);
        await post(server, cookie, [event]);
        acknowledged.add(event.id);
        if (acknowledged.size === killAt) server.kill("SIGKILL");
      }
    };
    await Promise.allSettled([practise(), practise(), practise()]);
    await server.ended();
    server = startServer(environment);
    await server.ready();
  }

  const { results } = await post(server, cookie, sent);
  const lost = results.filter(({ id, status }) => acknowledged.has(id) && status !== "duplicate");
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(80);
  const progress = await fetch(`${server.origin}/api/progress`, { headers: { cookie } });
  expect(await progress.json()).toMatchObject({
    version: sent.length,
    exercises: { "preterito-indefinido": { stats: { totalAttempts: sent.length } } },
  });
}, 180_000);

/** Expects that other users of the machine cannot read the files of a first start. */
async function expectPrivateFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  expect(entries).toEqual(expect.arrayContaining(["auth-secret", "control.json", "database"]));
  for (const entry of entries) {
    expect((await stat(join(folder, entry))).mode & 0o077, entry).toBe(0);
  }
}

test.runIf(embedded)("SIGTERM ends the first start, and the next one completes it", async () => {
  const environment = await serverEnvironment({ firstStart: true });
  const interrupted = startServer(environment);
  await interrupted.prints("Creating the database");
  interrupted.kill("SIGTERM");
  expect(await interrupted.ended()).toEqual({ status: 0, errors: "" });
  expect(interrupted.output()).not.toContain("ready");
  await startServer(environment).ready();
});

test("a second server on the same folder or port fails, and SIGTERM lets open requests finish", async () => {
  const environment: Record<string, string> = { ...(await serverEnvironment()), LOG_LEVEL: "info" };
  const server = startServer(environment);
  await server.ready();
  if (embedded) {
    expect(await startServer(environment).ended()).toEqual({
      status: 1,
      errors: `The data folder ${environment["DATA_DIR"]} is in use by another Verbena: stop it first.\n`,
    });
  }
  const { PORT = "" } = environment;
  const other = await startServer({ ...(await serverEnvironment()), PORT }).ended();
  expect(other.status).toBe(1);
  expect(other.errors).toMatch(
    /^Cannot listen on 127\.0\.0\.1, port \d+: another program uses it.*\n$/,
  );

  const cookie = await signUp(server);
  const openRequest = request(`${server.origin}/api/progress/events`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, expect: "100-continue" },
  });
  openRequest.flushHeaders();
  await once(openRequest, "continue");
  server.kill("SIGTERM");
  openRequest.end(JSON.stringify({ events: [answer()] }));
  const [response] = await once(openRequest, "response");
  expect(await json(response)).toMatchObject({ results: [{ status: "accepted" }] });
  expect(await server.ended()).toEqual({ status: 0, errors: "" });
  // The log is also written when the process exits.
  expect(server.output()).toContain('"route":"/api/progress/events"');
});

test.runIf(embedded)(
  "a full disk ends the server with one line, and no acknowledged answer is lost",
  async () => {
    const environment = await serverEnvironment();
    // Storing the content writes 13 MB of the log, whose files have 16 MB.
    const fullServer = startServer(environment, { fileMb: 15 });
    await fullServer.ready();
    const cookie = await signUp(fullServer);
    const acknowledged: ReturnType<typeof answer>[] = [];
    const practise = async () => {
      for (;;) {
        const events = Array.from({ length: 50 }, () => answer({ given: "x".repeat(100) }));
        await post(fullServer, cookie, events);
        acknowledged.push(...events);
      }
    };
    await expect(practise()).rejects.toThrow();
    const { status, errors } = await fullServer.ended();
    expect(status).toBe(1);
    expect(errors).toMatch(
      /^The embedded database has failed: could not write .*Verbena ends\.\n$/,
    );

    const server = startServer(environment);
    await server.ready();
    expect(acknowledged.length).toBeGreaterThan(0);
    for (let from = 0; from < acknowledged.length; from += 50) {
      const { results } = await post(server, cookie, acknowledged.slice(from, from + 50));
      expect(new Set(results.map((result) => result.status))).toEqual(new Set(["duplicate"]));
    }
  },
);

test.skipIf(embedded)(
  "SIGTERM ends the server before a statement fails that the network has lost",
  async () => {
    const { DATABASE_URL = "", ...environment } = await serverEnvironment();
    const proxy = await startSilentProxy(new URL(DATABASE_URL));
    const server = startServer({ ...environment, DATABASE_URL: proxy.url, LOG_LEVEL: "error" });
    await server.ready();
    const cookie = await signUp(server);
    proxy.fallSilent();
    const unanswered = fetch(`${server.origin}/api/progress`, { headers: { cookie } });
    await proxy.asked();
    server.kill("SIGTERM");
    await expect(unanswered).rejects.toThrow();
    expect(await server.ended()).toEqual({ status: 0, errors: "" });
    expect(server.output()).not.toContain("timeout");
  },
);

test.skipIf(embedded)("an unreachable database stops the start with one line", async () => {
  const environment = await serverEnvironment();
  const nowhere = "postgresql://verbena:hidden@127.0.0.1:1/verbena";
  const secret = "a secret for tests only, nothing else";
  const server = startServer({ ...environment, DATABASE_URL: nowhere, AUTH_SECRET: secret });
  const { status, errors } = await server.ended();
  expect(status).toBe(1);
  expect(errors).toMatch(/^DATABASE_URL names a database that cannot be used: .*ECONNREFUSED.*\n$/);
  expect(errors).not.toContain("hidden");
});

async function signUp({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ana",
      email: "ana@example.org",
      password: "clavel-rojo",
      isOfAge: true,
    }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

type Results = { results: { id: string; status: string }[] };

async function post(
  { origin }: ServerProcess,
  cookie: string,
  events: unknown[],
): Promise<Results> {
  const response = await fetch(`${origin}/api/progress/events`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ events }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Results;
}
