import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { ExplanationKey, Family } from "@verbena/core/families";
import type { Language, TranslationLanguage } from "@verbena/core/languages";
import type { Person } from "@verbena/core/tenses";

/** What is the same in every language about a section of a guide to a tense. */
export type ConjugationSection = {
  /** Anchor, which feedback links to. */
  id: string;
  /** 2 for a section, 3 for a part of the one before it. */
  level: 2 | 3;
  /** Irregularities that only this section of the guide explains. */
  explains: readonly Irregularity[];
  /** Infinitives whose forms are shown side by side. */
  tables: readonly string[];
  /** Items to practise (*no leer*), where the section explains no irregularity and they are not its tables' verbs. */
  practises?: readonly string[];
  related?: readonly Related[];
};

/** What is the same in every language about a section of a guide to words. */
export type FillInSection = {
  id: string;
  level: 2 | 3;
  /** Explanations of exercises that this section gives in full. */
  explains: readonly ExplanationKey[];
  related?: readonly Related[];
};

/** Where another guide says more. */
export type Related = {
  guide: Family;
  /** Anchor of its section; the whole guide unless given. */
  section?: string;
};

export type Section = ConjugationSection | FillInSection;

/** Anchors of sections that the guide to each tense has. */
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

/** The words between asterisks are the form of the verb in the guide's tense. */
export type ConjugationExample = TranslatedSentence & { verb: string; person: Person };

/** The words between asterisks are the right answer. */
export type FillInExample = TranslatedSentence & { word: string };

/** One of the lines of time that are drawn below each other. */
export type TimelineRow = {
  /** Spanish words; asterisks surround those that the drawing is about. */
  es: string;
  marks: readonly TimelineMark[];
  /** What the drawing shows. */
  shows: Record<Language, string>;
};

/** A part of the drawing, at positions between 0, far in the past, and 100, which is now. */
export type TimelineMark =
  | { shape: "point"; at: number }
  /** Something with a beginning and an end. */
  | { shape: "segment"; from: number; to: number }
  /** Something that goes on. */
  | { shape: "arrow"; from: number; to: number }
  /** Something whose beginning and end are out of sight. */
  | { shape: "band"; from: number; to: number }
  /** A period in which something happens. */
  | { shape: "zone"; from: number; to: number }
  /** A measured length of time. */
  | { shape: "length"; from: number; to: number }
  /** The moment that a story has reached. */
  | { shape: "then"; at: number };

/** A question about a section: the blank of a sentence, and what may fill it. */
export type GuideQuestion = { es: string; options: readonly string[]; answer: string };

/** A guide's prose in one language; `*…*` sets off Spanish words. */
export type GuideTexts<Id extends string> = {
  title: string;
  intro: string;
  sections: Record<Id, SectionTexts>;
};

export type SectionTexts = {
  title: string;
  /** Before the tables. */
  paragraphs: readonly string[];
  /** A table without verb forms. */
  overview?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** After tables and examples: frequent mistakes. */
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
