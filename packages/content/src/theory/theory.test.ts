import { conjugate, formOf } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import {
  type ConjugationKey,
  conjugationKeys,
  exerciseKeys,
  explanationKeysOf,
  fillInKeys,
  languages,
  translationLanguages,
} from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { loadContent } from "../load.ts";
import { examples as fillInExamples } from "./examples/desde-hace.ts";
import { examples as presenteExamples } from "./examples/presente-indicativo.ts";
import { examples as indefinidoExamples } from "./examples/preterito-indefinido.ts";
import { fillInGuides } from "./fill-in-guides.ts";
import type { ConjugationExample } from "./guide.ts";
import { conjugationGuides } from "./guides.ts";
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

type GuideText = { where: string; text: string };

const titles: GuideText[] = everyGuide.flatMap(({ key, language, guide }) =>
  [guide.title, ...guide.sections.map(({ title }) => title)].map((text) => ({
    where: `${key} ${language}, title`,
    text,
  })),
);
const prose: GuideText[] = everyGuide.flatMap(({ key, language, guide }) => [
  { where: `${key} ${language}, intro`, text: guide.intro },
  ...guide.sections.flatMap((section) =>
    proseOf(section).map((text) => ({ where: `${key} ${language}, ${section.id}`, text })),
  ),
]);
const cells: GuideText[] = everyGuide.flatMap(({ key, language, guide }) =>
  guide.sections
    .flatMap(({ overview }) => (overview ? [overview.columns, ...overview.rows].flat() : []))
    .map((text) => ({ where: `${key} ${language}, overview`, text })),
);
const sentences: GuideText[] = everyGuide.flatMap(({ key, language, guide }) =>
  guide.sections
    .flatMap(({ examples }) => examples)
    .map(({ es, translation }) => ({ where: `${key} ${language}`, text: translation ?? es })),
);
const texts = [...titles, ...prose, ...cells, ...sentences];

function proseOf({ paragraphs, remarks = [], traps = [], timeline = [] }: GuideSection): string[] {
  return [
    ...paragraphs,
    ...remarks,
    ...traps.flatMap(({ wrong, right, why }) => [wrong, right, why]),
    ...timeline.flatMap(({ es, shows }) => [es, shows]),
  ];
}

const textsMatching = (pattern: RegExp, within: GuideText[] = texts) =>
  within.filter(({ text }) => pattern.test(text));
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

  it.each(exerciseKeys)("to %s gives each section a different anchor", (key) => {
    const ids = guides[key].sections.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(conjugationKeys)(
    "to %s explains each irregularity of its verbs in one section",
    (key) => {
      const verbs = content.conjugation
        .filter(({ tense }) => tense === key)
        .map(({ verb }) => verb);
      const shown = [...new Set(verbs)]
        .flatMap((verb) => conjugate(infinitiveIn(verb), key))
        .flatMap(({ irregularities }) => irregularities);
      const explained = conjugationGuides[key].sections.flatMap(({ explains }) => explains);

      expect([...new Set(shown)].filter((kind) => !explained.includes(kind))).toEqual([]);
      expect(new Set(explained).size).toBe(explained.length);
    },
  );

  it.each(fillInKeys)("to %s gives each explanation in one section", (key) => {
    const explained = fillInGuides[key].sections.flatMap(({ explains }) => explains);

    expect(explained.toSorted()).toEqual(explanationKeysOf(key).toSorted());
  });

  it.each(conjugationKeys)("to %s shows tables of correctly spelled infinitives", (key) => {
    const shown = conjugationGuides[key].sections.flatMap(({ tables }) => tables);

    for (const verb of shown) expect(conjugate(infinitiveIn(verb), key), verb).toHaveLength(6);
  });
});

