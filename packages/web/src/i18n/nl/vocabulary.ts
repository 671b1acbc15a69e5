import { vocabulary as source } from "../fr/vocabulary.ts";
import type { Localised } from "../localised.ts";

/** Levels keep their Spanish names in every language. */
export const vocabulary = source satisfies Localised<typeof source>;
