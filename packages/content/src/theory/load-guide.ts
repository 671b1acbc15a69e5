import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { ExerciseKey, ExplanationKey, Language } from "@verbena/core/vocabulary";
import { withFrenchSpacesIn } from "../style/typography.ts";
import type { GuideQuestion, GuideTexts, SectionTexts, TimelineRow } from "./guide.ts";
import { loadSections } from "./load-sections.ts";

/** A guide in one language, section by section. */
export type Guide = { title: string; intro: string; sections: readonly GuideSection[] };

export type GuideSection = Omit<SectionTexts, "why"> & {
  id: string;
  level: 2 | 3;
  /** Irregularities, or keys of explanations. */
  explains: readonly (Irregularity | ExplanationKey)[];
  /** Infinitives whose forms are shown side by side. */
  tables: readonly string[];
  practises?: readonly string[];
  examples: readonly GuideExample[];
  timeline?: readonly GuideTimelineRow[];
  question: (GuideQuestion & { why: string }) | null;
};

export type GuideExample = {
  /** A sentence; asterisks surround the words that illustrate the section. */
  es: string;
  /** null in the Spanish guide. */
  translation: string | null;
};

/** `shows` says what the drawing shows. */
export type GuideTimelineRow = Pick<TimelineRow, "es" | "marks"> & { shows: string };

/*
 * A guide is the folder with the key of its family. Each file is a chunk of its own in the browser. TypeScript does
 * not know the modules of such paths; each file states its type with `satisfies`.
 */

/** Loads a guide in one language. */
export async function loadGuide(key: ExerciseKey, language: Language): Promise<Guide> {
  const [sections, { examples, questions, timelines }, { texts }] = await Promise.all([
    loadSections(key),
    loadExamples(key),
    import(`./${key}/${language}.ts`) as Promise<{ texts: GuideTexts<string> }>,
  ]);
  const guide = {
    title: texts.title,
    intro: texts.intro,
    sections: sections.flatMap((section) => {
      const sectionTexts = texts.sections[section.id];
      // Never happens: the type of a guide's texts requires every section.
      if (sectionTexts === undefined) return [];
      const { why, ...shown } = sectionTexts;
      const question = questions?.[section.id];
      const timeline = timelines?.[section.id]?.map((row) => ({
        ...row,
        shows: row.shows[language],
      }));
      return {
        ...section,
        ...shown,
        ...(timeline && { timeline }),
        tables: "tables" in section ? section.tables : [],
        examples: (examples[section.id] ?? []).map((example) => inLanguage(example, language)),
        question: question && why ? { ...question, why } : null,
      };
    }),
  };
  return language === "fr" ? withFrenchSpacesIn(guide) : guide;
}

type Examples = {
  examples: Record<string, readonly Translated[]>;
  questions?: Record<string, GuideQuestion>;
  timelines?: Record<string, readonly TimelineRow[]>;
};

/** Loads the examples of a guide and the questions about its sections. */
export function loadExamples(key: ExerciseKey): Promise<Examples> {
  return import(`./${key}/examples.ts`);
}

type Translated = { es: string; fr: string; nl: string; en: string };

function inLanguage(example: Translated, language: Language): GuideExample {
  return { es: example.es, translation: language === "es" ? null : example[language] };
}
