import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutAccents } from "../conjugation/accent.ts";
import type { AskedCell } from "../conjugation/accepted-forms.ts";
import { formOf } from "../conjugation/conjugate.ts";
import { endings, isFiniteTense } from "../conjugation/endings.ts";
import { verbClasses, verbOf } from "../conjugation/infinitive.ts";
import { everydayInfinitives } from "../conjugation/listed-verbs.ts";
import { compoundTenses, type Person, persons, type TableTense, tenses } from "../tenses.ts";
import type { FormSkill } from "./skill.ts";
import { skillsOfForm } from "./skills-of-form.ts";

const anyVerb = fc.constantFrom(...everydayInfinitives());
const anyPerson = fc.constantFrom<Person>(...persons);
const finiteTenses = tenses.filter(isFiniteTense);

/** The skills of a form that is written as "verb tense person". */
function skillsIn(form: string): readonly FormSkill[] {
  const [verb = "", tense = "", person = ""] = form.split(" ");
  return skillsOfForm({ verb, tense: tense as TableTense, person: person as Person });
}

describe("the skills of a form", () => {
  it.each([
    ["hablar presente-indicativo yo", ["ending presente-indicativo yo ar-er-ir"]], // hablo
    // tuve, tuviste: strong endings are no evidence for -í and -iste
    [
      "tener preterito-indefinido yo",
      ["strong-ending yo", "fact tener strong-preterite", "accent none strong-preterite"],
    ],
    ["tener preterito-indefinido tú", ["strong-ending tú", "fact tener strong-preterite"]],
    ["andar preterito-indefinido tú", ["strong-ending tú", "fact andar strong-preterite"]],
    // dijeron
    [
      "decir preterito-indefinido ellos",
      ["strong-ending ellos", "fact decir strong-preterite", "spelling dropped-i"],
    ],
    // tuviera
    [
      "tener imperfecto-subjuntivo yo",
      [
        "ending imperfecto-subjuntivo yo er-ir",
        "fact tener strong-preterite",
        "rule imperfecto-subjuntivo from-ellos",
      ],
    ],
    // pienso, pensamos
    [
      "pensar presente-indicativo yo",
      [
        "ending presente-indicativo yo ar-er-ir",
        "fact pensar stressed-stem",
        "rule presente-indicativo e-ie changed",
      ],
    ],
    [
      "pensar presente-indicativo nosotros",
      ["ending presente-indicativo nosotros ar", "rule presente-indicativo e-ie unchanged"],
    ],
    // despertáis
    [
      "despertar presente-indicativo vosotros",
      [
        "ending presente-indicativo vosotros ar",
        "rule presente-indicativo e-ie unchanged",
        "accent last-syllable presente-indicativo",
      ],
    ],
    // pensé: no person of the tense changes
    [
      "pensar preterito-indefinido yo",
      ["ending preterito-indefinido yo ar", "accent last-syllable preterito-indefinido"],
    ],
    // sintamos, and pensemos
    [
      "sentir presente-subjuntivo nosotros",
      [
        "ending presente-subjuntivo nosotros er-ir",
        "fact sentir raised-stem",
        "rule presente-subjuntivo e-i changed",
      ],
    ],
    [
      "pensar presente-subjuntivo nosotros",
      ["ending presente-subjuntivo nosotros ar", "rule presente-subjuntivo e-ie unchanged"],
    ],
    // pido and pidió share their stem
    [
      "pedir presente-indicativo yo",
      [
        "ending presente-indicativo yo ar-er-ir",
        "fact pedir raised-stem",
        "rule presente-indicativo e-i changed",
      ],
    ],
    [
      "pedir preterito-indefinido él",
      [
        "ending preterito-indefinido él er-ir",
        "fact pedir raised-stem",
        "rule preterito-indefinido e-i changed",
        "accent last-syllable preterito-indefinido",
      ],
    ],
    // busqué
    [
      "buscar preterito-indefinido yo",
      [
        "ending preterito-indefinido yo ar",
        "spelling c-qu",
        "accent last-syllable preterito-indefinido",
      ],
    ],
    // conozco, conozcamos
    [
      "conocer presente-indicativo yo",
      ["ending presente-indicativo yo ar-er-ir", "rule presente-indicativo zco changed"],
    ],
    [
      "conocer presente-subjuntivo nosotros",
      [
        "ending presente-subjuntivo nosotros er-ir",
        "rule presente-indicativo zco changed",
        "rule presente-subjuntivo from-yo",
      ],
    ],
    // construyo, construyó
    [
      "construir presente-indicativo yo",
      ["ending presente-indicativo yo ar-er-ir", "rule presente-indicativo y-insertion changed"],
    ],
    [
      "construir preterito-indefinido él",
      [
        "ending preterito-indefinido él er-ir",
        "spelling i-y",
        "accent last-syllable preterito-indefinido",
      ],
    ],
    ["leer preterito-indefinido tú", ["ending preterito-indefinido tú er-ir", "accent hiatus"]], // leíste
    // hablábamos
    [
      "hablar preterito-imperfecto nosotros",
      ["ending preterito-imperfecto nosotros ar", "accent third-last"],
    ],
    // juego changes in the same persons as cuento; hizo has its z as empiece has its c
    [
      "jugar presente-indicativo yo",
      [
        "ending presente-indicativo yo ar-er-ir",
        "fact jugar stressed-stem",
        "rule presente-indicativo o-ue changed",
      ],
    ],
    [
      "hacer preterito-indefinido él",
      [
        "strong-ending él",
        "fact hacer strong-preterite",
        "spelling z-c",
        "accent none strong-preterite",
      ],
    ],
    // hubo
    [
      "haber preterito-indefinido él",
      ["whole haber preterito-indefinido él", "accent none strong-preterite"],
    ],
    // envío, actúo: -uar tells that the u is stressed
    [
      "enviar presente-indicativo yo",
      ["ending presente-indicativo yo ar-er-ir", "fact enviar stressed-stem", "accent stem"],
    ],
    ["actuar presente-indicativo yo", ["ending presente-indicativo yo ar-er-ir", "accent stem"]],
    // diré, haría
    [
      "decir futuro-simple yo",
      [
        "ending futuro-simple yo ar-er-ir",
        "fact decir future-stem",
        "accent last-syllable futuro-simple",
      ],
    ],
    [
      "hacer condicional-simple él",
      ["ending condicional-simple él ar-er-ir", "fact hacer future-stem", "accent ía"],
    ],
    // contradigo
    [
      "contradecir presente-indicativo yo",
      ["ending presente-indicativo yo ar-er-ir", "fact decir yo-stem"],
    ],
    ["ser presente-indicativo yo", ["whole ser presente-indicativo yo"]], // soy
    ["estar presente-indicativo yo", ["whole estar presente-indicativo yo"]], // estoy
    // estás
    [
      "estar presente-indicativo tú",
      ["ending presente-indicativo tú ar", "accent last-syllable presente-indicativo"],
    ],
    // fui, fue
    [
      "ser preterito-indefinido yo",
      [
        "ending preterito-indefinido yo er-ir",
        "fact ser preterito-indefinido",
        "accent none monosyllable",
      ],
    ],
    [
      "ir preterito-indefinido él",
      ["whole ir preterito-indefinido él", "accent none monosyllable"],
    ],
    ["ir preterito-imperfecto yo", ["fact ir preterito-imperfecto"]], // iba
    // vaya, sepa: vea has the stem of veo
    [
      "ir presente-subjuntivo yo",
      ["ending presente-subjuntivo yo er-ir", "fact ir presente-subjuntivo"],
    ],
    [
      "saber presente-subjuntivo yo",
      ["ending presente-subjuntivo yo er-ir", "fact saber presente-subjuntivo"],
    ],
    [
      "ver presente-subjuntivo yo",
      [
        "ending presente-subjuntivo yo er-ir",
        "fact ver yo-stem",
        "rule presente-subjuntivo from-yo",
      ],
    ],
  ])("%s", (form, skills) => {
    expect(skillsIn(form)).toEqual(skills);
  });
});

