import type { QueryClient } from "@tanstack/react-query";
import { allFamilies, isConjugationFamily } from "@verbena/core/families";
import { mapped } from "@verbena/core/knowledge/map-skills";
import { type SkilledCard, skillsAndVerb, withSkills } from "@verbena/core/knowledge/skilled-card";
import type { FamilyCard } from "@verbena/core/progress/card";
import { chooseCheck } from "@verbena/core/session/choose-check";
import { chooseForSkill } from "@verbena/core/session/choose-for-skill";
import { nextTask } from "#lib/next-task.ts";
import { exercisesQuery, type PracticeExercise } from "#progress/use-exercises.ts";

/**
 * Cards with what each asks for. Computes one family after another, because all of them take a phone more than a
 * second.
 */
export async function skilledCards(
  client: QueryClient,
  cards: readonly FamilyCard[],
): Promise<SkilledCard[]> {
  const skilled: SkilledCard[] = [];
  for (const family of allFamilies) {
    const ofFamily = cards.filter((card) => card.family === family);
    if (ofFamily.length === 0) continue;
    const sentences = isConjugationFamily(family)
      ? []
      : await client.ensureQueryData(exercisesQuery(family));
    await nextTask();
    skilled.push(...withSkills(ofFamily, sentences.map(withInfinitive)));
  }
  return skilled;
}

/** What a sentence adds to its card: see `withSkills`. */
export const withInfinitive = (sentence: PracticeExercise) => ({
  ...sentence,
  infinitive: sentence.kind === "fill-in" ? null : sentence.verb,
});

/**
 * What a session on a skill needs: the cards with their skills, the functions that choose among them, and the words that
 * stand for the skill; without words if no card asks for it.
 */
export async function skillSession(
  client: QueryClient,
  cards: readonly FamilyCard[],
  wanted: string,
) {
  const skilled = await skilledCards(client, cards);
  const skill = skilled.flatMap(skillsAndVerb).find((one) => one === wanted);
  const asking = skilled.filter((card) => skillsAndVerb(card).some((one) => one === skill));
  const label = skill === undefined ? undefined : mapped(skill, asking).label.text;
  return { chooseForSkill, chooseCheck, skilled, label };
}
