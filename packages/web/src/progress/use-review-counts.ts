import { dayIn } from "@verbena/core/calendar";
import type { FamilyCard } from "@verbena/core/progress/card";
import { countReview, type ReviewCounts } from "@verbena/core/session/count-review";
import { planToday, type TodayPlan } from "@verbena/core/session/plan-today";
import type { Profile } from "@verbena/server/client";
import { useLayoutEffect } from "react";
import { keepPlan, keptPlan } from "#lib/kept-plan.ts";
import { currentInstant, useNow } from "#lib/server-clock.ts";
import { useUser } from "#session/use-session.ts";
import type { Exercises } from "./learner-progress.ts";
import { useProgressValue } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";
import { allCards, useFamilyCards } from "./use-family-cards.ts";
import { useIsCurrent } from "./use-is-current.ts";
import { useProgress } from "./use-progress.ts";
import { planBasis } from "./use-today.ts";

/**
 * The counts of the review, updated every minute. Null until progress and all cards are loaded. Makes today's plan if
 * there is none, and the progress is up to date with other devices.
 */
export function useReviewCounts(): ReviewCounts | null {
  useNow();
  const user = useUser();
  const { status, exercises } = useProgress();
  const families = useFamilyCards();
  const cards = allCards(families);
  const hasFailed = Object.values(families).some(({ isFailed }) => isFailed);
  const isLoaded = status === "ready" && cards !== null && !hasFailed;
  const counts = isLoaded ? countReview(cards, exercises, reviewSettings(user)) : null;
  const isCurrent = useIsCurrent();
  useKeptPlan(counts && isCurrent ? planOf(user, exercises, counts) : null);
  return counts;
}

/** Keeps a plan on this device. From then on, `useToday` shows it. */
export function useKeptPlan(plan: TodayPlan | null): void {
  const { id } = useUser();
  // Before the paint: otherwise, a placeholder would flash.
  useLayoutEffect(() => {
    if (plan !== null) keepPlan(id, plan);
  });
}

/** Today's plan: the one that this device keeps, after today's answers, or else a new one. */
export function todayPlan(
  user: Profile,
  exercises: Exercises,
  cards: readonly FamilyCard[],
): TodayPlan {
  return planOf(user, exercises, countReview(cards, exercises, reviewSettings(user)));
}

/** Whether the review has more cards. Unlike {@link useReviewCounts}, seldom renders the component again. */
export function useHasMoreReview(cards: readonly FamilyCard[]): boolean {
  const user = useUser();
  return useProgressValue(({ exercises }) => {
    const { due, unseen } = countReview(cards, exercises, reviewSettings(user));
    return due + unseen > 0;
  });
}

/** What the counts of a learner's review depend on now. */
export function reviewSettings({ newPerDay, dailyAim, reviewOrder }: Profile) {
  return { now: currentInstant(), timeZone: deviceTimeZone(), newPerDay, dailyAim, reviewOrder };
}

function planOf(user: Profile, exercises: Exercises, counts: ReviewCounts): TodayPlan {
  const { now, timeZone, dailyAim } = reviewSettings(user);
  const basis = planBasis(user, exercises);
  return planToday(keptPlan(user.id), {
    ...counts,
    day: dayIn(now, timeZone),
    basis,
    aim: dailyAim,
  });
}
