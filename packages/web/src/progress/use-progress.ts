import type { Instant } from "@verbena/core/calendar";
import { defaultFamily, type Family } from "@verbena/core/families";
import { type CardIdentity, cardKey } from "@verbena/core/progress/card";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { useUser } from "#session/use-session.ts";
import type { Exercises } from "./learner-progress.ts";
import { useProgressStore, useProgressValue } from "./progress-provider.tsx";
import type { ProgressSnapshot } from "./progress-state.ts";

/** The learner's progress with waiting events and today's counters. */
export type ShownProgress = {
  status: ProgressSnapshot["status"];
  startDate: Instant | null;
  exercises: Exercises;
  reachedInThisTab: ProgressSnapshot["reachedInThisTab"];
  retry: () => void;
};

export function useProgress(): ShownProgress {
  const store = useProgressStore();
  const { status, startDate, exercises, reachedInThisTab } = useProgressValue(
    (progress) => progress,
  );
  return { status, startDate, exercises, reachedInThisTab, retry: () => void store.start() };
}

/**
 * Whether progress could be loaded. Unlike {@link useProgress}, does not render the component again after every answer.
 */
export function useProgressStatus(): Pick<ShownProgress, "status" | "retry"> {
  const store = useProgressStore();
  const status = useProgressValue((progress) => progress.status);
  return { status, retry: () => void store.start() };
}

/** The learner's scheduler, and a function to load the progress again after changing it. */
export function useScheduler(): { scheduler: SchedulerChoice; reload: () => Promise<void> } {
  const store = useProgressStore();
  const scheduler = useProgressValue((progress) => progress.scheduler);
  return { scheduler, reload: store.reload };
}

/** The items on a family's failed list. */
export function useFailedItems(family: Family): readonly string[] {
  return useProgressValue(({ exercises }) => exercises[family].failedItems);
}

/** How many items are on a family's failed list. */
export function useFailedCount(family: Family): number {
  return useProgressValue(({ exercises }) => exercises[family].failedItems.length);
}

/** When a card is due next; null before its first answer. */
export function useNextReview({
  family,
  ...identity
}: CardIdentity & { family: Family }): Instant | null {
  const key = cardKey(identity);
  return useProgressValue(({ exercises }) => exercises[family].cards[key]?.nextReview ?? null);
}

/** The chosen family of the learner's latest answer on any device, or the default. */
export function useLastPractisedFamily(): Family {
  const { families } = useUser();
  return useProgressValue(({ exercises }) => lastPractised(exercises, families));
}

function lastPractised(exercises: Exercises, families: readonly Family[]): Family {
  let latest: Family | undefined;
  let latestAt = "";
  for (const key of families) {
    const at = exercises[key].stats.lastAnsweredAt ?? "";
    if (at > latestAt) [latest, latestAt] = [key, at];
  }
  if (latest !== undefined) return latest;
  const isDefaultChosen = families.includes(defaultFamily);
  return isDefaultChosen ? defaultFamily : (families[0] ?? defaultFamily);
}