describe("a text of a guide", () => {
  it("is not empty", () => {
    expect(textsMatching(/^\s*$/)).toEqual([]);
  });

  it("has typographic apostrophes and quotation marks", () => {
    expect(textsMatching(/['"`´]/)).toEqual([]);
  });

  it("has asterisks in pairs, and none in titles", () => {
    const unpaired = texts.filter(({ text }) => text.split("*").length % 2 === 0);

    expect(unpaired).toEqual([]);
    expect(textsMatching(/\*/, titles)).toEqual([]);
  });

  it("ends with a closing mark, unless it is a title or a cell", () => {
    expect(textsMatching(/[^.?!…]$/, [...prose, ...sentences])).toEqual([]);
  });

  it("has no exclamation marks outside examples", () => {
    expect(textsMatching(/!/, [...titles, ...prose, ...cells])).toEqual([]);
  });

  it("has no ordinary space before French ; : ! ? or inside guillemets", () => {
    expect(textsMatching(/ [;:!?»]|« /, inFrench)).toEqual([]);
  });

  it("has a space before each French ; : ! ?", () => {
    const outsideSpanish = inFrench.map(({ where, text }) => ({
      where,
      text: text.replace(/\*[^*]*\*/g, "…"),
    }));

    expect(textsMatching(/[^\s;!?][;!?»]|[^\s\d]:|«\S/, outsideSpanish)).toEqual([]);
  });

  it("has no space before a mark in the other languages", () => {
    expect(textsMatching(/\s[,.;:!?»]|[«¿¡]\s/, notInFrench)).toEqual([]);
  });
});

describe("a trap", () => {
  const traps = everyGuide.flatMap(({ guide }) =>
    guide.sections.flatMap(({ traps = [] }) => traps),
  );

  it("marks what differs between the wrong and the right sentence", () => {
    const withoutMarked = (text: string) => text.replace(/\*[^*]*\*/g, "…");

    for (const { wrong, right } of traps) {
      expect(withoutMarked(wrong), wrong).toBe(withoutMarked(right));
      expect(markedIn(wrong), wrong).not.toEqual(markedIn(right));
    }
  });
});

describe("a timeline", () => {
  it("draws what happens from left to right, on the paper", () => {
    const marks = everyGuide.flatMap(({ guide }) =>
      guide.sections.flatMap(({ timeline = [] }) => timeline.flatMap((row) => row.marks)),
    );

    for (const mark of marks) {
      const [from, to] = "at" in mark ? [mark.at, mark.at + 1] : [mark.from, mark.to];
      expect(from, mark.shape).toBeGreaterThanOrEqual(0);
      expect(to, mark.shape).toBeGreaterThan(from);
      expect(to, mark.shape).toBeLessThanOrEqual(110);
    }
  });
});

describe("an example", () => {
  it.each(conjugationExamples)(
    "marks the form that the engine builds: $example.es",
    ({ tense, example }) => {
      const form = formOf(infinitiveIn(example.verb), tense, example.person);

      expect(markedIn(example.es).map((marked) => marked.toLowerCase())).toEqual([form?.form]);
    },
  );

  it("of the fill-in guide marks its word", () => {
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

  it("is not the sentence of an exercise", () => {
    const asked = [...content.conjugation, ...content.fillIn].map(({ sentence, answer }) =>
      wordsOf(sentence.replace(/_+/, answer)).join(" "),
    );
    const shown = allExamples.map(({ es }) => wordsOf(es).join(" "));

    expect(shown.filter((sentence) => asked.includes(sentence))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe("the list of reflexive verbs", () => {
  it("has twenty different verbs", () => {
    expect(new Set(reflexiveVerbs.map(({ verb }) => verb)).size).toBe(20);
    expect(reflexiveVerbs).toHaveLength(20);
  });

  it.each(reflexiveVerbs)("spells $verb correctly", ({ verb }) => {
    expect(infinitiveIn(verb).reflexive).toBe(true);
  });

  it("has every reflexive verb of the exercises", () => {
    const listed: string[] = reflexiveVerbs.map(({ verb }) => verb);
    const practised = content.conjugation
      .map(({ verb }) => verb)
      .filter((verb) => /se$/.test(verb));

    expect(practised.filter((verb) => !listed.includes(verb))).toEqual([]);
  });
});
