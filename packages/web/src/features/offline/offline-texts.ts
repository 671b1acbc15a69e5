import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import { offline as en } from "#i18n/en/offline.ts";
import { offline as es } from "#i18n/es/offline.ts";
import { offline as fr } from "#i18n/fr/offline.ts";
import type { Localised } from "#i18n/localised.ts";
import { offline as nl } from "#i18n/nl/offline.ts";

export type OfflineTexts = Localised<typeof fr>;

/** What the page says in each language. */
export const offlineTexts: Record<Language, OfflineTexts> = {
  fr: withFrenchSpacesIn(fr),
  nl,
  es,
  en,
};
