import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  foldName,
  looksLikeFullName,
  numberNames,
  problemOf,
  readPastedNames,
} from "./pupil-names.ts";

describe("readPastedNames", () => {
  it.each([
    ["Emma D\nHugo M", ["Emma D", "Hugo M"]],
    ["Emma D\r\n\r\nHugo M\r\n", ["Emma D", "Hugo M"]],
    [
      "1. Emma D\n2) Hugo M\n(3) Inès B\n4: Zoé\n12.Léa",
      ["Emma D", "Hugo M", "Inès B", "Zoé", "Léa"],
    ],
    ["1\tEmma\tD\n2\tHugo\tM", ["Emma D", "Hugo M"]],
    ["- Emma D\n• Hugo M\n* Inès B\n– Zoé", ["Emma D", "Hugo M", "Inès B", "Zoé"]],
    ['"Emma D"\n«\u202fHugo M\u202f»\n1. “Inès B”', ["Emma D", "Hugo M", "Inès B"]],
    ["\uFEFFEmma\u200B  D\u00A0\n \t ", ["Emma D"]],
    ["Jean-Pierre D\nD’Arcy O", ["Jean-Pierre D", "D’Arcy O"]],
    ["2Pac S", ["2Pac S"]],
    ["Лев Т\n李明", ["Лев Т", "李明"]],
    ["Ine\u0300s B", ["Inès B"]],
    ["\u202EEmma D\u202C", ["Emma D"]],
  ])("reads %j", (pasted, names) => {
    expect(readPastedNames(pasted)).toEqual({ names, refused: [] });
  });

  it.each([
    ["=A1&B1", "formula"],
    ['="Emma"', "formula"],
    ["@SUM(A1)", "formula"],
    ["+33 6 12", "formula"],
    ["-Emma", "formula"],
    ["x".repeat(200), "too-long"],
    ["😀", "no-letters"],
    ["1. …", "no-letters"],
  ])("refuses %j", (line, problem) => {
    expect(readPastedNames(line)).toEqual({ names: [], refused: [{ line, problem }] });
  });

  it("returns names that a second reading leaves unchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (lines) => {
        const { names } = readPastedNames(lines.join("\n"));
        for (const name of names) expect(problemOf(name)).toBeNull();
        expect(names.every((name) => !/[\t\n]/.test(name))).toBe(true);
      }),
    );
  });
});

describe("foldName", () => {
  it.each([
    ["Chloé D", "chloed"],
    ["  CHLOE  d. ", "chloed"],
    ["Strauß", "strauss"],
    ["Łukasz Ø", "lukaszo"],
    ["Œdipe", "oedipe"],
    ["İlker", "ilker"],
    ["Ｅｍｍａ ２", "emma2"],
    ["D’Arcy-O'Neil", "darcyoneil"],
    ["Лёв", "лев"],
    ["😀 …", ""],
  ])("folds %j to %j", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it("does not change what it has folded", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });

  it("ignores case, accents, and spaces", () => {
    const letters = fc.string({ unit: fc.constantFrom("é", "A", "z", "ñ", " ", "\u0301", "ü") });
    fc.assert(
      fc.property(letters, (name) => {
        const folded = foldName(name);
        expect(foldName(name.toUpperCase())).toBe(folded);
        expect(foldName(name.normalize("NFD").replace(/\p{M}/gu, ""))).toBe(folded);
        expect(foldName(name.split("").join(" "))).toBe(folded);
      }),
    );
  });
});

describe("numberNames", () => {
  it("gives equal names the next free number", () => {
    const numbered = numberNames(["Emma D", "emma d", "Hugo", "Émma D."], ["hugo", "emmad2"]);
    expect(numbered).toEqual([
      { name: "Emma D", foldedName: "emmad" },
      { name: "emma d 3", foldedName: "emmad3" },
      { name: "Hugo 2", foldedName: "hugo2" },
      { name: "Émma D. 4", foldedName: "emmad4" },
    ]);
  });

  test("no two names of a class fold to the same", () => {
    const name = fc.constantFrom("Emma", "emma", "Emma 2", "Émma", "emma 2 2", "Emma 22");
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (names, others) => {
        const taken = [...new Set(others.map(foldName))];
        const folded = numberNames(names, taken).map(({ foldedName }) => foldedName);
        expect(new Set([...taken, ...folded]).size).toBe(taken.length + names.length);
      }),
    );
  });
});

test.each([
  ["Emma D", false],
  ["Emma D.", false],
  ["Emma", false],
  ["Jean-Pierre D", false],
  ["Emma Dupont", true],
  ["D Emma Dupont", true],
])("looksLikeFullName(%j) is %s", (name, isFull) => {
  expect(looksLikeFullName(name)).toBe(isFull);
});
