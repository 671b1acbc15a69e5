import type { ExplanationKey, Family } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Irregularity } from "@verbena/spanish";
import { withFrenchSpacesIn } from "../style/typography.ts";
import type {
  ConjugationSection,
  GuideQuestion,
  GuideTexts,
  SectionTexts,
  TimelineRow,
} from "./guide.ts";
import { loadSections } from "./load-sections.ts";

/** The prose of a guide in one language, section by section. */
export type Guide = {
  title: string;
  intro: string;
  essentials: readonly string[];
  sections: readonly GuideSection[];
};

/** A section of any guide. Those of guides to fill-in families have no tables. */
export type GuideSection = Omit<SectionTexts, "why"> &
  Omit<ConjugationSection, "explains"> & {
    /** The irregularities or explanation keys that the section explains. */
    explains: readonly (Irregularity | ExplanationKey)[];
  };

/** Examples, questions, and drawings of a guide, by the section's anchor. */
export type Illustrations = ReadonlyMap<string, SectionIllustrations>;

export type SectionIllustrations = {
  examples: readonly GuideExample[];
  timeline: readonly GuideTimelineRow[] | null;
  question: (GuideQuestion & { why: string }) | null;
};

export type GuideExample = {
  /** A Spanish sentence. Asterisks surround the words that illustrate the section. */
  es: string;
  /** null in the Spanish guide. */
  translation: string | null;
};

/** A drawing with its description (`shows`) in one language. */
export type GuideTimelineRow = Pick<TimelineRow, "es" | "marks"> & { shows: string };

/*
 * A guide is a folder named after the key of its family. Each of its files is a chunk of its own in the browser.
 * TypeScript cannot check imports with such paths. Therefore each file states its type with `satisfies`.
 */

/** Loads the prose of a guide in one language. */
export async function loadGuide(key: Family, language: Language): Promise<Guide> {
  const [sections, texts] = await Promise.all([loadSections(key), loadTexts(key, language)]);
  const guide = {
    title: texts.title,
    intro: texts.intro,
    essentials: texts.essentials,
    sections: sections.flatMap((section) => {
      const sectionTexts = texts.sections[section.id];
      // Never happens: the type of a guide's texts requires every section.
      if (sectionTexts === undefined) return [];
      const { why: _withTheQuestion, ...shown } = sectionTexts;
      return { ...section, ...shown, tables: "tables" in section ? section.tables : [] };
    }),
  };
  return language === "fr" ? withFrenchSpacesIn(guide) : guide;
}

/**
 * Loads examples, questions, and drawings of a guide in one language. Separate from the prose, because learners can
 * read the prose before the rest is loaded.
 */
export async function loadIllustrations(key: Family, language: Language): Promise<Illustrations> {
  const [sections, texts, { examples, questions, timelines }] = await Promise.all([
    loadSections(key),
    loadTexts(key, language),
    loadExamples(key),
  ]);
  const illustrations = sections.map(({ id }): [string, SectionIllustrations] => {
    const question = questions?.[id];
    const why = texts.sections[id]?.why;
    const shown = {
      examples: (examples[id] ?? []).map((example) => inLanguage(example, language)),
      timeline:
        timelines?.[id]?.map(({ es, marks, shows }) => ({ es, marks, shows: shows[language] })) ??
        null,
      question: question && why ? { ...question, why } : null,
    };
    return [id, language === "fr" ? withFrenchSpacesIn(shown) : shown];
  });
  return new Map(illustrations);
}

async function loadTexts(key: Family, language: Language): Promise<GuideTexts<string>> {
  return (await import(`./${key}/${language}.ts`)).texts;
}

type Examples = {
  examples: Record<string, readonly Translated[]>;
  questions?: Record<string, GuideQuestion>;
  timelines?: Record<string, readonly TimelineRow[]>;
};

/** Loads the examples of a guide and the questions about its sections. */
export function loadExamples(key: Family): Promise<Examples> {
  return import(`./${key}/examples.ts`);
}

type Translated = { es: string; fr: string; nl: string; en: string };

function inLanguage(example: Translated, language: Language): GuideExample {
  return { es: example.es, translation: language === "es" ? null : example[language] };
}
