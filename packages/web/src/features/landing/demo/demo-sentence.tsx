import { classNames } from "#ui/class-names.ts";
import type { DemoExercise } from "./demo-exercises.ts";

/** The sentence; in its blank what is typed, and the rest of the answer, which is still unseen. */
export function DemoSentence({ exercise }: { exercise: DemoExercise }) {
  const { sentence, userAnswer, type } = exercise;
  const [before, after] = sentence.split(/_+/);
  const ink =
    type === "error"
      ? "answered:border-geranium answered:text-geranium"
      : "answered:border-leaf answered:text-leaf";
  return (
    <p
      lang="es"
      className="min-h-[3.84em] font-display text-[1.75rem] leading-[1.28] font-bold tracking-[-0.015em] text-pretty sm:text-[2.125rem]"
    >
      {before}
      <span
        className={classNames(
          "mx-[0.1em] inline-block min-w-[4.5em] border-b-[3px] border-marigold text-center leading-[1.1] whitespace-nowrap",
          ink,
        )}
      >
        <span data-typed />
        <span className="relative invisible group-data-[phase=typing]/exercise:visible noscript:hidden">
          <span className="absolute top-[0.1em] -left-px h-[0.9em] w-0.5 bg-marigold" />
        </span>
        <span data-rest className="invisible answered:visible">
          {userAnswer}
        </span>
      </span>
      {after}
    </p>
  );
}
