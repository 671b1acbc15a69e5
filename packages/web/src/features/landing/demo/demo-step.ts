/** Milliseconds. */
const CHARACTER_MS = 150;
const TYPED_MS = 800;
const VALIDATING_MS = 800;
const RESULT_MS = 2500;
const NEXT_MS = 500;
/** Where nothing is typed, the whole exercise is new and wants reading. */
const READING_MS = 6000;

type DemoPhase = "typing" | "validating" | "showing-result" | "next-exercise";

/** What the demo shows at a moment. */
export type DemoStep = {
  /** Index of the exercise. */
  index: number;
  phase: DemoPhase;
  /** Characters of its answer that are typed. */
  typed: number;
};

/** `reduced`: finished exercises that change, without typing. */
export type Motion = "full" | "reduced";

/** The step at which the demo begins. */
export function firstStep(motion: Motion): DemoStep {
  return { index: 0, phase: motion === "full" ? "typing" : "showing-result", typed: 0 };
}

/**
 * The step after a step; after the last exercise comes the first.
 *
 * @param lengths characters of each exercise's answer
 */
export function nextStep(step: DemoStep, lengths: readonly number[], motion: Motion): DemoStep {
  const following = (step.index + 1) % lengths.length;
  switch (step.phase) {
    case "typing":
      if (motion === "reduced") return { ...step, phase: "showing-result" };
      if (isTyped(step, lengths)) return { ...step, phase: "validating" };
      return { ...step, typed: step.typed + 1 };
    case "validating":
      return { ...step, phase: "showing-result" };
    case "showing-result":
      if (motion === "full") return { ...step, phase: "next-exercise" };
      return { index: following, phase: "showing-result", typed: 0 };
    case "next-exercise":
      return { ...firstStep(motion), index: following };
  }
}

/** How long a step stands, in milliseconds. */
export function durationOf(step: DemoStep, lengths: readonly number[], motion: Motion): number {
  switch (step.phase) {
    case "typing":
      return isTyped(step, lengths) ? TYPED_MS : CHARACTER_MS;
    case "validating":
      return VALIDATING_MS;
    case "showing-result":
      return motion === "full" ? RESULT_MS : READING_MS;
    case "next-exercise":
      return NEXT_MS;
  }
}

function isTyped({ index, typed }: DemoStep, lengths: readonly number[]): boolean {
  return typed >= (lengths[index] ?? 0);
}
