import { conjugate, formOf } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import {
  type ConjugationKey,
  conjugationKeys,
  exerciseKeys,
  explanationKeys,
  fillInKeys,
  languages,
  translationLanguages,
} from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { loadContent } from "../load.ts";
import { examples as fillInExamples } from "./examples/desde-hace.ts";
import { examples as presenteExamples } from "./examples/presente-indicativo.ts";
import { examples as indefinidoExamples } from "./examples/preterito-indefinido.ts";
import type { ConjugationExample } from "./guide.ts";
import { conjugationGuides, fillInGuides } from "./guides.ts";
import { type GuideSection, loadGuide } from "./load-guide.ts";
import { reflexiveVerbs } from "./reflexive-verbs.ts";

const content = await loadContent();
const guides = { ...conjugationGuides, ...fillInGuides };
const everyGuide = await Promise.all(
  exerciseKeys.flatMap((key) =>
    languages.map(async (language) => ({ key, language, guide: await loadGuide(key, language) })),
  ),
);

const conjugationExamples: { tense: ConjugationKey; example: ConjugationExample }[] = [
  ...Object.values(presenteExamples)
    .flat()
    .map((example) => ({ tense: "presente-indicativo" as const, example })),
  ...Object.values(indefinidoExamples)
    .flat()
    .map((example) => ({ tense: "preterito-indefinido" as const, example })),
];
const allExamples = [
  ...conjugationExamples.map(({ example }) => example),
  ...Object.values(fillInExamples).flat(),
];

type Said = { where: string; text: string };

const titles: Said[] = everyGuide.flatMap(({ key, language, guide }) =>
  [guide.title, ...guide.sections.map(({ title }) => title)].map((text) => ({
    where: `${key} ${language}, title`,
    text,
  })),
);
const prose: Said[] = everyGuide.flatMap(({ key, language, guide }) => [
  { where: `${key} ${language}, intro`, text: guide.intro },
  ...guide.sections.flatMap((section) =>
    proseOf(section).map((text) => ({ where: `${key} ${language}, ${section.id}`, text })),
  ),
]);
const cells: Said[] = everyGuide.flatMap(({ key, language, guide }) =>
  guide.sections
    .flatMap(({ overview }) => (overview ? [overview.columns, ...overview.rows].flat() : []))
    .map((text) => ({ where: `${key} ${language}, overview`, text })),
);
const sentences: Said[] = everyGuide.flatMap(({ key, language, guide }) =>
  guide.sections
    .flatMap(({ examples }) => examples)
    .map(({ es, translation }) => ({ where: `${key} ${language}`, text: translation ?? es })),
);
const texts = [...titles, ...prose, ...cells, ...sentences];

function proseOf({ paragraphs, remarks = [] }: GuideSection): string[] {
  return [...paragraphs, ...remarks];
}

const saidLike = (pattern: RegExp, said: Said[] = texts) =>
  said.filter(({ text }) => pattern.test(text));
const inFrench = texts.filter(({ where }) => where.includes(" fr"));
const notInFrench = texts.filter(({ where }) => !where.includes(" fr"));

const markedIn = (text: string) => text.split("*").filter((_, index) => index % 2 === 1);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function infinitiveIn(text: string): Infinitive {
  const verb = readInfinitive(text);
  if ("problem" in verb || verb.infinitive !== text) throw new Error(`${text}: no infinitive`);
  return verb;
}

