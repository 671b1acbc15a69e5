import { useDeferredValue, useMemo } from "react";
import { classNames } from "#ui/class-names.ts";
import { outcomeBackgrounds } from "../outcome.ts";
import { useAfterAnswer } from "../use-after-answer.ts";
import type { RunningPractice } from "../use-practice.ts";

type VerdictSheetProps = { practice: RunningPractice };

/**
 * The verdict, on a sheet that rises from the dock. The sheet renders the verdict on the typed text invisibly in
 * advance, with style and layout. Enter only makes it visible: on a slow phone, rendering would take too long.
 */
export function VerdictSheet({ practice }: VerdictSheetProps) {
  const { state, turn, answer, problem, outcome, explain } = practice;
  const { asked } = state;
  const isSubmittable = problem === null;
  const isAnswered = outcome !== null;
  const afterAnswer = useAfterAnswer();
  const typed = useMemo(
    () => (isSubmittable || isAnswered ? { turn, asked, answer } : null),
    [isSubmittable, isAnswered, turn, asked, answer],
  );
  // Deferred: React renders the typed letter first and the panel afterwards.
  const prepared = useDeferredValue(typed);
  const shown = isAnswered ? typed : prepared;
  return (
    <div
      data-verdict={state.verdict ?? undefined}
      className={
        isAnswered
          ? classNames(
              "relative max-h-[46dvh] min-h-24 overflow-y-auto overscroll-contain motion-safe:animate-rise [@media(max-height:20rem)]:max-h-none [@media(max-height:20rem)]:shrink-0",
              outcomeBackgrounds[outcome],
            )
          : "invisible absolute inset-x-0 h-0 overflow-hidden"
      }
    >
      {shown && afterAnswer && (
        <div className="stage-column flex flex-col bg-inherit pt-3 pb-1 short:pt-2 md:pt-4">
          <afterAnswer.VerdictPanel
            key={shown.asked}
            exercise={shown.turn.exercise}
            isCounted={shown.turn.counted}
            reasonToAsk={shown.turn.reason}
            answer={shown.answer}
            explain={explain}
          />
        </div>
      )}
    </div>
  );
}
