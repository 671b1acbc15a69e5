import type { Page } from "@playwright/test";

/**
 * - `speaks`: every text is said at once.
 * - `breaks`: the voice begins, then fails.
 */
type Behaviour = "speaks" | "breaks";

type Spoken = { text: string; rate: number; voice: string };

export type FakeSpeech = {
  /** What was spoken since the page was loaded. */
  spoken(): Promise<Spoken[]>;
  behave(behaviour: Behaviour): Promise<void>;
};

/** Voices of a device with two Spanish ones. */
const twoVoices = [
  { name: "Thomas", lang: "fr-FR" },
  { name: "Paulina", lang: "es-MX" },
  { name: "Mónica", lang: "es-ES" },
] as const;

type FakeVoice = { name: string; lang: string };

/** Gives the pages that are opened from now on a device with these voices. Chromium for tests has none. */
export async function fakeSpeech(
  page: Page,
  voices: readonly FakeVoice[] = twoVoices,
): Promise<FakeSpeech> {
  await page.addInitScript(installVoices, voices);
  return {
    spoken: () => page.evaluate(() => Reflect.get(globalThis, "spoken")),
    behave: (behaviour) =>
      page.evaluate((chosen) => void Reflect.set(globalThis, "speechBehaviour", chosen), behaviour),
  };
}

/** Runs in the browser. Voices are known only later, as in Chrome. */
function installVoices(voices: readonly FakeVoice[]): void {
  const spoken: unknown[] = [];
  let known: object[] = [];
  const speech = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    paused: false,
    getVoices: () => known,
    cancel() {},
    resume() {},
    speak(utterance: {
      text: string;
      rate: number;
      voice: FakeVoice;
      onstart: () => void;
      onend: () => void;
      onerror: (event: { error: string }) => void;
    }) {
      const { text, rate, voice } = utterance;
      spoken.push({ text, rate, voice: voice.name });
      queueMicrotask(() => {
        utterance.onstart();
        if (Reflect.get(globalThis, "speechBehaviour") === "breaks") {
          utterance.onerror({ error: "synthesis-failed" });
        } else utterance.onend();
      });
    },
  });
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
  Object.assign(globalThis, { spoken, SpeechSynthesisUtterance: Utterance });
  addEventListener("load", () => {
    known = voices.map((voice) => ({ ...voice, voiceURI: voice.name, localService: true }));
    speech.dispatchEvent(new Event("voiceschanged"));
  });
}
