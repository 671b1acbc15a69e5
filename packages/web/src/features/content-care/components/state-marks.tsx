import type { CorrectionForReview } from "@verbena/server/client";
import { useTranslation } from "react-i18next";

type StateMarksProps = {
  isHidden: boolean;
  correction: Pick<CorrectionForReview<string>, "state" | "changes"> | null;
};

/** What is particular about a text: that learners are not asked it, or what became of a correction. */
export function StateMarks({ isHidden, correction }: StateMarksProps) {
  const { t } = useTranslation();
  const hasState =
    correction !== null && (correction.changes.length > 0 || correction.state === "file-changed");
  if (!isHidden && !hasState) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {isHidden && <Mark>{t("contentCare.states.hidden")}</Mark>}
      {hasState && <Mark>{t(`contentCare.states.${correction.state}`)}</Mark>}
    </ul>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <li className="rounded-full bg-marigold-wash px-2.5 py-0.5 text-sm font-medium text-marigold-ink">
      {children}
    </li>
  );
}
