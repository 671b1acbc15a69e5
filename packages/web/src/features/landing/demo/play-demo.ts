const CHARACTER_MS = 150;
const TYPED_MS = 800;
const VALIDATING_MS = 800;
const RESULT_MS = 2500;
const NEXT_MS = 500;
/** The time for an exercise with reduced motion. It is longer, because the whole exercise appears in one step. */
const REDUCED_MOTION_MS = 6000;

export type DemoStep = {
  index: number;
  phase: "typing" | "validating" | "showing-result" | "next-exercise";
  /** Number of typed characters of the answer. */
  typed: number;
  ms: number;
};

/**
 * Generates the steps of the demo without end. With reduced motion, generates only results.
 *
 * @param lengths number of characters of each exercise's answer
 */
export function* demoSteps(
  lengths: readonly number[],
  isReduced: () => boolean,
): Generator<DemoStep, never> {
  for (let index = 0; ; index = (index + 1) % lengths.length) {
    const length = lengths[index] ?? 0;
    for (let typed = 0; typed <= length && !isReduced(); typed += 1) {
      yield { index, phase: "typing", typed, ms: typed < length ? CHARACTER_MS : TYPED_MS };
    }
    const done = { index, typed: length };
    if (!isReduced()) yield { ...done, phase: "validating", ms: VALIDATING_MS };
    yield { ...done, phase: "showing-result", ms: isReduced() ? REDUCED_MOTION_MS : RESULT_MS };
    if (!isReduced()) yield { ...done, phase: "next-exercise", ms: NEXT_MS };
  }
}

type ExerciseParts = { exercise: HTMLElement; typed: Element; rest: Element; answer: string };

/** Animates the demo, and lets its button pause and resume it. */
export function playDemo(stage: HTMLElement): void {
  const parts = [...stage.querySelectorAll<HTMLElement>("[data-exercise]")].flatMap(partsOf);
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const steps = demoSteps(
    parts.map(({ answer }) => answer.length),
    () => reducedMotion.matches,
  );
  let step = steps.next().value;
  let timer = 0;

  const play = () => {
    show(step, parts);
    timer = window.setTimeout(() => {
      step = steps.next().value;
      play();
    }, step.ms);
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

/** Updates the current exercise. The style sheet shows only the one with `data-phase`. */
function show({ index, phase, typed: count }: DemoStep, parts: readonly ExerciseParts[]): void {
  for (const [position, { exercise, typed, rest, answer }] of parts.entries()) {
    if (position !== index) {
      delete exercise.dataset["phase"];
      continue;
    }
    exercise.dataset["phase"] = phase;
    typed.textContent = answer.slice(0, count);
    rest.textContent = answer.slice(count);
  }
}
