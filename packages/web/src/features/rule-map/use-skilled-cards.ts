import { useQuery, useQueryClient } from "@tanstack/react-query";
import { skilledCards } from "#learner-ui/skilled-cards.ts";
import { allCards, useFamilyCards } from "#progress/use-family-cards.ts";
import { useUser } from "#session/use-session.ts";

/** The cards that the learner practises, with what each asks for. */
export function useSkilledCards() {
  const client = useQueryClient();
  const { families, persons, region } = useUser();
  const cards = allCards(useFamilyCards());
  return useQuery({
    queryKey: ["skilled-cards", families, persons, region, cards?.length],
    enabled: cards !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => skilledCards(client, cards ?? []),
  });
}
