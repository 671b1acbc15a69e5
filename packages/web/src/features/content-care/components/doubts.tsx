import { useTranslation } from "react-i18next";
import { Alert } from "#ui/alert.tsx";
import type { TextOfForm } from "../correction-fields.ts";
import type { Doubt } from "../style-of-texts.ts";

type DoubtsProps = { doubts: readonly Doubt[]; fields: readonly TextOfForm[] };

/** What should be looked at once more, read out when it appears. */
export function Doubts({ doubts, fields }: DoubtsProps) {
  const { t } = useTranslation();
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (
    <div role="status" className="empty:hidden">
      {doubts.length > 0 && (
        <Alert tone="note" silent>
          <p>{t("contentCare.doubts.title")}</p>
          <ul className="list-disc pl-5">
            {doubts.map(({ field, rule, words }) => (
              <li key={`${field} ${rule}`}>
                {t("contentCare.on", {
                  action: labels.get(field) ?? field,
                  sentence: t(`contentCare.doubts.${rule}`, words),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
