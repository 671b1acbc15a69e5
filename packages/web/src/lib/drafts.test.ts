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

test("a draft belongs to its learner and stays until it is forgotten", () => {
  keepDraft(ana, { answer: "C’est corr" });
  keepDraft(ana, { answer: "C’est corrigé." });
  expect(draftAt(ana)).toEqual({ answer: "C’est corrigé." });
  expect(draftAt(berta)).toBeNull();
  forgetDraft(ana);
  expect(draftAt(ana)).toBeNull();
});

test("forgetDrafts removes every draft and nothing else", () => {
  localStorage.setItem("verbena_theme", "dark");
  keepDraft(ana, { answer: "a" });
  keepDraft(berta, { answer: "b" });
  forgetDrafts();
  expect([draftAt(ana), draftAt(berta)]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(["verbena_theme"]);
});

test("keeping a draft removes those older than thirty days", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00.000Z") });
  keepDraft(ana, { answer: "old" });
  vi.setSystemTime(new Date("2026-03-31T11:00:00.000Z"));
  keepDraft(berta, { answer: "new" });
  expect(draftAt(ana)).toEqual({ answer: "old" });
  vi.setSystemTime(new Date("2026-03-31T13:00:00.000Z"));
  keepDraft(berta, { answer: "newer" });
  expect(draftAt(ana)).toBeNull();
});

test("an older draft does not come back when a longer one has no room", () => {
  keepDraft(ana, { answer: "C’est" });
  fillStorage("localStorage");
  keepDraft(ana, { answer: "C’est corrigé." });
  vi.unstubAllGlobals();
  expect(draftAt(ana)).toBeNull();
});

test("a draft that another tab removes is gone here too", () => {
  keepDraft(ana, { answer: "C’est corrigé." });
  localStorage.removeItem(ana);
  expect(draftAt(ana)).toBeNull();
});

test("a listener hears of a change in another tab", () => {
  const heard = vi.fn();
  const stop = subscribeToDrafts(heard);
  window.dispatchEvent(new StorageEvent("storage", { key: ana, newValue: null }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test("forgetDrafts spares the recent drafts of one learner", () => {
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

test("a listener hears of each change until it unsubscribes", () => {
  const heard = vi.fn();
  const stop = subscribeToDrafts(heard);
  keepDraft(ana, { answer: "a" });
  forgetDraft(ana);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  keepDraft(ana, { answer: "b" });
  expect(heard).toHaveBeenCalledTimes(2);
});
