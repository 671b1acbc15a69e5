import { diagnoseFillIn, diagnoseForm } from "@verbena/core/diagnosis/diagnose-fill-in";
import { gradeAnswer } from "@verbena/core/grading/grade";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { type DiagnosisCode, isConjugationKey, type Verdict } from "@verbena/core/vocabulary";
import {
  type CardSentence,
  type Catalogue,
  cardSentence,
  unknownPart,
} from "../../content/catalogue.ts";
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
  const asked = cardSentence(catalogue, event, event.sentence);
  if (asked === undefined) return { status: "skipped", key: unknownPart(catalogue, event) };
  const { given, region = "spain" } = event;
  const { verdict } = gradeAnswer({ ...asked, answer: asked.correctAnswer }, given, region);
  const cause = given === null ? "gave-up" : causeOf(asked, given, verdict);
  return { status: "accepted", event: { ...event, verdict, cause }, verdict, cause };
}

type Asked = Pick<
  CardSentence,
  "exerciseKey" | "infinitive" | "tense" | "person" | "correctAnswer"
>;

/** The first cause of the diagnosis; null for a right answer. */
export function causeOf(asked: Asked, given: string, verdict: Verdict): DiagnosisCode | null {
  if (verdict === "correct") return null;
  if (verdict === "accent") return "accent";
  const [first] = diagnosisOf(asked, given);
  return first?.code ?? "unknown";
}

function diagnosisOf(asked: Asked, given: string) {
  const { exerciseKey, infinitive: verb, tense, person, correctAnswer: wanted } = asked;
  if (!isConjugationKey(exerciseKey)) {
    return diagnoseFillIn({ ...asked, exerciseKey, answer: wanted, given });
  }
  if (verb === null || tense === null || person === null) return [];
  return diagnoseForm({ verb, tense, person, given, wanted });
}
