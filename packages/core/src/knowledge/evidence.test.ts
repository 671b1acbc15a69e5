import {
  formOf,
  type Person,
  readInfinitive,
  skillsOfForm,
  type TableTense,
} from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evidenceOfErrors } from "../../testdata/evidence-of-errors.ts";
import { causesIn, diagnoseAnswer } from "../diagnosis/diagnose-answer.ts";
import { conjugationFamilies, families, familyOfTense } from "../families.ts";
import { itemOf } from "../family-item.ts";
import { outcomeOf } from "./cause-outcomes.ts";
import { evidenceOf, type GivenAnswer, type KnownSkills } from "./evidence.ts";
import type { Evidence } from "./knowledge.ts";
import { kindOf, type Skill } from "./skill.ts";

const noneKnown = { isShown: () => false, hasBegun: () => false };

type Cell = { verb: string; tense: TableTense; person: Person };

function rightForm({ verb, tense, person }: Cell): string {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  if (!form) throw new Error(`no form ${verb} ${tense} ${person}`);
  return form.form.replace(/^no /, "");
}

/** An answer to a form of a conjugation family. */
function answerTo(cell: Cell, given: string | null): GivenAnswer {
  const { verb, tense, person } = cell;
  const family = familyOfTense(tense);
  if (!family) throw new Error(`no family of ${tense}`);
  return {
    card: { family, item: itemOf(verb, tense), context: person },
    sentence: { answer: rightForm(cell) },
    given,
    region: "spain",
    mode: "read",
  };
}

const sorted = (skills: Iterable<string>) => [...skills].sort();

/** The skills with an outcome, in alphabetical order. */
const skillsWith = (evidence: Evidence, outcome: "right" | "wrong") =>
  sorted([...evidence].filter(([, one]) => one === outcome).map(([skill]) => skill));

/** The evidence of a wrong answer "verb tense person: given", with its wrong skills first. */
function evidenceIn(line: string, known: Partial<KnownSkills> = {}) {
  const [, verb = "", tense = "", person = "", given = ""] =
    /^(\S+) (\S+) (\S+): (.*)$/u.exec(line) ?? [];
  const cell = { verb, tense: tense as TableTense, person: person as Person };
  const evidence = evidenceOf(answerTo(cell, given), { ...noneKnown, ...known });
  return { wrong: skillsWith(evidence, "wrong"), right: skillsWith(evidence, "right") };
}

describe("the evidence of a learner's error", () => {
  it.each(evidenceOfErrors)("$verb $tense $person: $given", (error) => {
    const evidence = evidenceOf(answerTo(error, error.given), noneKnown);
    const skills = skillsOfForm(error);
    const wrong = error.wrong.flatMap((name) => skillsNamed(name, skills));
    const right = error.right.flatMap((name) =>
      name === "others"
        ? skills.filter((skill) => !wrong.includes(skill))
        : skillsNamed(name, skills),
    );

    expect(skillsWith(evidence, "wrong")).toEqual(sorted(wrong));
    expect(skillsWith(evidence, "right")).toEqual(sorted(right));
  });
});

/** The skills of a form that have all words of a name; a skill that the form does not have is named in full. */
function skillsNamed(name: string, skills: readonly Skill[]): readonly string[] {
  if (name.startsWith("does-not-change")) return [name];
  const named = skills.filter((skill) =>
    name.split(" ").every((word) => skill.split(" ").includes(word)),
  );
  if (named.length === 0) throw new Error(`${name} is in none of ${skills.join(", ")}`);
  return named;
}

