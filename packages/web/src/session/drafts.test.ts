// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import {
  deleteDraft,
  deleteDrafts,
  draftKey,
  parseDraft,
  readDraft,
  saveDraft,
  subscribeToDrafts,
} from "#session/drafts.ts";
import { fillStorage } from "#testing/fill-storage.ts";

const ana = draftKey("ana", "answer vivo-aqui");
const berta = draftKey("berta", "answer vivo-aqui");
const draftAt = (name: string) => parseDraft(readDraft(name));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  deleteDrafts();
  localStorage.clear();
});

test("a draft belongs to its learner and stays until it is deleted", () => {
  saveDraft(ana, { answer: "C’est corr" });
  saveDraft(ana, { answer: "C’est corrigé." });
  expect(draftAt(ana)).toEqual({ answer: "C’est corrigé." });
  expect(draftAt(berta)).toBeNull();
  deleteDraft(ana);
  expect(draftAt(ana)).toBeNull();
});

test("deleteDrafts deletes every draft and nothing else", () => {
  localStorage.setItem("verbena_theme", "dark");
  saveDraft(ana, { answer: "a" });
  saveDraft(berta, { answer: "b" });
  deleteDrafts();
  expect([draftAt(ana), draftAt(berta)]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(["verbena_theme"]);
});

test("saving a draft deletes those older than thirty days", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00.000Z") });
  saveDraft(ana, { answer: "old" });
  vi.setSystemTime(new Date("2026-03-31T11:00:00.000Z"));
  saveDraft(berta, { answer: "new" });
  expect(draftAt(ana)).toEqual({ answer: "old" });
  vi.setSystemTime(new Date("2026-03-31T13:00:00.000Z"));
  saveDraft(berta, { answer: "newer" });
  expect(draftAt(ana)).toBeNull();
});

test("an older draft does not come back when storage is too full for the new one", () => {
  saveDraft(ana, { answer: "C’est" });
  fillStorage("localStorage");
  saveDraft(ana, { answer: "C’est corrigé." });
  vi.unstubAllGlobals();
  expect(draftAt(ana)).toBeNull();
});

test("a draft that another tab deletes is deleted here too", () => {
  saveDraft(ana, { answer: "C’est corrigé." });
  localStorage.removeItem(ana);
  expect(draftAt(ana)).toBeNull();
});

test("a listener is notified of a change in another tab", () => {
  const listener = vi.fn();
  const stop = subscribeToDrafts(listener);
  window.dispatchEvent(new StorageEvent("storage", { key: ana, newValue: null }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test("deleteDrafts keeps the recent drafts of one learner", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00.000Z") });
  saveDraft(ana, { answer: "old" });
  vi.setSystemTime(new Date("2026-03-30T12:00:00.000Z"));
  const recent = draftKey("ana", "report vivo-aqui");
  saveDraft(recent, { comment: "recent" });
  saveDraft(berta, { answer: "b" });
  vi.setSystemTime(new Date("2026-04-01T12:00:00.000Z"));
  deleteDrafts("ana");
  expect(draftAt(recent)).toEqual({ comment: "recent" });
  expect([draftAt(ana), draftAt(berta)]).toEqual([null, null]);
});

test.each(["", "{", "[]", "null", '{"answer":"a"}', '{"version":0,"at":1,"value":{"answer":"a"}}'])(
  "%s is not a draft",
  (stored) => {
    localStorage.setItem(ana, stored);
    expect(draftAt(ana)).toBeNull();
  },
);

test("a listener is notified of each change until it unsubscribes", () => {
  const listener = vi.fn();
  const stop = subscribeToDrafts(listener);
  saveDraft(ana, { answer: "a" });
  deleteDraft(ana);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  saveDraft(ana, { answer: "b" });
  expect(listener).toHaveBeenCalledTimes(2);
});
