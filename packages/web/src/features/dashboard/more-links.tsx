import { usefulLinks } from "@verbena/content/links";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";

const usefulLinkCount = Object.values(usefulLinks).flat().length;

export function MoreLinks() {
  const { t } = useTranslation();
  const headingId = useId();
  const links = [
    {
      to: "/app/statistics",
      name: t("navigation.statistics"),
      text: t("dashboard.statisticsText"),
    },
    { to: "/app/verbs", name: t("navigation.verbTables"), text: t("dashboard.verbTablesText") },
    {
      to: "/app/enlaces-utiles",
      name: t("navigation.usefulLinks"),
      text: t("dashboard.usefulLinksText", { count: usefulLinkCount }),
    },
  ] as const;
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-8">
      <h2 id={headingId} className="mb-3 text-2xl">
        {t("dashboard.more")}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {links.map(({ to, name, text }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-2.5">
              {name}
            </TextLink>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
