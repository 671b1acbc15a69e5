import type { Language } from "@verbena/core/languages";
import { useTranslation } from "./use-translation.ts";

/** The language of the interface. */
export function useLanguage(): Language {
  return useTranslation().language;
}
