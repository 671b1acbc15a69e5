import { conjugationFamilies } from "@verbena/core/families";
import { languages } from "@verbena/core/languages";
import { searchInfinitive } from "@verbena/spanish/verbs";
import { expect, it } from "vitest";
import { loadContent } from "../load.ts";
import { withTypographicMarks } from "../style/typography.ts";
import { loadGuide } from "../theory/load-guide.ts";
import { reflexiveVerbs } from "../theory/reflexive-verbs.ts";
import { meanings as en } from "./en.ts";
import { meanings as es } from "./es.ts";
import { meanings as fr } from "./fr.ts";
import { meanings as nl } from "./nl.ts";

const MAX_LENGTH = 50;

const meanings = { fr, nl, en, es };
const texts = languages.flatMap((language) =>
  Object.entries(meanings[language]).map(([verb, text]) => ({ verb, language, text })),
);

it("has a meaning for every verb of the sentences and of the guides", async () => {
  const { conjugation } = await loadContent();
  const guides = await Promise.all(conjugationFamilies.map((key) => loadGuide(key, "fr")));
  const verbs = new Set([
    ...conjugation.map(({ verb }) => verb),
    ...guides.flatMap(({ sections }) => sections.flatMap(({ tables }) => tables)),
    ...reflexiveVerbs.map(({ verb }) => verb),
  ]);
  expect([...verbs].filter((verb) => fr[verb] === undefined)).toEqual([]);
});

it("has a meaning for at least 850 verbs", () => {
  expect(Object.keys(fr).length).toBeGreaterThanOrEqual(850);
});

it("lists known infinitives in alphabetical order", () => {
  const verbs = Object.keys(fr);
  expect(verbs).toEqual(verbs.toSorted(new Intl.Collator("es").compare));
  for (const verb of verbs) {
    expect(searchInfinitive(verb)).toMatchObject({ verb: { infinitive: verb }, isKnown: true });
  }
});

it.each(["nl", "en", "es"] as const)("lists the verbs in the same order: %s", (language) => {
  expect(Object.keys(meanings[language])).toEqual(Object.keys(fr));
});

it("has short, tidy texts, which do not begin with a capital or end with a full stop", () => {
  const untidy = texts.filter(
    ({ text }) =>
      text.length > MAX_LENGTH ||
      text !== withTypographicMarks(text.trim().replace(/\s+/g, " ")) ||
      /^\p{Lu}|[.;:]$|[\u00A0\u202F]/u.test(text) ||
      text.split("*").length % 2 === 0,
  );
  expect(untidy).toEqual([]);
});

it("has English infinitives with to, and no Spanish text that repeats its verb", () => {
  const withoutTo = texts.filter(
    ({ verb, language, text }) =>
      language === "en" && !/^(?:to |can, )/.test(text) && verb !== "haber",
  );
  const circular = texts.filter(
    ({ verb, language, text }) => language === "es" && text.split(/[\s,]+/).includes(verb),
  );
  expect([withoutTo, circular]).toEqual([[], []]);
});
