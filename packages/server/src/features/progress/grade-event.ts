import type { DiagnosisCode, Verdict } from "@verbena/core/causes";
import { causeOf } from "@verbena/core/diagnosis/diagnose-answer";
import { gradeAnswer } from "@verbena/core/grading/grade";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { type Catalogue, cardSentence, unknownPart } from "../../content/catalogue.ts";
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
  const question = { ...asked, answer: asked.correctAnswer };
  const { verdict } = gradeAnswer(question, given, region);
  const cause = given === null ? "gave-up" : causeOf({ ...question, given }, verdict);
  return { status: "accepted", event: { ...event, verdict, cause }, verdict, cause };
}
