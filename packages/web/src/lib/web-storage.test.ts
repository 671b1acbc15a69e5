// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { fillStorage } from "#testing/fill-storage.ts";
import { forgetTabValues, tabValue } from "./web-storage.ts";

const names = tabValue("names", z.array(z.string()));

beforeEach(() => sessionStorage.clear());

it("keeps a value for its learner and for nobody else", () => {
  names.write("ana", ["Zoe"]);

  expect(names.read("ana")).toEqual(["Zoe"]);
  expect(names.read("luis")).toBeNull();
});

it.each(["[1]", "["])("reads nothing from the malformed text %s", (text) => {
  names.write("ana", ["Zoe"]);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);

  expect(names.read("ana")).toBeNull();
});

it("removes a value when null is written", () => {
  names.write("ana", ["Zoe"]);
  names.write("ana", null);

  expect(sessionStorage).toHaveLength(0);
});

it("keeps nothing rather than an older value when a new one has no room", () => {
  names.write("ana", ["Zoe"]);
  fillStorage("sessionStorage");
  names.write("ana", ["Zoe", "Mara"]);
  vi.unstubAllGlobals();

  expect(names.read("ana")).toBeNull();
});

it("forgets the values of all learners, or of all but one, and nothing else", () => {
  sessionStorage.setItem("another program’s", "1");
  names.write("ana", ["Zoe"]);
  names.write("luis", ["Mara"]);

  forgetTabValues("ana");
  expect(names.read("ana")).toEqual(["Zoe"]);
  expect(names.read("luis")).toBeNull();
  forgetTabValues();
  expect(names.read("ana")).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(["another program’s"]);
});
