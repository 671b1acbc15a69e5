import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regions } from "../languages.ts";
import { type FamilyCard, familyCardKey } from "../progress/card.ts";
import { isPractised } from "../session/practice-choice.ts";
import { countForSheet, sentenceSheet, sheetVersions, tableSheet } from "./practice-sheet.ts";

type Sentence = FamilyCard & { number: number };

const conjugation = fc.record({
  family: fc.constantFrom("presente-indicativo", "preterito-indefinido"),
  item: fc.constantFrom("ser", "tener", "ir", "hablar", "levantarse"),
  context: fc.constantFrom(...persons),
  number: fc.integer({ min: 1, max: 3 }),
});
const fillIn = fc
  .record({
    id: fc.constantFrom("por-para-1", "por-para-2", "por-para-3", "por-para-3-vosotros"),
    context: fc.constantFrom("por", "para"),
  })
  .map(({ id, context }) => ({ family: "por-para", item: `${id}-${context}`, context, number: 1 }));

const sentenceKey = (one: Sentence) => `${familyCardKey(one)} ${one.number}`;
const sentences: fc.Arbitrary<Sentence[]> = fc.uniqueArray(
  fc.oneof(conjugation, fillIn) as fc.Arbitrary<Sentence>,
  { selector: sentenceKey, maxLength: 60 },
);

const choice = fc.record({
  persons: fc.subarray([...persons], { minLength: 1 }),
  region: fc.constantFrom(...regions),
});
const settings = fc.record({ count: fc.integer({ min: 1, max: 70 }), seed: fc.nat() });

describe("the sentences of a sheet", () => {
  it("are the same for the same seed", () => {
    fc.assert(
      fc.property(sentences, choice, settings, (all, asked, given) => {
        expect(sentenceSheet(all, asked, given)).toEqual(sentenceSheet([...all], asked, given));
      }),
    );
  });

  it("ask as many different cards as wanted, or all that practice asks", () => {
    fc.assert(
      fc.property(sentences, choice, settings, (all, asked, given) => {
        const available = new Set(all.filter((one) => isPractised(one, asked)).map(familyCardKey));
        for (const list of Object.values(sentenceSheet(all, asked, given))) {
          const cards = new Set(list.map(familyCardKey));
          expect(cards.size).toBe(list.length);
          expect(list).toHaveLength(Math.min(given.count, available.size));
          expect(countForSheet(all, asked)).toBe(available.size);
          expect([...cards].filter((card) => !available.has(card))).toEqual([]);
        }
      }),
    );
  });

  it("ask the same cards in both versions, none at the same place", () => {
    fc.assert(
      fc.property(sentences, choice, settings, (all, asked, given) => {
        const { A, B } = sentenceSheet(all, asked, given);
        expect(new Set(B.map(familyCardKey))).toEqual(new Set(A.map(familyCardKey)));
        const same = A.filter(
          (one, place) => familyCardKey(one) === familyCardKey(B[place] ?? one),
        );
        expect(same.length).toBe(A.length === 1 ? 1 : 0);
      }),
    );
  });

  it("differ between the versions where a card has several", () => {
    fc.assert(
      fc.property(sentences, choice, settings, (all, asked, given) => {
        const { A, B } = sentenceSheet(all, asked, given);
        for (const one of A) {
          const other = B.find((candidate) => familyCardKey(candidate) === familyCardKey(one));
          const ofCard = all.filter((each) => familyCardKey(each) === familyCardKey(one));
          expect(other?.number === one.number).toBe(ofCard.length === 1);
        }
      }),
    );
  });

  it("use each verb and each person about equally often", () => {
    const all = ["ser", "ir", "ver", "dar"].flatMap((item) =>
      persons.map((context) => ({ family: "presente-indicativo", item, context }) as const),
    );
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { A } = sentenceSheet(all, { persons, region: "spain" }, { count: 12, seed });
        const timesOf = (key: "item" | "context", value: string) =>
          A.filter((one) => one[key] === value).length;
        for (const item of ["ser", "ir", "ver", "dar"]) expect(timesOf("item", item)).toBe(3);
        for (const person of persons) {
          expect(timesOf("context", person)).toBeGreaterThanOrEqual(1);
          expect(timesOf("context", person)).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it("differ between seeds", () => {
    const all = persons.flatMap((context) =>
      ["ser", "ir", "ver"].map(
        (item) => ({ family: "presente-indicativo", item, context }) as const,
      ),
    );
    const sheets = [1, 2, 3].map((seed) =>
      JSON.stringify(sentenceSheet(all, { persons, region: "spain" }, { count: 5, seed })),
    );
    expect(new Set(sheets).size).toBe(3);
  });
});

describe("the tables of a sheet", () => {
  it("are the same in both versions, in another order, each once", () => {
    const tables = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(tables, settings, (all, given) => {
        const sheet = tableSheet(all, given);
        expect(sheet).toEqual(tableSheet([...all], given));
        for (const version of sheetVersions) {
          expect(new Set(sheet[version]).size).toBe(Math.min(all.length, given.count));
          expect(all).toEqual(expect.arrayContaining(sheet[version]));
        }
        expect(sheet.A.toSorted()).toEqual(sheet.B.toSorted());
        expect(sheet.A.some((one, place) => one === sheet.B[place])).toBe(sheet.A.length === 1);
      }),
    );
  });
});
