import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "#ui/choice.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { CausesSection } from "./components/causes-section.tsx";

type StatisticsPageProps = {
  /** The family that is shown first. */
  first: ExerciseKey;
};

/** A learner's figures, family by family. */
export function StatisticsPage({ first }: StatisticsPageProps) {
  const { t } = useTranslation();
  const [exerciseKey, setExerciseKey] = useState(first);
  return (
    <PageBody>
      <PageHeading title={t("statistics.title")}>{t("statistics.title")}</PageHeading>
      <Choice
        label={t("statistics.family")}
        value={exerciseKey}
        onChange={setExerciseKey}
        options={exerciseKeys.map((key) => ({
          value: key,
          label: t(`vocabulary.exercises.${key}`),
          lang: "es",
        }))}
      />
      <CausesSection key={exerciseKey} exerciseKey={exerciseKey} />
    </PageBody>
  );
}
