import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { ProgressResponse } from "../features/progress/read-progress.ts";
import {
  runVerbena,
  type ServerProcess,
  serverEnvironment,
  startServer,
} from "../testing/processes.ts";
import { answer } from "../testing/progress.ts";

test("a backup made while the server runs restores everything", async () => {
  const environment = await serverEnvironment();
  const folder = await mkdtemp(join(tmpdir(), "verbena-backup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "verbena.backup");
  let server = startServer(environment);
  await server.ready();
  const cookie = await signUp(server, "ana@example.org");
  await practise(server, cookie);
  const { history: before } = await progressOf(server, cookie);

  const byNpm = { ...environment, INIT_CWD: folder };
  expect(await runVerbena(byNpm, "backup", "verbena.backup")).toEqual({
    status: 0,
    output: expect.stringMatching(/^The backup is in \/.*verbena\.backup \(\d+\.\d MB\)\.\n$/),
    errors: "",
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await practise(server, cookie);
  await signUp(server, "berta@example.org");
  server.kill("SIGTERM");
  await server.ended();
  expect(await runVerbena(environment, "restore", file, "--replace")).toEqual({
    status: 0,
    output: expect.stringContaining("is restored."),
    errors: "",
  });

  server = startServer(environment);
  await server.ready();
  // A restore ends all sessions.
  expect((await progressOf(server, cookie)).version).toBeUndefined();
  const progress = await progressOf(server, await signIn(server, "ana@example.org"));
  expect(progress).toMatchObject({
    version: 1,
    exercises: { "preterito-indefinido": { stats: { totalAttempts: 1 } } },
  });
  // With the old identity, a browser that has the second answer would take its own state for newer.
  expect(progress.history).toMatch(/^[0-9a-f-]{36}$/);
  expect(progress.history).not.toBe(before);
  const gone = await post(server, "/api/auth/sign-in/email", account("berta@example.org"));
  expect(gone.status).toBe(401);
  expect(await runVerbena(environment, "rebuild-progress", "--check")).toEqual({
    status: 0,
    output: "1 learners, 0 differ from their log.\n",
    errors: "",
  });
}, 180_000);

test("backup refuses two files with status 2", async () => {
  expect(await runVerbena({}, "backup", "a", "b")).toEqual({
    status: 2,
    output: "",
    errors: "expected only one file; see --help\n",
  });
});

const account = (email: string) => ({
  name: "Ana",
  email,
  password: "clavel-rojo",
  isOfAge: true,
});

const signUp = (server: ServerProcess, email: string) => sessionOf(server, "sign-up", email);
const signIn = (server: ServerProcess, email: string) => sessionOf(server, "sign-in", email);

/** The cookie of a new session. */
async function sessionOf(server: ServerProcess, way: string, email: string): Promise<string> {
  const response = await post(server, `/api/auth/${way}/email`, account(email));
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function progressOf({ origin }: ServerProcess, cookie: string): Promise<ProgressResponse> {
  const response = await fetch(`${origin}/api/progress`, { headers: { cookie } });
  return (await response.json()) as ProgressResponse;
}

async function practise(server: ServerProcess, cookie: string): Promise<void> {
  const response = await post(server, "/api/progress/events", { events: [answer()] }, cookie);
  expect(await response.json()).toMatchObject({ results: [{ status: "accepted" }] });
}

const post = ({ origin }: ServerProcess, path: string, body: object, cookie = "") =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
