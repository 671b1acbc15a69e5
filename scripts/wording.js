// Checks that texts have one word for each thing, and no full stop after a question or an exclamation mark. Checks the
// translations of sentences.
import { globSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { languages } from "../packages/core/src/languages.ts";
import { root } from "./install.js";
import { Failure, runMain } from "./run.js";
import { sentencesIn, translationFaults } from "./translations.js";

/** @typedef {import("../packages/core/src/languages.ts").Language} Language */

const NO_STOP = "no full stop after ? and !";

/**
 * Words that texts avoid, and the right ones. The patterns ignore case.
 *
 * @type {Record<Language, readonly (readonly [avoided: RegExp, right: string])[]>}
 */
export const words = {
  fr: [
    [/\bguirlandes?\b/i, "série"],
    [/\brépétitions?\b/i, "révision"],
    [/\bcartes?\b/i, "forme"],
    [/\bpratiqu(e|er|ez)\b|\btravailler\b/i, "s’entraîner"],
    [/\btableaux? de verbes?\b/i, "tableau de conjugaison"],
    [/\bvos( propres)? listes\b/i, "vos sélections"],
    [/\bjours? libres?\b/i, "jour de repos"],
    [/\bconfiguration\b/i, "réglages"],
    [/\ba pris fin\b|\bsession est terminée\b/i, "a expiré"],
    [/\bréseau\b|\b(pas de|vérifiez votre) connexion\b/i, "Internet"],
  ],
  nl: [
    [/\bslingers?\b/i, "ronde"],
    [/\bkaart(en)?\b/i, "vorm"],
    [/(oefen|\b)families?\b/i, "oefenreeks"],
    [/\bslagingspercentage\b|\bscore\b|\bresultaat\b/i, "percentage goed"],
    [/\bvrije dag(en)?\b/i, "rustdag"],
    [/\bweer in(loggen|logt|log)\b|\blogin\b/i, "opnieuw inloggen"],
    [/\bis afgelopen\b/i, "is verlopen"],
    [/\bnetwerk\b/i, "internet"],
    [/\btoekomende tijd\b|\bsubjuntivo van de\b/i, "futuro, presente de subjuntivo"],
  ],
  es: [
    [/\bguirnaldas?\b/i, "ronda"],
    [/\bpor revisar\b/i, "difíciles"],
    [/\brepetici(ón|ones)\b/i, "repaso"],
    [/\btarjetas?\b/i, "forma"],
    [/\btablas? de verbos\b/i, "tabla de conjugación"],
    [/\btus( propias)? listas\b/i, "tus selecciones"],
    [/\bdías? libres?\b/i, "día de descanso"],
    [/\bconfiguración\b/i, "ajustes"],
    [/\bvolver a entrar\b|\bvuelv(e|as) a entrar\b/i, "volver a iniciar sesión"],
    [/\bsesión ha terminado\b/i, "ha caducado"],
    [/\bcorreo electrónico\b|\b(tu|mi) (nuevo )?correo\b/i, "dirección"],
    [/\bdesliz\b|\berror de tecleo\b/i, "errata"],
    [/\bacentos?\b/i, "tilde"],
  ],
  en: [
    [/\bstrings?\b/i, "round"],
    [/\b(verbs|sentences|lists?) to review\b/i, "tricky verbs"],
    [/\brepetitions?\b/i, "review"],
    [/\bcards?\b/i, "form"],
    [/\bgo(ing)? over\b/i, "repeat"],
    [/\bright answers?\b/i, "correct answer"],
    [/\bfree days?\b/i, "day off"],
    [/\bsign in\b/i, "log in"],
    [/\b(session has|has) ended\b/i, "has expired"],
    [/\bnetwork\b/i, "internet"],
    [/\be-mails?\b/i, "email"],
    [/\bslip\b/i, "typo"],
    [/\bthe imperfect\b|\bpast subjunctive\b/i, "imperfecto, imperfecto de subjuntivo"],
  ],
};

/** A full stop after a question or an exclamation mark. After a closing quote, some languages want it. */
const needlessStop = /[?!]\.(?!\.)/;

/** Texts in which a word has another sense: by language, file and key. */
const otherSense = new Set([
  "fr administration totalRepetitions",
  "fr landing imageAlt",
  "fr profile anki",
  "fr administration encryption",
  "fr rule-map title",
  "fr rule-map loadFailed",
  "fr statistics map",
  "fr dashboard ruleMap",
  "nl landing imageAlt",
  "nl profile anki",
  "nl diagnosis estar_resultado",
  "es administration totalRepetitions",
  "es landing imageAlt",
  "es profile anki",
  "es exercise notCounted",
  "es exercise accent",
  "es mailed-links sentTitle",
  "en administration totalRepetitions",
  "en landing imageAlt",
  "en profile anki",
]);

/**
 * What is wrong with a text. Its variables and Spanish words do not count.
 *
 * @param {string} text
 * @param {Language} language
 */
export function wordingFaults(text, language) {
  const prose = text.replace(/\$?\{\{?.*?\}\}?|\*[^*]*\*/g, "…");
  const faults = words[language]
    .filter(([avoided]) => avoided.test(prose))
    .map(([, right]) => `say “${right}”`);
  return needlessStop.test(prose) ? [...faults, NO_STOP] : faults;
}

/**
 * The faults of the interface, the mails, and the guides, each with its place. Of guides, only the marks are checked:
 * they explain grammar, for which many of the words have another sense.
 */
async function findWordingFaults() {
  const found = [];
  for (const language of languages) {
    const files = [
      `packages/web/src/i18n/${language}/*.ts`,
      `packages/server/src/mail/texts/${language}.ts`,
      `packages/content/src/theory/*/${language}.ts`,
    ];
    for await (const path of glob(files, { cwd: root })) {
      const text = await readFile(join(root, path), "utf8");
      if (path.includes("/theory/")) {
        if (needlessStop.test(text)) found.push(`${path}: ${NO_STOP}`);
        continue;
      }
      for (const { key, literal } of literalsIn(text)) {
        if (otherSense.has(`${language} ${basename(path, ".ts")} ${key}`)) continue;
        found.push(...wordingFaults(literal, language).map((fault) => `${path}, ${key}: ${fault}`));
      }
    }
  }
  return found;
}

/** The faults of the translations of sentences, each with its place. */
async function findTranslationFaults() {
  const paths = globSync("packages/content/data/*/*/*.yaml", { cwd: root });
  const found = await Promise.all(
    paths.map(async (path) =>
      sentencesIn(await readFile(join(root, path), "utf8")).flatMap((texts) =>
        translationFaults(texts).map((fault) => `${path}, ${texts.sentence}: ${fault}`),
      ),
    ),
  );
  return found.flat();
}

/**
 * The literals of a file, each with the last key before it.
 *
 * @param {string} file
 */
function literalsIn(file) {
  let key = "";
  return file.split("\n").flatMap((line) => {
    key = /^\s*"?([\w-]+)"?:/.exec(line)?.[1] ?? key;
    const literals = [...line.matchAll(/"([^"]*)"(?!:)|`([^`]*)`/g)];
    return line.startsWith("import ")
      ? []
      : literals.map(([, quoted, template]) => ({ key, literal: quoted ?? template ?? "" }));
  });
}

if (process.argv[1]?.endsWith("wording.js")) {
  await runMain(async () => {
    const faults = [...(await findWordingFaults()), ...(await findTranslationFaults())];
    if (faults.length > 0) throw new Failure(faults.join("\n"));
  });
}
