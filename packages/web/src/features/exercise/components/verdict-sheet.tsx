import { type ReactNode, useDeferredValue, useMemo } from "react";
import { classNames } from "#ui/class-names.ts";
import { outcomeBackgrounds } from "../outcome.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useVerdictParts } from "../use-verdict-parts.ts";

type VerdictSheetProps = {
  practice: RunningPractice;
  /** The end of a string, which needs more room. */
  children: ReactNode;
};

/**
 * The verdict, on a sheet that rises from the dock. The verdict on the typed answer is rendered in advance,
 * invisible, because on a slow phone Enter would take longer. The browser also computes its style and
 * layout. Enter then only shows it.
 */
export function VerdictSheet({ practice, children }: VerdictSheetProps) {
  const { state, turn, answer, problem, outcome, explain } = practice;
  const { asked } = state;
  const isSubmittable = problem === null;
  const isAnswered = outcome !== null;
  const parts = useVerdictParts();
  const typed = useMemo(
    () => (isSubmittable || isAnswered ? { turn, asked, answer } : null),
    [isSubmittable, isAnswered, turn, asked, answer],
  );
  // React renders the panel when it has nothing more urgent to do, such as the typed letter.
  const prepared = useDeferredValue(typed);
  const shown = isAnswered ? typed : prepared;
  return (
    <div
      data-verdict={state.verdict ?? undefined}
      className={
        isAnswered
          ? classNames(
              "relative min-h-24 overflow-y-auto overscroll-contain motion-safe:animate-rise [@media(max-height:20rem)]:max-h-none [@media(max-height:20rem)]:shrink-0",
              children ? "max-h-[60dvh]" : "max-h-[46dvh]",
              outcomeBackgrounds[outcome],
            )
          : "invisible absolute inset-x-0 h-0 overflow-hidden"
      }
    >
      {shown && parts && (
        <div className="stage-column flex flex-col bg-inherit pt-3 pb-1 short:pt-2 md:pt-4">
          <parts.VerdictPanel
            key={shown.asked}
            exercise={shown.turn.exercise}
            isCounted={shown.turn.counted}
            answer={shown.answer}
            explain={explain}
          />
          {children}
        </div>
      )}
    </div>
  );
}
