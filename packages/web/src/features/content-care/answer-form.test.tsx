// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { LearnerReport } from "@verbena/server/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { deleteDrafts } from "#session/drafts.ts";
import { SessionContext } from "#session/use-session.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { AnswerForm } from "./answer-form.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  deleteDrafts();
  vi.unstubAllGlobals();
});

const reportOf = (userId: string): LearnerReport => ({
  userId,
  id: `report of ${userId}`,
  username: userId,
  language: "fr",
  family: "desde-hace",
  exerciseId: "vivo-aqui",
  reason: "explanation",
  comment: null,
  given: null,
  createdAt: "2026-03-10T12:00:00.000Z",
});

const onSent = vi.fn();
const onClose = vi.fn();

const formOf = (reports = [reportOf("Berta")]) => (
  <QueryClientProvider client={new QueryClient()}>
    <SessionContext value={sessionOf(ana)}>
      <AnswerForm exerciseId="vivo-aqui" reports={reports} onSent={onSent} onClose={onClose} />
    </SessionContext>
  </QueryClientProvider>
);

/** Stubs a server that returns these statuses. Returns the bodies of the requests. */
function stubServer(...statuses: ("answered" | "not-open")[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ results: statuses.map((status) => ({ status })) });
  });
  return sent;
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("keeps a draft until the answer is sent", async () => {
  stubServer("answered");
  const { unmount } = render(formOf());
  type("C’est corr");
  unmount();
  const { unmount: leave } = render(formOf());
  expect(field().value).toBe("C’est corr");
  await press("Envoyer");
  expect(onSent).toHaveBeenLastCalledWith("all");
  leave();
  render(formOf());
  expect(field().value).toBe("");
});

test("keeps no draft of a cancelled answer", async () => {
  const { unmount } = render(formOf());
  type("C’est corr");
  await press("Annuler");
  unmount();
  render(formOf());
  expect(field().value).toBe("");
});

test("keeps the text as a draft when somebody else has handled all reports", async () => {
  stubServer("not-open");
  const { unmount } = render(formOf());
  type("C’est corrigé.");
  await press("Envoyer");
  expect(onSent).toHaveBeenLastCalledWith("none");
  unmount();
  render(formOf());
  expect(field().value).toBe("C’est corrigé.");
});

test("sends an answer again after a lost response", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  onSent.mockClear();
  render(formOf());
  type("C’est corrigé.");
  await press("Envoyer");
  expect(onSent).not.toHaveBeenCalled();
  stubServer("answered");
  await press("Envoyer");
  expect(onSent).toHaveBeenLastCalledWith("all");
});

test("does not answer a report that arrives while typing", async () => {
  const sent = stubServer("answered");
  const { rerender } = render(formOf());
  type("C’est corrigé.");
  rerender(formOf([reportOf("Berta"), reportOf("Clara")]));
  await press("Envoyer");
  expect(sent).toEqual([
    { reports: [{ userId: "Berta", id: "report of Berta" }], answer: "C’est corrigé." },
  ]);
});

test("says when somebody else has handled some of the reports", async () => {
  stubServer("answered", "not-open");
  render(formOf([reportOf("Berta"), reportOf("Clara")]));
  type("C’est corrigé.");
  await press("Envoyer");
  expect(onSent).toHaveBeenLastCalledWith("some");
});
