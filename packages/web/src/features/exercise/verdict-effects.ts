import type { Verdict } from "@verbena/core/causes";
import { isCorrect } from "@verbena/core/grading/grade";
import type { PracticeState, RoundAnswer } from "./practice-state.ts";

/** Plays the sound of the verdict. */
export function playSound({ verdict, answers, repetition, session }: PracticeState): void {
  if (verdict === null) return;
  const lastWrong = answers.findLastIndex((answer) => !isCorrect(answer.verdict));
  playVerdict({
    verdict,
    streak: answers.length - 1 - lastWrong,
    isRoundFull: repetition === null && answers.length >= session.roundLength,
  });
}

/**
 * Lets a flag fly from the blank to the bunting if the last answer is right, unless the learner prefers
 * reduced motion.
 */
export function flyToBunting(
  answers: readonly RoundAnswer[],
  blank: Element,
  flag: SVGElement,
): void {
  const verdict = answers.at(-1)?.verdict;
  if (verdict === undefined || !isCorrect(verdict)) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  flyFlag(blank, flag);
}

/** Frequencies in hertz: D major, pentatonic. */
const SCALE = [587.33, 659.25, 739.99, 880, 987.77, 1174.66, 1318.51] as const;
const CHORD = [293.66, 440, 587.33, 739.99, 880] as const;

/** Each right answer in a row raises the melody by a step, up to this one. */
const STEPS = 5;

/** Steps of the scale between the two notes of a melody. */
const LEAP = 2;

const VOLUME = 0.14;
const ATTACK_S = 0.006;
const NOTE_S = 0.45;
const NOTE_INTERVAL_S = 0.09;
const CHORD_INTERVAL_S = 0.05;
const TAP_S = 0.09;
const TAP_HERTZ = 240;

/** Cut-off frequencies of the low-pass filter in hertz. An answer without its accent sounds muted. */
const BRIGHT = 5_000;
const MUTED = 900;

/** An exponential fade cannot reach 0. */
const SILENCE = 0.0001;

const melodies: Record<Verdict, { cutoff: number } | "tap"> = {
  correct: { cutoff: BRIGHT },
  accent: { cutoff: MUTED },
  wrong: "tap",
};

let audio: AudioContext | undefined;

type Sounding = {
  verdict: Verdict;
  /** The number of right answers in a row, including this one. */
  streak: number;
  /** Whether this answer completes the round. */
  isRoundFull: boolean;
};

/**
 * Plays two plucked notes for a right answer, a wooden tap for a wrong one, and a chord for a full round. The notes
 * rise with each right answer in a row. Browsers allow sounds only after the learner's first click or key.
 */
function playVerdict({ verdict, streak, isRoundFull }: Sounding): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  const melody = melodies[verdict];
  if (melody === "tap") tap(audio, now);
  else {
    const step = Math.min(Math.max(streak, 1), STEPS) - 1;
    pluck(audio, { hertz: SCALE[step], start: now, ...melody });
    pluck(audio, { hertz: SCALE[step + LEAP], start: now + NOTE_INTERVAL_S, ...melody });
  }
  if (!isRoundFull) return;
  for (const [index, hertz] of CHORD.entries()) {
    const start = now + 2 * NOTE_INTERVAL_S + index * CHORD_INTERVAL_S;
    pluck(audio, { hertz, start, cutoff: BRIGHT });
  }
}

type Note = { hertz: number | undefined; start: number; cutoff: number };

/** A plucked string: bright at first, then softer and darker. */
function pluck(context: AudioContext, { hertz = SCALE[0], start, cutoff }: Note): void {
  const end = start + NOTE_S;
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: cutoff });
  filter.frequency.setValueAtTime(cutoff, start);
  filter.frequency.exponentialRampToValueAtTime(Math.min(cutoff, hertz), end);
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  tone
    .connect(filter)
    .connect(envelope(context, start, end))
    .connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

/** A block of wood: a short falling tone. */
function tap(context: AudioContext, start: number): void {
  const end = start + TAP_S;
  const tone = new OscillatorNode(context, { type: "sine", frequency: TAP_HERTZ });
  tone.frequency.setValueAtTime(TAP_HERTZ, start);
  tone.frequency.exponentialRampToValueAtTime(TAP_HERTZ / 2, end);
  tone.connect(envelope(context, start, end)).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

function envelope(context: AudioContext, start: number, end: number): GainNode {
  const volume = new GainNode(context, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  return volume;
}

const FLIGHT_MS = 420;
const SWAY_MS = 900;
const FLIGHT_STEPS = 12;

/** How far the arc rises above the straight line, in relation to its length. */
const ARC = 0.35;

type Point = { x: number; y: number };

/**
 * Lets a flag fly from the blank to its place on the bunting, then lets that place sway. The coloured flag on the bunting
 * is hidden during the flight.
 */
function flyFlag(blank: Element, flag: SVGElement): void {
  const from = centreOf(blank);
  const to = centreOf(flag);
  const { width, height } = flag.getBoundingClientRect();
  if (width === 0) return;
  const flying = drawFlag(width, height, getComputedStyle(flag).fill);
  document.body.append(flying);
  const flight = flying.animate(
    pathOf(from, to).map(({ x, y }, step) => ({
      transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${2 - step / FLIGHT_STEPS})`,
    })),
    { duration: FLIGHT_MS, easing: "ease-in-out" },
  );
  flight.addEventListener("finish", () => flying.remove());
  flight.addEventListener("cancel", () => flying.remove());
  flag.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
  sway(flag, [0, -18, 13, -6, 0]);
  const string = flag.ownerSVGElement;
  if (string) sway(string, [0, 0.9, -0.6, 0.3, 0]);
}

/** Turns an element to these angles around the middle of its top edge, after the flight. */
function sway(element: SVGElement, degrees: readonly number[]): void {
  element.animate(
    degrees.map((angle) => ({
      transform: `rotate(${angle}deg)`,
      transformOrigin: "top",
      transformBox: "fill-box",
    })),
    { duration: SWAY_MS, delay: FLIGHT_MS, easing: "ease-in-out" },
  );
}

const SVG = "http://www.w3.org/2000/svg";

function drawFlag(width: number, height: number, fill: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 10 10");
  drawing.setAttribute("preserveAspectRatio", "none");
  drawing.setAttribute("aria-hidden", "true");
  Object.assign(drawing.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    zIndex: "30",
  });
  const shape = document.createElementNS(SVG, "polygon");
  shape.setAttribute("points", "0,0 10,0 5,10");
  shape.style.fill = fill;
  drawing.append(shape);
  return drawing;
}

/** Points of a quadratic Bézier curve that bulges upwards. */
function pathOf(from: Point, to: Point): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - ARC * length };
  return Array.from({ length: FLIGHT_STEPS + 1 }, (_, step) => {
    const t = step / FLIGHT_STEPS;
    const at = (axis: keyof Point) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return { x: at("x"), y: at("y") };
  });
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
