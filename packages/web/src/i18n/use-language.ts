import type { Language } from "@verbena/core/vocabulary";
import { useTranslation } from "./use-translation.ts";

/** The language of the interface. */
export function useLanguage(): Language {
  return useTranslation().language;
}
