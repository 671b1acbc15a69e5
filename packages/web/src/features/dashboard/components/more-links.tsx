import { usefulLinks } from "@verbena/content/links";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "#ui/text-link.tsx";

const usefulLinkCount = Object.values(usefulLinks).flat().length;

/** What there is beside practice: statistics, tables of verbs, useful links. */
export function MoreLinks() {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-8">
      <h2 id={headingId} className="mb-3 text-2xl">
        {t("dashboard.more")}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <li>
          <TextLink to="/app/statistics" className="inline-block py-2.5">
            {t("navigation.statistics")}
          </TextLink>
          <p className="text-ink-soft">{t("dashboard.statisticsText")}</p>
        </li>
        <li>
          <TextLink to="/app/verbs" className="inline-block py-2.5">
            {t("navigation.verbTables")}
          </TextLink>
          <p className="text-ink-soft">{t("dashboard.verbTablesText")}</p>
        </li>
        <li>
          <TextLink to="/app/enlaces-utiles" className="inline-block py-2.5">
            {t("navigation.usefulLinks")}
          </TextLink>
          <p className="text-ink-soft">
            {t("dashboard.usefulLinksText", { count: usefulLinkCount })}
          </p>
        </li>
      </ul>
    </section>
  );
}
