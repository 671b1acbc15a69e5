import { expect, it } from "vitest";
import type { DiagnosisCode, Person, TableTense } from "../vocabulary.ts";
import { diagnoseFillIn, otherChoice } from "./diagnose-fill-in.ts";

type Asked = readonly [verb: string, tense: TableTense, person: Person, answer: string];

const compré: Asked = ["comprar", "preterito-indefinido", "yo", "compré"];
const compraba: Asked = ["comprar", "preterito-imperfecto", "yo", "compraba"];
const heComprado: Asked = ["comprar", "preterito-perfecto", "yo", "he comprado"];
const hablábamos: Asked = ["hablar", "preterito-imperfecto", "nosotros", "hablábamos"];
const meLevantaba: Asked = ["levantarse", "preterito-imperfecto", "yo", "me levantaba"];

function question(
  exerciseKey: "pasado" | "ser-estar-hay",
  [infinitive, tense, person, answer]: Asked,
  given: string,
) {
  return { exerciseKey, infinitive, tense, person, answer, given };
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
  expect(diagnoseFillIn(question("pasado", asked, given))[0]?.code).toBe(code);
});

it("names the tense that the learner chose, with its accents", () => {
  expect(otherChoice(question("pasado", compraba, "compre"))).toEqual({
    code: "wrong-past",
    tense: "preterito-indefinido",
    form: "compré",
    wanted: "preterito-imperfecto",
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
  expect(diagnoseFillIn(question("ser-estar-hay", asked, given))[0]?.code).toBe(code);
});

it("diagnoses words in a family of words", () => {
  const asked = { exerciseKey: "por-para", infinitive: null, tense: null, person: null } as const;
  expect(diagnoseFillIn({ ...asked, answer: "por", given: "para" })[0]?.code).toBe("taken-for-aim");
  expect(diagnoseFillIn({ ...asked, answer: "para", given: "avec" })[0]?.code).toBe("unknown");
  expect(diagnoseFillIn({ ...asked, answer: "por", given: "por" })).toEqual([]);
});
