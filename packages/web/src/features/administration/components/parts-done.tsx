import { useTranslation } from "react-i18next";
import { PART } from "../api/in-parts.ts";

type PartsDoneProps = { done: number; of: number };

/** With how many people something has been done, where that takes more than one call. */
export function PartsDone({ done, of }: PartsDoneProps) {
  const { t } = useTranslation();
  if (of <= PART) return null;
  return (
    <p role="status" className="font-semibold tabular-nums">
      {t("administration.selection.progress", { done, of })}
    </p>
  );
}
