import { formOf, type Person, type TableTense } from "@verbena/spanish";
import fc from "fast-check";
import { expect, it } from "vitest";
import { blindErrors } from "../../../spanish/testdata/blind-errors.ts";
import { infinitiveIn } from "../../../spanish/testing/infinitive-in.ts";
import { type DiagnosisCode, diagnosisCodes } from "../causes.ts";
import { grade } from "../grading/grade.ts";
import { type AnswerQuestion, causeOf, causesIn, diagnoseAnswer } from "./diagnose-answer.ts";
import { otherChoice } from "./diagnose-fill-in.ts";

type Asked = readonly [verb: string, tense: TableTense, person: Person, expected: string];

const compré: Asked = ["comprar", "preterito-indefinido", "yo", "compré"];
const compraba: Asked = ["comprar", "preterito-imperfecto", "yo", "compraba"];
const heComprado: Asked = ["comprar", "preterito-perfecto", "yo", "he comprado"];
const hablábamos: Asked = ["hablar", "preterito-imperfecto", "nosotros", "hablábamos"];
const meLevantaba: Asked = ["levantarse", "preterito-imperfecto", "yo", "me levantaba"];

const diagnosed = (question: AnswerQuestion) => causesIn(diagnoseAnswer(question));

function question(
  family: "pasado" | "ser-estar-hay",
  [infinitive, tense, person, expected]: Asked,
  given: string,
) {
  return { family, infinitive, tense, person, expected, given };
}

it.each<readonly [Asked, string, DiagnosisCode]>([
  [compré, "compraba", "wrong-past"],
  [compré, "yo compraba", "wrong-past"],
  [compré, "he comprado", "wrong-past"],
  [compraba, "compré", "wrong-past"],
  [compraba, "compre", "wrong-past"],
  [heComprado, "COMPRÉ", "wrong-past"],
  [hablábamos, "hablamos", "wrong-past"],
  [meLevantaba, "me levanté", "wrong-past"],
  [meLevantaba, "levantaba", "pronoun"],
  [compré, "compró", "wrong-person"],
  [compré, "compro", "wrong-tense"],
  [compraba, "comprava", "typo"],
  [heComprado, "has comprado", "wrong-person"],
  [heComprado, "he compredo", "typo"],
])("for %j in pasado, the cause of %j is %s", (asked, given, code) => {
  expect(diagnosed(question("pasado", asked, given))[0]?.code).toBe(code);
});

it("names the tense that the learner chose, with its accents", () => {
  expect(otherChoice(question("pasado", compraba, "compre"))).toEqual({
    code: "wrong-past",
    tense: "preterito-indefinido",
    form: "compré",
    asked: "preterito-imperfecto",
  });
});

const es: Asked = ["ser", "presente-indicativo", "él", "es"];
const está: Asked = ["estar", "presente-indicativo", "él", "está"];
const hay: Asked = ["haber", "presente-indicativo", "él", "hay"];

it.each<readonly [Asked, string, DiagnosisCode]>([
  [es, "está", "wrong-to-be"],
  [es, "estan", "wrong-to-be"],
  [es, "ha estado", "wrong-to-be"],
  [está, "es", "wrong-to-be"],
  [está, "hay", "wrong-to-be"],
  [hay, "están", "wrong-to-be"],
  [hay, "ser", "wrong-to-be"],
  [está, "están", "wrong-person"],
  [es, "era", "wrong-tense"],
  [hay, "hubo", "wrong-tense"],
  [es, "tiene", "wrong-verb"],
])("for %j in ser-estar-hay, the cause of %j is %s", (asked, given, code) => {
  expect(diagnosed(question("ser-estar-hay", asked, given))[0]?.code).toBe(code);
});

it("diagnoses words in a family of words", () => {
  const asked = { family: "por-para", infinitive: null, tense: null, person: null } as const;
  expect(diagnosed({ ...asked, expected: "por", given: "para" })[0]?.code).toBe("needs-aim");
  expect(diagnosed({ ...asked, expected: "para", given: "avec" })[0]?.code).toBe("unknown");
  expect(diagnosed({ ...asked, expected: "por", given: "por" })).toEqual([]);
});

