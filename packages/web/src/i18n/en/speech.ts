import type { speech as source } from "../fr/speech.ts";
import type { Localised } from "../localised.ts";

export const speech = {
  listen: "Listen",
  listenTo: "Listen: {{text}}",
  slowly: "Slowly",
  dictation: "Dictation",
  notDictated: "You read this sentence: hearing it would give the answer away.",
  failed: "Reading aloud did not work on this device.",
  dictationFailed: "Reading aloud did not work: practice continues in writing.",
  settings: {
    title: "Listening",
    device: "These settings apply to this device.",
    voice: "Voice",
    best: "Spain, if possible",
    speed: "Speed",
    speeds: { slow: "Slow", normal: "Normal", fast: "Fast" },
    automatic: "Read the sentence aloud after each answer",
    example: "Listen to an example",
  },
} satisfies Localised<typeof source>;
