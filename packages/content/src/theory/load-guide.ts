import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { ExerciseKey, ExplanationKey, Language } from "@verbena/core/vocabulary";
import { withFrenchSpacesIn } from "../style/typography.ts";
import { fillInGuides } from "./fill-in-guides.ts";
import type { GuideTexts, SectionTexts, TimelineRow } from "./guide.ts";
import { conjugationGuides } from "./guides.ts";

/** A guide in one language, section by section. */
export type Guide = { title: string; intro: string; sections: readonly GuideSection[] };

export type GuideSection = SectionTexts & {
  id: string;
  level: 2 | 3;
  /** Irregularities, or keys of explanations. */
  explains: readonly (Irregularity | ExplanationKey)[];
  /** Infinitives whose forms are shown side by side. */
  tables: readonly string[];
  practises?: readonly string[];
  examples: readonly GuideExample[];
  timeline?: readonly GuideTimelineRow[];
};

export type GuideExample = {
  /** A sentence; asterisks surround the words that illustrate the section. */
  es: string;
  /** null in the Spanish guide. */
  translation: string | null;
};

/** `shows` says what the drawing shows. */
export type GuideTimelineRow = Pick<TimelineRow, "es" | "marks"> & { shows: string };

const guides = { ...conjugationGuides, ...fillInGuides };

const examples = {
  "presente-indicativo": () => import("./examples/presente-indicativo.ts"),
  "preterito-indefinido": () => import("./examples/preterito-indefinido.ts"),
  "desde-hace": () => import("./examples/desde-hace.ts"),
} satisfies Record<ExerciseKey, unknown>;

const texts = {
  "presente-indicativo": {
    fr: () => import("./fr/presente-indicativo.ts"),
    nl: () => import("./nl/presente-indicativo.ts"),
    es: () => import("./es/presente-indicativo.ts"),
    en: () => import("./en/presente-indicativo.ts"),
  },
  "preterito-indefinido": {
    fr: () => import("./fr/preterito-indefinido.ts"),
    nl: () => import("./nl/preterito-indefinido.ts"),
    es: () => import("./es/preterito-indefinido.ts"),
    en: () => import("./en/preterito-indefinido.ts"),
  },
  "desde-hace": {
    fr: () => import("./fr/desde-hace.ts"),
    nl: () => import("./nl/desde-hace.ts"),
    es: () => import("./es/desde-hace.ts"),
    en: () => import("./en/desde-hace.ts"),
  },
} satisfies Record<ExerciseKey, Record<Language, unknown>>;

/** Loads a guide in one language. Prose and examples are separate chunks in the browser. */
export async function loadGuide(key: ExerciseKey, language: Language): Promise<Guide> {
  const [prose, exampleModule] = await Promise.all([texts[key][language](), examples[key]()]);
  const guideTexts: GuideTexts<string> = prose.texts;
  const examplesOf: Record<string, readonly Translated[]> = exampleModule.examples;
  const timelinesOf: Record<string, readonly TimelineRow[]> =
    "timelines" in exampleModule ? exampleModule.timelines : {};
  const sections = guides[key].sections.flatMap((section) => {
    const sectionTexts = guideTexts.sections[section.id];
    // Never happens: the type of a guide's texts requires every section.
    if (sectionTexts === undefined) return [];
    const timeline = timelinesOf[section.id]?.map((row) => ({
      ...row,
      shows: row.shows[language],
    }));
    return {
      ...section,
      ...sectionTexts,
      ...(timeline && { timeline }),
      tables: "tables" in section ? section.tables : [],
      examples: (examplesOf[section.id] ?? []).map((example) => inLanguage(example, language)),
    };
  });
  const guide = { title: guideTexts.title, intro: guideTexts.intro, sections };
  return language === "fr" ? withFrenchSpacesIn(guide) : guide;
}

type Translated = { es: string; fr: string; nl: string; en: string };

function inLanguage(example: Translated, language: Language): GuideExample {
  return { es: example.es, translation: language === "es" ? null : example[language] };
}
