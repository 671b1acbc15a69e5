// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { deleteDrafts, draftKey, saveDraft } from "#session/drafts.ts";
import { SessionContext } from "#session/use-session.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { UnsentAnswer } from "./answered-reports.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  deleteDrafts();
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

test("shows the draft of an answer that nobody got, until it is deleted", () => {
  saveDraft(draftKey(ana.id, "answer vivo-aqui"), { answer: "C’est corr" });
  show("vivo-aqui");
  expect(screen.getByText("C’est corr")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
  expect(screen.queryByText("C’est corr")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("shows no drafts of other sentences or other administrators", () => {
  saveDraft(draftKey(ana.id, "answer vivo-aqui"), { answer: "C’est corr" });
  saveDraft(draftKey("rosa", "answer oír"), { answer: "Gracias" });
  show("oír");
  expect(screen.queryByRole("button")).toBeNull();
});
