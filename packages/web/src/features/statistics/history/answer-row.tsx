import { isConjugationKey, type Verdict } from "@verbena/core/vocabulary";
import type { PastAnswer } from "@verbena/server/client";
import { Check, type LucideIcon, Sparkle, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatTime } from "#lib/format.ts";
import { useItemLabel } from "#progress/use-item-label.ts";
import { classNames } from "#ui/class-names.ts";

const looks: Record<Verdict, { icon: LucideIcon; badge: string }> = {
  correct: { icon: Check, badge: "bg-leaf-wash text-leaf" },
  accent: { icon: Sparkle, badge: "bg-marigold-wash text-marigold-ink" },
  wrong: { icon: X, badge: "bg-geranium-wash text-geranium" },
};

type AnswerRowProps = { answer: PastAnswer; timeZone: string };

/** A past answer: its verdict and cause, what was written, what is right, and when. */
export function AnswerRow({ answer, timeZone }: AnswerRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labelOf = useItemLabel(answer.exerciseKey);
  const { verdict, item, context, given, expected, cause, answeredAt } = answer;
  const { icon: Icon, badge } = looks[verdict];
  const isVerb = isConjugationKey(answer.exerciseKey);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-4">
      <span
        className={classNames(
          "mt-0.5 inline-flex size-8 items-center justify-center rounded-full",
          badge,
        )}
      >
        <Icon aria-hidden className="size-4.5" strokeWidth={3} />
      </span>
      <div className="flex flex-col gap-0.5">
        <p className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0 text-[0.9375rem]">
            <strong>{t(`statistics.past.verdicts.${verdict}`)}</strong>
            {cause !== null && verdict === "wrong" && <> · {t(`causes.${cause}`)}</>}
          </span>
          <time
            dateTime={answeredAt}
            className="shrink-0 text-[0.9375rem] text-ink-soft tabular-nums"
          >
            {formatTime(language, answeredAt, timeZone)}
          </time>
        </p>
        <p lang="es" className="font-display text-xl leading-snug font-bold">
          <span className={verdict === "wrong" ? "text-geranium" : undefined}>{given}</span>
          {verdict !== "correct" && expected !== null && (
            <>
              <span aria-hidden className="text-ink-soft">
                {" → "}
              </span>
              <span className="sr-only" lang={language}>
                {t("statistics.past.expected")}
              </span>
              <span className="text-leaf">{expected}</span>
            </>
          )}
        </p>
        <p lang="es" className="text-[0.9375rem] text-ink-soft">
          {isVerb ? `${labelOf(item)} · ${context}` : labelOf(item)} ·{" "}
          {t(`vocabulary.exercises.${answer.exerciseKey}`)}
        </p>
      </div>
    </li>
  );
}
