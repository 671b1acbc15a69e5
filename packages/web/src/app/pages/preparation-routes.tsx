import { getRouteApi } from "@tanstack/react-router";
import { isExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { NotFound } from "./not-found.tsx";
import { PageInPreparation } from "./page-in-preparation.tsx";

const theory = getRouteApi("/app/theory/$exerciseKey");

export function TheoryRoute() {
  const { t } = useTranslation();
  const { exerciseKey } = theory.useParams();
  if (!isExerciseKey(exerciseKey)) return <NotFound />;
  return (
    <PageInPreparation
      title={t("pages.theoryOf", { family: t(`vocabulary.exercises.${exerciseKey}`) })}
      action={
        <ButtonLink to="/app/exercise/$exerciseKey" params={{ exerciseKey }}>
          {t("pages.practise")}
        </ButtonLink>
      }
    />
  );
}

export function AdminRoute() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.admin")} action={<BackToApp />} />;
}

function BackToApp() {
  const { t } = useTranslation();
  return <ButtonLink to="/app">{t("pages.backToApp")}</ButtonLink>;
}
