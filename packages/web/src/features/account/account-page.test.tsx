// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { openOutbox } from "#queue/outbox.ts";
import { type Session, SessionContext } from "#session/use-session.ts";
import { answer } from "#testing/events.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana, noSession } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { AccountPage } from "./account-page.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const endedSession: Session = { ...noSession, status: "signed-out", endedEmail: ana.email };

/** The notice on the sign-in page for a visitor who was redirected there. */
async function noticeFor(
  session: Session,
  { text = /[Cc]onnectez-vous/, isNew = false } = {},
): Promise<string | null> {
  const page = () => (
    <AccountPage
      from="/app/statistics"
      isNew={isNew}
      signUpAge={null}
      tab="login"
      onTabChange={() => {}}
    />
  );
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
  return (await screen.findByText(text)).textContent;
}

it("says that the session ended and that answers are kept", async () => {
  expect(await noticeFor(endedSession)).toBe(
    "Votre session a expiré. Vos réponses sont gardées sur cet appareil. Connectez-vous pour continuer là où vous étiez.",
  );
});

it("says that answers wait on the device after a reload", async () => {
  await freshDatabase();
  await openOutbox(ana.id).add({ kind: "event", event: answer("a") });
  expect(await noticeFor(noSession, { text: /après votre connexion/ })).toBe(
    "Des réponses attendent sur cet appareil : elles seront envoyées après votre connexion. Connectez-vous pour continuer là où vous étiez.",
  );
  await openOutbox(ana.id).clear();
  await closeDatabase();
  vi.unstubAllGlobals();
});

it("does not mention a session to a visitor who had none", async () => {
  expect(await noticeFor(noSession)).toBe("Connectez-vous pour continuer là où vous étiez.");
});

it("tells a visitor with a new browser that the page needs an account", async () => {
  expect(await noticeFor(noSession, { isNew: true })).toBe(
    "Il faut un compte pour cette page. Créez le vôtre ou connectez-vous : elle s’ouvrira ensuite.",
  );
});
