import { CircleAlert, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { CelebrationSign } from "#ui/celebration-sign.tsx";
import { classNames } from "#ui/class-names.ts";
import type { LandingTexts } from "../landing-texts.ts";
import type { DemoExercise } from "./demo-exercises.ts";

type DemoResultProps = { exercise: DemoExercise; texts: LandingTexts };

/** How the exercise ended, and why. */
export function DemoResult({ exercise, texts }: DemoResultProps) {
  const { type, correctAnswer } = exercise;
  return (
    <div className="invisible col-start-1 row-start-1 answered:visible">
      <p
        className={classNames(
          "flex items-center gap-3 font-display text-[1.375rem] leading-tight font-bold sm:text-2xl",
          type === "error" ? "text-geranium" : "text-leaf",
        )}
      >
        {signs[type]}
        {type === "error" ? (
          <span>
            <span className="font-sans text-base font-semibold tracking-normal">
              {texts.demo.correctAnswer}
            </span>{" "}
            <span lang="es" className="block text-[1.75rem] text-leaf">
              {correctAnswer}
            </span>
          </span>
        ) : (
          <span lang="es">
            {type === "success" ? texts.exercise.perfect : texts.exercise.accent}
          </span>
        )}
      </p>
      <p className="mt-1.5">
        {type === "accent" && (
          <b lang="es" className="font-semibold">
            {correctAnswer}.{" "}
          </b>
        )}
        <SpanishText text={texts.demo.notes[type]} />
      </p>
    </div>
  );
}

const signs: Record<DemoExercise["type"], ReactNode> = {
  success: <CelebrationSign className="size-8 shrink-0" />,
  error: <CircleX aria-hidden className="size-7 shrink-0" />,
  accent: <CircleAlert aria-hidden className="size-7 shrink-0" />,
};
