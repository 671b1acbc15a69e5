import {
  allFamilies,
  type ConjugationFamily,
  type Family,
  type FillInFamily,
  isConjugationFamily,
} from "@verbena/core/families";
import type { Skill } from "@verbena/core/knowledge/skill";
import { askedCell, skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { familyCardKey } from "@verbena/core/progress/card";
import type { Client, ShownConjugation, ShownFillIn } from "@verbena/server/client";
import type { AskedCell } from "@verbena/spanish";

/** A sentence as a browser has it, with the form and the skills that it asks for. */
export type Question = Omit<ShownConjugation | ShownFillIn, "family" | "item" | "number"> & {
  family: Family;
  item: string;
  context: string;
  /** The place among the sentences of the card, from 1. */
  number: number;
  answer: string;
  infinitive: string | null;
  cell: AskedCell | null;
  skills: readonly Skill[];
};

export type Questions = {
  /** In the order of the files. */
  inOrder: readonly Question[];
  ofFamily: (family: Family) => readonly Question[];
  /** The sentence of a card with a number. */
  find: (card: { family: Family; item: string; context: string; sentence: number }) => Question;
};

/** Loads the sentences of all families. */
export async function loadQuestions(client: Client): Promise<Questions> {
  const lists = await Promise.all(
    allFamilies.map(
      async (family) =>
        [
          family,
          isConjugationFamily(family)
            ? await conjugationQuestions(client, family)
            : await fillInQuestions(client, family),
        ] as const,
    ),
  );
  const byFamily = new Map<Family, readonly Question[]>(lists);
  const byCard = new Map(
    lists.flatMap(([, list]) => list).map((one) => [`${familyCardKey(one)} ${one.number}`, one]),
  );
  return {
    inOrder: lists.flatMap(([, list]) => list),
    ofFamily: (family) => byFamily.get(family) ?? [],
    find(card) {
      const found = byCard.get(`${familyCardKey(card)} ${card.sentence}`);
      if (found === undefined) throw new Error(`${familyCardKey(card)} has no such sentence.`);
      return found;
    },
  };
}

async function conjugationQuestions(client: Client, family: ConjugationFamily) {
  const response = await client.api.exercises.conjugation.$get({ query: { family } });
  const { exercises } = await response.json();
  return exercises.map((one): Question => {
    const card = { family, item: one.item, context: one.person };
    const { verb: infinitive, correctAnswer: answer } = one;
    const asked = { ...one, ...card, answer, infinitive, explanationKey: null };
    return { ...asked, cell: askedCell(card, asked), skills: skillsOf(card, asked) };
  });
}

async function fillInQuestions(client: Client, family: FillInFamily) {
  const response = await client.api.exercises["fill-in"].$get({ query: { family } });
  const { exercises } = await response.json();
  return exercises.map((one): Question => {
    const card = { family, item: one.id, context: one.context };
    const asked = { ...one, ...card, number: 1, answer: one.correctAnswer };
    return { ...asked, cell: askedCell(card, asked), skills: skillsOf(card, asked) };
  });
}
