import { Pause, Play } from "lucide-react";
import { iconButtonClass } from "#ui/icon-button-class.ts";
import type { LandingTexts } from "../landing-texts.ts";
import { DemoExerciseScreen } from "./demo-exercise-screen.tsx";
import { demoExercises } from "./demo-exercises.ts";

/**
 * The exercise screen as a demonstration that `playDemo` plays: nothing in it can be operated, and
 * those who listen hear once what it shows. Without scripts the first exercise stands there, finished.
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
          <DemoExerciseScreen
            key={exercise.verb}
            exercise={exercise}
            index={index}
            total={demoExercises.length}
            texts={texts}
          />
        ))}
      </div>
      <PauseButton pause={texts.demo.pause} resume={texts.demo.resume} />
    </figure>
  );
}

/** What moves by itself can be stopped (WCAG 2.2.2). */
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
