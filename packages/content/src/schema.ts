import {
  compoundTenses,
  explanationKeys,
  fillInKeys,
  fillInWords,
  languages,
  persons,
  type TranslationLanguage,
  tenses,
} from "@verbena/core/vocabulary";
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

/** A sentence in a file of `data/fill-in/`. */
export const fillInSentence = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected kebab-case"),
    sentence: sentenceWithBlank(FILL_IN_BLANK),
    answer: z.enum(fillInWords),
    /** Words of the sentence that decide the answer. */
    complement: line.optional(),
    /** The verb of the sentence when its tense decides together with the complement. */
    verb: line.optional(),
    ...translations,
    instruction: line.optional(),
    note: inEveryLanguage.optional(),
  })
  .superRefine(requireQuotes("complement", "verb"));

/** A file of `data/conjugation/<family>/`: the sentences of one verb in one tense. */
export const conjugationFile = z.strictObject({
  verb: line,
  tense: z.enum([...tenses, ...compoundTenses]),
  sentences: z.array(conjugationSentence).nonempty(),
});

/** A file of `data/fill-in/<type>/`: the sentences with one explanation. */
export const fillInFile = z.strictObject({
  type: z.enum(fillInKeys),
  explanation_key: z.enum(explanationKeys),
  sentences: z.array(fillInSentence).nonempty(),
});

/** The file `explanations.yaml` of a fill-in type: the explanations by their keys. */
export const explanationsFile = z.record(z.enum(explanationKeys), inEveryLanguage);

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
      context.addIssue({
        code: "custom",
        path: [field],
        message: `expected whole words that the sentence has exactly once beside its blank, got ${quote}`,
      });
    }
  };
}

function isTidyLine(text: string): boolean {
  return /^\S+( \S+)*$/.test(text) && text === text.normalize("NFC");
}
