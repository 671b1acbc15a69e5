import { type DemoStep, durationOf, firstStep, type Motion, nextStep } from "./demo-step.ts";

/** The parts of an exercise on the page that the demo changes. */
type ExerciseParts = {
  exercise: HTMLElement;
  typed: Element;
  rest: Element;
  answer: string;
};

/** Plays the demo in its stage until it is paused, as long as the page stands. */
export function playDemo(stage: HTMLElement): void {
  const parts = [...stage.querySelectorAll<HTMLElement>("[data-exercise]")].flatMap(partsOf);
  const lengths = parts.map(({ answer }) => answer.length);
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const motion = (): Motion => (reducedMotion.matches ? "reduced" : "full");
  let step = firstStep(motion());
  let timer = 0;

  const play = () => {
    show(step, parts);
    timer = window.setTimeout(
      () => {
        step = nextStep(step, lengths, motion());
        play();
      },
      durationOf(step, lengths, motion()),
    );
  };

  stage.querySelector("[data-pause]")?.addEventListener("click", () => {
    if (stage.toggleAttribute("data-paused")) window.clearTimeout(timer);
    else play();
  });
  play();
}

function partsOf(exercise: HTMLElement): ExerciseParts[] {
  const typed = exercise.querySelector("[data-typed]");
  const rest = exercise.querySelector("[data-rest]");
  return typed && rest ? [{ exercise, typed, rest, answer: rest.textContent }] : [];
}

/** Which exercise is to be seen, and what of it, follows from the phase in the style sheet. */
function show({ index, phase, typed: count }: DemoStep, parts: readonly ExerciseParts[]): void {
  for (const [place, { exercise, typed, rest, answer }] of parts.entries()) {
    if (place !== index) {
      delete exercise.dataset["phase"];
      continue;
    }
    exercise.dataset["phase"] = phase;
    typed.textContent = answer.slice(0, count);
    rest.textContent = answer.slice(count);
  }
}
