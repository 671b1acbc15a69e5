import { createListeners } from "#lib/listeners.ts";

/**
 * - `said`: it was heard to its end.
 * - `stopped`: the page stopped it, or played something else.
 * - `blocked`: the browser allows sound only after a click or a key.
 */
export type Outcome = "said" | "stopped" | "blocked" | "failed";

/** Some devices do not begin to speak, and report no error. A second attempt often succeeds. */
const START_MS = 4_000;
const ATTEMPTS = 2;

/**
 * The fixed share of the time that a text may take at normal speed. The whole is three times as long as most voices
 * need.
 */
const BASE_MS = 3_000;
const CHARACTER_MS = 200;

/** Time until a recording begins. */
const LOAD_MS = 8_000;

let playing: { stop: () => void } | null = null;
const { subscribe, notify } = createListeners();

function setPlaying(next: typeof playing): void {
  playing = next;
  notify();
}

/** Calls back when something begins or ceases to be heard. */
export const subscribeToSound = subscribe;

export const isSounding = (): boolean => playing !== null;

export function stopSound(): void {
  playing?.stop();
}

/**
 * Speaks a text. Chrome's network voices fall silent after 15 seconds: no sentence takes so long.
 *
 * @param rate 1 is the voice's normal speed
 */
export function speak(text: string, voice: SpeechSynthesisVoice, rate: number): Promise<Outcome> {
  const { speechSynthesis } = window;
  return play((end) => {
    let timer = 0;
    let attempts = 0;
    /** A reference to the utterance. Without one, Chrome may discard it before it ends. */
    let current: SpeechSynthesisUtterance;

    function attempt(): void {
      attempts += 1;
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { voice, lang: voice.lang, rate });
      // Ignore the end of the first attempt: cancelling it also causes an event.
      const ifCurrent = (task: () => void) => {
        if (utterance === current) task();
      };
      utterance.onstart = () => ifCurrent(expectEnd);
      utterance.onend = () => ifCurrent(() => end("said"));
      utterance.onerror = ({ error }) => ifCurrent(() => end(outcomeOf(error)));
      current = utterance;
      cancelSpeech();
      // Android may stay paused after the application was in the background.
      if (speechSynthesis.paused) speechSynthesis.resume();
      speechSynthesis.speak(utterance);
      timer = window.setTimeout(() => {
        if (attempts < ATTEMPTS) attempt();
        else end("failed");
      }, START_MS);
    }

    function expectEnd(): void {
      clearTimeout(timer);
      // Some voices do not report their end.
      const check = () => end(speechSynthesis.speaking ? "failed" : "said");
      timer = window.setTimeout(check, BASE_MS + (text.length * CHARACTER_MS) / rate);
    }

    return {
      start: attempt,
      cleanUp: () => {
        clearTimeout(timer);
        cancelSpeech();
      },
    };
  });
}

/** Cancels speech only if there is some. Otherwise some browsers would drop the next utterance. */
function cancelSpeech(): void {
  const { speechSynthesis } = window;
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
}

function outcomeOf(error: SpeechSynthesisErrorCode): Outcome {
  if (error === "not-allowed") return "blocked";
  return error === "interrupted" || error === "canceled" ? "stopped" : "failed";
}

/** The only audio element. iOS allows an element to play by itself once it has played after a tap. */
let audio: HTMLAudioElement | undefined;

/** Plays a file at a speed. The pitch stays the same. */
export function playFile(url: string, rate: number): Promise<Outcome> {
  audio ??= new Audio();
  const element = audio;
  return play((end) => {
    let timer = 0;
    return {
      start: () => {
        timer = window.setTimeout(() => end("failed"), LOAD_MS);
        element.onplaying = () => clearTimeout(timer);
        element.onended = () => end("said");
        element.onerror = () => end("failed");
        element.src = url;
        element.defaultPlaybackRate = rate;
        element.playbackRate = rate;
        element.play().catch((error: unknown) => {
          const isBlocked = error instanceof DOMException && error.name === "NotAllowedError";
          end(isBlocked ? "blocked" : "failed");
        });
      },
      cleanUp: () => {
        clearTimeout(timer);
        element.onended = null;
        element.onerror = null;
        element.pause();
      },
    };
  });
}

type Player = (end: (outcome: Outcome) => void) => { start: () => void; cleanUp: () => void };

/** Stops the current sound and plays another one. Only the first reported end counts. */
function play(player: Player): Promise<Outcome> {
  stopSound();
  // Without this, some browsers go on speaking on the next page.
  window.addEventListener("pagehide", stopSound);
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      if (playing !== current) return;
      setPlaying(null);
      cleanUp();
      resolve(outcome);
    };
    const { start, cleanUp } = player(end);
    const current = { stop: () => end("stopped") };
    setPlaying(current);
    start();
  });
}
