import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type {
  ConjugationKey,
  ExplanationKey,
  FillInWord,
  Person,
  TranslationLanguage,
} from "@verbena/core/vocabulary";

/** What a guide is made of, whatever its language. Prose is in `fr/`, `nl/`, `es/` and `en/`. */
export type ConjugationGuide<Id extends string = string> = {
  key: ConjugationKey;
  sections: readonly ConjugationSection<Id>[];
};

export type ConjugationSection<Id extends string = string> = {
  /** Anchor, which feedback links to. */
  id: Id;
  /** 2 for a section, 3 for a part of the one before it. */
  level: 2 | 3;
  /** Kinds of irregularity that are explained here, and in no other section. */
  explains: readonly Irregularity[];
  /** Infinitives whose forms are shown, side by side, as the engine conjugates them. */
  tables: readonly string[];
  examples: readonly ConjugationExample[];
};

/** A sentence in which one form, between asterisks, is that of the verb in the guide's tense. */
export type ConjugationExample = Translations & {
  es: string;
  verb: string;
  person: Person;
};

export type FillInGuide<Id extends string = string> = {
  key: "desde-hace";
  sections: readonly FillInSection<Id>[];
};

export type FillInSection<Id extends string = string> = {
  id: Id;
  /** Explanations of exercises that this section tells in full. */
  explains: readonly ExplanationKey[];
  examples: readonly FillInExample[];
};

/** A sentence in which the word, between asterisks, is the one that it is an example of. */
export type FillInExample = Translations & { es: string; word: FillInWord };

type Translations = Record<TranslationLanguage, string>;

/** A guide's prose in one language; `*…*` sets off Spanish words. */
export type GuideTexts<Id extends string = string> = {
  title: string;
  /** What the guide is about, in a sentence or two. */
  intro: string;
  sections: Record<Id, SectionTexts>;
};

export type SectionTexts = {
  title: string;
  /** Before the tables. */
  paragraphs: readonly string[];
  /** After tables and examples: what is easy to get wrong. */
  remarks?: readonly string[];
};

/** A verb with its meaning. */
export type GlossedVerb = Translations & { verb: string };
