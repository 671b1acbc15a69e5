import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/languages";
import type { Messages } from "#i18n/catalogues.ts";
import { exercise as enExercise } from "#i18n/en/exercise.ts";
import { landing as enLanding } from "#i18n/en/landing.ts";
import { navigation as enNavigation } from "#i18n/en/navigation.ts";
import { exercise as esExercise } from "#i18n/es/exercise.ts";
import { landing as esLanding } from "#i18n/es/landing.ts";
import { navigation as esNavigation } from "#i18n/es/navigation.ts";
import { exercise as frExercise } from "#i18n/fr/exercise.ts";
import { landing as frLanding } from "#i18n/fr/landing.ts";
import { navigation as frNavigation } from "#i18n/fr/navigation.ts";
import type { Localised } from "#i18n/localised.ts";
import { exercise as nlExercise } from "#i18n/nl/exercise.ts";
import { landing as nlLanding } from "#i18n/nl/landing.ts";
import { navigation as nlNavigation } from "#i18n/nl/navigation.ts";

type OwnTexts = Localised<typeof frLanding>;

/** Texts that the application also has. */
type SharedTexts = Localised<Pick<Messages, "exercise" | "navigation">>;

export type LandingTexts = OwnTexts & SharedTexts;

const texts: Record<Language, LandingTexts> = {
  fr: withFrenchSpacesIn({ ...frLanding, exercise: frExercise, navigation: frNavigation }),
  nl: { ...nlLanding, exercise: nlExercise, navigation: nlNavigation },
  es: { ...esLanding, exercise: esExercise, navigation: esNavigation },
  en: { ...enLanding, exercise: enExercise, navigation: enNavigation },
};

export const landingTexts = (language: Language): LandingTexts => texts[language];
