import { expect, it } from "vitest";
import { conjugationModels } from "../../testdata/conjugation-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { type Person, persons, type Tense, tenses } from "../tenses.ts";
import { conjugate, formOf } from "./conjugate.ts";

/** The forms of a tense in the format of conjugation-models.ts. */
function row(infinitive: string, tense: Tense): string {
  const finitePersons = tense.startsWith("imperativo") ? persons.slice(1) : persons;
  const rowPersons: readonly (Person | null)[] =
    tense === "gerundio" || tense === "participio" ? [null] : finitePersons;
  return rowPersons
    .map((person) => formOf(infinitiveIn(infinitive), tense, person))
    .map((form) => (form ? [form.form, ...form.variants].join("/") : "-"))
    .join(" ");
}

const form = (infinitive: string, tense: Tense, person: Person | null) =>
  formOf(infinitiveIn(infinitive), tense, person)?.form;

const models = Object.entries(conjugationModels).flatMap(([infinitive, table]) =>
  tenses.flatMap((tense) => (table[tense] ? [{ infinitive, tense, forms: table[tense] }] : [])),
);

it.each(models)(
  "conjugates $infinitive in $tense as the grammar does",
  ({ infinitive, tense, forms }) => {
    expect(row(infinitive, tense)).toBe(forms);
  },
);

it.each([
  ["pretender", "pretendo"],
  ["defender", "defiendo"],
  ["presentar", "presento"],
  ["sentar", "siento"],
  ["contestar", "contesto"],
  ["contar", "cuento"],
  ["cocer", "cuezo"],
  ["estremecer", "estremezco"],
  ["remecer", "remezo"],
  ["desairar", "desairo"],
  ["airar", "aíro"],
  ["embaucar", "embauco"],
  ["embaular", "embaúlo"],
  ["cambiar", "cambio"],
  ["criar", "crío"],
  ["vanagloriar", "vanaglorio"],
  ["gloriar", "glorío"],
  ["corromper", "corrompo"],
  ["interrogar", "interrogo"],
  ["rogar", "ruego"],
  ["autorrenovar", "autorrenuevo"],
  ["fotografiar", "fotografío"],
  ["redistribuir", "redistribuyo"],
  ["fluctuar", "fluctúo"],
  ["santiguar", "santiguo"],
  ["flurpear", "flurpeo"],
  // Two Spanish word lists confirm these forms (packages/spanish/NOTICE).
  ["ablentar", "abliento"],
  ["afreñir", "afriño"],
  ["herver", "hiervo"],
  ["aferrar", "aferro"],
  ["anegar", "anego"],
  ["desecar", "deseco"],
  ["abollar", "abollo"],
  ["balar", "balo"],
])("conjugates %s as %s for yo in the presente", (infinitive, yo) => {
  expect(form(infinitive, "presente-indicativo", "yo")).toBe(yo);
});

it.each([
  ["imprimir", "impreso/imprimido"],
  ["freír", "frito/freído"],
  ["sofreír", "sofrito/sofreído"],
  ["proveer", "provisto/proveído"],
  ["inscribir", "inscrito/inscripto"],
  ["escribir", "escrito"],
  ["absolver", "absuelto"],
  ["envolver", "envuelto"],
  ["reabrir", "reabierto"],
  ["desabrir", "desabrido"],
  ["morir", "muerto"],
  ["romper", "roto"],
  ["corromper", "corrompido"],
  ["maldecir", "maldecido"],
  ["contradecir", "contradicho"],
  ["componer", "compuesto"],
  ["entrever", "entrevisto"],
  ["elegir", "elegido"],
])("gives %s the participle %s", (infinitive, participle) => {
  expect(row(infinitive, "participio")).toBe(participle);
});

it.each([
  ["levantarse", "presente-indicativo", "yo", "me levanto"],
  ["levantarse", "preterito-indefinido", "ellos", "se levantaron"],
  ["levantarse", "imperativo-afirmativo", "tú", "levántate"],
  ["levantarse", "imperativo-afirmativo", "nosotros", "levantémonos"],
  ["levantarse", "imperativo-afirmativo", "vosotros", "levantaos"],
  ["levantarse", "imperativo-afirmativo", "ellos", "levántense"],
  ["levantarse", "imperativo-negativo", "tú", "no te levantes"],
  ["levantarse", "gerundio", null, "levantándose"],
  ["levantarse", "participio", null, "levantado"],
  ["vestirse", "imperativo-afirmativo", "vosotros", "vestíos"],
  ["vestirse", "gerundio", null, "vistiéndose"],
  ["irse", "imperativo-afirmativo", "tú", "vete"],
  ["irse", "imperativo-afirmativo", "él", "váyase"],
  ["irse", "imperativo-afirmativo", "vosotros", "idos"],
  ["irse", "gerundio", null, "yéndose"],
  ["ponerse", "imperativo-afirmativo", "tú", "ponte"],
  ["detenerse", "imperativo-afirmativo", "tú", "detente"],
  ["estarse", "imperativo-afirmativo", "tú", "estate"],
  ["darse", "imperativo-afirmativo", "él", "dese"],
  ["reírse", "imperativo-afirmativo", "tú", "ríete"],
  ["reírse", "imperativo-afirmativo", "vosotros", "reíos"],
  ["reírse", "preterito-indefinido", "él", "se rio"],
  ["acostarse", "imperativo-afirmativo", "él", "acuéstese"],
  ["limpiarse", "imperativo-afirmativo", "tú", "límpiate"],
  ["enfriarse", "imperativo-afirmativo", "tú", "enfríate"],
  ["averiguarse", "imperativo-afirmativo", "él", "averígüese"],
  ["peinarse", "imperativo-afirmativo", "tú", "péinate"],
  ["despreocuparse", "imperativo-afirmativo", "tú", "despreocúpate"],
  ["aullarse", "imperativo-afirmativo", "tú", "aúllate"],
] as const)("attaches the pronoun: %s, %s, %s is %s", (infinitive, tense, person, written) => {
  expect(form(infinitive, tense, person)).toBe(written);
});

