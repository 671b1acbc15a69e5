import { isCorrect } from "@verbena/core/grading/grade";
import { useEffect, useState } from "react";
import { useWeek } from "#learner-ui/rhythm-line.tsx";
import { Bunting } from "#ui/bunting.tsx";
import { Lanterns } from "#ui/lanterns.tsx";
import { Street } from "#ui/street.tsx";
import type { RoundAnswer } from "../practice-state.ts";

type RoundBuntingProps = { answers: readonly RoundAnswer[] };

/** The string has room for at least this many flags. Those of a short round hang in its middle. */
const CAPACITY_MIN = 14;

const capacityOf = (answers: number) => Math.max(answers, CAPACITY_MIN);

/** Each flag begins to rise so long after the one before it. The flags of a long string are closer together. */
const RISE_STEP_MS = 40;
const RISE_STEPS_MS = 400;

/** How long all flags take to rise. */
const RISE_MS = RISE_STEPS_MS + 500;

/** The string with the flags of a whole round. They fly up to their places. On both sides, it is a bare cord. */
export function RoundBunting({ answers }: RoundBuntingProps) {
  const total = capacityOf(answers.length);
  const before = Array.from({ length: Math.floor((total - answers.length) / 2) }, () => true);
  return (
    <Bunting
      done={before.length + answers.length}
      empty={before}
      wrong={[...before, ...answers.map(({ verdict }) => !isCorrect(verdict))]}
      total={total}
      riseStepMs={Math.min(RISE_STEP_MS, RISE_STEPS_MS / total)}
      className="[&_polygon.fill-none]:invisible"
    />
  );
}

type EveningProps = RoundBuntingProps & {
  /** Whether nothing is left for today: the lanterns light up. */
  isDone: boolean;
};

/** The learner's flags over the street of the week. Then the house of today and the lanterns light up. */
export function Evening({ answers, isDone }: EveningProps) {
  const isNight = useIsAfterFlags();
  const { days, today } = useWeek();
  const capacity = capacityOf(answers.length);
  return (
    // Lower beside a new level: the actions below shall stay in view.
    <div className="relative h-32 overflow-hidden sm:h-52 sm:group-has-data-level:h-36">
      <div className="absolute inset-x-0 top-0">
        <RoundBunting answers={answers} />
        <Lanterns
          total={capacity}
          before={lanternPlaces(capacity)}
          isLit={isNight && isDone}
          inTurn={isNight && isDone}
        />
      </div>
      <Street
        lit={days.map(({ day, isPractised }) => (day === today ? isNight : isPractised))}
        openDoor={days.findIndex(({ day }) => day === today)}
      />
    </div>
  );
}

const LANTERNS = 4;

/** The flags before which a lantern hangs, at equal distances. */
const lanternPlaces = (flags: number): number[] =>
  Array.from({ length: LANTERNS }, (_, index) =>
    Math.round(((index + 1) * flags) / (LANTERNS + 1)),
  );

/** Whether the flags have risen. At once, if the learner prefers reduced motion. */
function useIsAfterFlags(): boolean {
  const [isAfter, setAfter] = useState(
    () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), RISE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}
