import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type {
  ConjugationKey,
  ExplanationKey,
  FillInKey,
  FillInWord,
  Person,
  TranslationLanguage,
} from "@verbena/core/vocabulary";

/** What a guide is made of, whatever its language. */
export type ConjugationGuide = { key: ConjugationKey; sections: readonly ConjugationSection[] };

export type ConjugationSection = {
  /** Anchor, which feedback links to. */
  id: string;
  /** 2 for a section, 3 for a part of the one before it. */
  level: 2 | 3;
  /** Kinds of irregularity that are explained here, and in no other section of the guide. */
  explains: readonly Irregularity[];
  /** Infinitives whose forms are shown side by side, as the engine conjugates them. */
  tables: readonly string[];
};

export type FillInGuide = { key: FillInKey; sections: readonly FillInSection[] };

export type FillInSection = {
  id: string;
  level: 2 | 3;
  /** Explanations of exercises that this section tells in full. */
  explains: readonly ExplanationKey[];
};

/** A sentence with its translations. */
type TranslatedSentence = Record<TranslationLanguage, string> & {
  /** What it is an example of stands between asterisks. */
  es: string;
};

/** The marked words are the form of the verb in the guide's tense. */
export type ConjugationExample = TranslatedSentence & { verb: string; person: Person };

/** The marked word is the one that it is an example of. */
export type FillInExample = TranslatedSentence & { word: FillInWord };

/** A guide's prose in one language; `*…*` sets off Spanish words. */
export type GuideTexts<Id extends string> = {
  title: string;
  /** What the guide is about, in a sentence or two. */
  intro: string;
  sections: Record<Id, SectionTexts>;
};

export type SectionTexts = {
  title: string;
  /** Before the tables. */
  paragraphs: readonly string[];
  /** An overview that is no table of forms: heads of its columns, then its rows. */
  overview?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** After tables and examples: what is easy to get wrong. */
  remarks?: readonly string[];
};

/** A verb with its meaning. */
export type GlossedVerb = Record<TranslationLanguage, string> & { verb: string };

/** The ids of a guide's sections. */
export type SectionId<Guide extends { sections: readonly { id: string }[] }> =
  Guide["sections"][number]["id"];
