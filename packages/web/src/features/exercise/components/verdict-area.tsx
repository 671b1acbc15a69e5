import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import type { Practice } from "../use-practice.ts";
import { verdictBackground } from "./answer-bar.tsx";
import { VerdictPanel } from "./verdict-panel.tsx";

/**
 * Renders the verdict on the typed answer in advance, invisible, because on a slow phone Enter would take
 * longer. The browser also computes its style and layout. Enter then only shows it.
 */
export function VerdictArea({ practice }: { practice: Practice }) {
  const { t } = useTranslation();
  const { exercise, index, answer, isSubmittable, verdict, explain, result } = practice;
  const typed = useMemo(
    () => (isSubmittable ? { exercise, index, answer } : null),
    [isSubmittable, exercise, index, answer],
  );
  // React renders the panel when it has nothing more urgent to do, such as the typed letter.
  const prepared = useDeferredValue(typed);
  const shown = verdict === null ? prepared : typed;
  return (
    <div
      data-verdict={verdict ?? undefined}
      className={classNames(
        verdict === null
          ? "invisible h-0 overflow-hidden"
          : "full-bleed max-md:flex-1 pt-6 pb-3 short:pt-3 short:pb-1",
        verdictBackground(verdict),
      )}
    >
      {shown && (
        <VerdictPanel
          key={shown.index}
          exercise={shown.exercise}
          answer={shown.answer}
          explain={explain}
        />
      )}
      {result && <p className="mt-4 font-semibold">{t("exercise.balance", result)}</p>}
    </div>
  );
}
