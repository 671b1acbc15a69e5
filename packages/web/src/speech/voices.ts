/*
 * The voices of the device that speak Spanish: first those of Spain, and those that need no network. Without React,
 * because public pages use them, too.
 */

let voices: readonly SpeechSynthesisVoice[] = [];

export const spanishVoices = (): readonly SpeechSynthesisVoice[] => voices;

/**
 * Reads the voices, and calls back at once and when they change: many browsers load their voices after the page. Some
 * browsers have no speech at all.
 */
export function watchVoices(onChange: () => void): () => void {
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
