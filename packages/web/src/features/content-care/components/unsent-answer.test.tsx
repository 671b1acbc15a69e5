// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { draftName, forgetDrafts, keepDraft } from "#lib/drafts.ts";
import { SessionContext } from "#session/session-context.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { answerDraft } from "../draft-names.ts";
import { UnsentAnswer } from "./unsent-answer.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const show = (exerciseId: string) =>
  render(
    <SessionContext value={sessionOf(ana)}>
      <li>
        <h2 tabIndex={-1}>vivo-aqui</h2>
        <UnsentAnswer exerciseId={exerciseId} />
      </li>
    </SessionContext>,
  );

test("an answer that was begun to what somebody else has dealt with is found, until it is thrown away", () => {
  keepDraft(draftName(ana.id, answerDraft("vivo-aqui")), { answer: "C’est corr" });
  show("vivo-aqui");
  expect(screen.getByText("C’est corr")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
  expect(screen.queryByText("C’est corr")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("nothing is said of other sentences, and of what somebody else has begun", () => {
  keepDraft(draftName(ana.id, answerDraft("vivo-aqui")), { answer: "C’est corr" });
  keepDraft(draftName("rosa", answerDraft("oír")), { answer: "Gracias" });
  show("oír");
  expect(screen.queryByRole("button")).toBeNull();
});
