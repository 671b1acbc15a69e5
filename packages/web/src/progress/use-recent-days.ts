import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Day, dayIn, recentPeriod } from "@verbena/core/calendar";
import { api, readBody } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { takeFromStart } from "#lib/start.ts";
import { deviceTimeZone } from "./time-zone.ts";
import { useProgress } from "./use-progress.ts";

/** The days of the last week on which the learner answered. Counts answers that are not sent yet. */
export function usePractisedDays(): readonly Day[] {
  const { data: known = [] } = useQuery(recentDaysQuery());
  const { exercises } = useProgress();
  const families = Object.values(exercises);
  const waiting = families.flatMap(({ days }) => Object.keys(days));
  const latest = families.flatMap(({ stats: { lastResetDate, todayAttempts } }) =>
    lastResetDate !== null && todayAttempts > 0 ? [lastResetDate] : [],
  );
  return [...new Set([...known.map(({ day }) => day), ...waiting, ...latest])];
}

function recentDaysQuery() {
  const today = dayIn(currentInstant(), deviceTimeZone());
  const query = recentPeriod(today);
  return queryOptions({
    queryKey: ["statistics", "recent days", today],
    queryFn: cachedFirst("recent days", async () => {
      const atStart = await takeFromStart("recentDays");
      return atStart ?? (await readBody(api.statistics.days.$get({ query }))).days;
    }),
  });
}
