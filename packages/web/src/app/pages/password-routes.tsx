import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";
import { PageInPreparation } from "./page-in-preparation.tsx";

export function ForgotPasswordRoute() {
  const { t } = useTranslation();
  return <PasswordPage title={t("pages.forgot")} />;
}

export function ResetPasswordRoute() {
  const { t } = useTranslation();
  return <PasswordPage title={t("pages.reset")} />;
}

function PasswordPage({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <VisitorLayout>
      <main id="content">
        <PageInPreparation
          title={title}
          action={<ButtonLink to="/auth">{t("pages.backToLogin")}</ButtonLink>}
        />
      </main>
    </VisitorLayout>
  );
}
