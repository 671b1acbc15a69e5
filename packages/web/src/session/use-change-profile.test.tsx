// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { waitFor } from "#testing/wait-for.ts";
import { sessionQuery } from "./session-query.ts";
import { useChangeProfile, useSetting } from "./use-change-profile.ts";
import { SessionContext } from "./use-session.ts";

beforeAll(startFrench);
beforeEach(freshDatabase);

afterEach(async () => {
  cleanup();
  await closeDatabase();
  vi.unstubAllGlobals();
});

it("keeps a setting that changes while the profile loads", async () => {
  let stored = ana;
  let arrive: () => void = () => undefined;
  let slow = Promise.resolve();
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body = "{}" }) => {
    calls.push(`${method} ${new URL(url, "http://localhost").pathname}`);
    if (method === "PATCH") stored = { ...stored, ...JSON.parse(body) };
    const answer = Response.json(url.endsWith("get-session") ? { user: stored } : stored);
    if (method === "GET" && !url.endsWith("get-session")) await slow;
    return answer;
  });
  const client = new QueryClient();
  const observer = new QueryObserver(client, sessionQuery);
  const close = observer.subscribe(() => undefined);
  const themeIs = (theme: string) =>
    waitFor(() => {
      expect(client.isFetching()).toBe(0);
      expect(client.getQueryData(sessionQuery.queryKey)?.user?.theme).toBe(theme);
    });
  await themeIs("system");

  slow = new Promise((resolve) => {
    arrive = resolve;
  });
  calls.length = 0;
  const asked = client.refetchQueries(sessionQuery);
  await waitFor(() => expect(calls).toContain("GET /api/profile"));
  const { result } = renderHook(useChangeProfile, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await result.current({ theme: "dark" });
  arrive();
  await asked;
  await themeIs("dark");
  close();
});

it("shows a setting that changes elsewhere", () => {
  let user = ana;
  const { result, rerender } = renderHook(() => useSetting("persons"), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={sessionOf(user)}>{children}</SessionContext>
      </QueryClientProvider>
    ),
  });
  expect(result.current.value).toEqual(ana.persons);
  user = { ...ana, persons: ["yo", "tú"] };
  rerender();
  expect(result.current.value).toEqual(["yo", "tú"]);
});

it("shows a setting while it is sent, and the old one if the server refuses it", async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  vi.stubGlobal("fetch", async () => {
    await refused;
    return Response.json({ error: { code: "invalid_input" } }, { status: 400 });
  });
  const { result } = renderHook(() => useSetting("roundLength"), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={sessionOf(ana)}>{children}</SessionContext>
      </QueryClientProvider>
    ),
  });
  let sent = Promise.resolve();
  act(() => {
    sent = result.current.change(50);
  });
  expect(result.current.value).toBe(50);
  refuse();
  await act(() => sent);
  expect(result.current.value).toBe(20);
});
