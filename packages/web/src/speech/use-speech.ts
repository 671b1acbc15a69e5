import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { createListeners } from "#lib/listeners.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { type Outcome, playFile, speak } from "./sound-output.ts";

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
  const { data: recordings = none } = useQuery(recordingsQuery);
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

let voices: readonly SpeechSynthesisVoice[] = [];

/** Voices of the device that speak Spanish: first those of Spain, and those that need no network. */
function useSpanishVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    subscribeToVoices,
    () => voices,
    () => voices,
  );
}

/** Many browsers load their voices after the page. Some browsers have no speech at all. */
function subscribeToVoices(onChange: () => void): () => void {
  const update = () => {
    const found = readVoices();
    // Another component may have read the voices first. Notify this component in any case.
    if (uris(found) !== uris(voices)) voices = found;
    onChange();
  };
  update();
  const speechSynthesis = "speechSynthesis" in window ? window.speechSynthesis : null;
  // Safari 15 has no events for voices, but knows them at once.
  if (!speechSynthesis || !("addEventListener" in speechSynthesis)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", update);
  return () => speechSynthesis.removeEventListener("voiceschanged", update);
}

const isSpanish = ({ lang }: SpeechSynthesisVoice) => /^es([-_]|$)/i.test(lang);
const isFromSpain = ({ lang }: SpeechSynthesisVoice) => /^es[-_]ES/i.test(lang);

const uris = (list: readonly SpeechSynthesisVoice[]) =>
  list.map(({ voiceURI }) => voiceURI).join("\n");

function readVoices(): SpeechSynthesisVoice[] {
  if (!("speechSynthesis" in window)) return [];
  const spanish = window.speechSynthesis.getVoices().filter(isSpanish);
  // Android lists some voices twice.
  const distinct = new Map(spanish.map((voice) => [voice.voiceURI, voice]));
  return [...distinct.values()].sort(byPreference);
}

function byPreference(a: SpeechSynthesisVoice, b: SpeechSynthesisVoice): number {
  return (
    Number(isFromSpain(b)) - Number(isFromSpain(a)) ||
    Number(b.localService) - Number(a.localService)
  );
}

/** Country of a voice, as a code such as `MX`; undefined if the voice does not name one. */
export function regionOf({ lang }: SpeechSynthesisVoice): string | undefined {
  return /^es[-_]([a-z]{2})\b/i.exec(lang)?.[1]?.toUpperCase();
}
