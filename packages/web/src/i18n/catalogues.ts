import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import type { administration } from "./fr/administration.ts";
import type { causes } from "./fr/causes.ts";
import type { diagnosis } from "./fr/diagnosis.ts";
import type { messages } from "./fr/messages.ts";
import type { packages } from "./fr/packages.ts";
import type { profile } from "./fr/profile.ts";
import type { review } from "./fr/review.ts";
import type { statistics } from "./fr/statistics.ts";

type Parts = {
  administration: typeof administration;
  causes: typeof causes;
  diagnosis: typeof diagnosis;
  packages: typeof packages;
  profile: typeof profile;
  review: typeof review;
  statistics: typeof statistics;
};

/** Texts that only some pages need. */
export type Part = keyof Parts;

/** All texts of the interface. French is the source: it defines the keys. */
export type Messages = typeof messages & Parts;

/** Nested texts. */
export type Texts = { readonly [name: string]: string | Texts };

/** One chunk per language for all pages, and one for each part. */
const chunks = {
  messages: (language: Language) => import(`./${language}/messages.ts`),
  administration: (language: Language) => import(`./${language}/administration.ts`),
  causes: (language: Language) => import(`./${language}/causes.ts`),
  diagnosis: (language: Language) => import(`./${language}/diagnosis.ts`),
  packages: (language: Language) => import(`./${language}/packages.ts`),
  profile: (language: Language) => import(`./${language}/profile.ts`),
  review: (language: Language) => import(`./${language}/review.ts`),
  statistics: (language: Language) => import(`./${language}/statistics.ts`),
};

export const parts: readonly Part[] = [
  "administration",
  "causes",
  "diagnosis",
  "packages",
  "profile",
  "review",
  "statistics",
];

/** Loads the texts of all pages, or a part, with typographic spaces. */
export async function loadTexts(language: Language, part?: Part): Promise<Texts> {
  const name = part ?? "messages";
  const module: Record<string, Texts> = await chunks[name](language);
  const loaded = module[name] ?? {};
  const texts = part === undefined ? loaded : { [part]: loaded };
  return language === "fr" ? withFrenchSpacesIn(texts) : texts;
}
