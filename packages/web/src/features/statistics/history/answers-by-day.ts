import { type Day, dayIn, isTimeZone } from "@verbena/core/calendar";
import type { PastAnswer } from "@verbena/server/client";
import { deviceTimeZone } from "#progress/time-zone.ts";

type DayOfAnswers = { day: Day; answers: PastAnswer[] };

/** Groups answers by the learner's day; their order stays. */
export function answersByDay(answers: readonly PastAnswer[]): readonly DayOfAnswers[] {
  const days: DayOfAnswers[] = [];
  for (const answer of answers) {
    const day = dayIn(answer.answeredAt, zoneOf(answer));
    const last = days.at(-1);
    if (last?.day === day) last.answers.push(answer);
    else days.push({ day, answers: [answer] });
  }
  return days;
}

/** The answer's time zone, or the device's where this browser does not know that one. */
export function zoneOf({ timeZone }: PastAnswer): string {
  return isTimeZone(timeZone) ? timeZone : deviceTimeZone();
}
