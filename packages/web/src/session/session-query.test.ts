// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { waitingEdits } from "#queue/queue.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana } from "#testing/sessions.ts";
import { waitFor } from "#testing/wait-for.ts";
import { cancelOverdueSignOut, endSession } from "./end-session.ts";
import { forgetUser, readLastUser, rememberUser } from "./last-user.ts";
import { sessionQuery } from "./session-query.ts";

vi.mock("./last-user.ts", { spy: true });
vi.mock("#queue/queue.ts", { spy: true });

beforeEach(freshDatabase);

afterEach(async () => {
  vi.useRealTimers();
  cancelOverdueSignOut();
  await closeDatabase();
  vi.unstubAllGlobals();
});

const berta = { ...ana, id: "0b0e7f0a-4a53-4f0e-9b57-1c3a0d4f5e02", username: "Berta" };

/** Stubs a server on which a user, or nobody, is signed in. The server responds once `silent` resolves. */
function serverWith(user: Profile | null) {
  const state = { user, isReachable: true, silent: Promise.resolve() };
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (input: URL | string) => {
    const { pathname } = new URL(input, "http://localhost");
    paths.push(pathname);
    await state.silent;
    if (!state.isReachable) throw new TypeError("Failed to fetch");
    if (pathname === "/api/auth/sign-out") state.user = null;
    if (pathname === "/api/auth/get-session")
      return Response.json(state.user && { user: state.user });
    return Response.json(state.user);
  });
  return { state, paths };
}

function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, sessionQuery);
  const close = observer.subscribe(() => undefined);
  const shows = (data: object | null) =>
    waitFor(() => expect(observer.getCurrentResult().data).toMatchObject(data ?? {}));
  return { client, shows, close };
}

it("shows the last user without the administrator role while the server is silent", async () => {
  await rememberUser({ ...ana, role: "admin" });
  const { state } = serverWith({ ...ana, role: "admin" });
  let respond: () => void = () => undefined;
  state.silent = new Promise((resolve) => {
    respond = resolve;
  });
  const { shows, close } = openPage();
  await shows({ user: { id: ana.id, role: "user" }, confirmation: "pending" });
  respond();
  await shows({ user: { id: ana.id, role: "admin" }, confirmation: "confirmed" });
  close();
});

it("shows the confirmed user if the server answers while the last user is read", async () => {
  await rememberUser({ ...ana, role: "admin" });
  const { state } = serverWith({ ...ana, role: "admin" });
  let respond: () => void = () => undefined;
  state.silent = new Promise((resolve) => {
    respond = resolve;
  });
  vi.mocked(waitingEdits).mockClear();
  vi.mocked(readLastUser).mockImplementationOnce(async () => {
    respond();
    // Reading the edits is the last step of loading the session.
    await waitFor(() => expect(waitingEdits).toHaveResolved());
    return ana;
  });
  const { shows, close } = openPage();
  await shows({ user: { id: ana.id, role: "admin" }, confirmation: "confirmed" });
  close();
});

it("shows the last user during an outage, for 30 days", async () => {
  await rememberUser(ana);
  serverWith(ana).state.isReachable = false;
  const { shows, close } = openPage();
  await shows({ user: { id: ana.id }, confirmation: "failed" });
  close();

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 86_400_000 });
  expect(await readLastUser()).toBeUndefined();
  vi.useRealTimers();
});

it("ignores a response that arrives after sign-out", async () => {
  const { state } = serverWith(ana);
  const page = openPage();
  await page.shows({ user: { id: ana.id } });
  let respond: () => void = () => undefined;
  state.silent = new Promise((resolve) => {
    respond = resolve;
  });
  const asked = page.client.refetchQueries(sessionQuery);
  await page.client.cancelQueries();
  const nobody = { user: null, confirmation: "confirmed" as const };
  page.client.setQueryData(sessionQuery.queryKey, nobody);
  await forgetUser();
  respond();
  await asked;
  expect(page.client.getQueryData(sessionQuery.queryKey)).toEqual(nobody);
  expect(await readLastUser()).toBeUndefined();
  page.close();
});

it("treats a learner who signed out offline as signed out, and sends the sign-out later", async () => {
  const { state, paths } = serverWith(ana);
  state.isReachable = false;
  expect(await endSession()).toBe(false);
  const offline = openPage();
  await offline.shows({ user: null });
  offline.close();

  state.isReachable = true;
  const online = openPage();
  await online.shows({ user: null, confirmation: "confirmed" });
  online.close();
  expect(paths).toContain("/api/auth/sign-out");
  expect(state.user).toBeNull();
});

it("sends an overdue sign-out again by itself after a failed attempt", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { state, paths } = serverWith(ana);
  state.isReachable = false;
  await rememberUser(ana);
  await endSession();
  const { shows, close } = openPage();
  await shows({ user: null });
  state.isReachable = true;
  paths.length = 0;
  vi.advanceTimersByTime(10_000);
  await waitFor(() => expect(paths).toContain("/api/auth/sign-out"));
  close();
});

it("does not end a session that began after an offline sign-out", async () => {
  const { state } = serverWith(ana);
  state.isReachable = false;
  await endSession();
  state.isReachable = true;
  state.user = berta;
  cancelOverdueSignOut();
  const { shows, close } = openPage();
  await shows({ user: { id: berta.id } });
  close();
});

it("names the address of the ended session until somebody signs in", async () => {
  await rememberUser(ana);
  const { state } = serverWith(null);
  const { client, shows, close } = openPage();
  await shows({ user: null, endedEmail: ana.email });
  await client.refetchQueries(sessionQuery);
  await shows({ user: null, endedEmail: ana.email });

  state.user = berta;
  await client.refetchQueries(sessionQuery);
  await waitFor(async () => expect(await readLastUser()).toMatchObject({ id: berta.id }));
  expect(client.getQueryData(sessionQuery.queryKey)).not.toHaveProperty("endedEmail");
  close();
});
