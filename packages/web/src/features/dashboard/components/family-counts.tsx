import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber } from "#lib/format.ts";
import type { FamilyOverview } from "../use-family-overview.ts";

/** How many forms are due, large, and how many were never seen. */
export function FamilyCounts({ counts }: { counts: FamilyOverview["counts"] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (counts === null) return null;
  return (
    <p className="flex shrink-0 flex-col items-end text-right text-[0.9375rem] leading-snug text-ink-soft">
      <strong className="font-display text-[clamp(2rem,1.6rem+1.8vw,3rem)] leading-none font-extrabold text-ink tabular-nums">
        {formatNumber(language, counts.due)}
      </strong>
      <span>{t(counts.due === 0 ? "dashboard.upToDate" : "dashboard.due")}</span>
      {counts.unseen > 0 && <span>{t("dashboard.unseen", { count: counts.unseen })}</span>}
    </p>
  );
}
