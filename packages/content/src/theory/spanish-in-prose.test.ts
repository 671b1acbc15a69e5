import { conjugate } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { exerciseKeys, languages, tenses } from "@verbena/core/vocabulary";
import { expect, it } from "vitest";
import { conjugationGuides } from "./guides.ts";
import { type GuideSection, loadGuide } from "./load-guide.ts";
import { reflexiveVerbs } from "./reflexive-verbs.ts";

/** Verbs whose forms, but not infinitives, occur in the prose. */
const verbsWithoutInfinitive =
  "cambiar cocinar entrar estudiar fregar hervir llevar llover saludar".split(" ");

const wordsThatAreNoVerbs = new Set(
  `ayer anoche hoy mañana tarde aquí allí cuando después para nunca todavía alguna vez durante sin mucho poco
  todas por desde que las los mes meses seis siglo
  esta este ella ellas ellos usted ustedes nosotros vosotros una dos tres cinco veinte cien
  1998 2003 2010 abril marzo mayo lunes jueves sábados verano año años semana semanas horas minutos
  momento tiempo noches repente pasado ana lima sevilla abrigo agua alto belga boda calle cansado casa coches
  español farmacia fiesta fiestas gato grados hambre hijo jardín manos médico noticia periódico
  perro pescado problema problemas radio tenis`.split(/\s+/),
);

const isShort = (word: string) => word.length <= 2;
const isInfinitive = (word: string) => /(?:[aei]r|ír)(?:se)?$/.test(word);

/** The Spanish words of a section, without its examples. */
function spanishIn(section: GuideSection): string[] {
  const { paragraphs, remarks = [], overview, traps = [], timeline = [] } = section;
  return [
    ...[...paragraphs, ...remarks, ...(overview?.rows.flat() ?? [])],
    ...traps.flatMap(({ right, why }) => [right, why]),
    ...timeline.flatMap(({ es, shows }) => [es, shows]),
  ]
    .flatMap((text) => text.split("*").filter((_, index) => index % 2 === 1))
    .flatMap((marked) => marked.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [])
    .filter((word) => !isShort(word) && !wordsThatAreNoVerbs.has(word));
}

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
  const forms = tenses.flatMap((tense) => conjugate(verb, tense));
  // With an infinitive, the pronoun may be attached: *ducharme*.
  const attached = verb.reflexive ? ["me", "te", "nos", "os"].map((end) => verb.base + end) : [];
  return [
    text,
    ...attached,
    ...forms.flatMap(({ form, also }) => [form, ...also]).flatMap((whole) => whole.split(" ")),
  ];
}

it("uses only forms of the named verbs, parts of forms, and a few other words", async () => {
  const guides = await Promise.all(
    exerciseKeys.flatMap((key) => languages.map((language) => loadGuide(key, language))),
  );
  const words = new Set(guides.flatMap(({ sections }) => sections.flatMap(spanishIn)));
  const verbs = new Set([
    ...[...words].filter(isInfinitive),
    ...Object.values(conjugationGuides).flatMap(({ sections }) =>
      sections.flatMap(({ tables }) => tables),
    ),
    ...reflexiveVerbs.map(({ verb }) => verb),
    ...verbsWithoutInfinitive,
  ]);
  const forms = new Set([...verbs].flatMap(formsOf));

  expect(
    [...words].filter((word) => (word.includes("-") ? !isPartOf(forms, word) : !forms.has(word))),
  ).toEqual([]);
});
