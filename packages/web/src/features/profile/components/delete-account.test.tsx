// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { openOutbox } from "#queue/outbox.ts";
import { SessionContext } from "#session/use-session.ts";
import { answer } from "#testing/events.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { waitFor } from "#testing/wait-for.ts";
import { useDeleteAccount } from "./delete-account.tsx";

const password = { password: "clavel-rojo" };

beforeEach(freshDatabase);

afterEach(async () => {
  cleanup();
  await openOutbox(ana.id).clear();
  await closeDatabase();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={sessionOf(ana)}>
    <ProgressProvider userId={ana.id} waiting={null}>
      {children}
    </ProgressProvider>
  </SessionContext>
);

const errorResponse = (...issues: object[]) =>
  Response.json({ error: { code: "unauthenticated", issues } }, { status: 401 });

/** The server gives these responses to deletions, one after the other. All other requests fail. */
function respondToDeletions(...responses: Response[]): void {
  vi.stubGlobal("fetch", async (url: string) => {
    const response = url.endsWith("/delete-account") ? responses.shift() : undefined;
    if (response === undefined) throw new TypeError("Failed to fetch");
    return response;
  });
}

async function renderWithUnsentAnswer() {
  const redirect = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  await openOutbox(ana.id).add({ kind: "event", event: answer("a") });
  const { result } = renderHook(useDeleteAccount, { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  const waiting = async () => (await openOutbox(ana.id).read()).events.length;
  return { result, redirect, waiting };
}

it("keeps unsent answers when a deletion gets no response and the session then ends", async () => {
  respondToDeletions();
  const { result, redirect, waiting } = await renderWithUnsentAnswer();
  await expect(result.current(password)).rejects.toMatchObject({ code: "unreachable" });

  respondToDeletions(errorResponse());
  await expect(result.current(password)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(redirect).not.toHaveBeenCalled();
  expect(await waiting()).toBe(1);
});

it("treats an account that no longer exists on the server as deleted", async () => {
  respondToDeletions(errorResponse({ path: "", key: "accountGone" }));
  const { result, redirect, waiting } = await renderWithUnsentAnswer();
  await result.current(password);

  expect(redirect).toHaveBeenCalledWith("/#account-deleted");
  expect(await waiting()).toBe(0);
});
