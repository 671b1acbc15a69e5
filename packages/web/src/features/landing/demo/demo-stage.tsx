import { families } from "@verbena/core/families";
import { CircleAlert, CircleX, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { personName } from "#conjugation/person-name.ts";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { Bunting } from "#ui/bunting.tsx";
import { buttonClass, iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CelebrationSign } from "#ui/signs.tsx";
import type { LandingTexts } from "../landing-texts.ts";
import { type DemoExercise, demoExercises } from "./demo-exercises.ts";

/**
 * The exercise screen as a demo, which `playDemo` animates. It is inert, and screen readers read only its
 * description. Without scripts, it shows the first exercise with its result.
 */
export function DemoStage({ texts }: { texts: LandingTexts }) {
  return (
    <figure
      data-demo
      className="group/demo relative w-full max-w-xl justify-self-center overflow-hidden rounded-[1.75rem] border border-line bg-card lg:justify-self-end"
    >
      <figcaption className="sr-only">{texts.demo.description}</figcaption>
      <div inert aria-hidden className="grid">
        {demoExercises.map((exercise, index) => (
          <DemoExerciseScreen key={exercise.verb} exercise={exercise} index={index} texts={texts} />
        ))}
      </div>
      <PauseButton pause={texts.demo.pause} resume={texts.demo.resume} />
    </figure>
  );
}

/** WCAG 2.2.2 requires a way to pause animations that start automatically. */
function PauseButton({ pause, resume }: { pause: string; resume: string }) {
  return (
    <button
      type="button"
      data-pause
      className={iconButtonClass("absolute top-2.5 right-2.5 noscript:hidden")}
    >
      <span className="group-data-paused/demo:hidden">
        <Pause aria-hidden className="size-5 fill-current" />
        <span className="sr-only">{pause}</span>
      </span>
      <span className="hidden group-data-paused/demo:inline">
        <Play aria-hidden className="size-5 fill-current" />
        <span className="sr-only">{resume}</span>
      </span>
    </button>
  );
}

const letters = ["á", "é", "í", "ó", "ú", "ü", "ñ"] as const;

type DemoExerciseScreenProps = { exercise: DemoExercise; index: number; texts: LandingTexts };

/**
 * One screen of the demo. All screens share a grid cell, and only the one with `data-phase` is visible. Elements that
 * replace each other also share a cell, which keeps the layout stable.
 */
function DemoExerciseScreen({ exercise, index, texts }: DemoExerciseScreenProps) {
  const total = demoExercises.length;
  const background =
    exercise.type === "error" ? "answered:bg-geranium-wash" : "answered:bg-leaf-wash";
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
      <div className="flex grow flex-col justify-center gap-4 px-5 pt-1 pb-6 sm:px-7">
        <p lang="es" className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className="mr-1 font-display text-xl font-bold sm:text-2xl">{exercise.verb}</span>
          <Chip>{families[exercise.tense].name.toLowerCase()}</Chip>
          <Chip>{personName(exercise.person)}</Chip>
        </p>
        <DemoSentence exercise={exercise} />
      </div>
      <div className={classNames("border-t border-line answered:border-transparent", background)}>
        <div className="grid items-center px-5 pt-4 sm:px-7">
          <p className="col-start-1 row-start-1 grid max-w-md grid-cols-7 gap-1.5 self-end text-center answered:invisible sm:gap-2">
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
        <DemoDock texts={texts} />
      </div>
    </div>
  );
}

/** The buttons at the bottom. They stay in their places. */
function DemoDock({ texts }: { texts: LandingTexts }) {
  return (
    <div className="flex items-center gap-3 px-5 pt-4 pb-5 sm:px-7 sm:pb-6">
      <button
        type="button"
        tabIndex={-1}
        className={buttonClass({ variant: "quiet" }, "px-3 max-sm:text-base answered:invisible")}
      >
        {texts.exercise.giveUp}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={buttonClass(
          {},
          "ml-auto min-w-36 grow transition-transform group-data-[phase=validating]/exercise:scale-97 sm:max-w-52",
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
  );
}

function Chip({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-line px-3 py-0.5 font-semibold text-[0.9375rem] max-sm:px-2.5 max-sm:text-sm">
      {children}
    </span>
  );
}

/** The sentence. Its blank contains the typed characters and, invisible, the rest of the answer. */
function DemoSentence({ exercise }: { exercise: DemoExercise }) {
  const { sentence, userAnswer, type } = exercise;
  const [before, after] = sentence.split(/_+/);
  const colours =
    type === "error"
      ? "answered:border-geranium answered:bg-geranium-wash answered:text-geranium"
      : "answered:border-leaf answered:bg-leaf-wash answered:text-leaf";
  return (
    <p
      lang="es"
      className="min-h-[3.84em] font-display text-[1.75rem] leading-[1.28] font-bold tracking-[-0.015em] text-pretty sm:text-[2.125rem]"
    >
      {before}
      <span
        className={classNames(
          "mx-[0.1em] inline-block min-w-[4.5em] rounded-t-lg border-b-4 border-ink bg-marigold-wash px-[0.12em] text-center leading-[1.1] whitespace-nowrap",
          colours,
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

const signs: Record<DemoExercise["type"], ReactNode> = {
  success: <CelebrationSign className="size-8 shrink-0" />,
  error: <CircleX aria-hidden className="size-7 shrink-0" />,
  accent: <CircleAlert aria-hidden className="size-7 shrink-0" />,
};

function DemoResult({ exercise, texts }: { exercise: DemoExercise; texts: LandingTexts }) {
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
