import { useTranslation } from "react-i18next";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Corrections } from "./components/corrections.tsx";
import { OpenReports } from "./components/open-reports.tsx";

/** What learners report about sentences, and what administrators have done about them. */
export function ContentCarePage() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageHeading title={`${t("contentCare.title")} · ${t("navigation.admin")}`}>
        {t("contentCare.title")}
      </PageHeading>
      <section className="flex flex-col gap-4">
        <h2 className="text-2xl">{t("contentCare.reports.title")}</h2>
        <OpenReports />
      </section>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("contentCare.corrections.title")}</h2>
        <Corrections />
      </section>
    </PageBody>
  );
}
