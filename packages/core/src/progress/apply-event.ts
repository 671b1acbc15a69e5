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
import type { AnswerEvent, LevelConfirmedEvent, ProgressEvent } from "./progress-event.ts";
import { countAnswer, countInDay } from "./statistics.ts";

/**
 * Progress after an event of its family. This is the only place where cards, statistics, failed list and
 * level change. Browser and server apply events with it in the order of the server's numbers, and leave out
 * retracted answers.
 *
 * It reads and changes only the card, the day and the counters that the event names. So the server may
 * load only these parts.
 *
 * An event from before the family's last reset changes nothing: it may be an offline answer that arrives
 * after the reset.
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
  const dayStatistics = countInDay(progress.days[day], correct, event.cause);
  return {
    ...progress,
    cards: { ...progress.cards, [key]: answerCard(progress.cards[key], event, scheduler) },
    stats: countAnswer(progress.stats, { correct, day, at: event.at }, dayStatistics),
    failedItems: correct ? progress.failedItems : addFailedItem(progress.failedItems, event.item),
    days: { ...progress.days, [day]: dayStatistics },
  };
}

/** A level can be confirmed once, and none above the one that was reached. */
function confirmLevel(progress: ExerciseProgress, event: LevelConfirmedEvent): ExerciseProgress {
  const level = Math.min(event.level, reachedLevel(progress));
  if (level <= progress.currentLevel) return progress;
  return { ...progress, currentLevel: level, lastLevelUpAt: event.at };
}
