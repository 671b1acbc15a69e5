import type { DiagnosisCode, Verdict } from "@verbena/core/causes";
import { causeOf } from "@verbena/core/diagnosis/diagnose-answer";
import { gradeAnswer } from "@verbena/core/grading/grade";
import { errorTopic } from "@verbena/core/knowledge/error-topic";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { type Catalogue, cardSentence, unknownPart } from "../../content/catalogue.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import type { LoggedAnswer } from "./find-logged.ts";
import type { ValidEvent } from "./schema.ts";

/** What an event counts as. */
export type Graded =
  | {
      status: "accepted";
      event: ProgressEvent;
      /** Null unless the event is an answer. */
      verdict: Verdict | null;
      cause: DiagnosisCode | null;
    }
  | { status: "skipped"; key: IssueKey };

type Known = {
  catalogue: Catalogue;
  /** The answer with an id, in the log or earlier in the batch. */
  findAnswer: (id: string) => LoggedAnswer | undefined;
};

/** Decides whether an event counts. Grades an answer with the server's content, not by the browser's verdict. */
export function gradeEvent(event: ValidEvent, { catalogue, findAnswer }: Known): Graded {
  if (event.kind === "answer") return gradeGiven(event, catalogue);
  if (event.kind === "retraction") {
    const answer = findAnswer(event.answer);
    const isRetractable =
      answer?.family === event.family && answer.status !== "skipped" && !answer.isTooLateToRetract;
    if (!isRetractable) return { status: "skipped", key: "unknownAnswer" };
  }
  return { status: "accepted", event, verdict: null, cause: null };
}

function gradeGiven(event: Extract<ValidEvent, { kind: "answer" }>, catalogue: Catalogue): Graded {
  const asked = cardSentence(catalogue, event, event.sentence);
  if (asked === undefined) return { status: "skipped", key: unknownPart(catalogue, event) };
  const { given, region = "spain" } = event;
  const { correctAnswer: expected } = asked;
  const { verdict } = gradeAnswer({ ...asked, answer: expected }, given, region);
  const cause = given === null ? "gave-up" : causeOf({ ...asked, expected, given }, verdict);
  const answer = withTopic({ ...event, verdict, cause }, catalogue);
  return { status: "accepted", event: answer, verdict, cause };
}

/** An event with its topic, if it is a wrong answer. */
export function withTopic<Event extends ProgressEvent>(event: Event, catalogue: Catalogue): Event {
  if (event.kind !== "answer" || event.verdict !== "wrong") return event;
  const { family, item, context, given, cause } = event;
  const asked = cardSentence(catalogue, event, event.sentence);
  if (asked === undefined) return { ...event, topic: cause ?? "unknown" };
  const sentence = { ...asked, answer: asked.correctAnswer };
  return {
    ...event,
    topic: errorTopic({ card: { family, item, context }, sentence, given }, cause),
  };
}
