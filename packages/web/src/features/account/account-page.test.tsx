// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { type Session, SessionContext } from "#session/use-session.ts";
import { ana, noSession } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { AccountPage } from "./account-page.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const endedSession: Session = { ...noSession, status: "signed-out", endedEmail: ana.email };

/** The notice on the sign-in page for a visitor who was redirected there. */
async function noticeFor(session: Session): Promise<string | null> {
  const page = () => <AccountPage isRedirected tab="login" onTabChange={() => {}} />;
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  );
  return (await screen.findByText(/Connectez-vous pour continuer/)).textContent;
}

it("says that the session ended and that answers are kept", async () => {
  expect(await noticeFor(endedSession)).toBe(
    "Votre session a pris fin. Vos réponses sont gardées sur cet appareil. Connectez-vous pour continuer là où vous étiez.",
  );
});

it("does not mention a session to a visitor who had none", async () => {
  expect(await noticeFor(noSession)).toBe("Connectez-vous pour continuer là où vous étiez.");
});
