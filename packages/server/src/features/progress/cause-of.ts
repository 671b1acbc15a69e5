import { diagnose } from "@verbena/core/diagnosis/diagnose";
import { diagnoseWord } from "@verbena/core/diagnosis/diagnose-word";
import {
  type DiagnosisCode,
  type ExerciseKey,
  fillInWords,
  isConjugationKey,
  isPerson,
  type Verdict,
} from "@verbena/core/vocabulary";

type Answer = { exerciseKey: ExerciseKey; item: string; context: string; given: string };

/**
 * The code under which a graded answer counts: the first of its diagnosis.
 *
 * @returns null for a right answer
 */
export function causeOf(answer: Answer, expected: string, verdict: Verdict): DiagnosisCode | null {
  if (verdict === "correct") return null;
  if (verdict === "accent") return "accent";
  const [first] = diagnosisOf(answer, expected);
  return first?.code ?? "unknown";
}

function diagnosisOf({ exerciseKey, item, context, given }: Answer, expected: string) {
  if (isConjugationKey(exerciseKey) && isPerson(context)) {
    return diagnose({ verb: item, tense: exerciseKey, person: context, given, wanted: expected });
  }
  const wanted = fillInWords.find((word) => word === expected);
  return wanted === undefined ? [] : diagnoseWord({ wanted, given });
}
