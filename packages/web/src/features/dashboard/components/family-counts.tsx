import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber } from "#lib/format.ts";
import { classNames } from "#ui/class-names.ts";
import type { FamilyOverview } from "../use-family-overview.ts";

/** The number that matters: forms that are due, large; else, quietly, forms never seen. */
export function FamilyCounts({ counts }: { counts: FamilyOverview["counts"] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (counts === null) return null;
  const { due, unseen } = counts;
  const nothingDue = due === 0 && unseen > 0;
  return (
    <p className="flex shrink-0 flex-col items-end text-right text-[0.9375rem] leading-snug text-ink-soft">
      <strong
        className={classNames(
          "font-display leading-none tabular-nums",
          nothingDue
            ? "text-2xl font-bold text-ink-soft"
            : "text-[clamp(2rem,1.6rem+1.8vw,3rem)] font-extrabold text-ink",
        )}
      >
        {formatNumber(language, nothingDue ? unseen : due)}
      </strong>
      {nothingDue ? (
        <span>{t("dashboard.newForms", { count: unseen })}</span>
      ) : (
        <span>{t(due === 0 ? "dashboard.upToDate" : "dashboard.due")}</span>
      )}
      {due > 0 && unseen > 0 && <span>{t("dashboard.unseen", { count: unseen })}</span>}
    </p>
  );
}
