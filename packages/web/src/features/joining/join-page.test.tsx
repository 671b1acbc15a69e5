// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { JoinableClass } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type Session, SessionContext } from "#session/use-session.ts";
import { ana, noSession, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { JoinPage } from "./join-page.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found: JoinableClass = { name: "3e B", teachers: ["Mme Roy"], joined: null };

type Reply = { status: number; body: unknown };
const refusal = (status: number, code: string, key?: string): Reply => ({
  status,
  body: { error: { code, issues: key === undefined ? [] : [{ path: "", key }] } },
});

/** Shows the page to a person; the server answers reading and joining. */
function openPage(session: Session, { read, join }: { read: Reply; join?: Reply }): void {
  vi.stubGlobal("fetch", async (_: unknown, { method }: RequestInit) => {
    const { status, body } = (method === "POST" ? join : read) ?? read;
    return Response.json(body, { status });
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <JoinPage code="3B7K0H1W" /> }),
    history: createMemoryHistory({ initialEntries: ["/join/3B7K0H1W"] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  );
}

const read: Reply = { status: 200, body: found };

it("asks visitors for an account, and leads back", async () => {
  openPage(noSession, { read });
  const link = await screen.findByRole("link", { name: "Créer un compte" });
  expect(link.getAttribute("href")).toBe("/auth?from=%2Fjoin%2F3B7K0H1W&tab=signup");
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("shows one page for unknown codes and closed classes", async () => {
  openPage(sessionOf(ana), { read: refusal(404, "not_found") });
  await screen.findByRole("heading", { name: "Ce code n’ouvre aucune classe" });
});

it("says that the pupil is in the class already", async () => {
  const joined = { classId: "c", role: "pupil" };
  openPage(sessionOf(ana), { read: { status: 200, body: { ...found, joined } } });
  await screen.findByRole("heading", { name: /^Vous êtes dans la classe.*3e B/ });
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("leads a teacher to the class", async () => {
  const joined = { classId: "c", role: "teacher" };
  openPage(sessionOf(ana), { read: { status: 200, body: { ...found, joined } } });
  const link = await screen.findByRole("link", { name: "Ouvrir la classe" });
  expect(link.getAttribute("href")).toBe("/app/classes/c");
});

it("says that the pupil is in, and moves the focus there", async () => {
  openPage(sessionOf(ana), { read });
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Ana M." } });
  const joined = { classId: "c", role: "pupil" };
  const replies = [Response.json({ classId: "c" }), Response.json({ ...found, joined })];
  vi.stubGlobal("fetch", async () => replies.shift());
  fireEvent.click(screen.getByRole("button", { name: "Rejoindre la classe" }));
  const heading = await screen.findByRole("heading", { name: /^Vous êtes dans la classe/ });
  expect(document.activeElement).toBe(heading);
});

it("shows the page of closed classes when the class has been archived meanwhile", async () => {
  openPage(sessionOf(ana), { read });
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Ana M." } });
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: { code: "not_found", issues: [] } }, { status: 404 }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Rejoindre la classe" }));
  const heading = await screen.findByRole("heading", { name: "Ce code n’ouvre aucune classe" });
  expect(document.activeElement).toBe(heading);
});

it("says that the class is full", async () => {
  openPage(sessionOf(ana), { read, join: refusal(403, "forbidden", "classFull") });
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Ana M." } });
  fireEvent.click(screen.getByRole("button", { name: "Rejoindre la classe" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Cette classe est complète. Parlez-en à votre enseignant.",
  );
});

it("says that there is no network, and keeps what was typed", async () => {
  openPage(sessionOf(ana), { read });
  const field = await screen.findByRole<HTMLInputElement>("textbox");
  fireEvent.change(field, { target: { value: "Ana M." } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  fireEvent.click(screen.getByRole("button", { name: "Rejoindre la classe" }));
  await screen.findByRole("alert");
  expect(field.value).toBe("Ana M.");
});
