// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ListedUser, UsersPage } from "@verbena/server/client";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SessionContext } from "#session/use-session.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { Toasts } from "#ui/toasts.tsx";
import { UsersSection } from "./users-section.tsx";
import type { UsersView } from "./users-view.ts";

/** Dialogs and role queries are slow in happy-dom on a busy machine. */
const LONG_WAIT = { timeout: 10_000 };
vi.setConfig({ testTimeout: 60_000 });

beforeAll(startFrench);
beforeEach(() => {
  // Wide enough for the table.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
});
afterAll(() => vi.resetConfig());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const personas = (count: number): ListedUser[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    username: `Persona ${index + 1}`,
    email: `persona-${index + 1}@example.org`,
    role: index === 0 ? "admin" : "user",
    classRoles: [],
    emailVerified: true,
    language: "fr",
    created_at: "2026-03-10T12:00:00.000Z",
    last_sign_in_at: null,
    totalAttempts: 0,
    total_correct: 0,
    successRate: 0,
    level: 1,
  }));

const PAGE = 3;

/** Stubs a server with these users: three on the first page, the others on the second. */
function stubServer(users: readonly ListedUser[]) {
  vi.stubGlobal("fetch", async (url: string) => {
    const isFirst = !new URL(url, "http://localhost").searchParams.has("after");
    const page: UsersPage = {
      users: isFirst ? users.slice(0, PAGE) : users.slice(PAGE),
      total: users.length,
      next: isFirst && users.length > PAGE ? "3" : null,
    };
    return Response.json(page);
  });
}

function UsersScreen() {
  const [view, setView] = useState<UsersView>({});
  return <UsersSection view={view} onView={setView} />;
}

function open() {
  const router = createRouter({
    routeTree: createRootRoute({ component: UsersScreen }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={sessionOf({ ...ana, role: "admin" })}>
        <RouterProvider router={router} />
        <Toasts label="Notifications" closeLabel="Fermer" />
      </SessionContext>
    </QueryClientProvider>,
  );
}

const checkbox = (name: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(name, {}, LONG_WAIT);
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const press = async (name: string) =>
  click(await screen.findByRole("button", { name, hidden: true }, LONG_WAIT));
const selected = (count: number) => screen.findByText(`${count} sélectionnés`, {}, LONG_WAIT);

it("adds more users to the list, and selects all users shown", async () => {
  stubServer(personas(5));
  open();
  await screen.findByText("5 utilisateurs", {}, LONG_WAIT);
  await click(await checkbox("Sélectionner tous les utilisateurs affichés"));
  await selected(3);
  await press("Afficher plus d’utilisateurs");
  await click(await checkbox(/Persona 4 /));
  await selected(4);
  const all = await checkbox("Sélectionner tous les utilisateurs affichés");
  expect(all.indeterminate).toBe(true);
  await click(all);
  await selected(5);
  expect(screen.queryByRole("button", { name: "Afficher plus d’utilisateurs" })).toBeNull();

  await press("Tout désélectionner");
  await screen.findByText("5 utilisateurs", {}, LONG_WAIT);
  expect((await checkbox(/Persona 2 /)).checked).toBe(false);
});

it("asks for the administrator's password before it deletes users", async () => {
  stubServer(personas(12));
  open();
  await press("Afficher plus d’utilisateurs");
  await checkbox(/Persona 12 /);
  await click(await checkbox("Sélectionner tous les utilisateurs affichés"));
  await selected(12);
  await press("Supprimer");

  const dialog = within(await screen.findByRole("dialog", {}, LONG_WAIT));
  expect(dialog.getByText("Supprimer 12 utilisateurs ?")).toBeDefined();
  expect(dialog.getByText("Dont 1 administrateur.")).toBeDefined();
  expect(dialog.getByText("et 7 autres")).toBeDefined();
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Supprimer" });
  expect(confirm.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText("Votre mot de passe"), {
    target: { value: "clavel-rojo" },
  });
  expect(confirm.disabled).toBe(false);
});

it("shows the order in one column when it is sorted by a key of two headers", async () => {
  stubServer(personas(3));
  open();
  await press("Niveau");
  const headers = await screen.findAllByRole("columnheader", {}, LONG_WAIT);
  const sorted = headers.filter((header) => header.hasAttribute("aria-sort"));
  expect(sorted.map(({ textContent }) => textContent)).toEqual(["Réussites"]);
});

it("shows the number of the previous search until the new one has loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (url: string) => {
    const isSearch = new URL(url, "http://localhost").searchParams.get("search") === "zoe";
    if (isSearch) await promise;
    const total = isSearch ? 1 : 60;
    return Response.json({ users: [], total, next: null } satisfies UsersPage);
  });
  const client = new QueryClient();
  const section = (view: UsersView) => (
    <QueryClientProvider client={client}>
      <SessionContext value={sessionOf({ ...ana, role: "admin" })}>
        <UsersSection view={view} onView={() => undefined} />
      </SessionContext>
    </QueryClientProvider>
  );
  const { rerender } = render(section({}));
  expect(await screen.findByText("60 utilisateurs", {}, LONG_WAIT)).toBeDefined();
  rerender(section({ search: "zoe" }));
  expect(screen.getByText("60 utilisateurs")).toBeDefined();

  await act(async () => resolve());
  expect(await screen.findByText("1 utilisateur trouvé", {}, LONG_WAIT)).toBeDefined();
});
