import { useQuery } from "@tanstack/react-query";
import { textFields } from "@verbena/content/text-fields";
import type { ChangedExercise } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api } from "#lib/api.ts";
import { DownloadLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { correctionsQuery } from "./api.ts";
import { ExerciseActions } from "./exercise-actions.tsx";
import { ExerciseItem, focusNeighbour } from "./exercise-item.tsx";

/** All corrected and hidden exercises, with a link to download the corrections. */
export function Corrections() {
  const { t } = useTranslation();
  const { data: changed, isError, refetch } = useQuery(correctionsQuery);
  if (changed === undefined) {
    if (!isError) return <LoadingLine className="max-w-md" />;
    const text = t("contentCare.corrections.loadFailed");
    return <LoadFailure text={text} onRetry={() => void refetch()} />;
  }
  if (changed.length === 0) {
    return <p className="text-ink-soft">{t("contentCare.corrections.none")}</p>;
  }
  return (
    <>
      <p className="text-ink-soft">{t("contentCare.corrections.intro")}</p>
      {changed.some(({ exercise }) => exercise?.correctionState === "applied") && (
        <DownloadLink href={api.admin["corrections.json"].$url().href} className="self-start">
          {t("contentCare.corrections.download")}
        </DownloadLink>
      )}
      <ul aria-label={t("contentCare.corrections.title")} className="flex flex-col">
        {changed.map((one) => (
          <CorrectionItem key={one.id} {...one} />
        ))}
      </ul>
    </>
  );
}

function CorrectionItem({ id, exercise, isHidden, correction }: ChangedExercise) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <ExerciseItem ref={item} exercise={exercise} id={id}>
      {correction && <CorrectedTexts {...correction} />}
      <ExerciseActions
        id={id}
        exercise={exercise}
        isHidden={isHidden}
        isCorrected={correction !== null}
        onChanged={(changed) => {
          // An exercise that is neither hidden nor corrected leaves the list.
          if (!changed?.isHidden && !changed?.correctionState) focusNeighbour(item.current);
        }}
      />
    </ExerciseItem>
  );
}

/** The texts that a correction changes, before and after it. */
function CorrectedTexts({ before, after }: NonNullable<ChangedExercise["correction"]>) {
  const { t } = useTranslation();
  return (
    <dl className="flex flex-col gap-1 text-[0.9375rem]">
      {textFields
        .filter((field) => before[field] !== after[field])
        .map((field) => (
          <div key={field}>
            <dt className="text-ink-soft">{t(`contentCare.fields.${field}`)}</dt>
            <dd>
              <del className="text-geranium">{before[field]}</del>{" "}
              <ins className="text-leaf no-underline">{after[field]}</ins>
            </dd>
          </div>
        ))}
    </dl>
  );
}
