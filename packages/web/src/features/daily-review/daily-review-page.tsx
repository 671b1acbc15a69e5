import type { FamilyCard } from "@verbena/core/progress/card";
import type { ReviewCard } from "@verbena/core/session/order-review";
import type { Turn } from "@verbena/core/session/turns";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useConfusions } from "#learner-ui/use-confusions.ts";
import { shownExercise } from "#progress/first-exercise.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { allCards, useFamilyCards } from "#progress/use-family-cards.ts";
import { useIsCurrent } from "#progress/use-is-current.ts";
import { useProgressStatus } from "#progress/use-progress.ts";
import { useHasMoreReview } from "#progress/use-review-counts.ts";
import { useUser } from "#session/use-session.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { type ReviewKind, turnsOf, useRoundPlan, useSentencesOf } from "./use-review-round.ts";
import { useRulePlan } from "./use-rule-plan.ts";

/** What the exercise screen needs to know of a round of the review. */
type ReviewRound = {
  /** Called once, when the round begins. */
  newTurns: () => Turn<PracticeExercise>[];
  /** Whether another round can follow. */
  hasMore: boolean;
};

type DailyReviewPageProps = {
  kind: ReviewKind;
  /** Puts content other than a round into the frame of the exercise screen. */
  frame: (content: ReactNode) => ReactNode;
  children: (round: ReviewRound) => ReactNode;
};

/** Loads the cards of the review, then starts a round. */
export function DailyReviewPage({ kind, frame, children }: DailyReviewPageProps) {
  const progress = useProgressStatus();
  const user = useUser();
  const [first] = useState(() => shownExercise(user.id));
  const isCurrent = useIsCurrent();
  const families = useFamilyCards();
  const cards = allCards(families);
  const failed = Object.values(families).filter(({ isFailed }) => isFailed);
  const confusions = useConfusions("all", typeof kind === "object" ? kind.cause : undefined);
  const byRule = useRulePlan(kind === "today" || kind === "more");
  const isLoading = progress.status === "loading" || confusions.isLoading || byRule === undefined;
  // A round that begins with what the learner can already see need not wait for the server.
  const mustWait = first === null && !isCurrent;
  if (isLoading || cards === null || mustWait) return frame(<Loading />);
  if (progress.status === "failed" || failed.length > 0) {
    const retries = progress.status === "failed" ? [progress, ...failed] : failed;
    const retryAll = () => {
      for (const { retry } of retries) retry();
    };
    return frame(<Failure onRetry={retryAll} />);
  }
  if (confusions.isLoadingError) {
    return frame(<Failure onRetry={() => void confusions.refetch()} />);
  }
  return (
    <PlannedRound
      kind={kind}
      cards={cards}
      confusions={confusions.data}
      byRule={byRule}
      first={first}
      isCurrent={isCurrent}
      frame={frame}
    >
      {children}
    </PlannedRound>
  );
}

type PlannedRoundProps = DailyReviewPageProps & {
  cards: readonly ReviewCard[];
  confusions: ReturnType<typeof useConfusions>["data"];
  /** The cards that a review by rule asks; null for a review form by form. */
  byRule: readonly FamilyCard[] | null;
  /** The sentence that the learner can already see, if any. */
  first: PracticeExercise | null;
  /** Whether the progress is up to date with other devices. */
  isCurrent: boolean;
};

/** Loads the sentences of a round. */
function PlannedRound(props: PlannedRoundProps) {
  const { kind, cards, confusions, byRule, first, isCurrent, frame, children } = props;
  const store = useProgressStore();
  const plan = useRoundPlan(cards, { kind, confusions, byRule, first, isCurrent });
  const { sentences, isPending, failed } = useSentencesOf(plan ?? []);
  const hasMore = useHasMoreReview(cards);
  if (isPending || plan === null) return frame(<Loading />);
  if (failed.length > 0) {
    const retryAll = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return frame(<Failure onRetry={retryAll} />);
  }
  const newTurns = () => turnsOf(plan, sentences, store.getSnapshot().exercises, first);
  return children({ newTurns, hasMore });
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t("exercise.modes.review")}>{t("exercise.modes.review")}</PageHeading>
      <LoadFailure text={t("exercise.loadFailed")} onRetry={onRetry} />
    </>
  );
}
