import type { Verdict } from "@verbena/core/vocabulary";

/** Frequencies in hertz: rising for correct, rising and falling for a missing accent, low for wrong. */
const melodies: Record<Verdict, readonly number[]> = {
  correct: [587.33, 880],
  accent: [587.33, 698.46, 587.33],
  wrong: [220],
};

const VOLUME = 0.12;
const ATTACK_S = 0.012;
const NOTE_S = 0.28;
const NOTE_INTERVAL_S = 0.09;

/** An exponential fade cannot reach 0. */
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** Plays a short, soft sound. Browsers allow sounds only after the learner's first click or key. */
export function playVerdict(verdict: Verdict): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [index, hertz] of melodies[verdict].entries()) {
    playNote(audio, hertz, audio.currentTime + index * NOTE_INTERVAL_S);
  }
}

function playNote(context: AudioContext, hertz: number, start: number): void {
  const end = start + NOTE_S;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  const tone = new OscillatorNode(context, { type: "sine", frequency: hertz });
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
