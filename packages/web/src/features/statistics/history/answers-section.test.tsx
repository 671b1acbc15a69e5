// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { PastAnswer } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { Answers, ArchiveNote, answersByDay } from "./answers-section.tsx";

beforeAll(startFrench);
afterEach(cleanup);

function answerAt(answeredAt: string, timeZone = "Europe/Paris"): PastAnswer {
  return {
    seq: Date.parse(answeredAt),
    family: "preterito-indefinido",
    item: "tener",
    context: "yo",
    sentence: "Ayer _______ suerte.",
    given: "tení",
    expected: "tuve",
    verdict: "wrong",
    cause: "regularised",
    answeredAt,
    timeZone,
  };
}

it("groups answers by day and keeps their order", () => {
  const answers = [
    answerAt("2026-11-21T21:00:00.000Z"),
    answerAt("2026-11-21T07:00:00.000Z"),
    answerAt("2026-11-20T12:00:00.000Z"),
  ];

  expect(answersByDay(answers)).toEqual([
    { day: "2026-11-21", answers: answers.slice(0, 2) },
    { day: "2026-11-20", answers: answers.slice(2) },
  ]);
});

it("uses the learner’s day, not that of UTC", () => {
  const days = answersByDay([
    answerAt("2026-11-21T23:30:00.000Z", "Europe/Paris"),
    answerAt("2026-11-21T03:00:00.000Z", "America/New_York"),
  ]);

  expect(days.map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-20"]);
});

it("shows the sentence, and a dash for an answer that was not given", () => {
  const answers = [
    { ...answerAt("2026-11-21T21:00:00.000Z"), given: null, cause: "gave-up" as const },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Answers answers={answers} search="" />
    </QueryClientProvider>,
  );

  const row = screen.getAllByRole("listitem")[0]?.textContent;
  expect(row).toMatch(/Sans réponse \(«\sJe ne sais pas\s»\)/);
  expect(row).toContain("— → , réponse correcte : tuve");
  expect(row).toContain("Ayer … suerte.");
});

it("says where the list ends if older answers are archived", () => {
  render(<ArchiveNote archivedUntil="2025-01-10T12:00:00.000Z" />);

  expect(screen.getByText(/^Vos réponses jusqu’au 10 janv\. 2025 sont archivées/)).toBeDefined();
});

it.each([null, undefined])("says nothing without an archive: %s", (archivedUntil) => {
  const { container } = render(<ArchiveNote archivedUntil={archivedUntil} />);

  expect(container.textContent).toBe("");
});
