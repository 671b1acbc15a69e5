import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import type { Messages } from "#i18n/catalogues.ts";
import { landing as enLanding } from "#i18n/en/landing.ts";
import { messages as enMessages } from "#i18n/en/messages.ts";
import { landing as esLanding } from "#i18n/es/landing.ts";
import { messages as esMessages } from "#i18n/es/messages.ts";
import { landing as frLanding } from "#i18n/fr/landing.ts";
import { messages as frMessages } from "#i18n/fr/messages.ts";
import type { Localised } from "#i18n/localised.ts";
import { landing as nlLanding } from "#i18n/nl/landing.ts";
import { messages as nlMessages } from "#i18n/nl/messages.ts";

type OwnTexts = Localised<typeof frLanding>;

/** Texts that the application has, too. */
type SharedTexts = Localised<Pick<Messages, "exercise" | "navigation">>;

export type LandingTexts = OwnTexts & SharedTexts;

const texts: Record<Language, { own: OwnTexts; shared: SharedTexts }> = {
  fr: { own: withFrenchSpacesIn(frLanding), shared: withFrenchSpacesIn(frMessages) },
  nl: { own: nlLanding, shared: nlMessages },
  es: { own: esLanding, shared: esMessages },
  en: { own: enLanding, shared: enMessages },
};

export function landingTexts(language: Language): LandingTexts {
  const { own, shared } = texts[language];
  return { ...own, exercise: shared.exercise, navigation: shared.navigation };
}
