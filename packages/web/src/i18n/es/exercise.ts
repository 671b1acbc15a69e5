import type { exercise as source } from "../fr/exercise.ts";
import type { Localised } from "../localised.ts";

export const exercise = {} satisfies Localised<typeof source>;
