import type { DiagnosisCode } from "@verbena/core/causes";
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
import {
  type ReviewKind,
  type RoundSource,
  turnsOf,
  useRoundPlan,
  useSentencesOf,
} from "./use-review-round.ts";
import { useRulePlan } from "./use-rule-plan.ts";
import { useSkillSession } from "./use-skill-session.ts";

/** What the exercise screen needs to know of a round of the review. */
type ReviewRound = {
  /** Called once, when the round begins. */
  newTurns: () => Turn<PracticeExercise>[];
  /** Whether another round can follow. */
  hasMore: boolean;
  /** The Spanish words that stand for the skill of the round. */
  skillLabel: string | undefined;
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
  const { cause, skill }: { cause?: DiagnosisCode; skill?: string } =
    typeof kind === "object" ? kind : {};
  const confusions = useConfusions("all", cause);
  const skillSession = useSkillSession(skill, cards);
  const byRule = useRulePlan(kind === "today" || kind === "more");
  const isLoading =
    progress.status === "loading" ||
    confusions.isLoading ||
    skillSession.isLoading ||
    byRule === undefined;
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
  for (const { isLoadingError, refetch } of [confusions, skillSession]) {
    if (isLoadingError) return frame(<Failure onRetry={() => void refetch()} />);
  }
  return (
    <PlannedRound
      cards={cards}
      source={{
        kind,
        confusions: confusions.data,
        skillSession: skillSession.data,
        byRule,
        first,
        isCurrent,
      }}
      frame={frame}
    >
      {children}
    </PlannedRound>
  );
}

type PlannedRoundProps = Omit<DailyReviewPageProps, "kind"> & {
  cards: readonly ReviewCard[];
  source: RoundSource;
};

/** Loads the sentences of a round. */
function PlannedRound({ cards, source, frame, children }: PlannedRoundProps) {
  const { skillSession } = source;
  const store = useProgressStore();
  const plan = useRoundPlan(cards, source);
  const { sentences, isPending, failed } = useSentencesOf(plan ?? []);
  const hasMore = useHasMoreReview(cards);
  if (isPending || plan === null) return frame(<Loading />);
  if (failed.length > 0) {
    const retryAll = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return frame(<Failure onRetry={retryAll} />);
  }
  const newTurns = () => turnsOf(plan, sentences, store.getSnapshot().exercises, source);
  return children({ newTurns, hasMore, skillLabel: skillSession?.label });
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
