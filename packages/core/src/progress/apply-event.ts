import { dayIn } from "../calendar.ts";
import { isCorrect } from "../grading/grade.ts";
import type { Scheduler } from "../scheduling/scheduler.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { answerCard, cardKey } from "./card.ts";
import {
  addFailedItem,
  type ExerciseProgress,
  noProgress,
  reachedLevel,
  removeFailedItems,
} from "./exercise-progress.ts";
import { laterEstimate, testedEstimate } from "./family-estimate.ts";
import type { AnswerEvent, LevelConfirmedEvent, ProgressEvent } from "./progress-event.ts";
import { countAnswer, countInDay } from "./statistics.ts";

/**
 * A family's progress after an event: its cards, statistics, failed list, level, and estimate. Browser and server call this
 * function for each event, in the order of the log, without retracted answers.
 *
 * The function reads and changes only the card, the day, and the counters that the event names. The server loads only
 * these.
 *
 * An event from before the family's last reset changes nothing: an offline answer may arrive after the reset.
 *
 * @throws Error when an answer lacks its item or its context
 */
export function applyEvent(
  progress: ExerciseProgress,
  event: ProgressEvent,
  scheduler: Scheduler = sm2,
): ExerciseProgress {
  if (progress.resetAt !== null && event.at < progress.resetAt) return progress;
  switch (event.kind) {
    case "answer":
      return applyAnswer(progress, event, scheduler);
    case "retraction":
      return progress;
    case "failed-removed":
      return { ...progress, failedItems: removeFailedItems(progress.failedItems, event.items) };
    case "level-confirmed":
      return confirmLevel(progress, event);
    case "reset":
      return { ...noProgress, resetAt: event.at };
    case "placement":
      return { ...progress, estimate: laterEstimate(progress.estimate, event) };
    case "estimate-set": {
      if (event.skill !== null) return progress;
      const said = { status: event.estimate, at: event.at };
      return { ...progress, estimate: laterEstimate(progress.estimate, said) };
    }
  }
}

function applyAnswer(
  progress: ExerciseProgress,
  event: AnswerEvent,
  scheduler: Scheduler,
): ExerciseProgress {
  const key = cardKey(event);
  const correct = isCorrect(event.verdict);
  const day = dayIn(event.at, event.timeZone);
  const { topic, item, context, given } = event;
  const missed = topic && ([topic, item, context, given] as const);
  const dayStatistics = countInDay(progress.days[day], correct, event.cause, missed);
  const { estimate } = progress;
  return {
    ...progress,
    cards: { ...progress.cards, [key]: answerCard(progress.cards[key], event, scheduler) },
    stats: countAnswer(progress.stats, { correct, day, at: event.at }, dayStatistics),
    failedItems: correct ? progress.failedItems : addFailedItem(progress.failedItems, event.item),
    estimate: estimate && testedEstimate(estimate, { at: event.at, isRight: correct }),
    days: { ...progress.days, [day]: dayStatistics },
  };
}

/** Confirms a level once, and at most the level that the learner has reached. */
function confirmLevel(progress: ExerciseProgress, event: LevelConfirmedEvent): ExerciseProgress {
  const level = Math.min(event.level, reachedLevel(progress));
  if (level <= progress.currentLevel) return progress;
  return { ...progress, currentLevel: level, lastLevelUpAt: event.at };
}
