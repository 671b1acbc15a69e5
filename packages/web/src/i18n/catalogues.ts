import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import type { administration } from "./fr/administration.ts";
import type { causes } from "./fr/causes.ts";
import type { choice } from "./fr/choice.ts";
import type { conjugation } from "./fr/conjugation.ts";
import type { dashboard } from "./fr/dashboard.ts";
import type { diagnosis } from "./fr/diagnosis.ts";
import type { drill } from "./fr/drill.ts";
import type { failed } from "./fr/failed.ts";
import type { issues } from "./fr/issues.ts";
import type { levelUp } from "./fr/level-up.ts";
import type { mailedLinks } from "./fr/mailed-links.ts";
import type { messages } from "./fr/messages.ts";
import type { packages } from "./fr/packages.ts";
import type { profile } from "./fr/profile.ts";
import type { reports } from "./fr/reports.ts";
import type { review } from "./fr/review.ts";
import type { shortcuts } from "./fr/shortcuts.ts";
import type { speech } from "./fr/speech.ts";
import type { statistics } from "./fr/statistics.ts";
import type { verdict } from "./fr/verdict.ts";
import type { welcome } from "./fr/welcome.ts";

type Parts = {
  administration: typeof administration;
  causes: typeof causes;
  choice: typeof choice;
  conjugation: typeof conjugation;
  dashboard: typeof dashboard;
  diagnosis: typeof diagnosis;
  drill: typeof drill;
  failed: typeof failed;
  issues: typeof issues;
  levelUp: typeof levelUp;
  mailedLinks: typeof mailedLinks;
  packages: typeof packages;
  profile: typeof profile;
  reports: typeof reports;
  review: typeof review;
  shortcuts: typeof shortcuts;
  speech: typeof speech;
  statistics: typeof statistics;
  verdict: typeof verdict;
  welcome: typeof welcome;
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
  choice: (language: Language) => import(`./${language}/choice.ts`),
  conjugation: (language: Language) => import(`./${language}/conjugation.ts`),
  dashboard: (language: Language) => import(`./${language}/dashboard.ts`),
  diagnosis: (language: Language) => import(`./${language}/diagnosis.ts`),
  drill: (language: Language) => import(`./${language}/drill.ts`),
  failed: (language: Language) => import(`./${language}/failed.ts`),
  issues: (language: Language) => import(`./${language}/issues.ts`),
  levelUp: (language: Language) => import(`./${language}/level-up.ts`),
  mailedLinks: (language: Language) => import(`./${language}/mailed-links.ts`),
  packages: (language: Language) => import(`./${language}/packages.ts`),
  profile: (language: Language) => import(`./${language}/profile.ts`),
  reports: (language: Language) => import(`./${language}/reports.ts`),
  review: (language: Language) => import(`./${language}/review.ts`),
  shortcuts: (language: Language) => import(`./${language}/shortcuts.ts`),
  speech: (language: Language) => import(`./${language}/speech.ts`),
  statistics: (language: Language) => import(`./${language}/statistics.ts`),
  verdict: (language: Language) => import(`./${language}/verdict.ts`),
  welcome: (language: Language) => import(`./${language}/welcome.ts`),
};

export const parts: readonly Part[] = [
  "administration",
  "causes",
  "choice",
  "conjugation",
  "dashboard",
  "diagnosis",
  "drill",
  "failed",
  "issues",
  "levelUp",
  "mailedLinks",
  "packages",
  "profile",
  "reports",
  "review",
  "shortcuts",
  "speech",
  "statistics",
  "verdict",
  "welcome",
];

/** Loads the texts of all pages, or a part, with typographic spaces. */
export async function loadTexts(language: Language, part?: Part): Promise<Texts> {
  const name = part ?? "messages";
  const module: Record<string, Texts> = await chunks[name](language);
  const loaded = module[name] ?? {};
  const texts = part === undefined ? loaded : { [part]: loaded };
  return language === "fr" ? withFrenchSpacesIn(texts) : texts;
}
