import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";

export const speeds = ["slow", "normal", "fast"] as const;
type Speed = (typeof speeds)[number];

/** Stored on the device, since voices differ by device. */
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
const listeners = new Set<() => void>();

export function useSpeechSettings(): SpeechSettings {
  return useSyncExternalStore(subscribe, current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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
  for (const listener of listeners) listener();
}
