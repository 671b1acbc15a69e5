import {
  allFamilies,
  explanationKeysOf,
  families,
  isConjugationFamily,
} from "@verbena/core/families";
import { languages, translationLanguages } from "@verbena/core/languages";
import {
  conjugate,
  formOf,
  type Infinitive,
  readInfinitive,
  type TableTense,
} from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { loadContent } from "../load.ts";
import { type ConjugationExample, commonAnchors, type FillInExample } from "./guide.ts";
import {
  type GuideSection,
  loadExamples,
  loadGuide,
  loadIllustrations,
  type SectionIllustrations,
} from "./load-guide.ts";
import { loadSections } from "./load-sections.ts";
import { reflexiveVerbs } from "./reflexive-verbs.ts";

type IllustratedSection = GuideSection & SectionIllustrations;

const content = await loadContent();
const outlines = await Promise.all(
  allFamilies.map(async (key) => {
    const { examples, questions } = await loadExamples(key);
    return { key, sections: await loadSections(key), examples, questions };
  }),
);
const everyGuide = await Promise.all(
  allFamilies.flatMap((key) =>
    languages.map(async (language) => {
      const { sections, ...head } = await loadGuide(key, language);
      const illustrations = await loadIllustrations(key, language);
      const illustrated = sections.flatMap((section): IllustratedSection[] => {
        const illustration = illustrations.get(section.id);
        return illustration ? [{ ...section, ...illustration }] : [];
      });
      return { key, language, guide: { ...head, sections: illustrated } };
    }),
  ),
);

const conjugationExamples = outlines.flatMap(({ key, examples }) =>
  isConjugationFamily(key)
    ? Object.values(examples)
        .flat()
        .map((example) => ({ key, example: example as ConjugationExample }))
    : [],
);
const fillInExamples = outlines.flatMap(({ key, examples }) =>
  isConjugationFamily(key) ? [] : (Object.values(examples).flat() as FillInExample[]),
);
const allExamples = [...conjugationExamples.map(({ example }) => example), ...fillInExamples];
const questions = outlines.flatMap(({ key, questions: ofGuide }) =>
  Object.entries(ofGuide ?? {}).map(([section, question]) => ({ key, section, ...question })),
);

type GuideText = { where: string; text: string };

