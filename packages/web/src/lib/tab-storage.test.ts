// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { fillStorage } from "#testing/fill-storage.ts";
import { forgetTab, keptInTab } from "./tab-storage.ts";

const kept = keptInTab("names", z.array(z.string()));

beforeEach(() => sessionStorage.clear());

it("keeps a value for the person whose it is, and for nobody else", () => {
  kept.write("ana", ["Zoe"]);

  expect(kept.read("ana")).toEqual(["Zoe"]);
  expect(kept.read("luis")).toBeNull();
});

it.each(["[1]", "["])("has nothing where %s is kept, which it has not written", (text) => {
  kept.write("ana", ["Zoe"]);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);

  expect(kept.read("ana")).toBeNull();
});

it("leaves no trace of a value that is taken back", () => {
  kept.write("ana", ["Zoe"]);
  kept.write("ana", null);

  expect(sessionStorage).toHaveLength(0);
});

it("keeps nothing, rather than what was before, where a value has no room", () => {
  kept.write("ana", ["Zoe"]);
  fillStorage("sessionStorage");
  kept.write("ana", ["Zoe", "Mara"]);
  vi.unstubAllGlobals();

  expect(kept.read("ana")).toBeNull();
});

it("forgets what was kept, of everybody or of all others, and nothing else", () => {
  sessionStorage.setItem("another program’s", "1");
  kept.write("ana", ["Zoe"]);
  kept.write("luis", ["Mara"]);

  forgetTab("ana");
  expect(kept.read("ana")).toEqual(["Zoe"]);
  expect(kept.read("luis")).toBeNull();
  forgetTab();
  expect(kept.read("ana")).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(["another program’s"]);
});
