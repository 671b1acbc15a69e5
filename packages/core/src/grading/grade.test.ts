import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerProblem, grade, gradeAnswer, isCorrect } from "./grade.ts";

const spanishLetters = [..."abcdefghijklmnñopqrstuvwxyzáéíóúü"];
const someWord = fc
  .array(fc.constantFrom(...spanishLetters), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(""));
const someForm = fc.array(someWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

const unmarked = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

describe("grading", () => {
  it.each([
    ["hablo", "hablo", "correct"],
    ["hablo", "HABLO", "correct"],
    ["hablo", " hablo\t", "correct"],
    ["habló", "HABLÓ", "correct"],
    ["habló", "hablo", "accent"],
    ["hablo", "habló", "accent"],
    ["habló", "hablò", "accent"],
    ["habló", " HABLO ", "accent"],
    ["soñé", "sone", "accent"],
    ["averigüé", "averigué", "accent"],
    ["me levanté", "me  levanté", "correct"],
    ["me levanté", "me\u00A0levanté", "correct"],
    ["me levanté", "melevanté", "wrong"],
    ["me levanté", "levanté", "wrong"],
    ["desde hace", "Desde hace", "correct"],
    ["desde hace", "desde", "wrong"],
    ["hablo", "hable", "wrong"],
    ["hablo", "hablo.", "correct"],
    ["hablo", "¡hablo!", "correct"],
    ["hablo", "« Hablo… » ", "correct"],
    ["hablo", "“hablo”", "correct"],
    ["me levanté", "me, levanté", "wrong"],
    ["hablo", "hab.lo", "wrong"],
    ["hablo", "", "wrong"],
  ])("of %j, answered with %j, gives %s", (expected, given, verdict) => {
    expect(grade(expected, given)).toBe(verdict);
  });

  it("treats composed and decomposed letters as equal", () => {
    fc.assert(
      fc.property(someForm, (form) => {
        expect(grade(form.normalize("NFC"), form.normalize("NFD"))).toBe("correct");
        expect(grade(form.normalize("NFD"), form.normalize("NFC"))).toBe("correct");
      }),
    );
  });

  it.each([
    ["zero-width characters", "ha\u200Bbló\uFEFF"],
    ["marks of direction", "\u200Ehabló\u200F \u2069"],
    ["control characters", "\0ha\u0007bló"],
    ["a variation selector", "habló\uFE0F"],
    ["a joiner before a combining mark", "hablo\u200D\u0301"],
    ["tag characters", "habló\u{E0041}"],
  ])("ignores %s", (_, given) => {
    expect(grade("habló", given)).toBe("correct");
  });

  it("ignores case and surrounding space", () => {
    fc.assert(
      fc.property(someForm, (form) => {
        expect(grade(form, ` ${form.toUpperCase()}\n`)).toBe("correct");
      }),
    );
  });

  it("gives accent for a form without its marks", () => {
    fc.assert(
      fc.property(someForm, (form) => {
        const verdict = unmarked(form) === form ? "correct" : "accent";

        expect(grade(form, unmarked(form))).toBe(verdict);
      }),
    );
  });

  it("gives the same verdict when the two forms are exchanged", () => {
    const nearForms = someForm.chain((form) =>
      fc.tuple(fc.constant(form), fc.constantFrom(form, unmarked(form), `${form}s`)),
    );
    fc.assert(
      fc.property(nearForms, ([one, other]) => {
        expect(grade(one, other)).toBe(grade(other, one));
      }),
    );
  });

  it("gives wrong when a letter differs", () => {
    fc.assert(
      fc.property(someForm, someForm, (one, other) => {
        fc.pre(unmarked(one) !== unmarked(other));

        expect(grade(one, other)).toBe("wrong");
      }),
    );
  });
});

const imprimir = { answer: "impreso", tense: "participio", variants: ["imprimido"] } as const;
const tener = { answer: "tienes", tense: "presente-indicativo", vos: "tenés" } as const;
const noIr = { answer: "vamos", tense: "imperativo-negativo", variants: ["vayamos"] } as const;
const noHablar = { answer: "no hables", tense: "imperativo-negativo" } as const;
const desde = { answer: "desde" };

it.each([
  [imprimir, "impreso", "spain", "correct", "impreso"],
  [imprimir, "Imprimido ", "spain", "correct", "imprimido"],
  [imprimir, "imprimído", "spain", "accent", "imprimido"],
  [imprimir, "imprimir", "spain", "wrong", "impreso"],
  [imprimir, null, "spain", "wrong", "impreso"],
  [tener, "tenés", "spain", "wrong", "tienes"],
  [tener, "tienes", "latin-america", "correct", "tienes"],
  [tener, "Tenés.", "latin-america", "correct", "tenés"],
  [tener, "tenes", "latin-america", "wrong", "tienes"],
  [noIr, "no vayamos", "spain", "correct", "vayamos"],
  [noIr, "¡No vamos!", "spain", "correct", "vamos"],
  [noIr, "no", "spain", "wrong", "vamos"],
  [noHablar, "no hables", "spain", "correct", "no hables"],
  [noHablar, "hables", "spain", "wrong", "no hables"],
  [tener, "no tienes", "spain", "wrong", "tienes"],
  [desde, "Desde", "latin-america", "correct", "desde"],
] as const)("grades for %j the answer %j in the Spanish of %s: %s, near %s", (...row) => {
  const [asked, given, region, verdict, expected] = row;
  expect(gradeAnswer(asked, given, region)).toEqual({ verdict, expected });
});

describe("a verdict", () => {
  it.each([
    ["correct", true],
    ["accent", true],
    ["wrong", false],
  ] as const)("%s counts as correct: %s", (verdict, correct) => {
    expect(isCorrect(verdict)).toBe(correct);
  });
});

describe("a problem of an answer", () => {
  it.each([
    ["nothing", "", "blank"],
    ["only space", " \t\n\u00A0", "blank"],
    ["only invisible characters", "\u200B\uFEFF", "blank"],
    ["only punctuation", "¿…?", "blank"],
    ["one character", "e", null],
    ["100 characters", "a".repeat(100), null],
    ["100 characters, space and punctuation around", ` ¡${"a".repeat(100)}! `, null],
    ["101 characters", "a".repeat(101), "tooLong"],
    ["100 letters of two code points each", "e\u0301".repeat(100), null],
    ["100 characters beyond the basic plane", "𝄞".repeat(100), null],
  ])("for %s", (_, given, problem) => {
    expect(answerProblem(given)).toBe(problem);
  });
});
