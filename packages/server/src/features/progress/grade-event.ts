import { readItem } from "@verbena/core/conjugation/family-item";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import { diagnoseCompound } from "@verbena/core/diagnosis/diagnose-compound";
import { diagnoseWord } from "@verbena/core/diagnosis/diagnose-word";
import { grade } from "@verbena/core/grading/grade";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import {
  type DiagnosisCode,
  type ExerciseKey,
  fillInWords,
  isCompoundTense,
  isConjugationKey,
  isPerson,
  type Verdict,
} from "@verbena/core/vocabulary";
import { type Catalogue, correctAnswerTo, unknownPart } from "../../content/catalogue.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import type { ValidEvent } from "./schema.ts";

/** What an event counts as. */
export type Graded =
  | {
      status: "accepted";
      event: ProgressEvent;
      verdict: Verdict | null;
      cause: DiagnosisCode | null;
    }
  | { status: "skipped"; key: IssueKey };

/** Grades and diagnoses an answer with the server's content. The browser's verdict is not used. */
export function gradeEvent(event: ValidEvent, catalogue: Catalogue): Graded {
  if (event.kind !== "answer") return { status: "accepted", event, verdict: null, cause: null };
  const expected = correctAnswerTo(catalogue, event, event.sentence);
  if (expected === undefined) return { status: "skipped", key: unknownPart(catalogue, event) };
  const { given } = event;
  const verdict = given === null ? "wrong" : grade(expected, given);
  const cause = given === null ? "gave-up" : causeOf({ ...event, given }, expected, verdict);
  return { status: "accepted", event: { ...event, verdict, cause }, verdict, cause };
}

type Answer = { exerciseKey: ExerciseKey; item: string; context: string; given: string };

/** The first cause of the diagnosis; null for a right answer. */
export function causeOf(answer: Answer, expected: string, verdict: Verdict): DiagnosisCode | null {
  if (verdict === "correct") return null;
  if (verdict === "accent") return "accent";
  const [first] = diagnosisOf(answer, expected);
  return first?.code ?? "unknown";
}

function diagnosisOf({ exerciseKey, item, context, given }: Answer, expected: string) {
  if (isConjugationKey(exerciseKey) && isPerson(context)) {
    const { verb, tense } = readItem(exerciseKey, item);
    if (!isCompoundTense(tense)) {
      return diagnose({ verb, tense, person: context, given, wanted: expected });
    }
    const parts = diagnoseCompound({ verb, tense, person: context, given });
    return parts.flatMap(({ causes }) => causes);
  }
  const wanted = fillInWords.find((word) => word === expected);
  return wanted === undefined ? [] : diagnoseWord({ wanted, given });
}
