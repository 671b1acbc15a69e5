import { allFamilies } from "@verbena/core/families";
import { languages } from "@verbena/core/languages";
import { conjugate, formOfVosFor, readInfinitive, tenses } from "@verbena/spanish";
import { expect, it } from "vitest";
import { loadContent } from "../load.ts";
import {
  type GuideSection,
  loadGuide,
  loadIllustrations,
  type SectionIllustrations,
} from "./load-guide.ts";
import { reflexiveVerbs } from "./reflexive-verbs.ts";

/** Verbs that occur in the prose with a form, but without their infinitive. */
const verbsWithoutInfinitive =
  `aprovechar aterrizar cambiar cantar cocinar contradecir correr cumplir desear durar entrar estudiar fregar
  arañar cansar girar hervir llevar llover multar parar prestar saludar sonar`.split(/\s+/);

/** Words of the prose that do not occur in any sentence. */
const otherWords =
  `copretérito vos sos inscripto belga grados lima gante lille ahorro bibliotecas casado castigado
  acaso desgracia general simpática soltero
  duchándome ejemplo firma médica moreno nublado pato supuesto tumbado tumbados tuyo for pour voor
  evidente quizá
  ponme estate cómpralo dámelo díselo hazlo dímelo póntelo compradlo oídme dele deme escríbanos digámoselo
  hablá comé decí hacé poné vení andá decime levantate sentate digás párate sentad
  probablemente posiblemente`.split(/\s+/);

const isShort = (word: string) => word.length <= 2;
const isInfinitive = (word: string) => /(?:[aei]r|ír)(?:se)?$/.test(word);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

/** The texts of a section, without its examples. */
const proseOf = ({ paragraphs, remarks = [], overview, traps = [] }: GuideSection) => [
  ...[...paragraphs, ...remarks, ...(overview?.rows.flat() ?? [])],
  ...traps.flatMap(({ right, why }) => [right, why]),
];

const textsIn = ({ timeline, question }: SectionIllustrations) => [
  ...(timeline ?? []).flatMap(({ es, shows }) => [es, shows]),
  ...(question ? [question.why] : []),
];

/** The words between asterisks, which are Spanish. */
const spanishIn = (text: string) =>
  text
    .split("*")
    .filter((_, index) => index % 2 === 1)
    .flatMap(wordsOf)
    .filter((word) => !isShort(word));

/** Whether a word is an ending (*-go*), a stem (*tuv-*) or a middle (*-duj-*) of a form. */
function isPartOf(forms: ReadonlySet<string>, word: string): boolean {
  const letters = word.replaceAll("-", "");
  const isAtStart = !word.startsWith("-");
  const isAtEnd = !word.endsWith("-");
  return [...forms].some(
    (form) =>
      form.includes(letters) &&
      (!isAtStart || form.startsWith(letters)) &&
      (!isAtEnd || form.endsWith(letters)),
  );
}

function formsOf(text: string): string[] {
  const verb = readInfinitive(text);
  if ("problem" in verb || verb.infinitive !== text) return [];
  const ofVos = (["presente-indicativo", "imperativo-afirmativo"] as const).flatMap(
    (tense) => formOfVosFor({ verb: text, tense, person: "tú" })?.split(" ") ?? [],
  );
  const forms = tenses.flatMap((tense) => conjugate(verb, tense));
  // With an infinitive, the pronoun may be attached: *ducharme*, *hacerle*.
  const attached = "me te lo la le nos os los las les".split(" ").map((end) => verb.base + end);
  const participles = conjugate(verb, "participio").flatMap(({ form, variants }) =>
    [form, ...variants].flatMap((one) => ["a", "os", "as"].map((end) => one.replace(/o$/, end))),
  );
  return [
    text,
    ...attached,
    ...participles,
    ...ofVos,
    ...forms
      .flatMap(({ form, variants }) => [form, ...variants])
      .flatMap((whole) => whole.split(" ")),
  ];
}

it("uses only forms of verbs, parts of forms, words of the sentences, and a few others", async () => {
  const guides = await Promise.all(
    allFamilies.flatMap((key) => languages.map((language) => loadGuide(key, language))),
  );
  const illustrations = await Promise.all(
    allFamilies.flatMap((key) => languages.map((language) => loadIllustrations(key, language))),
  );
  const texts = [
    ...guides.flatMap(({ essentials, sections }) => [...essentials, ...sections.flatMap(proseOf)]),
    ...illustrations.flatMap((ofGuide) => [...ofGuide.values()].flatMap(textsIn)),
  ];
  const words = new Set(texts.flatMap(spanishIn));
  const { conjugation, fillIn } = await loadContent();
  const verbs = new Set([
    ...[...words].filter(isInfinitive),
    ...guides.flatMap(({ sections }) => sections.flatMap(({ tables }) => tables)),
    ...reflexiveVerbs.map(({ verb }) => verb),
    ...conjugation.map(({ verb }) => verb),
    ...verbsWithoutInfinitive,
  ]);
  const forms = new Set([...verbs].flatMap(formsOf));
  const known = new Set([
    ...[...conjugation, ...fillIn].flatMap(({ sentence }) => wordsOf(sentence)),
    ...otherWords,
  ]);

  expect(
    [...words].filter((word) =>
      word.includes("-") ? !isPartOf(forms, word) : !forms.has(word) && !known.has(word),
    ),
  ).toEqual([]);
});
