import type { Page } from "@playwright/test";

/**
 * - `speaks`: the voice finishes every text immediately.
 * - `fails`: the voice begins, then fails.
 */
type Behaviour = "speaks" | "fails";

type Spoken = { text: string; rate: number; voice: string };

export type FakeSpeech = {
  /** What was spoken since the page was loaded. */
  spoken(): Promise<Spoken[]>;
  setBehaviour(behaviour: Behaviour): Promise<void>;
};

/** The voices of a device: one French, two Spanish. */
const voicesOfDevice = [
  { name: "Thomas", lang: "fr-FR" },
  { name: "Paulina", lang: "es-MX" },
  { name: "Mónica", lang: "es-ES" },
] as const;

type FakeVoice = { name: string; lang: string };

/** Simulates a device with these voices for all pages that are opened later. Chromium for tests has no voices. */
export async function fakeSpeech(
  page: Page,
  voices: readonly FakeVoice[] = voicesOfDevice,
): Promise<FakeSpeech> {
  await page.addInitScript(installVoices, voices);
  return {
    spoken: () => page.evaluate(() => Reflect.get(globalThis, "spoken")),
    setBehaviour: (behaviour) =>
      page.evaluate((chosen) => void Reflect.set(globalThis, "speechBehaviour", chosen), behaviour),
  };
}

/** Like `fakeSpeech`, but for the page that is open now. */
export async function addVoices(page: Page): Promise<void> {
  await page.evaluate(installVoices, voicesOfDevice);
}

/** Runs in the browser. As in Chrome, voices are known only after the page is loaded. */
function installVoices(voices: readonly FakeVoice[]): void {
  const spoken: unknown[] = [];
  let known: object[] = [];
  const parts = {
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
        if (Reflect.get(globalThis, "speechBehaviour") === "fails") {
          utterance.onerror({ error: "synthesis-failed" });
        } else utterance.onend();
      });
    },
  };
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(speechSynthesis, name, { value, writable: true });
  }
  // Without a reference, Chromium may drop the object and its added properties.
  const reference = { fakeSynthesis: speechSynthesis };
  Object.assign(globalThis, { spoken, SpeechSynthesisUtterance: Utterance, ...reference });
  const reveal = () => {
    known = voices.map((voice) => ({ ...voice, voiceURI: voice.name, localService: true }));
    speechSynthesis.dispatchEvent(new Event("voiceschanged"));
  };
  if (document.readyState === "complete") reveal();
  else addEventListener("load", reveal);
}
