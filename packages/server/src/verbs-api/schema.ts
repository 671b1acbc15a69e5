import { verdicts } from "@verbena/core/causes";
import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import { compoundTenses, irregularities, persons, tenses, verbClasses } from "@verbena/spanish";
import { z } from "zod";

// The schemas of the HTTP interface for programs. The OpenAPI document is made from them.

/** UTF-16 units of an infinitive. The longest Spanish ones have 24 letters. */
const VERB_MAX_LENGTH = 30;

const verb = z.string().trim().min(1).max(VERB_MAX_LENGTH);

export const suggestionQuery = z.object({
  starts: verb.describe("The first letters of an infinitive. Accents may be missing."),
});

export const suggestions = z.object({
  verbs: z.array(z.string()).max(20).describe("Infinitives, the most frequent first."),
});

export const verbParameters = z.object({
  verb: verb.describe("An infinitive, such as tener or levantarse."),
});

export const tense = z.enum([...tenses, ...compoundTenses]);
export const person = z
  .enum(persons)
  .describe("In imperatives, él and ellos mean usted and ustedes.");

const form = z.object({
  person: person.nullable().describe("Null for a form that has no person."),
  form: z.string().describe("The usual form, with its pronoun and no."),
  variants: z.array(z.string()).describe("Other accepted forms."),
  parts: z
    .object({ before: z.string(), stem: z.string(), ending: z.string(), after: z.string() })
    .describe("Together they are the form."),
  irregularities: z
    .array(z.enum(irregularities))
    .describe("How the form differs from the regular model. Later releases may add some."),
});

export const verbTable = z.object({
  infinitive: z.string(),
  class: z.enum(verbClasses),
  reflexive: z.boolean(),
  known: z
    .boolean()
    .describe("Whether our dictionary has the verb. Others are conjugated by their ending."),
  suggestions: z.array(z.string()).describe("Verbs that may have been meant."),
  tenses: z.array(
    z.object({ tense, forms: z.array(form).describe("Forms that exist, by person.") }),
  ),
});

export const diagnosisQuery = z.object({
  verb,
  tense,
  person: person
    .optional()
    .describe("Required, except in tenses whose forms have no person, such as gerundio."),
  given: z.string().trim().min(1).max(ANSWER_MAX_LENGTH).describe("The answer, as it was typed."),
});

const cause = z
  .object({
    code: z.string().describe("Later releases may add codes."),
    sentence: z.string().describe("The cause in English."),
    part: z
      .enum(["whole", "pronoun", "auxiliary", "participle"])
      .optional()
      .describe("The part of a compound form that is wrong."),
  })
  .catchall(z.unknown())
  .describe("What is wrong, with more fields for each code.");

export const diagnosis = z.object({
  verdict: z.enum(verdicts).describe("accent: right, except for accents or the marks of ñ and ü"),
  right: z.array(z.string()).describe("The usual form, then other accepted ones."),
  causes: z.array(cause).describe("The best explanation first. Empty for a right answer."),
});

/** RFC 9457. */
export const problem = z.object({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  suggestions: z.array(z.string()).optional().describe("Verbs that may have been meant."),
});