describe("a right answer", () => {
  const feel = { verb: "sentirse", tense: "presente-indicativo", person: "él" } as const;

  it("shows all skills of its sentence", () => {
    const answer = answerTo(feel, "se siente");
    const subject = "usted";
    const evidence = evidenceOf(
      { ...answer, sentence: { ...answer.sentence, subject } },
      noneKnown,
    );

    expect(skillsWith(evidence, "right")).toEqual(
      sorted([...skillsOfForm(feel), "usted third-person"]),
    );
    expect(skillsWith(evidence, "wrong")).toEqual([]);
  });

  it("shows nothing if it is another accepted form", () => {
    const go = answerTo({ verb: "ir", tense: "imperativo-afirmativo", person: "nosotros" }, "");
    const have = answerTo({ verb: "tener", tense: "presente-indicativo", person: "tú" }, "");

    expect(evidenceOf({ ...go, given: "vayamos" }, noneKnown).size).toBe(0);
    expect(evidenceOf({ ...have, given: "tenés", region: "latin-america" }, noneKnown).size).toBe(
      0,
    );
  });

  it("shows that the verb does not change, once the learner has changed it", () => {
    const run = { verb: "correr", tense: "presente-indicativo", person: "ellos" } as const;
    const skill = "does-not-change correr presente-indicativo";
    const known = { ...noneKnown, hasBegun: () => true };

    expect(evidenceOf(answerTo(run, "cuerren"), noneKnown).get(skill)).toBe("wrong");
    expect(evidenceOf(answerTo(run, "corren"), noneKnown).has(skill)).toBe(false);
    expect(evidenceOf(answerTo(run, "corren"), known).get(skill)).toBe("right");
  });
});

describe("an answer without its accent", () => {
  it.each([
    ["hablar preterito-indefinido él: hablo", ["accent last-syllable preterito-indefinido"]],
    ["tener preterito-indefinido él: tuvó", ["accent none strong-preterite"]],
    ["hablar presente-indicativo yo: habló", []],
    ["soñar presente-indicativo vosotros: sonáis", []],
    ["sentarse presente-indicativo yo: mé siento", []],
    ["leer preterito-perfecto vosotros: habéis leido", ["accent hiatus"]],
    [
      "leer preterito-perfecto vosotros: habeis leído",
      ["accent last-syllable presente-indicativo"],
    ],
  ])("%s", (line, wrong) => {
    const evidence = evidenceIn(line);
    const [, verb = "", tense = "", person = ""] = /^(\S+) (\S+) (\S+):/u.exec(line) ?? [];
    const skills = skillsOfForm({
      verb,
      tense: tense as TableTense,
      person: person as Person,
    });

    expect(evidence.wrong).toEqual(wrong);
    expect(evidence.right).toEqual(sorted(skills.filter((one) => !evidence.wrong.includes(one))));
  });
});

describe("a regular form of an irregular verb", () => {
  it("shows that the fact is missing", () => {
    expect(evidenceIn("tener preterito-indefinido yo: tení")).toEqual({
      wrong: ["fact tener strong-preterite"],
      right: [],
    });
  });

  it("shows that the derivation is missing, if the fact is shown", () => {
    const isShown = (skill: Skill) => skill === "fact tener yo-stem";

    expect(evidenceIn("tener presente-subjuntivo él: tena")).toEqual({
      wrong: ["fact tener yo-stem"],
      right: ["ending presente-subjuntivo él er-ir"],
    });
    expect(evidenceIn("tener presente-subjuntivo él: tena", { isShown }).wrong).toEqual([
      "rule presente-subjuntivo from-yo",
    ]);
  });

  it("shows that the strong ending is missing, if it has the strong stem", () => {
    expect(evidenceIn("tener preterito-indefinido tú: tuvieste")).toEqual({
      wrong: ["strong-ending tú"],
      right: ["fact tener strong-preterite"],
    });
  });

  it("shows that the spelling is missing, if the ending has only its i too many", () => {
    expect(evidenceIn("decir preterito-indefinido ellos: dijieron")).toEqual({
      wrong: ["spelling dropped-i"],
      right: ["fact decir strong-preterite"],
    });
  });
});

describe("a missed change of the stem", () => {
  const [fact, rule] = ["fact pensar stressed-stem", "rule presente-indicativo e-ie changed"];
  const line = "pensar presente-indicativo yo: penso";
  const ending = ["ending presente-indicativo yo ar-er-ir"];

  it.each<[string, readonly string[], string[]]>([
    ["blames nothing if neither the verb nor the rule is shown", [], []],
    ["blames the verb if the rule is shown", [rule], [fact]],
    ["blames the rule if the verb is shown", [fact], [rule]],
    ["blames nothing if both are shown", [fact, rule], []],
  ])("%s", (_, shown, wrong) => {
    const isShown = (skill: Skill) => shown.includes(skill);

    expect(evidenceIn(line, { isShown })).toEqual({ wrong, right: ending });
  });

  it("suspects the derivation, too", () => {
    const line = "decir presente-subjuntivo él: dega";
    const isShown = (skill: Skill) => skill === "fact decir yo-stem";

    expect(evidenceIn(line).wrong).toEqual([]);
    expect(evidenceIn(line, { isShown }).wrong).toEqual(["rule presente-subjuntivo from-yo"]);
  });

  it("blames the rule if the infinitive tells that the verb changes", () => {
    expect(evidenceIn("conocer presente-indicativo yo: conoco").wrong).toEqual([
      "rule presente-indicativo zco changed",
    ]);
    expect(evidenceIn("reír presente-indicativo yo: reo").wrong).toEqual([
      "rule presente-indicativo e-i changed",
    ]);
  });
});

