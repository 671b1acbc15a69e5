import type { Language } from "@verbena/core/vocabulary";
import type { TFunction } from "i18next";

/** How to say something to the learner. */
export type Speech = { t: TFunction; language: Language };
