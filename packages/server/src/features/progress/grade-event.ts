import { grade } from "@verbena/core/grading/grade";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { DiagnosisCode, Verdict } from "@verbena/core/vocabulary";
import { type Catalogue, correctAnswerTo, unknownPart } from "../../content/catalogue.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import { causeOf } from "./cause-of.ts";
import type { CheckedEvent } from "./schema.ts";

/** An event as progress takes it, or what is unknown about the exercise that it answers. */
export type Graded =
  | {
      status: "accepted";
      event: ProgressEvent;
      verdict: Verdict | null;
      cause: DiagnosisCode | null;
    }
  | { status: "skipped"; key: IssueKey };

/**
 * Grades an answer against the server's own content, and tells what went wrong; what a browser
 * thought of it never counts.
 */
export function gradeEvent(event: CheckedEvent, catalogue: Catalogue): Graded {
  if (event.kind !== "answer") return { status: "accepted", event, verdict: null, cause: null };
  const expected = correctAnswerTo(catalogue, event);
  if (expected === undefined) return { status: "skipped", key: unknownPart(catalogue, event) };
  const verdict = grade(expected, event.given);
  const cause = causeOf(event, expected, verdict);
  return { status: "accepted", event: { ...event, verdict, cause }, verdict, cause };
}
