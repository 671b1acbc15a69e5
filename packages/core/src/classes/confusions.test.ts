import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FamilyCard } from "../progress/card.ts";
import type { MissedAnswer } from "../progress/statistics.ts";
import {
  countPupils,
  errorsIn,
  groupConfusions,
  isTeachable,
  type PupilError,
} from "./confusions.ts";

const stem = "fact tener strong-preterite";
const forms: Record<string, string> = { yo: "tuve", tú: "tuviste", él: "tuvo" };
const rightAnswer = ({ item, context }: FamilyCard) =>
  item === "tener" ? forms[context] : undefined;

const errorsOf = (userId: string, ...missed: MissedAnswer[]) =>
  errorsIn(userId, { family: "preterito-indefinido", missed });

const confusionsIn = (...errors: PupilError[]) => groupConfusions(errors, { rightAnswer, max: 10 });

describe("confusions", () => {
  it("count each pupil once and every answer", () => {
    const errors = [
      ...errorsOf("ana", [stem, "tener", "yo", "tení"], [stem, "tener", "yo", "tení"]),
      ...errorsOf("ana", [stem, "tener", "él", "tenió"]),
      ...errorsOf("leo", [stem, "tener", "él", "tenió"], ["typo", "tener", "él", "tuvoo"]),
    ];

    expect(confusionsIn(...errors)).toMatchObject([
      { topic: stem, pupils: 2, answers: 4 },
      { topic: "typo", pupils: 1, answers: 1 },
    ]);
    expect(groupConfusions(errors, { rightAnswer, max: 1 })).toMatchObject([{ topic: stem }]);
    expect(countPupils(errors)).toEqual(
      new Map([
        [stem, 2],
        ["typo", 1],
      ]),
    );
  });

  it("show what most pupils wrote, of different forms first", () => {
    const [confusion] = confusionsIn(
      ...errorsOf("ana", [stem, "tener", "él", "tenió"], [stem, "tener", "él", "teno"]),
      ...errorsOf("leo", [stem, "tener", "él", "tenió"], [stem, "tener", "yo", "tení"]),
      ...errorsOf("zoé", [stem, "tener", "tú", "teniste"], [stem, "tener", "él", "teno"]),
      ...errorsOf("max", [stem, "tener", "él", "tenió"]),
    );

    expect(confusion?.examples.map(({ given, expected }) => `${given} → ${expected}`)).toEqual([
      "tenió → tuvo",
      "teniste → tuviste",
      "tení → tuve",
    ]);
    expect(confusion?.examples[0]?.errors.map(({ userId }) => userId)).toEqual([
      "ana",
      "leo",
      "max",
    ]);
    expect(confusion?.cards.map(({ context, given }) => ({ [context]: given }))).toEqual([
      { él: ["tenió", "teno"] },
      { tú: ["teniste"] },
      { yo: ["tení"] },
    ]);
  });

  it("have no example for an answer that was not given, or a card that no longer exists", () => {
    const confusions = confusionsIn(
      ...errorsOf("ana", ["gave-up", "tener", "yo", null], ["wrong-tense", "volar", "yo", "vuelo"]),
    );

    expect(confusions.map(({ examples }) => examples)).toEqual([[], []]);
    expect(confusions.map(({ cards: [card] }) => card?.given)).toEqual([[], ["vuelo"]]);
  });

  it("never lose or invent an answer, whatever the order of the rows", () => {
    const missed = fc.tuple(
      fc.constantFrom<MissedAnswer[0]>(stem, "wrong-person", "gave-up"),
      fc.constantFrom("tener", "volar"),
      fc.constantFrom("yo", "tú", "él"),
      fc.constantFrom("tení", "tuve", null),
    );
    const rows = fc.array(
      fc.record({
        userId: fc.constantFrom("ana", "leo", "zoé"),
        family: fc.constantFrom("preterito-indefinido", "pasado"),
        missed: fc.array(missed, { maxLength: 8 }),
      }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const errors = all.flatMap((row) => errorsIn(row.userId, row));
        const confusions = confusionsIn(...errors);

        const inWords = (list: typeof confusions) =>
          list.map(({ examples, ...rest }) => ({
            ...rest,
            examples: examples.map(({ given, expected }) => `${given} → ${expected}`),
          }));
        expect(inWords(confusions)).toEqual(inWords(confusionsIn(...errors.toReversed())));
        expect(confusions.reduce((sum, { answers }) => sum + answers, 0)).toBe(errors.length);
        for (const { topic, pupils, examples } of confusions) {
          const having = errors.filter((error) => error.topic === topic);
          expect(pupils).toBe(new Set(having.map(({ userId }) => userId)).size);
          expect(countPupils(errors).get(topic)).toBe(pupils);
          expect(examples.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});

it("a lesson is not about typos, and not about answers that say nothing", () => {
  expect(
    [stem, "wrong-tense", "typo", "unknown", "gave-up"].map((one) =>
      isTeachable(one as MissedAnswer[0]),
    ),
  ).toEqual([true, true, false, false, false]);
});
