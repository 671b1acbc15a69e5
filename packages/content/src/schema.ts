import { asksWord, choicesIn, explanationKeysOf, type FillInFamily } from "@verbena/core/families";
import { languages, type TranslationLanguage } from "@verbena/core/languages";
import { compoundTenses, persons, tenses } from "@verbena/spanish";
import { z } from "zod";
import {
  CONJUGATION_BLANK,
  FILL_IN_BLANK,
  hasOneBlank,
  occursOnceIn,
} from "./style/style-violations.ts";

const line = z
  .string()
  .refine(isTidyLine, "expected one line of text, composed (NFC), without needless spaces");

/** One text in each language of the interface: a note, or an explanation. */
export const inEveryLanguage = z.record(z.enum(languages), line);

const tense = z.enum([...tenses, ...compoundTenses]);

const translations = { fr: line, nl: line, en: line } satisfies Record<
  TranslationLanguage,
  unknown
>;

/** A sentence in a file of `data/conjugation/`. */
export const conjugationSentence = z
  .strictObject({
    person: z.enum(persons),
    sentence: sentenceWithBlank(CONJUGATION_BLANK),
    answer: line,
    /** Words of the sentence that decide the tense. */
    time: line.optional(),
    /** Words of the sentence that decide the person. */
    subject: line.optional(),
    ...translations,
  })
  .superRefine(requireQuotes("time", "subject"));

/** A sentence in a file of `data/fill-in/`. It asks for a word or for a form of a verb. */
export function fillInSentence(family: FillInFamily) {
  return z
    .strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected kebab-case"),
      sentence: sentenceWithBlank(FILL_IN_BLANK),
      answer: line,
      /** The asked form. */
      infinitive: line.optional(),
      person: z.enum(persons).optional(),
      tense: tense.optional(),
      /** Words of the sentence that decide the answer. */
      complement: line.optional(),
      /** The other verb of the sentence, if its tense helps to choose the word. */
      verb: line.optional(),
      /** Words of the sentence that decide the person of a form. */
      subject: line.optional(),
      ...translations,
      instruction: line.optional(),
      note: inEveryLanguage.optional(),
    })
    .superRefine(requireQuotes("complement", "verb", "subject"))
    .superRefine(asksWord(family) ? requireWord(choicesIn(family)) : requireForm);
}

type FillInFields = { answer: string } & { [Field in FormField | "verb"]?: string | undefined };
type FormField = (typeof formFields)[number];

const formFields = ["infinitive", "person", "tense", "subject"] as const;

/** Requires one of a few words as the answer. Forbids the fields of a form. */
function requireWord(words: readonly string[]) {
  return (entry: FillInFields, context: z.RefinementCtx) => {
    if (!words.includes(entry.answer)) {
      addIssue(context, "answer", `expected ${words.join(" or ")}, got ${entry.answer}`);
    }
    for (const field of formFields) {
      if (entry[field] !== undefined) addIssue(context, field, "expected only for a verb form");
    }
  };
}

function requireForm(entry: FillInFields, context: z.RefinementCtx) {
  for (const field of ["infinitive", "person", "tense"] as const) {
    if (entry[field] === undefined) addIssue(context, field, "expected for a verb form");
  }
  if (entry.verb !== undefined) addIssue(context, "verb", "expected only for a word");
}

function addIssue(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: "custom", path: [field], message });
}

/** A file of `data/conjugation/<family>/`: the sentences of one verb in one tense. */
export const conjugationFile = z.strictObject({
  verb: line,
  tense,
  sentences: z.array(conjugationSentence).nonempty(),
});

/** A file of `data/fill-in/<family>/`: the sentences with one explanation. */
export function fillInFile(family: FillInFamily) {
  return z.strictObject({
    family: z.literal(family),
    explanation_key: explanationKey(family),
    sentences: z.array(fillInSentence(family)).nonempty(),
  });
}

/** The file `explanations.yaml` of a fill-in family: the explanations by their keys. */
export function explanationsFile(family: FillInFamily) {
  return z.record(explanationKey(family), inEveryLanguage);
}

const explanationKey = (family: FillInFamily) => z.enum(explanationKeysOf(family));

function sentenceWithBlank(length: number) {
  return line.refine(
    (sentence) => hasOneBlank(sentence, length),
    `expected exactly one blank of ${length} underscores`,
  );
}

/** Requires that fields quote whole words that occur once in the sentence. */
function requireQuotes<Field extends string>(...fields: readonly Field[]) {
  return (
    entry: { sentence: string } & { [F in Field]?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    for (const field of fields) {
      const quote = entry[field];
      if (quote === undefined || occursOnceIn(entry.sentence, quote)) continue;
      addIssue(
        context,
        field,
        `expected whole words that the sentence has exactly once beside its blank, got ${quote}`,
      );
    }
  };
}

function isTidyLine(text: string): boolean {
  return /^\S+( \S+)*$/.test(text) && text === text.normalize("NFC");
}
