import type { CountedCause } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";

type CauseListProps = {
  /** The most frequent first. */
  causes: readonly CountedCause[];
  labelledBy: string;
};

/** Each cause with its count, in words and as its share of all; what has no name comes last. */
export function CauseList({ causes, labelledBy }: CauseListProps) {
  const { t } = useTranslation();
  const known = causes.filter(({ cause }) => cause !== "unknown");
  const unknown = causes.filter(({ cause }) => cause === "unknown");
  const all = causes.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol aria-labelledby={labelledBy} className="flex flex-col gap-5">
      {[...known, ...unknown].map(({ cause, count }) => (
        <li key={cause}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{t(`causes.${cause}`)}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {t("statistics.times", { count })}
            </span>
          </p>
          <span aria-hidden className="mt-1.5 block h-3 rounded-full bg-ink/10">
            <span
              className={classNames(
                "block h-full min-w-3 rounded-full",
                cause === "unknown" ? "bg-edge" : "bg-geranium",
              )}
              style={{ inlineSize: `${(100 * count) / all}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