it("accepts vámonos and iros, but not ir, as imperatives", () => {
  const tense = "imperativo-afirmativo";
  expect(row("irse", tense)).toBe("vete váyase vámonos/vayámonos idos/iros váyanse");
  expect(row("ir", tense)).toBe("ve vaya vamos/vayamos id vayan");
  expect(row("reírse", tense)).toBe("ríete ríase riámonos reíos ríanse");
});

it("has no imperative of yo and no persons in gerundio and participio", () => {
  expect(
    conjugate(infinitiveIn("hablar"), "imperativo-afirmativo").map(({ person }) => person),
  ).toEqual(["tú", "él", "nosotros", "vosotros", "ellos"]);
  expect(formOf(infinitiveIn("hablar"), "imperativo-negativo", "yo")).toBeUndefined();
  expect(formOf(infinitiveIn("hablar"), "gerundio", "yo")).toBeUndefined();
  expect(formOf(infinitiveIn("hablar"), "presente-indicativo", null)).toBeUndefined();
});

it.each([
  ["hablar", "preterito-indefinido", "yo", "habl+é", []],
  ["buscar", "preterito-indefinido", "yo", "busqu+é", ["c-qu"]],
  ["tener", "preterito-indefinido", "yo", "tuv+e", ["strong-u"]],
  ["tener", "presente-indicativo", "yo", "teng+o", ["go"]],
  ["tener", "presente-indicativo", "nosotros", "ten+emos", []],
  ["pensar", "presente-indicativo", "yo", "piens+o", ["e-ie"]],
  ["pensar", "presente-indicativo", "nosotros", "pens+amos", []],
  ["empezar", "presente-subjuntivo", "yo", "empiec+e", ["e-ie", "z-c"]],
  ["conocer", "presente-indicativo", "yo", "conozc+o", ["zco"]],
  ["decir", "preterito-indefinido", "ellos", "dij+eron", ["strong-j", "dropped-i"]],
  ["leer", "preterito-indefinido", "él", "le+yó", ["i-y"]],
  ["leer", "preterito-indefinido", "tú", "le+íste", ["hiatus-accent"]],
  ["ser", "presente-indicativo", "yo", "s+oy", ["oy"]],
  ["ser", "preterito-indefinido", "yo", "fu+i", ["suppletive", "no-accent"]],
  ["querer", "preterito-indefinido", "yo", "quis+e", ["strong-i"]],
  ["estar", "presente-indicativo", "él", "est+á", []],
  ["dar", "presente-indicativo", "tú", "d+as", []],
  ["ver", "preterito-indefinido", "él", "v+io", ["no-accent"]],
  ["saber", "presente-indicativo", "tú", "sab+es", []],
  ["pedir", "preterito-indefinido", "él", "pid+ió", ["e-i"]],
  ["dormir", "gerundio", null, "durm+iendo", ["o-u"]],
  ["construir", "presente-indicativo", "yo", "construy+o", ["y-insertion"]],
  ["enviar", "presente-indicativo", "yo", "enví+o", ["stressed-i-u"]],
  ["poner", "futuro-simple", "yo", "pondr+é", ["future-stem"]],
  ["poner", "imperativo-afirmativo", "tú", "pon+", ["short-imperative"]],
  ["volver", "participio", null, "vuelt+o", ["irregular-participle"]],
  ["jugar", "presente-indicativo", "él", "jueg+a", ["u-ue"]],
  ["levantarse", "presente-indicativo", "yo", "me levant+o", []],
  ["levantarse", "imperativo-afirmativo", "tú", "levánt+a+te", []],
] as const)(
  "splits %s, %s, %s into %s and names its irregularities",
  (infinitive, tense, person, parts, irregularities) => {
    const split = formOf(infinitiveIn(infinitive), tense, person);
    const { before, stem, ending, after } = split?.parts ?? {};
    expect(`${before}${stem}+${ending}${after ? `+${after}` : ""}`).toBe(parts);
    expect(split?.irregularities).toEqual(irregularities);
  },
);
