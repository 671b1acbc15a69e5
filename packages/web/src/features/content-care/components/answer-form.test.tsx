// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { LearnerReport } from "@verbena/server/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { forgetDrafts } from "#lib/drafts.ts";
import { SessionContext } from "#session/session-context.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { AnswerForm } from "./answer-form.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.unstubAllGlobals();
});

const reportOf = (userId: string): LearnerReport => ({
  userId,
  id: `report of ${userId}`,
  username: userId,
  language: "fr",
  exerciseKey: "desde-hace",
  exerciseId: "vivo-aqui",
  reason: "explanation",
  comment: null,
  given: null,
  createdAt: "2026-03-10T12:00:00.000Z",
});

type Shown = { reports?: LearnerReport[]; isTaken?: boolean };

const onSent = vi.fn();
const onClose = vi.fn();

const formOf = ({ reports = [reportOf("Berta")], isTaken = false }: Shown = {}) => (
  <QueryClientProvider client={new QueryClient()}>
    <SessionContext value={sessionOf(ana)}>
      <AnswerForm
        exerciseId="vivo-aqui"
        reports={reports}
        isTaken={isTaken}
        onSent={onSent}
        onClose={onClose}
      />
    </SessionContext>
  </QueryClientProvider>
);

/** A server that finds reports waiting, or dealt with already; gives what it was sent. */
function serverThatFinds(...statuses: ("settled" | "not-open")[]) {
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

test("an answer that was begun is there again, until it is sent", async () => {
  serverThatFinds("settled");
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

test("an answer that is given up is gone", async () => {
  const { unmount } = render(formOf());
  type("C’est corr");
  await press("Annuler");
  unmount();
  render(formOf());
  expect(field().value).toBe("");
});

test("where somebody else has dealt with all of it meanwhile, what was written stays and it says so", async () => {
  serverThatFinds("not-open");
  onSent.mockClear();
  render(formOf());
  type("C’est corrigé.");
  await press("Envoyer");
  expect(onSent).not.toHaveBeenCalled();
  expect(field().value).toBe("C’est corrigé.");
  expect(screen.getByRole("alert").textContent).toMatch(/n’est pas parti/);
  expect(screen.queryByRole("button", { name: "Envoyer" })).toBeNull();
});

test("it says so as soon as the list knows, before anything is sent", () => {
  const { rerender } = render(formOf());
  type("C’est corr");
  rerender(formOf({ isTaken: true }));
  expect(field().value).toBe("C’est corr");
  expect(screen.getByRole("alert")).toBeDefined();
});

test("an answer whose reply got lost can be sent again, though the list has it as dealt with", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  onSent.mockClear();
  const { rerender } = render(formOf());
  type("C’est corrigé.");
  await press("Envoyer");
  rerender(formOf({ isTaken: true }));
  expect(screen.getByRole("alert").textContent).not.toMatch(/n’est pas parti/);
  serverThatFinds("settled");
  await press("Envoyer");
  expect(onSent).toHaveBeenLastCalledWith("all");
});

test("a report that comes while the answer is written is not answered with it", async () => {
  const sent = serverThatFinds("settled");
  const { rerender } = render(formOf());
  type("C’est corrigé.");
  rerender(formOf({ reports: [reportOf("Berta"), reportOf("Clara")] }));
  await press("Envoyer");
  expect(sent).toEqual([
    { reports: [{ userId: "Berta", id: "report of Berta" }], answer: "C’est corrigé." },
  ]);
});

test("of several, those that somebody else has answered are told apart", async () => {
  serverThatFinds("settled", "not-open");
  render(formOf({ reports: [reportOf("Berta"), reportOf("Clara")] }));
  type("C’est corrigé.");
  await press("Envoyer");
  expect(onSent).toHaveBeenLastCalledWith("some");
});
