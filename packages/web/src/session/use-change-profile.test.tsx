// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabases, freshDatabase } from "#testing/fake-database.ts";
import { ana } from "#testing/sessions.ts";
import { sessionQuery } from "./session-query.ts";
import { useChangeProfile } from "./use-change-profile.ts";

beforeEach(freshDatabase);

afterEach(async () => {
  cleanup();
  await closeDatabases();
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
    vi.waitFor(() => {
      expect(client.isFetching()).toBe(0);
      expect(client.getQueryData(sessionQuery.queryKey)?.user?.theme).toBe(theme);
    });
  await themeIs("system");

  slow = new Promise((resolve) => {
    arrive = resolve;
  });
  calls.length = 0;
  const asked = client.refetchQueries(sessionQuery);
  await vi.waitFor(() => expect(calls).toContain("GET /api/profile"));
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
