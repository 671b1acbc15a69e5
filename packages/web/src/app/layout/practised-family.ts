import { defaultExerciseKey, type ExerciseKey, isExerciseKey } from "@verbena/core/vocabulary";
import { readStored, writeStored } from "#lib/local-storage.ts";

const FAMILY_KEY = "verbena_last_family";

/** The family that was practised last on this device. */
export function lastPractisedFamily(): ExerciseKey {
  const stored = readStored(FAMILY_KEY);
  return stored !== null && isExerciseKey(stored) ? stored : defaultExerciseKey;
}

export function rememberPractisedFamily(key: ExerciseKey): void {
  writeStored(FAMILY_KEY, key);
}
