// Checks translations of sentences for two faults of translators: a comma before a French imperative that begins a new
// statement, and a vocative that the Spanish sentence does not have.
import { translationLanguages } from "../packages/core/src/languages.ts";

const WRONG_COMMA = "fr: no comma before an imperative; use a colon, a full stop, or a conjunction";

/** @typedef {import("../packages/core/src/languages.ts").TranslationLanguage} TranslationLanguage */
/** @typedef {{ sentence: string } & Record<TranslationLanguage, string>} TranslatedSentence */

/** Imperatives with *tu*. Those in -ez and -ons need no list. */
const tuImperatives = `
  aide allume appelle apporte arrête attends baisse bois cache cherche choisis commence continue coupe cours couvre
  crois demande descends dis donne dors écoute écris enlève envoie essaie éteins fais ferme fête finis garde
  goûte joue laisse lance lave lis mange mens mets monte montre oublie ouvre parle pars passe paie perds pose prends
  prête raconte range rapporte recommence regarde remets rends rentre réponds reste reviens ris sois sors souris suis
  tais tiens touche tourne va viens vois`
  .trim()
  .split(/\s+/)
  .join("|");

/** A comma before an imperative: *, venez*; *, ne le dis*; *, n’y va*. */
const commaBeforeImperative = new RegExp(
  `, (?:(?:ne |n’)(?:(?:[mts]e|nous|vous|l[ae]|les|lui|leur|y|en) |[mtl]’)?)?` +
    `(?:(?!assez|chez)\\p{L}+(?:ez|ons)|${tuImperatives})(?![\\p{L}’])`,
  "giu",
);

/** How what may stand before such a comma begins: a condition, a time, a place, an address. One word may always. */
const openings = new RegExp(
  `^(?:${[
    "si|quand|lorsque|dès|tant|puisque|comme|avant|après|pour|quoi|toi qui|vous qui|et (?:maintenant|vous)",
    "avec|dans|en|par|pendant|sans|sur|à|au|aux|du",
    "cet après-midi|ce (?:matin|soir|mois)|cette (?:fois|nuit|semaine|année)|la (?:prochaine|dernière) fois|le jour",
    "allez|eh bien|excuse|très bien|ch(?:er|ère)s?|doña|don|jeune|ma (?:chérie|fille|grande)|mon (?:fils|grand)|mes enfants",
    "les (?:amis|enfants|filles|garçons|grands|jeunes)|madame|mesdames|mesdemoiselles|messieurs|monsieur",
  ].join("|")})(?!\\p{L})|^s’il`,
  "iu",
);

/** French translations in which the comma is right, though the check does not see why. */
const rightCommas = new Set([
  // Orders in a row
  "Demande l’addition, payons et changeons de bar.",
  "Ne cours pas, attendons ici : le feu est rouge.",
  // Addresses and exclamations of several words
  "Du calme, monsieur, ne vous affolez pas : nous retrouverons votre valise.",
  "Hugo et Vera, ne claquez pas les portes : les tableaux vont tomber.",
]);

/**
 * Vocatives with the Spanish words that they translate. A vocative that the Spanish lacks invents a sex, an age, or a
 * number.
 */
const vocatives = [
  {
    spanish: "chicos|niñ[oa]s|hijos|jóvenes|muchachos|peques",
    fr: "les (?:amis|enfants|garçons|gars|jeunes|petits)|mes (?:amis|enfants)",
    nl: "jongelui|jongens|kinderen",
    en: "boys|children|guys|kids|lads|you lot",
  },
  {
    spanish: "chicas|niñas|hijas|muchachas",
    fr: "(?:les|mes) (?:copines|filles)",
    nl: "meiden|meisjes",
    en: "girls",
  },
  {
    spanish: "cariño|cielo|hij[oa]|pequeñ[oa]",
    fr: "ma (?:chérie|fille|grande)|mon (?:chéri|fils|grand)",
    nl: "jongen|lieverd|meisje|schat",
    en: "darling|dear|love|son|sweetheart",
  },
  {
    spanish: "joven|muchach[oa]",
    fr: "jeune (?:femme|fille|homme)",
    nl: "jongedame|jongeman",
    en: "young (?:lady|man)",
  },
  {
    spanish: "señora|señorita|doña|camarera|profesora",
    fr: "madame|mademoiselle",
    nl: "juffrouw|mevrouw",
    en: "madam|miss",
  },
  {
    spanish: "señor|caballero|don|camarero|profesor",
    fr: "monsieur",
    nl: "meneer|mijnheer",
    en: "sir",
  },
  {
    spanish: "señor[ae]s|damas|chicas",
    fr: "mesdames|mesdemoiselles",
    nl: "dames",
    en: "ladies",
  },
  {
    spanish: "señores|caballeros|público",
    fr: "(?:mesdames et )?messieurs|messieurs-dames",
    nl: "(?:dames en )?heren",
    en: "(?:ladies and )?gentlemen",
  },
  {
    spanish: "(?:l[oa]s|ustedes|vosotr[oa]s) dos",
    fr: "vous deux",
    nl: "jullie twee",
    en: "you two",
  },
];

/** Each vocative as the Spanish words, and, for each language, a pattern that finds it between marks. */
const vocativePatterns = vocatives.map(({ spanish, fr, nl, en }) => ({
  spanish: new RegExp(`(?<!\\p{L})(?:${spanish})(?!\\p{L})`, "iu"),
  fr: betweenMarks(fr),
  nl: betweenMarks(nl),
  en: betweenMarks(en),
}));

/** @param {string} words */
function betweenMarks(words) {
  return new RegExp(`(?<=^|[,.!?:;…«‘“] ?)(?:${words})(?= ?[,.!?:;…»’”])`, "i");
}

/**
 * What is wrong with the translations of a sentence.
 *
 * @param {TranslatedSentence} texts
 */
export function translationFaults(texts) {
  const faults = translationLanguages.flatMap((language) => addedVocatives(texts, language));
  return hasWrongComma(texts.fr) ? [WRONG_COMMA, ...faults] : faults;
}

/** @param {string} french */
function hasWrongComma(french) {
  if (rightCommas.has(french)) return false;
  return [...french.matchAll(commaBeforeImperative)].some(({ index }) => {
    const [clause = ""] = /[^.!?:;…«(]*$/.exec(french.slice(0, index)) ?? [];
    return clause.split(",").some((part) => !mayOpen(part.trim()));
  });
}

/** @param {string} part */
const mayOpen = (part) => openings.test(part) || !/[ ’]/.test(part);

/**
 * @param {TranslatedSentence} texts
 * @param {TranslationLanguage} language
 */
function addedVocatives(texts, language) {
  return vocativePatterns.flatMap((vocative) => {
    const [word] = vocative[language].exec(texts[language]) ?? [];
    return word && !vocative.spanish.test(texts.sentence) ? [`the Spanish has no “${word}”`] : [];
  });
}

/**
 * The sentences of a file of the content with their translations. Each text has a line of its own.
 *
 * @param {string} file
 * @returns {TranslatedSentence[]}
 */
export function sentencesIn(file) {
  return file.split(/^ {2}- /m).flatMap((entry) => {
    const { sentence, fr, nl, en } = Object.fromEntries(
      [...entry.matchAll(/^ {4}(\w+): "?(.*?)"?$/gm)].map(([, field, text]) => [field, text]),
    );
    return sentence && fr && nl && en ? [{ sentence, fr, nl, en }] : [];
  });
}
