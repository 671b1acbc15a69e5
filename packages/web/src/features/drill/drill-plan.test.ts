import { persons } from "@verbena/spanish";
import { expect, it } from "vitest";
import { type DrillPlan, listedWords, planOf, replaceWord, searchOf } from "./drill-plan.ts";
import { questionsOf, readList, readPlan, whyNoForms } from "./drill-questions.ts";

const plan: DrillPlan = {
  source: "verbs",
  verbs: "tener, ser",
  like: "",
  kinds: [],
  tenses: ["presente-indicativo", "preterito-perfecto"],
  persons: ["yo", "ellos"],
};

it.each([
  plan,
  { ...plan, source: "like", verbs: "", like: "conocer" },
  { ...plan, source: "kinds", verbs: "", kinds: ["e-ie", "zco"] },
  { ...plan, tenses: ["gerundio"], persons: [...persons] },
] as const satisfies DrillPlan[])("reads a plan from its address: $source", (written) => {
  expect(planOf(searchOf(written))).toEqual(written);
});

it("begins with the present, and with the persons that the learner practises", () => {
  expect(planOf({}, ["yo", "tú"])).toEqual({
    ...plan,
    verbs: "",
    tenses: ["presente-indicativo"],
    persons: ["yo", "tú"],
  });
});

it("leaves out unknown words of an address, and keeps the usual order", () => {
  const search = { kinds: "zco,abc,e-ie", tenses: "gerundio,presente,", persons: "ellos,vos,yo" };
  expect(planOf(search)).toMatchObject({
    source: "kinds",
    kinds: ["e-ie", "zco"],
    tenses: ["gerundio"],
    persons: ["yo", "ellos"],
  });
});

it.each([
  ["tener, ser", ["tener", "ser"]],
  ["Tener;ser\n\tir\u00A0y", ["tener", "ser", "ir", "y"]],
  ["1. oi\u0301r – rei\u0301rse.", ["oír", "reírse"]],
  ["levantar(se), ir (se)", ["levantar", "levantarse", "ir", "irse"]],
  [" , ,", []],
])("splits a pasted list: %j", (text, words) => {
  expect(listedWords(text)).toEqual(words);
});

it("corrects infinitives, keeps unknown ones, and suggests others for them and for other words", () => {
  const { verbs, unread, unknown } = readList(
    "oir, anadir, tener, tener, flurpear, escribier, hazlo, conocr, 123",
  );
  expect(verbs.map(({ infinitive }) => infinitive)).toEqual([
    "oír",
    "añadir",
    "tener",
    "flurpear",
    "escribier",
  ]);
  expect(unknown).toEqual([
    { word: "flurpear", suggestions: [] },
    { word: "escribier", suggestions: ["escribir"] },
  ]);
  expect(unread).toEqual([
    { word: "hazlo", suggestions: ["hacer"] },
    { word: "conocr", suggestions: ["conocer"] },
  ]);
});

it("reads the beginning of a very long list, and the address has no more than that", () => {
  const long = `ser, ${"tener, ".repeat(5_000)} ir`;
  const { verbs, readUpTo } = readList(long);
  expect(verbs.map(({ infinitive }) => infinitive)).toEqual(["ser", "tener"]);
  expect(readUpTo).toBe("tener");
  const { verbs: address = "" } = searchOf({ ...plan, verbs: long });
  expect(address).toMatch(/^ser,tener,/);
  expect(address.length).toBeLessThan(2_000);
  expect(listedWords("a".repeat(10_000))).toEqual([]);
});

it("stops after ten words that are no verbs of the dictionaries", () => {
  const letters = [..."abcdefghijklmno"];
  const { unread, readUpTo } = readList(letters.map((letter) => `xyz${letter}`).join(" "));
  expect(unread.map(({ word }) => word)).toEqual(letters.slice(0, 10).map((one) => `xyz${one}`));
  expect(readUpTo).toBe("xyzj");
  expect(readList("xyz, tener").readUpTo).toBeNull();
});

it("replaces a word of a list, not a part of another word", () => {
  expect(replaceWord("mantener, TENER ; tener", "tener", "ser")).toBe("mantener, ser ; ser");
});

it("has no verbs for an empty plan, and suggestions for a misspelt model", () => {
  expect(readPlan({ ...plan, verbs: "" })).toMatchObject({ verbs: [], unread: [] });
  expect(readPlan({ ...plan, source: "kinds" }).verbs).toEqual([]);
  expect(readPlan({ ...plan, source: "like", like: "conocr" }).unread[0]?.suggestions).toContain(
    "conocer",
  );
});

it("asks every form of the plan once", () => {
  const forms = questionsOf(plan, 1).map(({ accepted }) => accepted[0]);
  expect(forms.toSorted()).toEqual([
    "han sido",
    "han tenido",
    "he sido",
    "he tenido",
    "son",
    "soy",
    "tengo",
    "tienen",
  ]);
});

it.each([
  [{ verbs: "" }, "chooseVerb"],
  [{ verbs: "xyz" }, "chooseVerb"],
  [{ source: "kinds", kinds: [] }, "chooseKind"],
  [{ tenses: [] }, "chooseTense"],
  [{ source: "kinds", kinds: ["zco"], tenses: ["futuro-simple"] }, "noneOfKind"],
  [{ persons: [] }, "choosePerson"],
  [{ verbs: "llover", persons: ["yo"], tenses: ["imperativo-afirmativo"] }, "noForms"],
] as const satisfies [Partial<DrillPlan>, string][])("%j: %s", (change, reason) => {
  const chosen: DrillPlan = { ...plan, ...change };
  const list = readPlan(chosen);
  expect(questionsOf(chosen, 1, list)).toEqual([]);
  expect(whyNoForms(chosen, list)).toBe(reason);
});
