import { dayIn, type Instant } from "@verbena/core/calendar";
import type { DiagnosisCode } from "@verbena/core/causes";
import { allFamilies, type Family, forEveryFamily } from "@verbena/core/families";
import { type FamilyCard, familyCardKey } from "@verbena/core/progress/card";
import type { ReviewCard } from "@verbena/core/session/order-review";
import { type PlannedReview, planReview } from "@verbena/core/session/plan-review";
import type { TodayPlan } from "@verbena/core/session/plan-today";
import { chooseSentences, countedTurns, type Turn } from "@verbena/core/session/turns";
import type { PlannedCard } from "@verbena/server/client";
import { useState } from "react";
import type { useConfusions } from "#learner-ui/use-confusions.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { loadedExercise, startingWith } from "#progress/first-exercise.ts";
import type { Exercises } from "#progress/learner-progress.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { type PracticeExercise, useExercises } from "#progress/use-exercises.ts";
import { reviewSettings, todayPlan, useKeptPlan } from "#progress/use-review-counts.ts";
import { useUser } from "#session/use-session.ts";
import type { useSkillSession } from "./use-skill-session.ts";

/**
 * The cards that a review asks. `cause`: forms that practise against a cause of mistakes. `skill`: forms that need a
 * skill, mixed with others; for a check, the few that show whether the learner knows it.
 */
export type ReviewKind =
  | PlannedReview
  | { cause: DiagnosisCode }
  | { skill: string; isCheck: boolean };

/** What a round needs to choose its forms, beside the cards. */
export type RoundSource = {
  kind: ReviewKind;
  confusions: ReturnType<typeof useConfusions>["data"];
  skillSession: ReturnType<typeof useSkillSession>["data"];
  /** The cards that a review by rule asks; null for a review form by form. */
  byRule: readonly PlannedCard[] | null;
  /** The sentence that the learner can already see, if any. */
  first: PracticeExercise | null;
  /** Whether the progress is up to date with other devices. */
  isCurrent: boolean;
};

/**
 * Plans a round once, when the component is first shown. Null while this device's progress seems to be out of date: its
 * plan does not have the card that the server has chosen.
 */
export function useRoundPlan(
  cards: readonly ReviewCard[],
  { kind, confusions, skillSession, byRule, first, isCurrent }: RoundSource,
): readonly FamilyCard[] | null {
  const store = useProgressStore();
  const user = useUser();
  const [round, setRound] = useState(planRound);
  if (round.isOutdated && isCurrent) setRound(planRound());
  useKeptPlan(round.isOutdated ? null : round.today);

  function planRound() {
    const progress = store.getSnapshot().exercises;
    const today = todayPlan(user, progress, cards);
    const planned = plan(progress, today);
    const isOutdated = first !== null && !isCurrent && !planned.some(isSameCardAs(first));
    const length = Math.max(1, planned.length);
    return { today, planned: startingWith(first, planned).slice(0, length), isOutdated };
  }

  function plan(progress: Exercises, { left }: TodayPlan): readonly FamilyCard[] {
    const { roundLength } = user;
    if (typeof kind === "object") {
      const now = currentInstant();
      const chosen =
        "cause" in kind
          ? againstCause(cards, { ...kind, ...confusions, progress, now })
          : onSkill({ ...kind, ...skillSession, progress, now });
      return chosen.slice(0, roundLength);
    }
    return planReview(cards, progress, kind, {
      ...reviewSettings(user),
      roundLength,
      left,
      byRule,
    });
  }

  return round.isOutdated ? null : round.planned;
}

const isSameCardAs = (card: FamilyCard) => (other: FamilyCard) =>
  familyCardKey(other) === familyCardKey(card);

type Against = Partial<NonNullable<RoundSource["confusions"]>> & {
  cause: DiagnosisCode;
  progress: Exercises;
  now: Instant;
};

/** Forms against a cause of mistakes. The families take turns, and the learner's mistakes come first. */
function againstCause(
  cards: readonly FamilyCard[],
  { cause, chooseConfusions, mistaken = [], progress, now }: Against,
): FamilyCard[] {
  if (chooseConfusions === undefined) return [];
  const seed = Math.floor(Math.random() * 2 ** 32);
  const mistakesIn = (key: Family) => mistaken.filter((one) => one.family === key);
  const isConfused = (key: Family) => mistaken.length === 0 || mistakesIn(key).length > 0;
  const chosen = allFamilies.filter(isConfused).map((key) =>
    chooseConfusions(
      cards.filter(({ family }) => family === key),
      { cause, mistaken: mistakesIn(key), cards: progress[key].cards, now, seed },
    ),
  );
  return inTurns(chosen);
}

type OnSkill = Partial<NonNullable<RoundSource["skillSession"]>> & {
  skill: string;
  isCheck: boolean;
  progress: Exercises;
  now: Instant;
};

/** Forms that need a skill. The families take turns. */
function onSkill(session: OnSkill): readonly FamilyCard[] {
  const { skill, isCheck, chooseForSkill, chooseCheck, skilled = [], progress, now } = session;
  if (chooseForSkill === undefined || chooseCheck === undefined) return [];
  const seed = Math.floor(Math.random() * 2 ** 32);
  if (isCheck) {
    const timeZone = deviceTimeZone();
    const day = dayIn(now, timeZone);
    return chooseCheck(skilled, { skill, progress, day, timeZone, seed });
  }
  return inTurns(
    allFamilies.map((key) =>
      chooseForSkill(
        skilled.filter(({ family }) => family === key),
        { skill, cards: progress[key].cards, now, seed },
      ),
    ),
  );
}

/** The first card of each family, then the second, and so on. */
function inTurns(families: readonly (readonly FamilyCard[])[]): FamilyCard[] {
  const longest = Math.max(0, ...families.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    families.flatMap((ofFamily) => ofFamily.slice(place, place + 1)),
  ).flat();
}

/** The sentences of the families that a round needs. */
export function useSentencesOf(cards: readonly FamilyCard[]) {
  const isNeeded = (key: Family) => cards.some(({ family }) => family === key);
  const useSentencesIfNeeded = (key: Family) => useExercises(key, { enabled: isNeeded(key) });
  // The hooks run in the same order each time, because the list of families never changes.
  const queries = forEveryFamily(useSentencesIfNeeded);
  const needed = allFamilies.filter(isNeeded).map((key) => queries[key]);
  return {
    sentences: needed.flatMap(({ data = [] }) => data),
    isPending: needed.some(({ isPending }) => isPending),
    failed: needed.filter(({ isLoadingError }) => isLoadingError),
  };
}

/**
 * A turn for each card of a round, with the sentence that the card shows next, and why a review by rule asks it.
 */
export function turnsOf(
  cards: readonly FamilyCard[],
  sentences: readonly PracticeExercise[],
  progress: Exercises,
  { first, byRule }: Pick<RoundSource, "first" | "byRule">,
): Turn<PracticeExercise>[] {
  const turns = allFamilies.flatMap((key) => {
    const ofFamily = sentences.filter(({ family }) => family === key);
    const chosen = chooseSentences(ofFamily, progress[key].cards);
    const loaded = first && loadedExercise(first, ofFamily);
    return countedTurns(startingWith(loaded, chosen), ofFamily);
  });
  const byCard = new Map(turns.map((turn) => [familyCardKey(turn.exercise), turn]));
  const reasons = new Map(byRule?.map((card) => [familyCardKey(card), card.reason]));
  return cards.flatMap((card) => {
    const key = familyCardKey(card);
    const turn = byCard.get(key);
    return turn ? { ...turn, reason: reasons.get(key) } : [];
  });
}
