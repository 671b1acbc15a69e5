// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fillStorage } from "#testing/fill-storage.ts";
import { clearTabValues, readCookie, tabValue, writeCookie } from "./web-storage.ts";

const names = tabValue<string[]>("names");

afterEach(() => vi.restoreAllMocks());
beforeEach(() => sessionStorage.clear());

it("keeps a value for its learner and for nobody else", () => {
  names.write("ana", ["Zoe"]);

  expect(names.read("ana")).toEqual(["Zoe"]);
  expect(names.read("luis")).toBeNull();
});

it.each(['["Zoe"]', '{"version":0,"at":1,"value":["Zoe"]}', "["])(
  "reads nothing from the text %s",
  (text) => {
    names.write("ana", ["Zoe"]);
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);

    expect(names.read("ana")).toBeNull();
  },
);

it("removes a value when null is written", () => {
  names.write("ana", ["Zoe"]);
  names.write("ana", null);

  expect(sessionStorage).toHaveLength(0);
});

it("removes the older value when storage is too full for the new one", () => {
  names.write("ana", ["Zoe"]);
  fillStorage("sessionStorage");
  names.write("ana", ["Zoe", "Mara"]);
  vi.unstubAllGlobals();

  expect(names.read("ana")).toBeNull();
});

it("clears the values of all learners, or of all except one, and nothing else", () => {
  sessionStorage.setItem("another program’s", "1");
  names.write("ana", ["Zoe"]);
  names.write("luis", ["Mara"]);

  clearTabValues("ana");
  expect(names.read("ana")).toEqual(["Zoe"]);
  expect(names.read("luis")).toBeNull();
  clearTabValues();
  expect(names.read("ana")).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(["another program’s"]);
});

const writtenCookies = () => {
  const set = vi.spyOn(document, "cookie", "set");
  writeCookie("verbena_test", "sí", 1);
  return set.mock.calls.flat();
};

it("reads a cookie that it wrote", () => {
  writeCookie("verbena_test", "sí; no", 1);
  expect(readCookie("verbena_test")).toBe("sí; no");
  expect(readCookie("verbena_other")).toBeNull();
});

it("marks a cookie as secure on an HTTPS page", () => {
  const plain = "verbena_test=s%C3%AD; path=/; max-age=86400; samesite=lax";
  expect(writtenCookies()).toEqual([plain]);
  vi.stubGlobal("location", { protocol: "https:" });
  expect(writtenCookies()).toEqual([plain, `${plain}; secure`]);
  vi.unstubAllGlobals();
});
