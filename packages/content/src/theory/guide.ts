import type { CefrLevel, ExplanationKey, Family } from "@verbena/core/families";
import type { Language, TranslationLanguage } from "@verbena/core/languages";
import type { Irregularity, Person } from "@verbena/spanish";

/** What the sections of all guides have in common. */
type CommonSection = {
  /** The anchor of the section. Feedback links to it. */
  id: string;
  /** 2 for a section, 3 for a subsection. */
  depth: 2 | 3;
  /** The level at which learners meet what the section explains. */
  level: SectionLevel;
  /** Whether its table compares Spanish words in pairs, which learners can hear. */
  comparesPairs?: true;
  related?: readonly Related[];
};

/** After the Plan curricular del Instituto Cervantes. C1 is for what is rare. */
export type SectionLevel = CefrLevel | "C1";

/** The data of a section of a guide to a tense, for all languages. */
export type ConjugationSection = CommonSection & {
  /** The irregularities that this section explains. No other section of the guide explains them. */
  explains: readonly Irregularity[];
  /** Infinitives whose forms the section shows side by side. */
  tables: readonly string[];
  /** Items to practise, such as *no leer*. Only needed if neither `explains` nor `tables` gives the items. */
  itemsToPractise?: readonly string[];
};

/** The data of a section of a guide to a fill-in family, for all languages. */
export type FillInSection = CommonSection & {
  /** The explanation keys of exercises that this section explains in full. */
  explains: readonly ExplanationKey[];
};

/** Where another guide says more. */
export type Related = {
  guide: Family;
  /** The anchor of a section. Without it, the link is to the whole guide. */
  section?: string;
};

export type Section = ConjugationSection | FillInSection;

/** Anchors of sections that every guide to a tense has. */
export const commonAnchors = {
  use: "uso",
  regular: "regulares",
  reflexive: "reflexivos",
} as const;

/** A sentence with its translations. */
type TranslatedSentence = Record<TranslationLanguage, string> & {
  /** Asterisks surround the words that illustrate the section. */
  es: string;
};

/** An example of a form. The words between asterisks are the form in the guide's tense. */
export type ConjugationExample = TranslatedSentence & { verb: string; person: Person };

/** An example of a choice. The words between asterisks are the right answer. */
export type FillInExample = TranslatedSentence & { word: string };

/** A sentence with a drawing on a line of time. */
export type TimelineRow = {
  /** The Spanish sentence. Asterisks surround the words that the drawing shows. */
  es: string;
  marks: readonly TimelineMark[];
  /** A description of the drawing. */
  shows: Record<Language, string>;
};

/** A mark in the drawing. Positions go from 0 (far in the past) to 100 (now). */
export type TimelineMark =
  | { shape: "point"; at: number }
  /** Something with a beginning and an end. */
  | { shape: "segment"; from: number; to: number }
  /** Something that continues. */
  | { shape: "arrow"; from: number; to: number }
  /** Something whose beginning and end are out of sight. */
  | { shape: "band"; from: number; to: number }
  /** A period in which something happens. */
  | { shape: "zone"; from: number; to: number }
  /** A measured length of time. */
  | { shape: "length"; from: number; to: number }
  /** The present moment of a story about the past. */
  | { shape: "narratedNow"; at: number };

/** A question about a section: a sentence with a blank, and the options that may fill it. */
export type GuideQuestion = { es: string; options: readonly string[]; answer: string };

/** A guide's prose in one language; `*…*` sets off Spanish words. */
export type GuideTexts<Id extends string> = {
  title: string;
  intro: string;
  /** What to remember of the guide, in three to five sentences. */
  essentials: readonly string[];
  sections: Record<Id, SectionTexts>;
};

export type SectionTexts = {
  title: string;
  /** The text before the tables. */
  paragraphs: readonly string[];
  /** A table that the engine does not build. */
  overview?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Frequent mistakes. Shown after tables and examples. */
  remarks?: readonly string[];
  /** Mistakes that come from the reader's language. */
  traps?: readonly Trap[];
  /** Why the answer to the section's question is right. */
  why?: string;
};

/** A mistake and what to say instead. Asterisks surround the words that differ. */
export type Trap = { wrong: string; right: string; why: string };

/** A verb with its meaning. */
export type GlossedVerb = Record<TranslationLanguage, string> & { verb: string };

/** The ids of a guide's sections. */
export type SectionId<Sections extends readonly Section[]> = Sections[number]["id"];
