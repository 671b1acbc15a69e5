import { useQuery } from "@tanstack/react-query";
import { families } from "@verbena/core/families";
import type { CorrectionRecord, ExplanationForReview, FieldChange } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api } from "#lib/api.ts";
import { DownloadLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { correctionsQuery } from "../api.ts";
import type { Correctable } from "./correctable.ts";
import { CorrectionActions } from "./correction-actions.tsx";
import {
  ExerciseItem,
  focusNeighbour,
  ItemHeading,
  ReviewItem,
  StateBadges,
  TextInEveryLanguage,
} from "./exercise-item.tsx";

/** All corrections and hidden exercises, with a link to a patch for the content files. */
export function Corrections() {
  const { t } = useTranslation();
  const { data: records, isError, refetch } = useQuery(correctionsQuery);
  if (records === undefined) {
    if (!isError) return <LoadingLine className="max-w-md" />;
    const text = t("review.corrections.loadFailed");
    return <LoadFailure text={text} onRetry={() => void refetch()} />;
  }
  if (records.length === 0) {
    return <p className="text-ink-soft">{t("review.corrections.none")}</p>;
  }
  return (
    <>
      <p className="text-ink-soft">{t("review.corrections.intro")}</p>
      {records.some(isInPatch) && (
        <DownloadLink href={api.admin["corrections.patch"].$url().href} className="self-start">
          {t("review.corrections.patch")}
        </DownloadLink>
      )}
      <ul aria-label={t("review.corrections.title")} className="flex flex-col">
        {records.map((record) => (
          <CorrectionItem key={record.exerciseId} record={record} />
        ))}
      </ul>
    </>
  );
}

function isInPatch({ exercise, explanation }: CorrectionRecord): boolean {
  const correction = (exercise ?? explanation)?.correction;
  return correction?.state === "applied" && correction.changes.length > 0;
}

function CorrectionItem({ record }: { record: CorrectionRecord }) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const { exercise, explanation, exerciseId: id } = record;
  const actions = {
    id,
    exercise,
    onChanged: (changed: Correctable | null) => {
      if (!changed?.correction) focusNeighbour(item.current);
    },
  };
  if (explanation) {
    return (
      <ReviewItem ref={item} head={<ExplanationTexts explanation={explanation} />}>
        <Changes
          changes={explanation.correction?.changes ?? []}
          labelOf={(field) => t(`review.explanation.fields.${field}`)}
        />
        <CorrectionActions {...actions} explanation={explanation} canWithdraw />
      </ReviewItem>
    );
  }
  return (
    <ExerciseItem ref={item} exercise={exercise} id={id}>
      <Changes
        changes={exercise?.correction?.changes ?? []}
        labelOf={(field) => t(`review.fields.${field}`)}
      />
      {exercise ? (
        <CorrectionActions {...actions} />
      ) : (
        <CorrectionActions {...actions} canWithdraw />
      )}
    </ExerciseItem>
  );
}

function ExplanationTexts({ explanation }: { explanation: ExplanationForReview }) {
  const { t } = useTranslation();
  const { family, text, exercises, correction } = explanation;
  return (
    <>
      <ItemHeading>
        {t("review.explanation.title")} · <span lang="es">{families[family].name}</span>
      </ItemHeading>
      <TextInEveryLanguage text={text} />
      <p className="text-[0.9375rem]">{t("review.explanation.shared", { count: exercises })}</p>
      <StateBadges correction={correction} />
    </>
  );
}

type ChangesProps<Field extends string> = {
  changes: readonly FieldChange<Field>[];
  labelOf: (field: Field) => string;
};

/** The texts before and after a correction. */
function Changes<Field extends string>({ changes, labelOf }: ChangesProps<Field>) {
  if (changes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 text-[0.9375rem]">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-ink-soft">{labelOf(field)}</dt>
          <dd>
            <del className="text-geranium">{before}</del>{" "}
            <ins className="text-leaf no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
