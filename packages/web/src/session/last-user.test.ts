// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { ana } from "#testing/sessions.ts";
import { deleteDrafts, draftKey, readDraft, saveDraft } from "./drafts.ts";
import { forgetUser, rememberUser } from "./last-user.ts";

const berta = { ...ana, id: "berta" };

const draft = draftKey(ana.id, "answer vivo-aqui");

afterEach(() => deleteDrafts());

test("a draft survives the end of its author’s session", async () => {
  saveDraft(draft, { answer: "C’est corr" });
  await forgetUser();
  await rememberUser(ana);
  expect(readDraft(draft)).not.toBeNull();
});

test("a draft is deleted when another user signs in", async () => {
  saveDraft(draft, { answer: "C’est corr" });
  await forgetUser();
  await rememberUser(berta);
  expect(readDraft(draft)).toBeNull();
});
