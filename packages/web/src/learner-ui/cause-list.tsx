import type { DiagnosisCode } from "@verbena/core/causes";
import type { CountedCause } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { ShareBar } from "./share-bar.tsx";

type CauseListProps = {
  label: string;
  causes: readonly CountedCause[];
  /** What to show beside a cause. */
  actionFor?: (cause: DiagnosisCode) => ReactNode;
};

/** Each cause with its count and its share of all mistakes. Unknown causes come last. */
export function CauseList({ label, causes, actionFor }: CauseListProps) {
  const { t } = useTranslation();
  const known = causes.filter(({ cause }) => cause !== "unknown");
  const unknown = causes.filter(({ cause }) => cause === "unknown");
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol aria-label={label} className="flex flex-col gap-5">
      {[...known, ...unknown].map(({ cause, count }) => (
        <ShareBar
          key={cause}
          name={t(`causes.${cause}`)}
          figures={t("statistics.times", { count })}
          percent={(100 * count) / total}
          className={cause === "unknown" ? "min-w-3 bg-edge" : "min-w-3 bg-geranium"}
          action={actionFor?.(cause)}
        />
      ))}
    </ol>
  );
}
