import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

type NoExercisesProps = {
  title: string;
  reason: "none" | "failed" | "package";
  exerciseKey: ExerciseKey;
};

export function NoExercises({ title, reason, exerciseKey }: NoExercisesProps) {
  const { t } = useTranslation();
  const messages = {
    none: t("exercise.none"),
    failed: t(isConjugationKey(exerciseKey) ? "exercise.noneFailed" : "failed.emptySentences"),
    package: t("exercise.nonePackage"),
  };
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeading title={title}>{messages[reason]}</PageHeading>
      <p className="text-ink-soft">{title}</p>
      {reason !== "none" && (
        <ButtonLink to="/app/exercise/$exerciseKey" params={{ exerciseKey }}>
          {t("exercise.allExercises")}
        </ButtonLink>
      )}
    </div>
  );
}