const titles: GuideText[] = everyGuide.flatMap(({ key, language, guide }) =>
  [guide.title, ...guide.sections.map(({ title }) => title)].map((text) => ({
    where: `${key} ${language}, title`,
    text,
  })),
);
const prose: GuideText[] = everyGuide.flatMap(({ key, language, guide }) => [
  { where: `${key} ${language}, intro`, text: guide.intro },
  ...guide.essentials.map((text) => ({ where: `${key} ${language}, essentials`, text })),
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
const inSpanish: GuideText[] = everyGuide.flatMap(({ key, guide }) =>
  guide.sections
    .flatMap(({ traps = [], timeline }) => [
      ...traps.flatMap(({ wrong, right }) => [wrong, right]),
      ...(timeline ?? []).map(({ es }) => es),
    ])
    .map((text) => ({ where: `${key}, in Spanish`, text })),
);
const texts = [...titles, ...prose, ...cells, ...sentences, ...inSpanish];

function proseOf(section: IllustratedSection): string[] {
  const { paragraphs, remarks = [], traps = [], timeline, question } = section;
  return [
    ...paragraphs,
    ...remarks,
    ...traps.map(({ why }) => why),
    ...(timeline ?? []).map(({ shows }) => shows),
    ...(question ? [question.why] : []),
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

describe.each(outlines)("the guide to $key", ({ key, sections, questions: ofGuide }) => {
  const explained = sections.flatMap(({ explains }): readonly string[] => explains);

  it.each(languages)("is complete in %s", (language) => {
    const found = everyGuide.find((one) => one.key === key && one.language === language);
    const guide = found?.guide ?? { sections: [] };

    expect(guide.sections.map(({ id }) => id)).toEqual(sections.map(({ id }) => id));
    expect(guide.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
    expect(guide.sections.filter(({ question }) => question).map(({ id }) => id)).toEqual(
      Object.keys(ofGuide ?? {}),
    );
  });

  it("gives each section a different anchor", () => {
    const ids = sections.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    if (isConjugationFamily(key)) {
      expect(ids).toEqual(expect.arrayContaining(Object.values(commonAnchors)));
    }
  });

  it("begins at the level of its family or below, and no subsection is easier than its section", () => {
    const [first] = sections;
    const sectionOf = (index: number) =>
      sections.slice(0, index + 1).findLast(({ depth }) => depth === 2);

    expect(first && first.level <= families[key].level).toBe(true);
    sections.forEach(({ id, level }, index) => {
      expect(level >= (sectionOf(index)?.level ?? "A1"), id).toBe(true);
    });
  });

  it("explains each irregularity or explanation key in one section", () => {
    const shown = isConjugationFamily(key)
      ? content.conjugation
          .filter(({ family }) => family === key)
          .map(({ verb, tense }) => ({ verb, tense }))
          .flatMap(({ verb, tense }) => conjugate(infinitiveIn(verb), tense))
          .flatMap(({ irregularities }): readonly string[] => irregularities)
      : content.fillIn.filter(({ family }) => family === key).map((one) => one.explanationKey);

    expect([...new Set(shown)].filter((kind) => !explained.includes(kind))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
    if (!isConjugationFamily(key)) {
      expect(explained.toSorted()).toEqual(explanationKeysOf(key).toSorted());
    }
  });

  it("links to sections that exist in other guides", () => {
    const targets = sections.flatMap((section) => ("related" in section ? section.related : []));

    for (const { guide, section } of targets ?? []) {
      const target = outlines.find((outline) => outline.key === guide);
      expect(guide).not.toBe(key);
      expect(target?.sections.map(({ id }) => id)).toContain(section ?? target?.sections[0]?.id);
    }
  });

  it("shows tables of correctly spelled infinitives", () => {
    const tenses = isConjugationFamily(key) ? families[key].tenses : [];
    const verbs = sections.flatMap((section) => ("tables" in section ? section.tables : []));

    for (const verb of verbs) {
      for (const tense of tenses) {
        expect(conjugate(infinitiveIn(verb), tense).length, verb).toBeGreaterThan(0);
      }
    }
  });
});

describe("a question of a guide", () => {
  it.each(questions)(
    "about $section has one blank and its answer among the options: $es",
    (one) => {
      expect(one.es.match(/_+/g)).toEqual(["_____"]);
      expect(one.options).toContain(one.answer);
      expect(new Set(one.options).size).toBe(one.options.length);
      expect(one.options.length).toBeGreaterThan(1);
    },
  );
});

describe("the essentials of a guide", () => {
  it.each(everyGuide)("have three to five short lines: $key, $language", ({ guide }) => {
    const { essentials } = guide;
    const lengths = essentials.map((text) => text.replaceAll("*", "").length);

    expect(essentials.length).toBeGreaterThanOrEqual(3);
    expect(essentials.length).toBeLessThanOrEqual(5);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(110);
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
    expect(textsMatching(/[^.?!…]$/, [...prose, ...sentences, ...inSpanish])).toEqual([]);
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

describe("the table of the forms of ser, estar, and hay", () => {
  const tenses: TableTense[] = [
    "presente-indicativo",
    "preterito-perfecto",
    "preterito-indefinido",
    "preterito-imperfecto",
    "futuro-simple",
    "condicional-simple",
  ];
  const formsIn = (tense: TableTense, verb: string) =>
    conjugate(infinitiveIn(verb), tense).map(({ form }) => form);
  const impersonal = (tense: TableTense) =>
    tense === "presente-indicativo" ? "hay" : formOf(infinitiveIn("haber"), tense, "él")?.form;

  it.each(languages)("has the forms that the engine builds, in %s", (language) => {
    const found = everyGuide.find(
      (one) => one.key === "ser-estar-hay" && one.language === language,
    );
    const section = found?.guide.sections.find(({ id }) => id === "formas");

    expect(section?.overview?.rows.map(([, ...cells]) => cells)).toEqual(
      tenses.map((tense) => [
        `*${formsIn(tense, "ser").join(", ")}*`,
        `*${formsIn(tense, "estar").join(", ")}*`,
        `*${impersonal(tense)}*`,
      ]),
    );
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
      guide.sections.flatMap(({ timeline }) => (timeline ?? []).flatMap((row) => row.marks)),
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
    ({ key, example }) => {
      const forms = families[key].tenses.flatMap((tense) => {
        const form = formOf(infinitiveIn(example.verb), tense, example.person);
        return form === undefined ? [] : [form.form, ...form.variants];
      });

      expect(markedIn(example.es)).toHaveLength(1);
      expect(forms).toContain(markedIn(example.es)[0]?.toLowerCase());
    },
  );

  it("of a fill-in guide marks its word", () => {
    for (const { es, word } of fillInExamples) {
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
  it("has no verb twice", () => {
    const verbs = reflexiveVerbs.map(({ verb }) => verb);
    expect(new Set(verbs).size).toBe(verbs.length);
  });

  it.each(reflexiveVerbs)("spells $verb correctly", ({ verb }) => {
    expect(infinitiveIn(verb).reflexive).toBe(true);
  });

  it("has every reflexive verb of the exercises in the presente and the indefinido", () => {
    const listed: string[] = reflexiveVerbs.map(({ verb }) => verb);
    const practised = content.conjugation
      .filter(({ tense }) => ["presente-indicativo", "preterito-indefinido"].includes(tense))
      .map(({ verb }) => verb)
      .filter((verb) => /se$/.test(verb));

    expect(practised.filter((verb) => !listed.includes(verb))).toEqual([]);
  });
});
