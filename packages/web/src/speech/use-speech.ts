import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, apiLearner, readBody } from "#lib/api.ts";
import { createListeners } from "#lib/listeners.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { type Outcome, playFile, speak } from "./sound-output.ts";
import { spanishVoices, watchVoices } from "./voices.ts";

/** What can be heard. */
export type Speech = {
  text: string;
  /** Id of the exercise if the text is its sentence. An operator may have recorded it. */
  exerciseId?: string;
};

export type SayOptions = {
  slowly?: boolean;
  /** Whether the page speaks without a click or key press. */
  byItself?: boolean;
  /** The message to show if nothing was heard. */
  failure?: string;
  /** Called before the message is shown. */
  onFailure?: () => void;
};

/** 1 is the voice's own speed. */
const rates = { slow: 0.75, normal: 1, fast: 1.2 } as const;

/** The speed for repeating a sentence that the learner did not understand. */
const SLOW_RATE = 0.6;

/** Versions of the operator's recordings, by the id of their exercise. */
type Recordings = Readonly<Record<string, string>>;

const none: Recordings = {};

const loadRecordings = cachedFirst("recordings", async (): Promise<Recordings> => {
  const { recordings } = await readBody(api.recordings.$get(), "recordings");
  return recordings;
});

/** Never fails. A failure could ask the learner to sign in again in the middle of practice. */
const recordingsQuery = queryOptions({
  queryKey: ["recordings"],
  queryFn: (context) => loadRecordings(context).catch(() => none),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether a failure of speech that the page began by itself was already reported. */
let isFailureKnown = false;

/**
 * Speaks sentences and forms in Spanish, with the operator's recording or else with a voice of the device. Stops the
 * sound when the component is removed. Needs the texts of the namespace `speech`.
 */
export function useSpeech() {
  const { t } = useTranslation();
  const voices = useSpanishVoices();
  const settings = useSpeechSettings();
  // Visitors hear only the voice of their device.
  const isSignedIn = apiLearner() !== null;
  const { data: recordings = none } = useQuery({ ...recordingsQuery, enabled: isSignedIn });
  const voice = voices.find(({ voiceURI }) => voiceURI === settings.voice) ?? voices[0];

  function recordingOf(id: string | undefined): string | null {
    if (id === undefined || !Object.hasOwn(recordings, id)) return null;
    return `/api/recordings/file?${new URLSearchParams({ id, version: recordings[id] ?? "" })}`;
  }

  async function play({ text, exerciseId }: Speech, rate: number): Promise<Outcome> {
    const recording = recordingOf(exerciseId);
    if (recording !== null) {
      const outcome = await playFile(recording, rate);
      if (outcome !== "failed") return outcome;
    }
    return voice ? speak(text, voice, rate) : "failed";
  }

  return {
    voices,
    settings,
    /** Whether anything can be heard on this device. */
    isAvailable: voice !== undefined || Object.keys(recordings).length > 0,
    /** Whether the device has a voice, or the exercise a recording. */
    canSay: ({ exerciseId }: Pick<Speech, "exerciseId">) =>
      voice !== undefined || recordingOf(exerciseId) !== null,
    /**
     * Stops the current sound and speaks. Reports a failure, but only once for speech that the page begins by itself.
     */
    async say(speech: Speech, options: SayOptions = {}) {
      const { slowly, byItself = false, failure = t("speech.failed"), onFailure } = options;
      const outcome = await play(speech, slowly ? SLOW_RATE : rates[settings.speed]);
      if (outcome !== "failed") return;
      onFailure?.();
      if (byItself && isFailureKnown) return;
      isFailureKnown ||= byItself;
      showErrorToast(failure);
    },
  };
}

export const speeds = ["slow", "normal", "fast"] as const;
type Speed = (typeof speeds)[number];

/** Settings that are stored on the device, because voices differ by device. */
type SpeechSettings = {
  /** URI of the voice; null for the best one. */
  voice: string | null;
  speed: Speed;
  /** Whether sentences are spoken after each answer. */
  automatic: boolean;
};

const keys = {
  voice: "verbena_voice",
  speed: "verbena_voice_speed",
  automatic: "verbena_voice_automatic",
} as const;

let settings: SpeechSettings | undefined;
const { subscribe, notify } = createListeners();

function useSpeechSettings(): SpeechSettings {
  return useSyncExternalStore(subscribe, current);
}

function current(): SpeechSettings {
  settings ??= read();
  return settings;
}

function read(): SpeechSettings {
  const stored = readStored(keys.speed);
  return {
    voice: readStored(keys.voice),
    speed: speeds.find((speed) => speed === stored) ?? "normal",
    automatic: readStored(keys.automatic) === "on",
  };
}

export function changeSpeechSettings(change: Partial<SpeechSettings>): void {
  settings = { ...current(), ...change };
  const { voice, speed, automatic } = settings;
  if (voice === null) removeStored(keys.voice);
  else writeStored(keys.voice, voice);
  writeStored(keys.speed, speed);
  writeStored(keys.automatic, automatic ? "on" : "off");
  notify();
}

/** The Spanish voices of the device. */
function useSpanishVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(watchVoices, spanishVoices, spanishVoices);
}
