// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ListedUser, UserListPage } from "@verbena/server/client";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SessionContext } from "#session/use-session.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { Toasts } from "#ui/toasts.tsx";
import type { UsersView } from "./parse-users-view.ts";
import { UsersSection } from "./users-section.tsx";

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
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const personas = (count: number): ListedUser[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    username: `Persona ${index + 1}`,
    email: `persona-${index + 1}@example.org`,
    role: index === 0 ? "admin" : "user",
    email_verified: true,
    language: "fr",
    created_at: "2026-03-10T12:00:00.000Z",
    last_sign_in_at: null,
    total_attempts: 0,
    total_correct: 0,
    success_rate: 0,
    level: 1,
  }));

const PAGE = 3;

type Deletion = { user_ids: string[] };

/** Stubs a server with these users: three on the first page, the others on the second. */
function stubServer(
  users: readonly ListedUser[],
  onDelete: (deletion: Deletion) => Response = () => new Response(null, { status: 500 }),
) {
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string }) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.endsWith("/delete-users")) return onDelete(JSON.parse(body ?? ""));
    if (pathname.endsWith("/user-names")) return Response.json({ users });
    const isFirst = !searchParams.has("from") && searchParams.get("way") !== "backward";
    const page: UserListPage = {
      users: isFirst ? users.slice(0, PAGE) : users.slice(PAGE),
      total: { count: users.length, exact: true },
      next: isFirst ? "second" : null,
      previous: isFirst ? null : "first",
    };
    return Response.json(page);
  });
}

function UsersScreen() {
  const [view, setView] = useState<UsersView>({});
  return <UsersSection view={view} onView={setView} />;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={sessionOf({ ...ana, role: "admin" })}>
        <UsersScreen />
        <Toasts label="Notifications" closeLabel="Fermer" />
      </SessionContext>
    </QueryClientProvider>,
  );

const checkbox = (name: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(name, {}, LONG_WAIT);
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const press = async (name: string) =>
  click(await screen.findByRole("button", { name, hidden: true }, LONG_WAIT));
const selected = (count: number) => screen.findByText(`${count} sélectionnés`, {}, LONG_WAIT);

it("keeps the selection on other pages and after a reload, until it is cleared", async () => {
  stubServer(personas(5));
  const { unmount } = open();
  await screen.findByText("5 utilisateurs", {}, LONG_WAIT);
  await click(await checkbox("Sélectionner toute la page"));
  await selected(3);
  expect(screen.getByText("1–3 sur 5")).toBeDefined();

  await press("Page suivante");
  await screen.findByText("4–5 sur 5", {}, LONG_WAIT);
  await click(await checkbox(/Persona 4 /));
  expect((await checkbox("Sélectionner toute la page")).indeterminate).toBe(true);
  await selected(4);
  unmount();
  open();
  await selected(4);
  expect((await checkbox(/Persona 2 /)).checked).toBe(true);

  await press("Effacer la sélection");
  await screen.findByText("5 utilisateurs", {}, LONG_WAIT);
  expect((await checkbox(/Persona 2 /)).checked).toBe(false);
});

it("removes selected users one by one", async () => {
  stubServer(personas(5));
  open();
  await click(await checkbox(/Persona 2 /));
  await click(await checkbox(/Persona 3 /));
  await press("Noms");
  const names = within(await screen.findByRole("dialog", { name: "Sélection" }, LONG_WAIT));
  expect(names.getAllByRole("listitem")).toHaveLength(2);

  await click(names.getByRole("button", { name: /^Retirer .*Persona 2 / }));
  const last = names.getByRole("button", { name: /^Retirer .*Persona 3 / });
  expect(document.activeElement).toBe(last);
  await click(last);
  expect(document.activeElement).toBe(await screen.findByText("5 utilisateurs", {}, LONG_WAIT));
});

it("selects the whole list, and requires the number to delete many users", async () => {
  stubServer(personas(12));
  open();
  await click(await checkbox("Sélectionner toute la page"));
  await press("Sélectionner les 12 utilisateurs");
  expect(document.activeElement).toBe(await selected(12));
  await press("Supprimer");

  const dialog = within(await screen.findByRole("dialog", {}, LONG_WAIT));
  expect(dialog.getByText("Supprimer 12 utilisateurs ?")).toBeDefined();
  expect(dialog.getByText("Dont 1 administrateur.")).toBeDefined();
  expect(dialog.getByText("et 7 autres")).toBeDefined();
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Supprimer" });
  expect(confirm.disabled).toBe(true);
  const number = dialog.getByLabelText(/^Pour confirmer, tapez leur nombre/);
  fireEvent.change(number, { target: { value: "12" } });
  expect(confirm.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText("Votre mot de passe"), {
    target: { value: "clavel-rojo" },
  });
  expect(confirm.disabled).toBe(false);
});

it("deletes users in batches, and keeps users selected when their batch failed", async () => {
  const sizes: number[] = [];
  stubServer(personas(150), ({ user_ids }) => {
    sizes.push(user_ids.length);
    if (sizes.length === 2) return new Response(null, { status: 500 });
    return Response.json({
      results: user_ids.map((user_id) => ({ user_id, status: "deleted" })),
    });
  });
  open();
  await click(await checkbox("Sélectionner toute la page"));
  await press("Sélectionner les 150 utilisateurs");
  const remove = async (count: number) => {
    await selected(count);
    await press("Supprimer");
    const dialog = within(await screen.findByRole("dialog", { name: /^Supprimer/ }, LONG_WAIT));
    const number = dialog.getByLabelText(/^Pour confirmer, tapez leur nombre/);
    fireEvent.change(number, { target: { value: String(count) } });
    fireEvent.change(dialog.getByLabelText("Votre mot de passe"), {
      target: { value: "clavel-rojo" },
    });
    await click(dialog.getByRole("button", { name: "Supprimer", hidden: true }));
  };

  await remove(150);
  await screen.findByText("100 utilisateurs supprimés sur 150", {}, LONG_WAIT);
  expect(sizes).toEqual([100, 50]);
  await remove(50);
  await screen.findByText("50 utilisateurs supprimés", {}, LONG_WAIT);
  expect(sizes).toEqual([100, 50, 50]);
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
    const total = { count: isSearch ? 1 : 60, exact: true };
    return Response.json({ users: [], total, next: null, previous: null } satisfies UserListPage);
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
