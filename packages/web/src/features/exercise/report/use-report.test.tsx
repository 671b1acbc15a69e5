// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { openOutbox } from "#queue/outbox.ts";
import { deleteDrafts } from "#session/drafts.ts";
import { SessionContext } from "#session/use-session.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { waitFor } from "#testing/wait-for.ts";
import { useReport } from "./report-dialog.tsx";

afterEach(() => {
  cleanup();
  deleteDrafts();
  vi.unstubAllGlobals();
});

const fillIn = (item: string): PracticeExercise => ({
  kind: "fill-in",
  family: "desde-hace",
  item,
  context: "desde",
  sentence: "No la veo _____ mayo.",
  answer: "desde",
  complement: "mayo",
  verbMarker: null,
  instruction: null,
  explanationKey: "desde_mes",
  explanation: null,
  note: null,
  translations: { fr: "Oui.", nl: "Ja.", en: "Yes." },
});

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <SessionContext value={sessionOf(ana)}>{children}</SessionContext>
  </QueryClientProvider>
);
const reportOf = (item: string) => renderHook(() => useReport(fillIn(item), "hace"), { wrapper });

test("a draft survives a reload with its id, and belongs to one sentence", () => {
  const { result, unmount } = reportOf("mayo");
  act(() => result.current.change({ reason: "sentence" }));
  act(() => result.current.change({ comment: "Il manque un mot." }));
  const begun = result.current.draft;
  unmount();
  expect(reportOf("mayo").result.current.draft).toEqual(begun);
  expect(begun).toMatchObject({ reason: "sentence", comment: "Il manque un mot." });
  expect(reportOf("junio").result.current.draft).toMatchObject({ reason: null, comment: "" });
});

test("a sent report leaves an empty draft with a new id", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ id: "a" }, { status: 201 }));
  const { result, unmount } = reportOf("mayo");
  act(() => result.current.change({ reason: "other", comment: "Il manque un mot." }));
  const { id } = result.current.draft;
  await act(async () => result.current.send("other"));
  await waitFor(() => expect(result.current.draft.comment).toBe(""));
  unmount();
  const { draft } = reportOf("mayo").result.current;
  expect(draft).toMatchObject({ reason: null, comment: "" });
  expect(draft.id).not.toBe(id);
});

test("a different comment after an answered report is sent as a new report", async () => {
  const answered = {
    id: "a",
    reason: "other",
    comment: "Il manque un mot.",
    answeredAt: "2026-03-10T12:00:00.000Z",
  };
  const sent: { id: string; comment: string }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json(sent.length === 2 ? { id: "b", answeredAt: null } : answered, {
      status: 201,
    });
  });
  const { result } = reportOf("mayo");
  for (const comment of ["Il manque deux mots.", "Il manque un mot."]) {
    act(() => result.current.change({ reason: "other", comment }));
    await act(async () => result.current.send("other"));
    await waitFor(() => expect(result.current.draft.comment).toBe(""));
  }
  expect(sent.map(({ comment }) => comment)).toEqual([
    "Il manque deux mots.",
    "Il manque deux mots.",
    "Il manque un mot.",
  ]);
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test("a report without a network waits on the device and leaves an empty draft", async () => {
  await freshDatabase();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { result } = reportOf("mayo");
  act(() => result.current.change({ reason: "other", comment: "Il manque un mot." }));
  const { id } = result.current.draft;
  const onSuccess = vi.fn();
  await act(async () => result.current.send("other", { onSuccess: (isSent) => onSuccess(isSent) }));

  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(false));
  const { edits } = await openOutbox(ana.id).read();
  expect(edits).toMatchObject([{ kind: "report", value: { id, exerciseId: "mayo" } }]);
  expect(result.current.draft.comment).toBe("");
  await closeDatabase();
});
