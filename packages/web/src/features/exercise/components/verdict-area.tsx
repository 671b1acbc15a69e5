import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useModule } from "#lib/use-module.ts";
import { classNames } from "#ui/class-names.ts";
import type { RunningPractice } from "../use-practice.ts";
import { verdictBackground } from "./answer-bar.tsx";

type VerdictAreaProps = { practice: RunningPractice; children: ReactNode };

/**
 * Renders the verdict on the typed answer in advance, invisible, because on a slow phone Enter would take
 * longer. The browser also computes its style and layout. Enter then only shows it.
 */
export function VerdictArea({ practice, children }: VerdictAreaProps) {
  const { exercise, asked, answer, isSubmittable, verdict, explain } = practice;
  // Not needed to show the first sentence.
  const panel = useModule("verdict-panel", () => import("./verdict-panel.tsx")).data;
  const typed = useMemo(
    () => (isSubmittable ? { exercise, asked, answer } : null),
    [isSubmittable, exercise, asked, answer],
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
      {shown && panel && (
        <panel.VerdictPanel
          key={shown.asked}
          exercise={shown.exercise}
          answer={shown.answer}
          explain={explain}
        />
      )}
      {children}
    </div>
  );
}
