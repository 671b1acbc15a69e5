import { useSyncExternalStore } from "react";

/** A function that says a text with a Spanish voice, or null where the device has none. */
export function useSpanishVoice(): ((text: string) => void) | null {
  const voice = useSyncExternalStore(subscribe, spanishVoice);
  if (voice === null) return null;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
}

/** Voices arrive some time after the page. */
function subscribe(onChange: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
}

function spanishVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in window)) return null;
  const spanish = speechSynthesis.getVoices().filter(({ lang }) => /^es\b/i.test(lang));
  return spanish.find(({ lang }) => /^es[-_]ES$/i.test(lang)) ?? spanish[0] ?? null;
}
