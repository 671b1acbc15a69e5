import {
  conjugationKeys,
  explanationKeys,
  fillInKeys,
  fillInWords,
  languages,
  persons,
  type TranslationLanguage,
} from "@verbena/core/vocabulary";
import { z } from "zod";
import {
  CONJUGATION_BLANK,
  FILL_IN_BLANK,
  hasOneBlank,
  standsOnceIn,
} from "./style/style-rules.ts";

const line = z
  .string()
  .refine(isTidyLine, "expected one line of text, composed (NFC), without needless spaces");

/** One text in each language of the interface: a note, or an explanation. */
export const inEveryLanguage = z.record(z.enum(languages), line);

const translations = { fr: line, nl: line, en: line } satisfies Record<
  TranslationLanguage,
  unknown
>;

/** A sentence of `data/conjugation/`, as its file has it. */
export const conjugationSentence = z
  .strictObject({
    person: z.enum(persons),
    sentence: sentenceWithBlank(CONJUGATION_BLANK),
    answer: line,
    /** Words of the sentence that settle the tense. */
    time: line.optional(),
    /** Words of the sentence that settle the person. */
    subject: line.optional(),
    ...translations,
  })
  .superRefine(quotingItself("time", "subject"));

/** A sentence of `data/fill-in/`, as its file has it. */
export const fillInSentence = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected kebab-case"),
    sentence: sentenceWithBlank(FILL_IN_BLANK),
    answer: z.enum(fillInWords),
    /** Words of the sentence that ask for the answer. */
    complement: line.optional(),
    /** The verb of the sentence, where its tense decides together with the complement. */
    verb: line.optional(),
    ...translations,
    instruction: line.optional(),
    note: inEveryLanguage.optional(),
  })
  .superRefine(quotingItself("complement", "verb"));

/** A file of `data/conjugation/<tense>/`: the sentences of one verb. */
export const conjugationFile = z.strictObject({
  verb: line,
  tense: z.enum(conjugationKeys),
  sentences: z.array(conjugationSentence).nonempty(),
});

/** A file of `data/fill-in/<type>/`: the sentences that one explanation fits. */
export const fillInFile = z.strictObject({
  type: z.enum(fillInKeys),
  explanation_key: z.enum(explanationKeys),
  sentences: z.array(fillInSentence).nonempty(),
});

/** The file `explanations.yaml` of a fill-in type: why each key's sentences take their word. */
export const explanationsFile = z.record(z.enum(explanationKeys), inEveryLanguage);

function sentenceWithBlank(length: number) {
  return line.refine(
    (sentence) => hasOneBlank(sentence, length),
    `expected exactly one blank of ${length} underscores`,
  );
}

/** Expects of some fields that they quote whole words of their sentence which stand there once. */
function quotingItself<Field extends string>(...fields: readonly Field[]) {
  return (
    entry: { sentence: string } & { [F in Field]?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    for (const field of fields) {
      const quote = entry[field];
      if (quote === undefined || standsOnceIn(entry.sentence, quote)) continue;
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
