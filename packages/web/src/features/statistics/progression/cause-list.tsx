import type { CountedCause } from "@verbena/server/client";
import { useTranslation } from "react-i18next";

type CauseListProps = {
  /** The most frequent first. */
  causes: readonly CountedCause[];
  labelledBy: string;
};

/** Each cause with its count, in words and as a bar beside the longest one. */
export function CauseList({ causes, labelledBy }: CauseListProps) {
  const { t } = useTranslation();
  const most = causes[0]?.count ?? 1;
  return (
    <ol aria-labelledby={labelledBy} className="flex flex-col gap-5">
      {causes.map(({ cause, count }) => (
        <li key={cause}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{t(`causes.${cause}`)}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {t("statistics.times", { count })}
            </span>
          </p>
          <span aria-hidden className="mt-1.5 block h-3 rounded-full bg-ink/10">
            <span
              className="block h-full min-w-3 rounded-full bg-geranium"
              style={{ inlineSize: `${(100 * count) / most}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
