// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { draftName, forgetDrafts, keepDraft, storedDraft } from "#lib/drafts.ts";
import { ana } from "#testing/sessions.ts";
import { rememberUser } from "./last-user.ts";

const berta = { ...ana, id: "berta" };

const draft = draftName(ana.id, "answer vivo-aqui");

afterEach(() => forgetDrafts());

test("a draft outlives the session, for whoever wrote it", async () => {
  keepDraft(draft, { answer: "C’est corr" });
  await rememberUser(null);
  await rememberUser(ana);
  expect(storedDraft(draft)).not.toBeNull();
});

test("somebody else who signs in does not find the drafts of the person before", async () => {
  keepDraft(draft, { answer: "C’est corr" });
  await rememberUser(null);
  await rememberUser(berta);
  expect(storedDraft(draft)).toBeNull();
});