describe("a needless change of the stem", () => {
  it("blames the rule, if other persons of the tense change", () => {
    expect(evidenceIn("pensar presente-indicativo nosotros: piensamos")).toEqual({
      wrong: ["rule presente-indicativo e-ie unchanged"],
      right: ["ending presente-indicativo nosotros ar"],
    });
  });

  it("blames the verb, if no person of the tense changes", () => {
    expect(evidenceIn("cerrar preterito-indefinido yo: cierré")).toEqual({
      wrong: ["does-not-change cerrar preterito-indefinido"],
      right: ["ending preterito-indefinido yo ar"],
    });
  });

  it("blames the fact, if the form has another stem of its own", () => {
    expect(evidenceIn("ir presente-subjuntivo yo: vaiga")).toEqual({
      wrong: ["fact ir presente-subjuntivo"],
      right: ["ending presente-subjuntivo yo er-ir"],
    });
  });
});

describe("a form of another person", () => {
  const are = answerTo({ verb: "ser", tense: "presente-indicativo", person: "él" }, "eres");

  it("shows the stem that the two forms share", () => {
    expect(evidenceIn("pensar presente-indicativo yo: piensa")).toEqual({
      wrong: ["ending presente-indicativo yo ar-er-ir"],
      right: ["fact pensar stressed-stem", "rule presente-indicativo e-ie changed"],
    });
    expect(evidenceIn("ir preterito-imperfecto yo: ibas")).toEqual({
      wrong: [],
      right: ["fact ir preterito-imperfecto"],
    });
  });

  it("shows that usted is missing, if the subject is usted and the form is of tú", () => {
    const evidence = evidenceOf(
      { ...are, sentence: { ...are.sentence, subject: "usted" } },
      noneKnown,
    );

    expect([...evidence]).toEqual([["usted third-person", "wrong"]]);
    expect([...evidenceOf(are, noneKnown)]).toEqual([
      ["whole ser presente-indicativo él", "wrong"],
    ]);
  });

  it("shows no skill of the stem if the form is of vos", () => {
    expect(evidenceIn("tener presente-indicativo tú: tenés")).toEqual({
      wrong: ["ending presente-indicativo tú er-ir"],
      right: [],
    });
  });
});

describe("an answer that nothing explains", () => {
  const put = { verb: "poner", tense: "futuro-simple", person: "yo" } as const;
  const isShown = (skill: Skill) => skill === "ending futuro-simple yo ar-er-ir";

  it.each([null, "xyz"])("blames the only skill that is not shown: %s", (given) => {
    const evidence = evidenceOf(answerTo(put, given), { ...noneKnown, isShown });

    expect([...evidence]).toEqual([["fact poner future-stem", "wrong"]]);
  });

  it.each([null, "xyz"])("blames no skill if several are not shown: %s", (given) => {
    expect(evidenceOf(answerTo(put, given), noneKnown).size).toBe(0);
  });
});

describe("dictation", () => {
  const search = { verb: "buscar", tense: "preterito-indefinido", person: "yo" } as const;
  const dictated = (given: string) =>
    evidenceOf({ ...answerTo(search, given), mode: "dictation" }, noneKnown);

  it("gives evidence only of accents and spelling", () => {
    const accent = "accent last-syllable preterito-indefinido";

    expect(dictated("busqué")).toEqual(
      new Map([
        ["spelling c-qu", "right"],
        [accent, "right"],
      ]),
    );
    expect(dictated("busque")).toEqual(
      new Map([
        ["spelling c-qu", "right"],
        [accent, "wrong"],
      ]),
    );
    expect(dictated("buscé")).toEqual(new Map([["spelling c-qu", "wrong"]]));
    expect(dictated("buscó").size).toBe(0);
  });
});

