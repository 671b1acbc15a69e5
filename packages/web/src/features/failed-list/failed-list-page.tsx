import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useProgress } from "#progress/use-progress.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { FailedListForm } from "./failed-list-form.tsx";

export function FailedListPage({ exerciseKey }: { exerciseKey: ExerciseKey }) {
  const { t } = useTranslation();
  const title = t(isConjugationKey(exerciseKey) ? "failed.verbsTitle" : "failed.sentencesTitle");
  return (
    <PageBody>
      <div>
        <p lang="es" className="text-ink-soft">
          {t(`vocabulary.exercises.${exerciseKey}`)}
        </p>
        <PageHeading title={title}>{title}</PageHeading>
      </div>
      <FailedList exerciseKey={exerciseKey} />
    </PageBody>
  );
}

function FailedList({ exerciseKey }: { exerciseKey: ExerciseKey }) {
  const { t } = useTranslation();
  const { status, exercises, retry } = useProgress();
  const { failedItems } = exercises[exerciseKey];
  if (status === "loading") return <Loading />;
  return (
    <>
      {status === "failed" && <LoadFailure text={t("dashboard.progressFailed")} onRetry={retry} />}
      {failedItems.length > 0 && <FailedListForm exerciseKey={exerciseKey} items={failedItems} />}
      {/* Progress that failed to load may have failed items. */}
      {failedItems.length === 0 && status === "ready" && (
        <EmptyState
          festive
          title={t(isConjugationKey(exerciseKey) ? "failed.empty" : "failed.emptySentences")}
          text={t("failed.emptyText")}
          action={
            <ButtonLink to="/app/exercise/$exerciseKey" params={{ exerciseKey }}>
              {t("failed.practise")}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
