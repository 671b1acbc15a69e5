import { dayIn } from "@verbena/core/calendar";
import { answersOn } from "@verbena/core/progress/statistics";
import { afterAnswers } from "@verbena/core/session/plan-today";
import type { Profile } from "@verbena/server/client";
import { useEffect, useSyncExternalStore } from "react";
import { keepPlan, keptPlan, onPlanChange } from "#lib/kept-plan.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { useUser } from "#session/use-session.ts";
import type { Exercises } from "./learner-progress.ts";
import { useProgressValue } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";

/** What is for today, in answers. Every screen shows these numbers, and no others. */
export type Today = {
  /** How many were planned at the day's first visit. */
  planned: number;
  /** How many of them are left. */
  left: number;
  /** How many answers the learner has given today, also beyond the plan. */
  answered: number;
  /** Whether nothing is left. */
  isDone: boolean;
};

/**
 * What is for today. Null until the dashboard or the review has made today's plan. Reads no sentences, and renders the
 * component again only when a number changes.
 */
export function useToday(): Today | null {
  const user = useUser();
  const kept = useSyncExternalStore(onPlanChange, () => keptPlan(user.id));
  const answered = useProgressValue(({ exercises }) => answersOn(exercises, today()));
  const isCurrent = useProgressValue(
    ({ exercises }) => kept?.day === today() && kept.basis === planBasis(user, exercises),
  );
  const plan = kept && isCurrent ? afterAnswers(kept, answered) : null;
  useEffect(() => {
    if (plan !== null) keepPlan(user.id, plan);
  });
  if (plan === null) return null;
  const { planned, left } = plan;
  return { planned, left, answered, isDone: left === 0 };
}

const today = () => dayIn(currentInstant(), deviceTimeZone());

/** What a plan is made for. A learner who changes these settings or deletes statistics gets a new plan. */
export function planBasis(user: Profile, exercises: Exercises): string {
  const { dailyAim, newPerDay, reviewOrder, families, persons, region } = user;
  const resets = Object.values(exercises).map(({ resetAt }) => resetAt);
  return JSON.stringify([dailyAim, newPerDay, reviewOrder, families, persons, region, resets]);
}
