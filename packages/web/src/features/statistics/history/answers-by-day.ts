import { type Day, dayIn, isTimeZone } from "@verbena/core/calendar";
import type { PastAnswer } from "@verbena/server/client";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** Answers given on the same day of the learner, in their order. */
export type DayOfAnswers = { day: Day; answers: readonly PastAnswer[] };

/** Neighbours of the same day together; the order of answers stays. */
export function answersByDay(answers: readonly PastAnswer[]): readonly DayOfAnswers[] {
  const days: { day: Day; answers: PastAnswer[] }[] = [];
  for (const answer of answers) {
    const day = dayIn(answer.answeredAt, zoneOf(answer));
    const last = days.at(-1);
    if (last?.day === day) last.answers.push(answer);
    else days.push({ day, answers: [answer] });
  }
  return days;
}

/** The time zone in which an answer was given; the device's where this browser does not know it. */
export function zoneOf({ timeZone }: PastAnswer): string {
  return isTimeZone(timeZone) ? timeZone : deviceTimeZone();
}
