import { vi } from "vitest";

/** An utterance of the page. The test calls its handlers like a browser. */
type Utterance = {
  text: string;
  voice?: SpeechSynthesisVoice;
  rate?: number;
  onstart: () => void;
  onend: () => void;
  onerror: (event: { error: string }) => void;
};

/** A `speechSynthesis` whose voices and events a test decides. */
export class FakeSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  paused = false;
  pending = false;
  speaking = false;
  spoken: Utterance[] = [];
  getVoices = () => this.voices;
  resume = vi.fn();
  cancel = vi.fn();
  speak = (utterance: Utterance) => void this.spoken.push(utterance);

  /** The latest utterance. */
  get last(): Utterance {
    const last = this.spoken.at(-1);
    if (last === undefined) throw new Error("Nothing was spoken.");
    return last;
  }

  changeVoices(...voices: readonly SpeechSynthesisVoice[]): void {
    this.voices = [...voices];
    this.dispatchEvent(new Event("voiceschanged"));
  }
}

/** Replaces the speech of the browser until `vi.unstubAllGlobals`. */
export function fakeSpeech(...voices: readonly SpeechSynthesisVoice[]): FakeSpeech {
  const speech = new FakeSpeech();
  speech.voices = [...voices];
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return speech;
}

export function voice(name: string, lang: string, localService = true): SpeechSynthesisVoice {
  return { name, lang, localService, voiceURI: name, default: false };
}