describe("a guide", () => {
  it.each(everyGuide)("to $key is complete in $language", ({ key, guide }) => {
    expect(guide.sections.map(({ id }) => id)).toEqual(guides[key].sections.map(({ id }) => id));
    expect(guide.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
  });

  it.each(exerciseKeys)("to %s gives each section an anchor of its own", (key) => {
    const ids = guides[key].sections.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(conjugationKeys)("to %s explains each kind that its verbs show in one section", (key) => {
    const verbs = content.conjugation.filter(({ tense }) => tense === key).map(({ verb }) => verb);
    const shown = [...new Set(verbs)]
      .flatMap((verb) => conjugate(infinitiveIn(verb), key))
      .flatMap(({ irregularities }) => irregularities);
    const explained = conjugationGuides[key].sections.flatMap(({ explains }) => explains);

    expect([...new Set(shown)].filter((kind) => !explained.includes(kind))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });

  it.each(fillInKeys)("to %s tells each explanation in one section", (key) => {
    const told = fillInGuides[key].sections.flatMap(({ explains }) => explains);

    expect(told.toSorted()).toEqual(explanationKeys.toSorted());
  });

  it.each(conjugationKeys)("to %s shows tables of infinitives as the engine spells them", (key) => {
    const shown = conjugationGuides[key].sections.flatMap(({ tables }) => tables);

    for (const verb of shown) expect(conjugate(infinitiveIn(verb), key), verb).toHaveLength(6);
  });
});

describe("a text of a guide", () => {
  it("is not empty", () => {
    expect(saidLike(/^\s*$/)).toEqual([]);
  });

  it("has typographic apostrophes and quotation marks", () => {
    expect(saidLike(/['"`´]/)).toEqual([]);
  });

  it("sets Spanish words off with asterisks in pairs, and none in titles", () => {
    const unpaired = texts.filter(({ text }) => text.split("*").length % 2 === 0);

    expect(unpaired).toEqual([]);
    expect(saidLike(/\*/, titles)).toEqual([]);
  });

  it("ends with a closing mark, unless it is a title or a cell", () => {
    expect(saidLike(/[^.?!…]$/, [...prose, ...sentences])).toEqual([]);
  });

  it("explains without exclamation marks", () => {
    expect(saidLike(/!/, [...titles, ...prose, ...cells])).toEqual([]);
  });

  it("has no ordinary space before a French high mark or inside guillemets", () => {
    expect(saidLike(/ [;:!?»]|« /, inFrench)).toEqual([]);
  });

  it("has a space before each French high mark", () => {
    const outsideSpanish = inFrench.map(({ where, text }) => ({
      where,
      text: text.replace(/\*[^*]*\*/g, "…"),
    }));

    expect(saidLike(/[^\s;!?][;!?»]|[^\s\d]:|«\S/, outsideSpanish)).toEqual([]);
  });

  it("has no space before a mark in the other languages", () => {
    expect(saidLike(/\s[,.;:!?»]|[«¿¡]\s/, notInFrench)).toEqual([]);
  });
});

describe("an example", () => {
  it.each(conjugationExamples)("marks what the engine makes: $example.es", ({ tense, example }) => {
    const form = formOf(infinitiveIn(example.verb), tense, example.person);

    expect(markedIn(example.es).map((marked) => marked.toLowerCase())).toEqual([form?.form]);
  });

  it("of the fill-in guide marks the word that it is an example of", () => {
    for (const { es, word } of Object.values(fillInExamples).flat()) {
      expect(
        markedIn(es).map((marked) => marked.toLowerCase()),
        es,
      ).toEqual([word]);
    }
  });

  it("is translated into each language", () => {
    const untranslated = allExamples.filter((example) =>
      translationLanguages.some((language) => example[language].trim() === ""),
    );

    expect(untranslated).toEqual([]);
  });

  it("is not a sentence that learners are asked for", () => {
    const asked = [...content.conjugation, ...content.fillIn].map(({ sentence, answer }) =>
      wordsOf(sentence.replace(/_+/, answer)).join(" "),
    );
    const told = allExamples.map(({ es }) => wordsOf(es).join(" "));

    expect(told.filter((sentence) => asked.includes(sentence))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe("the list of reflexive verbs", () => {
  it("has twenty different ones", () => {
    expect(new Set(reflexiveVerbs.map(({ verb }) => verb)).size).toBe(20);
    expect(reflexiveVerbs).toHaveLength(20);
  });

  it.each(reflexiveVerbs)("has $verb as the engine spells it", ({ verb }) => {
    expect(infinitiveIn(verb).reflexive).toBe(true);
  });

  it("has every reflexive verb of the stock", () => {
    const listed: string[] = reflexiveVerbs.map(({ verb }) => verb);
    const practised = content.conjugation
      .map(({ verb }) => verb)
      .filter((verb) => /se$/.test(verb));

    expect(practised.filter((verb) => !listed.includes(verb))).toEqual([]);
  });
});
