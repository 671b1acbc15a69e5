import { expect, it } from "vitest";
import { wordingFaults, words } from "./wording.js";

/** For each pattern of a language, in its order, a text with an avoided word. */
const samples = {
  fr: [
    "Fin de la guirlande",
    "12 répétitions",
    "Vos cartes",
    "Ce que vous pratiquez",
    "Tableaux de verbes",
    "Composez vos propres listes",
    "Encore 2 jours libres",
    "Configuration",
    "Votre session a pris fin",
    "Cette page demande un réseau",
  ],
  nl: [
    "Einde van de slinger",
    "Kaarten",
    "Oefenfamilies",
    "Resultaat per week",
    "Nog 2 vrije dagen",
    "Weer inloggen",
    "Je sessie is afgelopen",
    "Zodra het netwerk terug is",
    "De toekomende tijd",
  ],
  es: [
    "Otra guirnalda",
    "Verbos por revisar",
    "Últimas repeticiones",
    "Tarjetas",
    "Tablas de verbos",
    "Añadir una de tus listas",
    "Te queda 1 día libre",
    "Configuración",
    "Volver a entrar",
    "Tu sesión ha terminado",
    "Confirma tu correo",
    "Ha sido un desliz",
    "Letras con acento",
  ],
  en: [
    "Another string",
    "Verbs to review",
    "Repetitions",
    "Cards",
    "Go over 3 mistakes",
    "The right answer",
    "2 free days left",
    "Sign in",
    "Your session has ended",
    "The network is back",
    "E-mail",
    "That was a slip",
    "In the imperfect",
  ],
};

const cases = /** @type {const} */ (["fr", "nl", "es", "en"]).flatMap((language) =>
  words[language].map(([, right], index) => ({
    language,
    right,
    text: samples[language][index] ?? "",
  })),
);

it.each(cases)("in $language, “$text” is a fault: “$right” is the word", (sample) => {
  const { language, right, text } = sample;

  expect(wordingFaults(text, language)).toEqual([`say “${right}”`]);
});

it("a full stop after a question mark is a fault, three dots are none", () => {
  expect(wordingFaults("Rien reçu ?.", "fr")).toHaveLength(1);
  expect(wordingFaults("Rien reçu ?...", "fr")).toEqual([]);
});

it("variables and Spanish words are no faults", () => {
  expect(wordingFaults("*acento* lleva {{tarjetas, number}}", "es")).toEqual([]);
});
