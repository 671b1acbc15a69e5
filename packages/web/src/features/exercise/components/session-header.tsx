import { isCorrect } from "@verbena/core/grading/grade";
import type { Verdict } from "@verbena/core/vocabulary";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Bunting } from "#ui/bunting.tsx";
import { STRING_LENGTH } from "../practice-state.ts";

type SessionHeaderProps = {
  heading: ReactNode;
  /** Index of the exercise in the session. */
  index: number;
  total: number;
  /** Verdicts on the present string, and how many flags it has. */
  string: readonly Verdict[];
  flags: number;
};

/** What is practised, the bunting of the present string, and the place in the session. */
export function SessionHeader({ heading, index, total, string, flags }: SessionHeaderProps) {
  const { t } = useTranslation();
  const missed = string.map((verdict) => !isCorrect(verdict));
  return (
    <header className="flex flex-col gap-2">
      <div className="short:hidden">{heading}</div>
      <div className="flex items-center gap-4">
        <Bunting
          done={string.length}
          missed={missed}
          total={flags}
          places={STRING_LENGTH}
          sway={string.length > 0}
          label={t("exercise.bunting", { count: string.length, total: flags })}
          className="min-w-0 max-w-xl flex-1"
        />
        <p className="font-semibold text-ink-soft tabular-nums">
          <span aria-hidden>
            {index + 1} / {total}
          </span>
          <span className="sr-only">{t("exercise.position", { index: index + 1, total })}</span>
        </p>
      </div>
    </header>
  );
}
