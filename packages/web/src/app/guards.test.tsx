// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Session, SessionContext } from "#session/use-session.ts";
import {
  ana,
  loadingSession,
  noSession,
  sessionOf,
  unreachableSession,
} from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { AdminOnly, GuestOnly, SignedInOnly } from "./guards.tsx";

beforeAll(startFrench);
afterEach(cleanup);

/** Opens a guarded page at a path. Redirects appear in the history that `endsAt` checks. */
function visit(path: string, session: Session, guarded: ReactNode) {
  const rootRoute = createRootRoute();
  const anyPage = createRoute({
    getParentRoute: () => rootRoute,
    path: "$",
    component: () => (history.location.pathname === path.split("?")[0] ? guarded : "elsewhere"),
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: rootRoute.addChildren([anyPage]), history });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  );
  return { endsAt: (href: string) => waitFor(() => expect(history.location.href).toBe(href)) };
}

describe("the guard of learners' pages", () => {
  const page = <SignedInOnly>Mes verbes</SignedInOnly>;

  it("waits while the session loads", async () => {
    visit("/app", loadingSession, page);

    expect(await screen.findByText("Chargement...")).toBeDefined();
    expect(screen.queryByText("Mes verbes")).toBeNull();
  });

  it("shows the page to a learner", async () => {
    visit("/app", sessionOf(ana), page);

    expect(await screen.findByText("Mes verbes")).toBeDefined();
  });

  it("sends a visitor to sign in and then back", async () => {
    const { endsAt } = visit("/app/exercise/desde-hace?failed=true", noSession, page);

    await endsAt("/auth?from=%2Fapp%2Fexercise%2Fdesde-hace%3Ffailed%3Dtrue");
  });

  it("does not return after a sign-out", async () => {
    const { endsAt } = visit("/app/profile", { ...noSession, signedOutTo: "/auth" }, page);

    await endsAt("/auth");
  });

  it("leads a pupil who signed out to the page that asks for the code of the class", async () => {
    const { endsAt } = visit("/app/profile", { ...noSession, signedOutTo: "/auth/class" }, page);

    await endsAt("/auth/class");
  });

  it("offers a retry when the session cannot be loaded", async () => {
    visit("/app", unreachableSession, page);

    expect(await screen.findByRole("button", { name: "Réessayer" })).toBeDefined();
  });
});

describe("the guard of guests' pages", () => {
  const page = (
    <GuestOnly next="/app/profile?x=1" waiting="Chargement...">
      Connexion
    </GuestOnly>
  );

  it("shows the page to a visitor", async () => {
    visit("/auth", noSession, page);

    expect(await screen.findByText("Connexion")).toBeDefined();
  });

  it("waits until the server has confirmed the last user", async () => {
    visit("/auth", sessionOf(ana, true), page);

    expect(await screen.findByText("Chargement...")).toBeDefined();
  });

  it("redirects a learner", async () => {
    const { endsAt } = visit("/auth", sessionOf(ana), page);

    await endsAt("/app/profile?x=1");
  });
});

describe("the guard of administration", () => {
  const page = <AdminOnly>Utilisateurs</AdminOnly>;

  it("says that it checks permissions", async () => {
    visit("/admin", loadingSession, page);

    expect(await screen.findByText("Vérification des permissions...")).toBeDefined();
  });

  it("waits until the server has confirmed the last user’s role", async () => {
    visit("/admin", sessionOf({ ...ana, role: "user" }, true), page);

    expect(await screen.findByText("Vérification des permissions...")).toBeDefined();
  });

  it("shows the page to an administrator", async () => {
    visit("/admin", sessionOf({ ...ana, role: "admin" }), page);

    expect(await screen.findByText("Utilisateurs")).toBeDefined();
  });

  it("sends a learner back to the app", async () => {
    const { endsAt } = visit("/admin", sessionOf(ana), page);

    await endsAt("/app");
  });

  it.each([
    ["a visitor", noSession],
    ["somebody whose role cannot be checked", unreachableSession],
  ])("sends %s to sign in and then back", async (_, session) => {
    const { endsAt } = visit("/admin?search=ana", session, page);

    await endsAt("/auth?from=%2Fadmin%3Fsearch%3Dana");
  });
});
