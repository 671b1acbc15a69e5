// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import type { ClassActionsPage, LoggedClassAction } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { ClassActions } from "./class-actions.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const action: LoggedClassAction = {
  id: "1",
  kind: "accounts-made",
  at: "2026-03-10T12:00:00.000Z",
  classId: "0a1b2c3d-0000-4000-8000-000000000000",
  pupilCount: 24,
  teacher: { id: "2", username: "Lenz" },
  count: 12,
};

/** The text of each listed action, without its time. */
async function listedTexts(actions: LoggedClassAction[]): Promise<(string | undefined)[]> {
  const page: ClassActionsPage = { actions, next: null };
  vi.stubGlobal("fetch", async () => Response.json(page));
  const router = createRouter({
    routeTree: createRootRoute({ component: ClassActions }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const items = await screen.findAllByRole("listitem", {}, { timeout: 10_000 });
  return items.map((item) => item.querySelector("div")?.textContent);
}

it("shows what a teacher did, how often, and in which class", async () => {
  expect(await listedTexts([action])).toEqual(["Comptes créés (12)Classe 0a1b2c3d, 24 élèvesLenz"]);
});

it("shows an action of a deleted teacher in a deleted class", async () => {
  const gone = { ...action, kind: "class-archived", count: null } as const;
  expect(await listedTexts([{ ...gone, pupilCount: null, teacher: null }])).toEqual([
    "Classe archivéeClasse 0a1b2c3d, suppriméepar un compte supprimé",
  ]);
});
