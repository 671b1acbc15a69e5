import { successRate } from "@verbena/core/progress/statistics";
import type { Breakdown } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatPercent } from "#lib/format.ts";

type ContextListProps = {
  /** Persons, or words of a fill-in family. */
  contexts: Breakdown["contexts"];
  labelledBy: string;
};

/** Each person or word with its rate, in figures and as a bar. */
export function ContextList({ contexts, labelledBy }: ContextListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol aria-labelledby={labelledBy} className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {contexts.map(({ context, attempts, correct }) => {
        const rate = successRate(correct, attempts);
        return (
          <li key={context}>
            <p className="flex items-baseline justify-between gap-4 tabular-nums">
              <span lang="es" className="font-semibold">
                {context}
              </span>
              <span className="text-right text-ink-soft">
                {t("statistics.countedAnswers", { count: attempts })} ·{" "}
                <strong className="text-ink">{formatPercent(language, rate)}</strong>
              </span>
            </p>
            <span aria-hidden className="mt-1.5 block h-3 overflow-hidden rounded-full bg-ink/10">
              <span
                className="block h-full rounded-full bg-leaf"
                style={{ inlineSize: `${rate}%` }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
