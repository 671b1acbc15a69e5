import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import { answerCard, cardKey } from "../progress/card.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { type Knowledge, knowledgeAfter, noKnowledge } from "./knowledge.ts";
import { knownForms } from "./known-forms.ts";
import { skillsOf } from "./skills-of-card.ts";

const family = "preterito-indefinido";
const start = "2026-03-01T08:00:00.000Z";
const verbs = ["hablar", "cantar", "comprar", "comer", "vivir", "tener", "andar"];
const persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"];
const forms = verbs.flatMap((item) =>
  persons.map((context) => {
    const card = { family, item, context } as const;
    return { ...card, skills: skillsOf(card) };
  }),
);
const noCards = forEveryFamily(() => ({ cards: {} }));

/** The knowledge after an answer a day to some of the forms. */
function after(answers: readonly { place: number; isRight: boolean }[]): Knowledge {
  return answers.reduce((knowledge, { place, isRight }, day) => {
    const form = forms[place] ?? forms[0];
    if (form === undefined) return knowledge;
    const outcome = isRight ? ("right" as const) : ("wrong" as const);
    const evidence = new Map(form.skills.map((skill) => [skill, outcome]));
    const at = addDays(start, day);
    const answer = { ...form, at, timeZone: "Europe/Paris", isRight, recall: null, evidence };
    return knowledgeAfter(knowledge, answer);
  }, noKnowledge);
}

describe("known forms", () => {
  it("are none shown and few expected before the first answer", () => {
    const { shown, expected } = knownForms(forms, noCards, noKnowledge, start);
    expect(shown).toBe(0);
    expect(expected.to).toBeLessThan(forms.length / 2);
  });

  it("are shown when all their skills are, also without an answer to them", () => {
    // hablé, canté: the ending of yo is shown, and so is the form compré, which was never asked.
    const knowledge = after([
      { place: 0, isRight: true },
      { place: 6, isRight: true },
    ]);
    expect(knownForms(forms, noCards, knowledge, addDays(start, 1)).shown).toBe(3);
  });

  it("are not expected when one of their skills was wrong last", () => {
    const allWrong = forms.map((_, place) => ({ place, isRight: false }));
    const { expected } = knownForms(forms, noCards, after(allWrong), addDays(start, forms.length));
    expect(expected).toEqual({ mean: 0, from: 0, to: 0 });
  });

  it("stay within the number of forms, and shown forms are not expected too", () => {
    const answers = fc.array(
      fc.record({ place: fc.nat(forms.length - 1), isRight: fc.boolean() }),
      {
        maxLength: 80,
      },
    );
    fc.assert(
      fc.property(answers, (list) => {
        const result = knownForms(forms, noCards, after(list), addDays(start, list.length));
        expect(result.expected.from).toBeGreaterThanOrEqual(0);
        expect(result.expected.from).toBeLessThanOrEqual(result.expected.to);
        expect(result.shown + result.expected.mean).toBeLessThanOrEqual(result.forms);
        expect(result.shown + result.expected.to).toBeLessThanOrEqual(result.forms);
      }),
    );
  });

  it("are more expected when their cards are remembered", () => {
    const cards = Object.fromEntries(
      forms.map((form) => {
        const answer = { ...form, verdict: "correct" as const, at: start, sentence: 1 };
        return [cardKey(form), answerCard(undefined, answer, sm2)];
      }),
    );
    const progress = { ...noCards, [family]: { cards } };
    const { expected } = knownForms(forms, progress, noKnowledge, start);
    expect(expected.to).toBeGreaterThan(knownForms(forms, noCards, noKnowledge, start).expected.to);
  });
});
