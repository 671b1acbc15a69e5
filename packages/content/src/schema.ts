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

/** Underscores that stand for the missing word, by kind of exercise. */
const CONJUGATION_BLANK = 7;
const FILL_IN_BLANK = 5;

const line = z
  .string()
  .refine(isTidyLine, "expected one line of text, composed (NFC), without needless spaces");

/** One text in each language of the interface. */
const inEveryLanguage = z.record(z.enum(languages), line);

const translations = { fr: line, nl: line, en: line } satisfies Record<
  TranslationLanguage,
  unknown
>;

/** A file of `data/conjugation/<tense>/`: the sentences of one verb. */
export const conjugationFile = z.strictObject({
  verb: line,
  tense: z.enum(conjugationKeys),
  irregular: z.boolean(),
  sentences: z
    .array(
      z.strictObject({
        person: z.enum(persons),
        sentence: sentenceWithBlank(CONJUGATION_BLANK),
        answer: line,
        ...translations,
      }),
    )
    .nonempty(),
});

/** A file of `data/fill-in/<type>/`: the sentences that one explanation fits. */
export const fillInFile = z.strictObject({
  type: z.enum(fillInKeys),
  explanation_key: z.enum(explanationKeys),
  sentences: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected kebab-case"),
        sentence: sentenceWithBlank(FILL_IN_BLANK),
        answer: z.enum(fillInWords),
        ...translations,
        instruction: line.optional(),
        note: inEveryLanguage.optional(),
      }),
    )
    .nonempty(),
});

/** The file `explanations.yaml` of a fill-in type: why each key's sentences take their word. */
export const explanationsFile = z.record(z.enum(explanationKeys), inEveryLanguage);

function sentenceWithBlank(length: number) {
  return line.refine((sentence) => {
    const blanks = sentence.match(/_+/g) ?? [];
    return blanks.length === 1 && blanks[0]?.length === length;
  }, `expected exactly one blank of ${length} underscores`);
}

function isTidyLine(text: string): boolean {
  return /^\S+( \S+)*$/.test(text) && text === text.normalize("NFC");
}
