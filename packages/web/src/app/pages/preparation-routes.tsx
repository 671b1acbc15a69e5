import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { PageInPreparation } from "./page-in-preparation.tsx";

export function AdminRoute() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.admin")} action={<BackToApp />} />;
}

function BackToApp() {
  const { t } = useTranslation();
  return <ButtonLink to="/app">{t("pages.backToApp")}</ButtonLink>;
}
