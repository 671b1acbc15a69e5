import { expect, it } from "vitest";
import { sentencesIn, translationFaults } from "./translations.js";

const WRONG_COMMA = "fr: no comma before an imperative; use a colon, a full stop, or a conjunction";

/** Faultless texts. Each test replaces one of them. */
const right = {
  sentence: "Ya he terminado: _______ la luz.",
  fr: "J’ai terminé : éteins la lumière.",
  nl: "Ik ben klaar: doe het licht uit.",
  en: "I’ve finished: turn off the light.",
};

it.each([
  "J’ai terminé, Ana, levez-vous doucement.",
  "Ma tante n’a jamais su garder un secret, ne lui raconte rien.",
  "Voici vos gilets, mettez aussi votre casque.",
  "Le bébé dort, parlez plus bas.",
  "Ton frère a raison, n’y va pas.",
  "Il pleut, viens.",
  "Ils sont libres, asseyons-nous.",
])("finds the comma before the imperative in “%s”", (fr) => {
  expect(translationFaults({ ...right, fr })).toEqual([WRONG_COMMA]);
});

it.each([
  "Le bébé dort : parlez plus bas.",
  "Marta, parlez plus bas.",
  "Monsieur Luna, ne mentez pas : la caméra a tout filmé.",
  "S’il te plaît, sors les poubelles.",
  "Si tu vas au marché, achète du pain et prends des fruits.",
  "Demain, dans ce cas, viens.",
  "Il pleut, alors viens.",
  "Elle habite ici, chez ses parents.",
  "Demande l’addition, payons et changeons de bar.",
])("accepts “%s”", (fr) => {
  expect(translationFaults({ ...right, fr })).toEqual([]);
});

it.each([
  ["fr", "Éteins la lumière, les enfants : j’ai terminé.", "les enfants"],
  ["fr", "J’ai terminé, messieurs-dames.", "messieurs-dames"],
  ["nl", "Ik ben klaar, jongens.", "jongens"],
  ["nl", "Mevrouw, ik ben klaar.", "Mevrouw"],
  ["en", "I’ve finished, you two: turn off the light.", "you two"],
  ["en", "I’ve finished, madam.", "madam"],
])("finds in %s a vocative that the Spanish does not have: “%s”", (language, text, word) => {
  expect(translationFaults({ ...right, [language]: text })).toEqual([
    `the Spanish has no “${word}”`,
  ]);
});

it("accepts vocatives that the Spanish has, and the same words in other roles", () => {
  expect(
    translationFaults({
      sentence: "Chicas, la señora Ruiz _______ con sus niños.",
      fr: "Les filles, madame Ruiz vient avec les enfants.",
      nl: "Meiden, mevrouw Ruiz komt met haar kinderen.",
      en: "Girls, Mrs Ruiz is coming with her children.",
    }),
  ).toEqual([]);
});

it("reads the sentences in a content file", () => {
  const file = `verb: hablar
sentences:
  - person: tú
    sentence: "Calla: _______ luego."
    answer: habla
    fr: "Tais-toi : parle plus tard."
    nl: Wees stil en praat later.
    en: Be quiet and talk later.
`;

  expect(sentencesIn(file)).toEqual([
    {
      sentence: "Calla: _______ luego.",
      fr: "Tais-toi : parle plus tard.",
      nl: "Wees stil en praat later.",
      en: "Be quiet and talk later.",
    },
  ]);
});
