// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { UsersPage } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { SessionContext } from "#session/session-context.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { UsersSection } from "./users-section.tsx";
import type { UsersView } from "./users-view.ts";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Asks a server for the list; each question waits until it is answered with a number of users. */
function serverOfUsers() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const counts = new Map<string | null, number>();
  vi.stubGlobal("fetch", async (url: string) => {
    const search = new URL(url, "http://localhost").searchParams.get("search");
    if (search !== "") await promise;
    const total = { count: counts.get(search) ?? 0, exact: true };
    const page: UsersPage = { users: [], total, next: null, previous: null };
    return Response.json(page);
  });
  return { counts, answerSearch: () => act(async () => resolve()) };
}

it("says how many there were, in the words of then, until a search is answered", async () => {
  const { counts, answerSearch } = serverOfUsers();
  counts.set("", 60).set("zoe", 1);
  const client = new QueryClient();
  const section = (view: UsersView) => (
    <QueryClientProvider client={client}>
      <SessionContext value={sessionOf({ ...ana, role: "admin" })}>
        <UsersSection view={view} onView={() => undefined} />
      </SessionContext>
    </QueryClientProvider>
  );

  const { rerender } = render(section({}));
  expect(await screen.findByText("60 utilisateurs")).toBeDefined();
  rerender(section({ search: "zoe" }));
  expect(screen.getByText("60 utilisateurs")).toBeDefined();

  await answerSearch();
  expect(await screen.findByText("1 utilisateur trouvé")).toBeDefined();
});
