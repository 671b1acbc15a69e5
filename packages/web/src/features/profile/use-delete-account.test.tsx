// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openOutbox } from "#progress/outbox.ts";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { SessionContext } from "#session/use-session.ts";
import { answer } from "#testing/events.ts";
import { closeDatabases, freshDatabase } from "#testing/fake-database.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

const password = { password: "clavel-rojo" };

beforeEach(freshDatabase);

afterEach(async () => {
  cleanup();
  await openOutbox(ana.id).clear();
  await closeDatabases();
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

const refusal = (...issues: object[]) =>
  Response.json({ error: { code: "unauthenticated", issues } }, { status: 401 });

/** Answers deletions in turn; everything else gets no answer. */
function answerDeletions(...answers: Response[]): void {
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = url.endsWith("/delete-account") ? answers.shift() : undefined;
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer;
  });
}

async function page() {
  const left = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  await openOutbox(ana.id).add(answer("a"));
  const { result } = renderHook(useDeleteAccount, { wrapper });
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  const waiting = async () => (await openOutbox(ana.id).read()).waiting.length;
  return { result, left, waiting };
}

it("keeps the answers when the session ends after a try that was not answered", async () => {
  answerDeletions();
  const { result, left, waiting } = await page();
  await expect(result.current(password)).rejects.toMatchObject({ code: "unreachable" });

  answerDeletions(refusal());
  await expect(result.current(password)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(left).not.toHaveBeenCalled();
  expect(await waiting()).toBe(1);
});

it("takes an account that the server no longer has as deleted", async () => {
  answerDeletions(refusal({ path: "", key: "accountGone" }));
  const { result, left, waiting } = await page();
  await result.current(password);

  expect(left).toHaveBeenCalledWith("/#account-deleted");
  expect(await waiting()).toBe(0);
});