const tuve = {
  family: "preterito-indefinido",
  infinitive: "tener",
  tense: "preterito-indefinido",
  person: "yo",
  expected: "tuve",
} as const;
const hayThere = {
  family: "presente-indicativo",
  infinitive: "haber",
  tense: "presente-indicativo",
  person: "él",
  expected: "hay",
} as const;
const noHables = {
  family: "imperativo",
  infinitive: "hablar",
  tense: "imperativo-negativo",
  person: "tú",
  expected: "hables",
} as const;
const heIdo = {
  family: "preterito-perfecto",
  infinitive: "ir",
  tense: "preterito-perfecto",
  person: "yo",
  expected: "he ido",
} as const;
const desdeHace = {
  family: "desde-hace",
  infinitive: null,
  tense: null,
  person: null,
  expected: "desde hace",
} as const;

it.each<readonly [verb: string, person: Person, given: string, code: DiagnosisCode]>([
  ["vivir", "vosotros", "hais vivido", "regularised"],
  ["hablar", "nosotros", "avemos hablado", "regularised"],
  ["hablar", "yo", "ai hablado", "compound-tense"],
  ["hablar", "ellos", "a hablado", "wrong-person"],
  ["hablar", "yo", "he hablo", "non-finite"],
  ["limpiar", "yo", "he limpio", "non-finite"],
  ["volver", "yo", "he volto", "missed-stem-change"],
  ["abrir", "yo", "he aperto", "regularised"],
  ["estar", "yo", "he estuvido", "needless-stem-change"],
  ["hablar", "yo", "he ya hablado", "typo"],
  ["levantarse", "yo", "me no he levantado", "pronoun"],
])("judges a compound form part by part: %s, %s, %s is %s", (infinitive, person, given, code) => {
  const tense = "preterito-perfecto";
  const asked = { family: tense, infinitive, tense, person, expected: "", given } as const;
  expect(diagnosed(asked)[0]?.code).toBe(code);
});

it.each([
  [tuve, "TUVE", null],
  [tuve, "túve", "accent"],
  [tuve, "tuvo", "wrong-person"],
  [tuve, "tengo", "wrong-tense"],
  [tuve, "tení", "regularised"],
  [tuve, "☂", "unknown"],
  [hayThere, "está", "wrong-verb"],
  [noHables, "habla", "wrong-tense"],
  [noHables, "no habla", "wrong-tense"],
  [noHables, "no hablas", "wrong-mood"],
  [heIdo, "soy ido", "compound-tense"],
  [heIdo, "he", "compound-tense"],
  [heIdo, "he ida", "agreement"],
  [heIdo, "heido", "typo"],
  [heIdo, "no he ido", "typo"],
  [heIdo, "fui", "wrong-tense"],
  [desdeHace, "hace", "needs-past"],
  [desdeHace, "desde qué", "needs-clause"],
  [desdeHace, "desde hase", "typo"],
] as const)("counts, for %j, %s as %s", (asked, given, cause) => {
  expect(causeOf({ ...asked, given }, grade(asked.expected, given))).toBe(cause);
});

it("finds a cause for every wrong answer", () => {
  const asked = fc.constantFrom(tuve, hayThere, heIdo, desdeHace);
  const given = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(asked, given, (question, written) => {
      fc.pre(grade(question.expected, written) === "wrong");
      expect(diagnosisCodes).toContain(causeOf({ ...question, given: written }, "wrong"));
    }),
    { numRuns: 500 },
  );
});

it.each(blindErrors)(
  "first diagnoses, for $verb $tense $person, $given as any of $codes",
  (error) => {
    const { verb, tense, person, given, codes } = error;
    const form = formOf(infinitiveIn(verb), tense, person)?.form ?? "";
    // In a sentence, *no* stands before the blank.
    for (const expected of new Set([form, form.replace(/^no /, "")])) {
      const asked = { family: null, infinitive: verb, tense, person, expected };
      const [first] = causesIn(diagnoseAnswer({ ...asked, given }));

      expect(codes).toContain(first?.code);
    }
  },
);
