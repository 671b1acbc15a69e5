// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { openOutbox } from "#queue/outbox.ts";
import { draftKey, readDraft, saveDraft } from "#session/drafts.ts";
import { SessionContext } from "#session/use-session.ts";
import { answer } from "#testing/events.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { waitFor } from "#testing/wait-for.ts";
import { ProgressNotices } from "./progress-notices.tsx";

beforeAll(startFrench);
beforeEach(freshDatabase);

afterEach(async () => {
  cleanup();
  await openOutbox(ana.id).clear();
  await closeDatabase();
  vi.unstubAllGlobals();
});

it("deletes the data of an account that was deleted elsewhere", async () => {
  const issues = [{ path: "", key: "accountGone" }];
  const gone = { error: { code: "unauthenticated", issues } };
  vi.stubGlobal("fetch", async () => Response.json(gone, { status: 401 }));
  const draft = draftKey(ana.id, "report");
  saveDraft(draft, { comment: "Il manque un mot." });
  await openOutbox(ana.id).add({ kind: "settings", value: { dailyAim: 30 } });
  await openOutbox(ana.id).add({ kind: "event", event: answer("a") });
  const refresh = vi.fn(async () => true);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...sessionOf(ana), refresh }}>
        <ProgressProvider userId={ana.id} waiting={null}>
          <ProgressNotices />
        </ProgressProvider>
      </SessionContext>
    </QueryClientProvider>,
  );

  fireEvent.click(await screen.findByRole("button", { name: "L’effacer et quitter" }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(await openOutbox(ana.id).read()).toMatchObject({ events: [], edits: [] });
  expect(readDraft(draft)).toBeNull();
});
