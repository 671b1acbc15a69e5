import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerProblem, grade, gradeAmong, isCorrect, withoutNeedlessNo } from "./grade.ts";

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
    ["hablo", "hablo.", "wrong"],
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

  it("ignores invisible characters", () => {
    expect(grade("habló", "ha\u200Bbló\uFEFF")).toBe("correct");
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

it.each([
  ["vayamos", "correct"],
  ["VAMOS", "correct"],
  ["vayámos", "accent"],
  ["vamosnos", "wrong"],
])("gives the best verdict of several right answers: %s, %s", (given, verdict) => {
  expect(gradeAmong(["vamos", "vayamos"], given)).toBe(verdict);
});

it.each([
  ["imperativo-negativo", "hables", "no hables", "hables"],
  ["imperativo-negativo", "te levantes", " No te levantes", "te levantes"],
  ["imperativo-negativo", "hables", "no", "no"],
  ["imperativo-negativo", "no hables", "no hables", "no hables"],
  ["presente-subjuntivo", "hables", "no hables", "no hables"],
])("removes a needless no, in %s, %s: %j becomes %j", (tense, expected, given, typed) => {
  expect(withoutNeedlessNo({ tense, expected }, given)).toBe(typed);
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
    ["one character", "e", null],
    ["100 characters", "a".repeat(100), null],
    ["100 characters and space around", ` ${"a".repeat(100)} `, null],
    ["101 characters", "a".repeat(101), "tooLong"],
    ["100 letters of two code points each", "e\u0301".repeat(100), null],
    ["100 characters beyond the basic plane", "𝄞".repeat(100), null],
  ])("for %s", (_, given, problem) => {
    expect(answerProblem(given)).toBe(problem);
  });
});