describe("a fill-in sentence", () => {
  const since = {
    card: { family: "desde-hace", item: "vivo-aqui", context: "desde" },
    sentence: { answer: "desde", explanationKey: "desde_mes" },
    given: "desde",
    region: "spain",
    mode: "read",
  } as const;
  const key = "key desde-hace desde_mes";

  it.each<[string | null, [string, string][]]>([
    ["desde", [[key, "right"]]],
    ["Désde", [[key, "right"]]],
    ["desde hace", [[key, "wrong"]]],
    ["dseesd", [[key, "wrong"]]],
    [null, [[key, "wrong"]]],
  ])("shows its key: %s", (given, evidence) => {
    expect([...evidenceOf({ ...since, given }, noneKnown)]).toEqual(evidence);
  });

  it("shows nothing of its key if the word has a typo", () => {
    expect(evidenceOf({ ...since, given: "dede" }, noneKnown).size).toBe(0);
  });

  it("shows the skills of a well-formed other choice", () => {
    const ate = {
      card: { family: "pasado", item: "cena-1", context: "indefinido" },
      sentence: {
        answer: "pedí",
        explanationKey: "cambio_indefinido",
        infinitive: "pedir",
        tense: "preterito-indefinido",
        person: "yo",
      },
      given: "pedía",
      region: "spain",
      mode: "read",
    } as const;

    expect(evidenceOf(ate, noneKnown)).toEqual(
      new Map([
        ["ending preterito-imperfecto yo er-ir", "right"],
        ["accent ía", "right"],
        ["key pasado cambio_indefinido", "wrong"],
      ]),
    );
  });
});

describe("every answer to a form", () => {
  const verbs =
    "tener pensar pedir ser ir hablar conocer construir dormir levantarse irse leer".split(" ");
  const cell = fc.record({
    verb: fc.constantFrom(...verbs),
    tense: fc.constantFrom(...conjugationFamilies.flatMap((family) => families[family].tenses)),
    person: fc.constantFrom<Person>("tú", "nosotros", "ellos"),
  });
  /** A form of the verb, often of another cell, with a few letters replaced or removed. */
  const given = fc.tuple(cell, fc.nat(12), fc.constantFrom("", "a", "e", "ie", "í", "s", "y", "-"));

  it("shows only skills of the asked form, and that its verb does not change", () => {
    fc.assert(
      fc.property(cell, given, (asked, [other, place, letters]) => {
        const right = rightForm({ ...other, verb: asked.verb });
        const typed =
          letters === "-" ? right : right.slice(0, place) + letters + right.slice(place + 1);
        const evidence = evidenceOf(answerTo(asked, typed), noneKnown);

        for (const [skill, outcome] of evidence) {
          if (kindOf(skill) === "does-not-change") expect(outcome).toBe("wrong");
          else expect(skillsOfForm(asked)).toContain(skill);
        }
      }),
    );
  });

  it("changes at most one skill if it is not understood", () => {
    fc.assert(
      fc.property(
        cell,
        fc.constantFrom("xyz", "bla bla", "qwrt", null),
        fc.nat(),
        (asked, text, seed) => {
          // Any set of skills may be shown.
          const isShown = (skill: Skill) => (skill.length * 7 + seed) % 5 > 0;

          expect(evidenceOf(answerTo(asked, text), { ...noneKnown, isShown }).size).toBeLessThan(2);
        },
      ),
    );
  });
});

it("a skill is wrong if any cause says so, whatever the other causes say", () => {
  const asked = { verb: "sentir", tense: "presente-subjuntivo", person: "ellos" } as const;
  const given = ["sienten", "sentan", "sinten", "sientas", "sientons", "sientirán", "se sientan"];
  const causesOf = (text: string) =>
    causesIn(
      diagnoseAnswer({
        ...asked,
        family: null,
        infinitive: asked.verb,
        expected: "sientan",
        given: text,
      }),
    );
  const part = { ...noneKnown, cell: asked, skills: skillsOfForm(asked), given: "" };
  fc.assert(
    fc.property(fc.constantFrom(...given), fc.constantFrom(...given), (one, other) => {
      const [first, second] = [causesOf(one), causesOf(other)];
      const together = outcomeOf({ ...part, causes: [...first, ...second] });

      for (const skill of outcomeOf({ ...part, causes: first }).wrong) {
        expect(together.wrong).toContain(skill);
        expect(together.right).not.toContain(skill);
      }
    }),
  );
});
