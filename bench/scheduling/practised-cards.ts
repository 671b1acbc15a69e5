import { loadContent } from "@verbena/content/load";
import { allFamilies } from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import type { RuleCard } from "@verbena/core/knowledge/choose-by-rule";
import { usefulness } from "@verbena/core/knowledge/frequency-rank";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { contextOf } from "@verbena/core/session/fill-in-context";
import type { ListPlaces } from "@verbena/core/session/order-review";
import { persons } from "@verbena/spanish";

/** A card with its place in the list of new forms of B2, which has all families. */
type ListedCard = RuleCard & { place: number };

/** Every card of the content with its skills. */
export async function practisedCards(): Promise<ListedCard[]> {
  const { conjugation, fillIn } = await loadContent();
  const ofVerbs = conjugation
    .filter(({ number }) => number === 1)
    .map(({ family, verb, tense, person, places }) => {
      const card = { family, item: itemOf(verb, tense), context: person };
      const weight = usefulness(family, verb);
      return { ...card, skills: skillsOf(card), weight, place: placeIn(places) };
    });
  const ofSentences = fillIn.map((sentence) => {
    const card = { family: sentence.family, item: sentence.id, context: contextOf(sentence) };
    const weight = usefulness(sentence.family, null);
    return { ...card, skills: skillsOf(card, sentence), weight, place: placeIn(sentence.places) };
  });
  return [...ofVerbs, ...ofSentences];
}

const placeIn = ({ B2: place = Number.MAX_SAFE_INTEGER }: ListPlaces) => place;

/** The order of the list of new forms. */
export const orderByList = (cards: readonly ListedCard[]): RuleCard[] =>
  cards.toSorted((a, b) => a.place - b.place);

/** So many verbs were learned together. */
const VERBS_TOGETHER = 5;

/**
 * The order without skills, to compare with: verbs in groups by frequency; in a group, each family begins with another
 * verb, and each verb with another person. The families take turns.
 */
export function orderByUse(cards: readonly RuleCard[]): RuleCard[] {
  return allFamilies
    .flatMap((family, offset) =>
      cards
        .filter((card) => card.family === family)
        .map((card) => ({ card, use: useOf(card, offset) }))
        .sort((a, b) => a.use - b.use)
        .map(({ card }, place) => ({ card, place })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);
}

function useOf({ context, weight }: RuleCard, offset: number): number {
  const person = persons.findIndex((one) => one === context);
  if (person < 0) return 0;
  const rank = Math.round(20 * (1 / weight - 1));
  const pass =
    (((person - (rank % VERBS_TOGETHER) - offset) % persons.length) + persons.length) %
    persons.length;
  const group = Math.floor(rank / VERBS_TOGETHER);
  return (group * persons.length + pass) * VERBS_TOGETHER + ((rank + offset) % VERBS_TOGETHER);
}
