import { personName } from "#conjugation/person-names.ts";
import { Bunting } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import type { LandingTexts } from "../landing-texts.ts";
import type { DemoExercise } from "./demo-exercises.ts";
import { DemoResult } from "./demo-result.tsx";
import { DemoSentence } from "./demo-sentence.tsx";

type DemoExerciseScreenProps = {
  exercise: DemoExercise;
  index: number;
  total: number;
  texts: LandingTexts;
};

const letters = ["á", "é", "í", "ó", "ú", "ü", "ñ"] as const;

/**
 * One exercise of the demo with all that it ever shows; of the stack of them, the one with
 * `data-phase` is seen. The same rooms are filled and emptied, so that nothing moves.
 */
export function DemoExerciseScreen({ exercise, index, total, texts }: DemoExerciseScreenProps) {
  const wash = exercise.type === "error" ? "answered:bg-geranium-wash" : "answered:bg-leaf-wash";
  return (
    <div
      data-exercise
      data-phase={index === 0 ? "typing" : undefined}
      className="group/exercise invisible col-start-1 row-start-1 flex flex-col data-phase:visible"
    >
      <div className="flex min-h-16 items-center gap-4 pr-15 pl-5 sm:pl-7">
        <div className="w-24">
          <Bunting done={index} total={total} className="answered:hidden" />
          <Bunting done={index + 1} total={total} sway className="hidden answered:block" />
        </div>
        <p className="ml-auto font-semibold text-ink-soft tabular-nums">
          {texts.demo.position} {index + 1} / {total}
        </p>
      </div>
      <div className="flex grow flex-col gap-4 px-5 pt-1 pb-6 transition-opacity duration-300 group-data-[phase=next-exercise]/exercise:opacity-0 sm:px-7">
        <p lang="es" className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className="mr-1 font-display text-xl font-bold sm:text-2xl">{exercise.verb}</span>
          <Chip>{texts.exercise.tenses[exercise.tense]}</Chip>
          <Chip>{personName(exercise.person)}</Chip>
        </p>
        <DemoSentence exercise={exercise} />
      </div>
      <div className={classNames("flex flex-col gap-4 px-5 pt-5 pb-5 sm:px-7 sm:pb-7", wash)}>
        <div className="grid items-center">
          <p className="col-start-1 row-start-1 grid max-w-md grid-cols-7 gap-1.5 text-center answered:invisible sm:gap-2">
            {letters.map((letter) => (
              <span
                key={letter}
                className="rounded-xl border border-line py-2.5 text-lg leading-none font-semibold"
              >
                {letter}
              </span>
            ))}
          </p>
          <DemoResult exercise={exercise} texts={texts} />
        </div>
        <button
          type="button"
          tabIndex={-1}
          className={buttonClass(
            {},
            "w-full transition-transform group-data-[phase=validating]/exercise:scale-97 sm:w-fit sm:min-w-52",
          )}
        >
          <span className="grid">
            <span className="col-start-1 row-start-1 answered:invisible">
              {texts.exercise.validate}
            </span>
            <span className="invisible col-start-1 row-start-1 answered:visible">
              {texts.exercise.continue}
            </span>
          </span>
        </button>
      </div>
    </div>
  );
}

function Chip({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-line px-3 py-0.5 font-semibold text-[0.9375rem] max-sm:px-2.5 max-sm:text-sm">
      {children}
    </span>
  );
}
