import type { Verdict } from "@verbena/core/causes";

/** Frequencies in hertz: D major, pentatonic. */
const SCALE = [587.33, 659.25, 739.99, 880, 987.77, 1174.66, 1318.51] as const;
const CHORD = [293.66, 440, 587.33, 739.99, 880] as const;

/** Right answers in a row raise the melody up to this step. */
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

/** Cut-off of the low-pass filter in hertz: an answer without its accent sounds muted. */
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
  /** Right answers in a row, with this one. */
  streak: number;
  /** Whether this answer completes the round. */
  isRoundFull: boolean;
};

/**
 * Plays two plucked notes for a right answer, one step higher for each in a row, a wooden tap for a wrong
 * one, and a chord for a full round. Browsers allow sounds only after the learner's first click or key.
 */
export function playVerdict({ verdict, streak, isRoundFull }: Sounding): void {
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
