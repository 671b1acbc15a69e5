import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  useQuery,
} from "@tanstack/react-query";
import { type Day, mondayOf, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { api, readBody } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useIsSendingAnswers } from "#progress/use-waiting.ts";

/** A family, or all of them together. */
export type FamilyFilter = Family | "all";

/** How far back causes are counted, today included. */
export const CAUSE_DAYS = 30;

/** The days of the current year on which the learner answered, earliest first. */
export function daysQuery(family: FamilyFilter, today: Day) {
  const query = { from: yearStart(today), to: today, ...familyParameter(family) };
  return statisticsQuery("days", family, query, async () => {
    const { days } = await readBody(api.statistics.days.$get({ query }));
    return days;
  });
}

/** How many forms the learner knew at the end of each week. */
export function knownWeeksQuery() {
  const query = { timeZone: deviceTimeZone() };
  return statisticsQuery("known-weeks", "all", query, async () => {
    const { weeks } = await readBody(api.statistics["known-weeks"].$get({ query }));
    return weeks;
  });
}

/** Results by item and context. For all families together: by verb and person, over every tense. */
export function breakdownQuery(family: FamilyFilter) {
  const query = familyParameter(family);
  return statisticsQuery("breakdown", family, query, () =>
    readBody(api.statistics.breakdown.$get({ query })),
  );
}

/** The causes of recent mistakes, most frequent first. */
export function causesQuery(family: FamilyFilter) {
  const query = {
    days: String(CAUSE_DAYS),
    timeZone: deviceTimeZone(),
    ...familyParameter(family),
  };
  return statisticsQuery("causes", family, query, async () => {
    const { causes } = await readBody(api.statistics.causes.$get({ query }));
    return causes;
  });
}

/** How many cards are due now, and how many become due on each of the next days. */
export function forecastQuery(family: FamilyFilter) {
  const query = { timeZone: deviceTimeZone(), ...familyParameter(family) };
  return statisticsQuery("forecast", family, query, () =>
    readBody(api.statistics.forecast.$get({ query })),
  );
}

/**
 * The learner's answers, newest first, page by page.
 *
 * @param search the beginning of a verb or of a right form, or a whole wrong answer. Empty for all answers.
 */
export function answersQuery(family: FamilyFilter, search: string) {
  const query = { search, ...familyParameter(family) };
  return infiniteQueryOptions({
    queryKey: ["statistics", "answers", query],
    queryFn: ({ pageParam }) => {
      const page = pageParam === null ? {} : { before: pageParam };
      return readBody(api.statistics.answers.$get({ query: { ...query, ...page } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** A query for figures. They are always stale, because every answer changes them. */
function statisticsQuery<Figures>(
  name: string,
  family: FamilyFilter,
  query: Readonly<Record<string, string>>,
  load: () => Promise<Figures>,
) {
  return queryOptions({
    queryKey: ["statistics", name, query],
    queryFn: cachedFirst(`${name} ${family}`, load),
    staleTime: 0,
  });
}

/** The parameter for one family. Without it, the server counts all families. */
function familyParameter(family: FamilyFilter): { family?: Family } {
  return family === "all" ? {} : { family };
}

/** Runs a statistics query after the device has sent its answers. The figures then include them. */
export function useStatistics<Data, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Shown, Key>,
) {
  return useQuery({ ...options, enabled: !useIsSendingAnswers() });
}

/** The year of the heat map: 52 whole weeks and the current one. */
export const YEAR_WEEKS = 53;

/** The Monday on which the year that ends today begins. */
export function yearStart(today: Day): Day {
  return shiftDay(mondayOf(today), -(YEAR_WEEKS - 1) * WEEK_DAYS);
}