describe("the skills of a command", () => {
  it.each([
    // habla, hablad
    [
      "hablar imperativo-afirmativo tú",
      ["ending presente-indicativo él ar", "rule imperativo like-él"],
    ],
    ["hablar imperativo-afirmativo vosotros", ["ending imperativo-afirmativo vosotros ar"]],
    // ten, ponte, sé
    ["tener imperativo-afirmativo tú", ["whole tener imperativo-afirmativo tú"]],
    [
      "ponerse imperativo-afirmativo tú",
      ["whole poner imperativo-afirmativo tú", "pronoun tú", "pronoun attached"],
    ],
    ["ser imperativo-afirmativo tú", ["whole ser imperativo-afirmativo tú", "accent one-syllable"]],
    // tenga usted
    [
      "tener imperativo-afirmativo él",
      [
        "ending presente-subjuntivo él er-ir",
        "fact tener yo-stem",
        "rule presente-subjuntivo from-yo",
        "rule imperativo from-subjuntivo",
      ],
    ],
    // levántate, levantémonos, levantaos
    [
      "levantarse imperativo-afirmativo tú",
      [
        "ending presente-indicativo él ar",
        "rule imperativo like-él",
        "pronoun tú",
        "pronoun attached",
        "accent attached-pronoun",
      ],
    ],
    [
      "levantarse imperativo-afirmativo nosotros",
      [
        "ending presente-subjuntivo nosotros ar",
        "rule imperativo from-subjuntivo",
        "pronoun nosotros",
        "pronoun attached",
        "pronoun lost-s",
        "accent attached-pronoun",
      ],
    ],
    [
      "levantarse imperativo-afirmativo vosotros",
      [
        "ending imperativo-afirmativo vosotros ar",
        "pronoun vosotros",
        "pronoun attached",
        "pronoun lost-d",
      ],
    ],
    // vamos, idos or iros
    ["ir imperativo-afirmativo nosotros", ["whole ir imperativo-afirmativo nosotros"]],
    [
      "irse imperativo-afirmativo vosotros",
      ["whole ir imperativo-afirmativo vosotros", "pronoun vosotros", "pronoun attached"],
    ],
    // no te levantes
    [
      "levantarse imperativo-negativo tú",
      [
        "ending presente-subjuntivo tú ar",
        "rule imperativo from-subjuntivo",
        "pronoun tú",
        "pronoun before-verb",
      ],
    ],
  ])("%s", (form, skills) => {
    expect(skillsIn(form)).toEqual(skills);
  });
});

