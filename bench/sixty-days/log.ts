import type { Instant } from "@verbena/core/calendar";
import { type Family, forEveryFamily } from "@verbena/core/families";
import { chanceOfCard } from "@verbena/core/knowledge/chance";
import { afterEstimate } from "@verbena/core/knowledge/estimates";
import { foldAnswer } from "@verbena/core/knowledge/fold-answer";
import { type Knowledge, noKnowledge } from "@verbena/core/knowledge/knowledge";
import { cardKey } from "@verbena/core/progress/card";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import { type FoldedFamilies, foldEvents } from "@verbena/core/progress/fold-events";
import type { AnswerEvent, ProgressEvent } from "@verbena/core/progress/progress-event";
import { sm2 } from "@verbena/core/scheduling/sm2";
import type { Question } from "./questions.ts";

type Logged = {
  event: ProgressEvent;
  receivedAt: Instant;
  /** What the card alone promised before the answer. */
  recall: number | null;
};

/** The events that the server has accepted, and what core's reducers make of all of them. */
export class Log {
  #events: Logged[] = [];
  #retracted = new Set<string>();
  #progress: FoldedFamilies = {};
  #questionOf: (answer: AnswerEvent) => Question;

  constructor(questionOf: (answer: AnswerEvent) => Question) {
    this.#questionOf = questionOf;
  }

  /** Adds a batch. Its retractions come last, as on the server. */
  accept(events: readonly ProgressEvent[], receivedAt: Instant): void {
    const retractions = events.filter(({ kind }) => kind === "retraction");
    for (const event of events) {
      if (event.kind === "retraction") continue;
      const recall = event.kind === "answer" ? this.#recallOf(event) : null;
      this.#events.push({ event, receivedAt, recall });
      this.#progress = foldEvents([{ event, receivedAt }], sm2, this.#progress);
    }
    for (const event of retractions) {
      this.#events.push({ event, receivedAt, recall: null });
      if (event.kind === "retraction") this.#retracted.add(event.answer);
    }
    if (retractions.length > 0) this.#progress = this.#folded();
  }

  #recallOf(answer: AnswerEvent): number | null {
    return chanceOfCard(this.#progress[answer.family]?.cards[cardKey(answer)], answer.at);
  }

  #folded = () => foldEvents(this.#accepted(), sm2, {});

  #accepted = () => this.#events.filter(({ event }) => !this.#retracted.has(event.id));

  get length(): number {
    return this.#events.length;
  }

  /** What counts of answers and estimates: what was not taken back, and came after the last reset of its family. */
  #counted(): Logged[] {
    const accepted = this.#accepted();
    const resets = accepted.flatMap(({ event }, place) =>
      event.kind === "reset" ? [{ event, place }] : [],
    );
    return accepted.filter(
      ({ event }, place) =>
        !resets.some(
          (reset) =>
            reset.event.family === event.family &&
            (reset.place > place || reset.event.at > event.at),
        ),
    );
  }

  /** The progress of every family after the whole log. */
  progress(): Record<Family, ExerciseProgress> {
    const folded = this.#folded();
    return forEveryFamily((family) => folded[family] ?? noProgress);
  }

  /** The knowledge after the whole log. */
  knowledge(): Knowledge {
    let knowledge = noKnowledge;
    for (const { event, recall } of this.#counted()) {
      if (event.kind === "answer") {
        knowledge = foldAnswer(knowledge, event, this.#questionOf(event), recall);
      } else if (event.kind === "placement" || event.kind === "estimate-set") {
        knowledge = afterEstimate(knowledge, event);
      }
    }
    return knowledge;
  }
}
