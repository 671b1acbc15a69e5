import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import { answerCard, type Card, type CardKey, cardKey } from "../progress/card.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { chooseByRule, type RuleCard } from "./choose-by-rule.ts";
import { knowledgeAfter, noKnowledge } from "./knowledge.ts";

const family = "preterito-indefinido";
const today = "2026-03-15T08:00:00.000Z";
const settings = { now: today, day: "2026-03-15", timeZone: "Europe/Paris", count: 10 };

function card(item: string, context: string, skills: readonly string[], weight = 0.5): RuleCard {
  return {
    family,
    item,
    context,
    weight,
    skills: skills.map((skill) => `ending ${skill}` as const),
  };
}

const yo = card("hablar", "yo", ["yo"]);
const tú = card("cantar", "tú", ["tú"]);
const él = card("comprar", "él", ["él"]);

type Past = { card: RuleCard; daysAgo: number; isRight: boolean };

/** What a learner brings who gave these answers, the oldest first. */
function past(answers: readonly Past[]) {
  const cards: Record<CardKey, Card> = {};
  let knowledge = noKnowledge;
  for (const { card: form, daysAgo, isRight } of answers) {
    const at = addDays(today, -daysAgo);
    const verdict = isRight ? "correct" : "wrong";
    const before = cards[cardKey(form)];
    cards[cardKey(form)] = answerCard(before, { ...form, verdict, at, sentence: 1 }, sm2);
    const evidence = new Map(
      form.skills.map((skill) => [skill, isRight ? "right" : "wrong"] as const),
    );
    const answer = { ...form, at, timeZone: "Europe/Paris", isRight, recall: null, evidence };
    knowledge = knowledgeAfter(knowledge, answer);
  }
  const progress = { ...forEveryFamily(() => ({ cards: {} })), [family]: { cards } };
  return { progress, knowledge };
}

function chosenWithReasons(cards: readonly RuleCard[], answers: readonly Past[] = [], count = 10) {
  const { progress, knowledge } = past(answers);
  return chooseByRule(cards, progress, knowledge, { ...settings, count, roundLength: count });
}

function chosen(...args: Parameters<typeof chosenWithReasons>): RuleCard[] {
  return chosenWithReasons(...args).map((one) => one.card);
}

describe("a review by rule", () => {
  it("asks a skill that was wrong before one that was right as long ago", () => {
    const answers = [
      { card: yo, daysAgo: 3, isRight: true },
      { card: tú, daysAgo: 3, isRight: false },
    ];
    expect(chosen([yo, tú], answers)[0]).toBe(tú);
  });

  it("asks the skill first that was not asked for longer", () => {
    const answers = [
      { card: yo, daysAgo: 12, isRight: true },
      { card: tú, daysAgo: 4, isRight: true },
    ];
    expect(chosen([tú, yo], answers)[0]).toBe(yo);
  });

  it("prefers a form that brings two unknown skills to one that brings one", () => {
    const both = card("vivir", "yo", ["yo", "tú"]);
    expect(chosen([yo, both], [])[0]).toBe(both);
  });

  it("prefers a due card among forms of the same need", () => {
    const other = card("cantar", "yo", ["yo"], 0.0001);
    const answers = [{ card: other, daysAgo: 14, isRight: true }];
    const fresh = card("comprar", "yo", ["yo"], 0.0001);
    expect(chosen([fresh, other], answers)[0]).toBe(other);
  });

  it("asks a skill of which the learner wants more once in each round", () => {
    const cards = ["hablar", "cantar", "comprar", "saltar", "bailar", "mirar"].map((verb, index) =>
      card(verb, "yo", [index < 2 ? "more" : `other-${index}`]),
    );
    const { progress, knowledge } = past([]);
    const word = { estimate: "more", at: today, timeZone: "Europe/Paris" } as const;
    const wanted = { ...knowledge, said: { "ending more": word } };
    const order = chooseByRule(cards, progress, wanted, { ...settings, roundLength: 3 });
    expect(order.map((one) => one.card.skills.includes("ending more"))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it("asks no form twice a day", () => {
    const answers = [{ card: yo, daysAgo: 0.1, isRight: false }];
    expect(chosen([yo, tú], answers)).toEqual([tú]);
  });

  it("spreads the skills over a round", () => {
    const otherYo = card("saltar", "yo", ["yo"]);
    expect(
      chosen([yo, otherYo, tú, él])
        .slice(0, 3)
        .map(({ context }) => context),
    ).toEqual(expect.arrayContaining(["yo", "tú", "él"]));
  });

  it("says which skill has the greatest need, and what happened to it last", () => {
    const rare = card("cantar", "tú", ["tú", "él"], 0.01);
    const answers = [
      { card: él, daysAgo: 5, isRight: true },
      { card: card("saltar", "tú", ["tú"]), daysAgo: 3, isRight: false },
    ];
    const reason = { skill: "ending tú", last: { day: "2026-03-12", isRight: false } };
    expect(chosenWithReasons([rare], answers)[0]?.reason).toEqual({ ...reason, isDue: false });
    const isAgain = [...answers, { card: rare, daysAgo: 3, isRight: false }];
    expect(chosenWithReasons([rare], isAgain)[0]?.reason).toEqual({ ...reason, isDue: true });
  });

  it("says of a second form with the same skills that it is asked for itself", () => {
    const other = card("cantar", "yo", ["yo"], 0.4);
    const [first, second] = chosenWithReasons([yo, other]);
    expect(first?.reason).toMatchObject({ skill: null, last: null });
    expect(second?.reason).toEqual({ skill: null, last: null, isDue: false });
  });

  it("asks each card at most once, and no verb twice in a row while there is another one", () => {
    const someCard = fc
      .record({
        verb: fc.constantFrom("hablar", "cantar", "comprar"),
        person: fc.constantFrom("yo", "tú", "él", "ellos"),
        skills: fc.subarray(["a", "b", "c", "d"], { minLength: 1 }),
        weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
      })
      .map(({ verb, person, skills, weight }) => card(verb, person, skills, weight));
    const someCards = fc.uniqueArray(someCard, { selector: cardKey });
    const somePast = fc.array(
      fc.record({
        place: fc.nat(11),
        daysAgo: fc.integer({ min: 1, max: 30 }),
        isRight: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(someCards, somePast, (cards, answers) => {
        const given = answers.flatMap(({ place, ...rest }) => {
          const one = cards[place];
          return one ? [{ card: one, ...rest }] : [];
        });
        const list = chosen(
          cards,
          given.toSorted((a, b) => b.daysAgo - a.daysAgo),
          20,
        );
        expect(new Set(list).size).toBe(list.length);
        expect(list).toHaveLength(cards.length);
        for (const [index, { item }] of list.entries()) {
          const rest = list.slice(index);
          const hasOther = rest.some((one) => one.item !== item);
          if (index > 0 && hasOther) expect(item).not.toBe(list[index - 1]?.item);
        }
      }),
    );
  });
});
