import type { FamilyCard } from "@verbena/core/progress/card";
import { countReview, type ReviewCounts } from "@verbena/core/session/count-review";
import type { Profile } from "@verbena/server/client";
import { currentInstant, useNow } from "#lib/server-clock.ts";
import { useUser } from "#session/use-session.ts";
import type { Exercises } from "./learner-progress.ts";
import { useProgressValue } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";
import { allCards, useFamilyCards } from "./use-family-cards.ts";
import { useProgress } from "./use-progress.ts";

/** Counts the cards that wait in the review. */
function reviewCounts(
  cards: readonly FamilyCard[],
  progress: Exercises,
  { newPerDay, dailyAim }: Pick<Profile, "newPerDay" | "dailyAim">,
): ReviewCounts {
  const [now, timeZone] = [currentInstant(), deviceTimeZone()];
  return countReview(cards, progress, { now, timeZone, newPerDay, dailyAim });
}

/** The counts of the review, updated every minute. Null until progress and cards are loaded. */
export function useReviewCounts(): ReviewCounts | null {
  useNow();
  const user = useUser();
  const { status, exercises } = useProgress();
  const cards = allCards(useFamilyCards());
  return status === "loading" || cards === null ? null : reviewCounts(cards, exercises, user);
}

/** Whether the review has more cards. Unlike {@link useReviewCounts}, seldom renders the component again. */
export function useHasMoreReview(cards: readonly FamilyCard[]): boolean {
  const user = useUser();
  return useProgressValue(({ exercises }) => {
    const { due, unseen } = reviewCounts(cards, exercises, user);
    return due + unseen > 0;
  });
}
