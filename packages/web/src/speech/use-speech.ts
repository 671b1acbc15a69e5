import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { type Outcome, playFile, speak } from "./sound-output.ts";
import { useSpanishVoices } from "./spanish-voices.ts";
import { useSpeechSettings } from "./speech-settings.ts";

/** What can be heard. */
export type Speech = {
  text: string;
  /** Id of the exercise, if it is the sentence of one: an operator may have recorded it. */
  exerciseId?: string;
};

export type SayOptions = {
  slowly?: boolean;
  /** Whether the page speaks without a press of the learner. */
  byItself?: boolean;
  /** The message if nothing was heard. */
  failure?: string;
  /** Called before the message. */
  onFailure?: () => void;
};

/** 1 is the voice's own speed. */
const rates = { slow: 0.75, normal: 1, fast: 1.2 } as const;

/** For a sentence that was not understood. */
const SLOW_RATE = 0.6;

/** Versions of the operator's recordings, by the id of their exercise. */
type Recordings = Readonly<Record<string, string>>;

const none: Recordings = {};

const loadRecordings = cachedFirst("recordings", async (): Promise<Recordings> => {
  const { recordings } = await readBody(api.recordings.$get(), "recordings");
  return recordings;
});

/** Never fails: nobody should have to sign in again before an answer because of it. */
const recordingsQuery = queryOptions({
  queryKey: ["recordings"],
  queryFn: (context) => loadRecordings(context).catch(() => none),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether a failure was reported that the learner had not caused by a press. */
let isFailureKnown = false;

/**
 * Says sentences and forms in Spanish: by the operator's recording, otherwise by a voice of the device.
 * The component stops the sound when it is removed, and loads the part `speech` of the texts.
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
    /** Stops what is heard. Reports a failure, but only once for what the page says by itself. */
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
