import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {} satisfies Localised<typeof source>;
