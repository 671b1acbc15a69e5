// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { fillStorage } from "#testing/fill-storage.ts";
import {
  draftName,
  forgetDraft,
  forgetDrafts,
  keepDraft,
  readDraft,
  storedDraft,
  subscribeToDrafts,
} from "./drafts.ts";

const ana = draftName("ana", "answer vivo-aqui");
const berta = draftName("berta", "answer vivo-aqui");
const draftAt = (name: string) => readDraft(storedDraft(name));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetDrafts();
  localStorage.clear();
});

test("a draft is its owner's, and stays until it is forgotten", () => {
  keepDraft(ana, { answer: "C’est corr" });
  keepDraft(ana, { answer: "C’est corrigé." });
  expect(draftAt(ana)).toEqual({ answer: "C’est corrigé." });
  expect(draftAt(berta)).toBeNull();
  forgetDraft(ana);
  expect(draftAt(ana)).toBeNull();
});

test("who signs out leaves no draft behind, of nobody, and nothing else goes", () => {
  localStorage.setItem("verbena_theme", "dark");
  keepDraft(ana, { answer: "a" });
  keepDraft(berta, { answer: "b" });
  forgetDrafts();
  expect([draftAt(ana), draftAt(berta)]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(["verbena_theme"]);
});

test("a draft of more than thirty days ago goes when another is kept", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00.000Z") });
  keepDraft(ana, { answer: "old" });
  vi.setSystemTime(new Date("2026-03-31T11:00:00.000Z"));
  keepDraft(berta, { answer: "new" });
  expect(draftAt(ana)).toEqual({ answer: "old" });
  vi.setSystemTime(new Date("2026-03-31T13:00:00.000Z"));
  keepDraft(berta, { answer: "newer" });
  expect(draftAt(ana)).toBeNull();
});

test("where the browser stores nothing, a draft lasts as long as the page", () => {
  fillStorage("localStorage");
  keepDraft(ana, { answer: "C’est corrigé." });
  expect(draftAt(ana)).toEqual({ answer: "C’est corrigé." });
});

test("where a longer text has no room any more, the shorter one that is stored does not come back", () => {
  keepDraft(ana, { answer: "C’est" });
  fillStorage("localStorage");
  keepDraft(ana, { answer: "C’est corrigé." });
  expect(draftAt(ana)).toEqual({ answer: "C’est corrigé." });
  vi.unstubAllGlobals();
  keepDraft(ana, { answer: "C’est corrigé, merci." });
  expect(draftAt(ana)).toEqual({ answer: "C’est corrigé, merci." });
  forgetDraft(ana);
  expect(draftAt(ana)).toBeNull();
});

test("what another tab has sent or given up is no draft here either", () => {
  keepDraft(ana, { answer: "C’est corrigé." });
  localStorage.removeItem(ana);
  expect(draftAt(ana)).toBeNull();
});

test.each([
  ["the draft", ana],
  ["everything", null],
])("where nothing more is stored, another tab that removes %s is heard", (_, key) => {
  const heard = vi.fn();
  const stop = subscribeToDrafts(heard);
  fillStorage("localStorage");
  keepDraft(ana, { answer: "C’est corrigé." });
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
  expect(draftAt(ana)).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test("for one person the drafts of others go, and their own that are old", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00.000Z") });
  keepDraft(ana, { answer: "old" });
  vi.setSystemTime(new Date("2026-03-30T12:00:00.000Z"));
  const recent = draftName("ana", "report vivo-aqui");
  keepDraft(recent, { comment: "recent" });
  keepDraft(berta, { answer: "b" });
  vi.setSystemTime(new Date("2026-04-01T12:00:00.000Z"));
  forgetDrafts("ana");
  expect(draftAt(recent)).toEqual({ comment: "recent" });
  expect([draftAt(ana), draftAt(berta)]).toEqual([null, null]);
});

test.each(["", "{", "[]", "null", '{"texts":{"answer":7},"typedAt":1}', '{"texts":{"a":"b"}}'])(
  "%s is no draft",
  (stored) => {
    localStorage.setItem(ana, stored);
    expect(draftAt(ana)).toBeNull();
  },
);

test("who listens hears of each change until they do not listen any more", () => {
  const heard = vi.fn();
  const stop = subscribeToDrafts(heard);
  keepDraft(ana, { answer: "a" });
  forgetDraft(ana);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  keepDraft(ana, { answer: "b" });
  expect(heard).toHaveBeenCalledTimes(2);
});
