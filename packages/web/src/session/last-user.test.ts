// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana } from "#testing/sessions.ts";
import { deleteDrafts, draftKey, readDraft, saveDraft } from "./drafts.ts";
import { forgetUser, readLastUser, rememberUser } from "./last-user.ts";

const berta = { ...ana, id: "berta" };

const draft = draftKey(ana.id, "answer vivo-aqui");

afterEach(() => deleteDrafts());

test("a draft survives the end of its author’s session", async () => {
  saveDraft(draft, { answer: "C’est corr" });
  await forgetUser();
  await rememberUser(ana);
  expect(readDraft(draft)).not.toBeNull();
});

test("a pupil whose account a class made is not shown after the browser was closed", async () => {
  await freshDatabase();
  onTestFinished(closeDatabase);
  const pupil = { ...ana, isMade: true };
  await rememberUser(pupil);
  expect(await readLastUser()).toMatchObject({ id: ana.id });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
  document.cookie = "verbena_pupil=; path=/; max-age=0";
  expect(await readLastUser()).toBeUndefined();
});

test("a draft is deleted when another user signs in", async () => {
  saveDraft(draft, { answer: "C’est corr" });
  await forgetUser();
  await rememberUser(berta);
  expect(readDraft(draft)).toBeNull();
});
