import { account as frenchAccount } from "../../../packages/web/src/i18n/fr/account.ts";
import { conjugation as frenchConjugation } from "../../../packages/web/src/i18n/fr/conjugation.ts";
import { dashboard as frenchDashboard } from "../../../packages/web/src/i18n/fr/dashboard.ts";
import { drill as frenchDrill } from "../../../packages/web/src/i18n/fr/drill.ts";
import { exercise as frenchExercise } from "../../../packages/web/src/i18n/fr/exercise.ts";
import { failed as frenchFailed } from "../../../packages/web/src/i18n/fr/failed.ts";
import { landing as frenchLanding } from "../../../packages/web/src/i18n/fr/landing.ts";
import { levelUp as frenchLevelUp } from "../../../packages/web/src/i18n/fr/level-up.ts";
import { mailedLinks as frenchMailedLinks } from "../../../packages/web/src/i18n/fr/mailed-links.ts";
import { messages as french } from "../../../packages/web/src/i18n/fr/messages.ts";
import { profile as frenchProfile } from "../../../packages/web/src/i18n/fr/profile.ts";
import { reports as frenchReports } from "../../../packages/web/src/i18n/fr/reports.ts";
import { speech as frenchSpeech } from "../../../packages/web/src/i18n/fr/speech.ts";
import { statistics as frenchStatistics } from "../../../packages/web/src/i18n/fr/statistics.ts";
import { unsent as frenchUnsent } from "../../../packages/web/src/i18n/fr/unsent.ts";
import { verdict as frenchVerdict } from "../../../packages/web/src/i18n/fr/verdict.ts";
import { welcome as frenchWelcome } from "../../../packages/web/src/i18n/fr/welcome.ts";
import { account as dutchAccount } from "../../../packages/web/src/i18n/nl/account.ts";
import { conjugation as dutchConjugation } from "../../../packages/web/src/i18n/nl/conjugation.ts";
import { dashboard as dutchDashboard } from "../../../packages/web/src/i18n/nl/dashboard.ts";
import { drill as dutchDrill } from "../../../packages/web/src/i18n/nl/drill.ts";
import { exercise as dutchExercise } from "../../../packages/web/src/i18n/nl/exercise.ts";
import { failed as dutchFailed } from "../../../packages/web/src/i18n/nl/failed.ts";
import { landing as dutchLanding } from "../../../packages/web/src/i18n/nl/landing.ts";
import { levelUp as dutchLevelUp } from "../../../packages/web/src/i18n/nl/level-up.ts";
import { mailedLinks as dutchMailedLinks } from "../../../packages/web/src/i18n/nl/mailed-links.ts";
import { messages as dutch } from "../../../packages/web/src/i18n/nl/messages.ts";
import { profile as dutchProfile } from "../../../packages/web/src/i18n/nl/profile.ts";
import { reports as dutchReports } from "../../../packages/web/src/i18n/nl/reports.ts";
import { speech as dutchSpeech } from "../../../packages/web/src/i18n/nl/speech.ts";
import { statistics as dutchStatistics } from "../../../packages/web/src/i18n/nl/statistics.ts";
import { unsent as dutchUnsent } from "../../../packages/web/src/i18n/nl/unsent.ts";
import { verdict as dutchVerdict } from "../../../packages/web/src/i18n/nl/verdict.ts";
import { welcome as dutchWelcome } from "../../../packages/web/src/i18n/nl/welcome.ts";

/** A French text and its Dutch translation. */
type Pair = { fr: string; nl: string; pattern: RegExp };

const pairs = pairsOf(
  {
    app: french,
    account: frenchAccount,
    exercise: frenchExercise,
    unsent: frenchUnsent,
    landing: frenchLanding,
    reports: frenchReports,
    speech: frenchSpeech,
    verdict: frenchVerdict,
    conjugation: frenchConjugation,
    levelUp: frenchLevelUp,
    failed: frenchFailed,
    statistics: frenchStatistics,
    dashboard: frenchDashboard,
    drill: frenchDrill,
    mailedLinks: frenchMailedLinks,
    profile: frenchProfile,
    welcome: frenchWelcome,
  },
  {
    app: dutch,
    account: dutchAccount,
    exercise: dutchExercise,
    unsent: dutchUnsent,
    landing: dutchLanding,
    reports: dutchReports,
    speech: dutchSpeech,
    verdict: dutchVerdict,
    conjugation: dutchConjugation,
    levelUp: dutchLevelUp,
    failed: dutchFailed,
    statistics: dutchStatistics,
    dashboard: dutchDashboard,
    drill: dutchDrill,
    mailedLinks: dutchMailedLinks,
    profile: dutchProfile,
    welcome: dutchWelcome,
  },
);

/**
 * Translates a text of a screen that is, or begins with, a text of the catalogue with its values. Returns
 * other texts unchanged, such as Spanish, names and numbers.
 */
export function inDutch(text: string): string {
  return translateWhole(text) ?? translateStart(text) ?? text;
}

/** Translates a pattern that matches the start or the whole of a text. */
export function patternInDutch({ source, flags }: RegExp): RegExp {
  const [start, end] = [source.startsWith("^") ? "^" : "", source.endsWith("$") ? "$" : ""];
  const text = source.slice(start.length, source.length - end.length);
  const [number = ""] = /^\d+ /.exec(text) ?? [];
  const words = text.slice(number.length);
  const pair =
    pairs.find(({ fr }) => fr === words) ??
    pairs.find(({ fr }) => withoutNumber(fr).startsWith(words));
  if (pair === undefined) return new RegExp(source, flags);
  const beginning = withoutNumber(pair.nl).replace(/ *\{\{[\s\S]*$/, "");
  return new RegExp(`${start}${number}${RegExp.escape(beginning)}`);
}

const withoutNumber = (template: string) => template.replace(/^\{\{\w+, number\}\} /, "");

function translateWhole(text: string): string | undefined {
  const pair = pairs.find(({ fr }) => fr === text);
  if (pair) return pair.nl;
  for (const { nl, pattern } of pairs) {
    const values = pattern.exec(text)?.groups;
    if (values) return fillIn(nl, values);
  }
  return undefined;
}

function translateStart(text: string): string | undefined {
  const pair = pairs.find(({ fr }) => text.startsWith(`${fr} `));
  return pair && pair.nl + text.slice(pair.fr.length);
}

function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+).*?\}\}/g, (_, name: string) => values[name] ?? "");
}

/** Sorted by length, longest first, so that a shorter text does not match a part of a longer one. */
function pairsOf(fr: object, nl: object): Pair[] {
  const dutchTexts = new Map(textsOf(nl));
  return textsOf(fr)
    .flatMap(([key, text]) => {
      const translation = dutchTexts.get(key);
      return translation === undefined
        ? []
        : [{ fr: text, nl: translation, pattern: patternOf(text) }];
    })
    .toSorted((a, b) => b.fr.length - a.fr.length);
}

function textsOf(catalogue: object, path = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[path + name, value]] : textsOf(value, `${path}${name}.`),
  );
}

/** Matches a text with its values. A template without words matches nothing. */
function patternOf(template: string): RegExp {
  if (!/\p{L}{3}/u.test(template.replace(/\{\{.*?\}\}/g, ""))) return /$^/;
  const seen = new Set<string>();
  const parts = template.split(/(\{\{.*?\}\})/).map((part) => {
    const [, name, format] = /^\{\{(\w+)(, number)?/.exec(part) ?? [];
    if (name === undefined) return RegExp.escape(part);
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>${format ? "\\d[\\d\\s]*" : ".+"})`;
  });
  return new RegExp(`^${parts.join("")}$`);
}