describe("the skills of a compound form", () => {
  it("are those of haber and of the participle", () => {
    expect(skillsIn("hacer preterito-perfecto yo")).toEqual([
      "haber presente-indicativo yo",
      "fact hacer participle",
      "agreement participle",
    ]);
  });

  it("include the pronoun and its place before haber", () => {
    expect(skillsIn("irse preterito-perfecto él")).toEqual([
      "haber presente-indicativo él",
      "ending participio er-ir",
      "pronoun él",
      "pronoun before-haber",
      "agreement participle",
    ]);
  });

  it("include the accents of both words", () => {
    expect(skillsIn("leer preterito-perfecto vosotros")).toEqual([
      "haber presente-indicativo vosotros",
      "ending participio er-ir",
      "agreement participle",
      "accent last-syllable presente-indicativo",
      "accent hiatus",
    ]);
  });
});

describe("every form", () => {
  it("has at least one skill, and each of them once", () => {
    const anyTense = fc.constantFrom<TableTense>(...tenses, ...compoundTenses);
    const personOrNone = fc.option(anyPerson);
    fc.assert(
      fc.property(
        anyVerb,
        fc.boolean(),
        anyTense,
        personOrNone,
        (base, reflexive, tense, person) => {
          const verb = verbOf(base, { reflexive });
          const skills = skillsOfForm({ verb: verb.infinitive, tense, person });

          expect(skills.length > 0).toBe(formOf(verb, tense, person) !== undefined);
          expect(new Set(skills).size).toBe(skills.length);
        },
      ),
    );
  });

  it("has an ending skill only if its ending is regular, apart from spelling and accent", () => {
    fc.assert(
      fc.property(anyVerb, fc.constantFrom(...finiteTenses), anyPerson, (verb, tense, person) => {
        const form = withoutAccents(formOf(verbOf(verb), tense, person)?.form ?? "");
        const skill = skillsOfForm({ verb, tense, person }).find((one) =>
          one.startsWith("ending "),
        );
        const [verbClass] = verbClasses.filter((one) => skill?.split(/[ -]/).includes(one));
        fc.pre(verbClass !== undefined);
        const regular = withoutAccents(endings[verbClass][tense][persons.indexOf(person)] ?? "");

        // After some letters, the i of -ió becomes y or disappears: leyó, riñó.
        expect(form).toMatch(new RegExp(`${regular.replace(/^i(?=[eo])/, "[iy]?")}$`));
      }),
    );
  });
});

describe("a verb with a prefix", () => {
  it.each([
    ["mantener", "tener"],
    ["proponer", "poner"],
    ["deshacer", "hacer"],
    ["devolver", "volver"],
    ["conseguir", "seguir"],
    ["contradecir", "decir"],
    ["prever", "ver"],
    ["desmentir", "mentir"],
    ["traducir", "conducir"],
  ])("%s shares the facts of %s", (derived, root) => {
    for (const tense of finiteTenses) {
      for (const person of persons) {
        const facts = factsOf({ verb: derived, tense, person });

        expect(facts).toEqual(factsOf({ verb: root, tense, person }));
      }
    }
  });

  it("shares no facts if the prefix belongs to another verb", () => {
    const asked = { tense: "presente-indicativo", person: "yo" } as const;

    expect(factsOf({ verb: "encontrar", ...asked })).toEqual(["fact encontrar stressed-stem"]);
    expect(factsOf({ verb: "acostar", ...asked })).toEqual(["fact acostar stressed-stem"]);
  });
});

it("what the spelling of an infinitive tells is no fact", () => {
  const regular = ["hablar", "buscar", "coger", "leer"];
  const byRule = ["conocer", "construir", "reír", "actuar"];
  const facts = [...regular, ...byRule].flatMap((verb) =>
    finiteTenses.flatMap((tense) => persons.flatMap((person) => factsOf({ verb, tense, person }))),
  );

  expect(facts).toEqual([]);
});

const factsOf = (asked: AskedCell) => skillsOfForm(asked).filter((one) => one.startsWith("fact "));
