import type { Verdict } from "@verbena/core/vocabulary";

type Note = {
  hertz: number;
  /** Seconds after the first note. */
  at: number;
};

/** Up for right, up with a step back for a missing accent, low for wrong. */
const melodies: Record<Verdict, readonly Note[]> = {
  correct: [
    { hertz: 587.33, at: 0 },
    { hertz: 880, at: 0.09 },
  ],
  accent: [
    { hertz: 587.33, at: 0 },
    { hertz: 698.46, at: 0.09 },
    { hertz: 587.33, at: 0.18 },
  ],
  wrong: [{ hertz: 220, at: 0 }],
};

/** Loudest point of a note, of 1. */
const VOLUME = 0.12;
const ATTACK_S = 0.012;
const NOTE_S = 0.28;

/** An exponential fade cannot reach 0. */
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** Plays a short, soft sound for a verdict. Browsers allow it once the learner has done something. */
export function playVerdict(verdict: Verdict): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const note of melodies[verdict]) playNote(audio, note);
}

function playNote(context: AudioContext, { hertz, at }: Note): void {
  const start = context.currentTime + at;
  const end = start + NOTE_S;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(VOLUME, start + ATTACK_S);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  const tone = new OscillatorNode(context, { type: "sine", frequency: hertz });
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
