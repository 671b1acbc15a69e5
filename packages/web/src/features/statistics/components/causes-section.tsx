import { useQuery } from "@tanstack/react-query";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useWaiting } from "#progress/use-waiting.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { CAUSE_DAYS, causesQuery } from "../api/causes-query.ts";
import { CauseList } from "./cause-list.tsx";

/** What went wrong lately in a family, by cause. */
export function CausesSection({ exerciseKey }: { exerciseKey: ExerciseKey }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div>
        <h2 id={headingId} className="mb-2 text-2xl">
          {t("statistics.causesTitle")}
        </h2>
        <p className="text-ink-soft">{t("statistics.causesIntro", { days: CAUSE_DAYS })}</p>
      </div>
      <Causes exerciseKey={exerciseKey} headingId={headingId} />
    </section>
  );
}

type CausesProps = { exerciseKey: ExerciseKey; headingId: string };

function Causes({ exerciseKey, headingId }: CausesProps) {
  const { t } = useTranslation();
  const underway = useAnswersUnderway();
  const query = useQuery({ ...causesQuery(exerciseKey), enabled: !underway });
  const { data: causes, isError, refetch } = query;

  if (causes === undefined && isError) {
    return (
      <LoadFailure
        text={t("statistics.loadFailed")}
        retryLabel={t("common.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (causes === undefined) return <Loading label={t("common.loading")} />;
  if (causes.length > 0) return <CauseList causes={causes} labelledBy={headingId} />;
  return (
    <EmptyState
      title={t("statistics.none")}
      text={t("statistics.noneText")}
      action={
        <ButtonLink to="/app/exercise/$exerciseKey" params={{ exerciseKey }}>
          {t("statistics.practise")}
        </ButtonLink>
      }
    />
  );
}

/** Whether the server is about to hear of answers, so that its figures are worth waiting for. */
function useAnswersUnderway(): boolean {
  const { count, state } = useWaiting();
  return count > 0 && (state === "idle" || state === "sending");
}
