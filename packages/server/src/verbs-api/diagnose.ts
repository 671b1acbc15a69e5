import { gradeAnswer } from "@verbena/core/grading/grade";
import { formOf, isCompoundTense, type Person, readInfinitive } from "@verbena/spanish";
import { type Cause, causeInWords, diagnose, diagnoseCompound } from "@verbena/spanish/diagnose";
import type { z } from "zod";
import { findVerb, VerbProblem } from "./find-verb.ts";
import type { diagnosis, diagnosisQuery } from "./schema.ts";

type Diagnosis = z.input<typeof diagnosis>;

/**
 * Whether an answer is right, and why not.
 *
 * @throws VerbProblem for a text that is no infinitive, and for a form that does not exist
 */
export function diagnoseForm(asked: z.output<typeof diagnosisQuery>): Diagnosis {
  const { tense, person = null, given } = asked;
  const { infinitive } = findVerb(asked.verb);
  const verb = readInfinitive(infinitive);
  const form = "problem" in verb ? undefined : formOf(verb, tense, person);
  if (!form)
    throw new VerbProblem(`${infinitive} has no form of ${person ?? "nobody"} in ${tense}.`);
  const answers = { answer: form.form, variants: form.variants, tense };
  const { verdict } = gradeAnswer(answers, given, "spain");
  return {
    verdict,
    right: [form.form, ...form.variants],
    causes: verdict === "correct" ? [] : causesOf({ ...asked, verb: infinitive, person }),
  };
}

type Asked = Omit<z.output<typeof diagnosisQuery>, "person"> & { person: Person | null };

function causesOf({ tense, person, ...asked }: Asked): Diagnosis["causes"] {
  if (isCompoundTense(tense)) {
    return diagnoseCompound({ ...asked, tense, person }).flatMap(({ part, causes }) =>
      causes.map((cause) => ({ ...described(cause), part })),
    );
  }
  // The forms of gerundio and participio have no person. The diagnosis ignores it there.
  return diagnose({ ...asked, tense, person: person ?? "yo" }).map(described);
}

const described = (cause: Cause) => ({ ...cause, sentence: causeInWords(cause) });
