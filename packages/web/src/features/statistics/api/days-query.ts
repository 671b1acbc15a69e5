import { queryOptions } from "@tanstack/react-query";
import type { Day } from "@verbena/core/calendar";
import { answerOf, api } from "#lib/api.ts";
import { keptFirst } from "#lib/kept-answers.ts";
import { yearStart } from "../calendar-days.ts";
import { type ChosenFamily, familyIn } from "../chosen-family.ts";

/** The days of a year up to today on which the learner answered, the earliest first. */
export function daysQuery(family: ChosenFamily, today: Day) {
  const query = { from: yearStart(today), to: today, ...familyIn(family) };
  return queryOptions({
    queryKey: ["statistics", "days", query],
    queryFn: keptFirst(
      `days ${family}`,
      async () => (await answerOf(api.statistics.days.$get({ query }))).days,
    ),
    staleTime: 0,
  });
}
