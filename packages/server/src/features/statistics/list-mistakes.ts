import { addDays } from "@verbena/core/calendar";
import type { FamilyCard } from "@verbena/core/progress/card";
import { cardKey } from "@verbena/core/progress/card";
import type { RequestContext } from "../../accounts/session/request-context.ts";
import { findAnswers } from "./find-answers.ts";
import { familiesOf, type MistakesQuery } from "./schema.ts";

/** How many of the latest answers are searched. */
const SEARCHED_ANSWERS = 1000;

/** The cards of a family, or of all, whose recent answers had a cause, latest mistake first. */
export async function listMistakes(
  { db, user, now }: RequestContext,
  { family, cause, days }: MistakesQuery,
): Promise<FamilyCard[]> {
  const answers = await findAnswers(db, user.id, {
    families: familiesOf(family),
    before: null,
    limit: SEARCHED_ANSWERS,
    search: null,
  });
  const since = addDays(now.toISOString(), -days);
  const mistakes = answers.filter((one) => one.cause === cause && one.answeredAt >= since);
  const cards = new Map<string, FamilyCard>();
  for (const { family, item, context } of mistakes) {
    const key = `${family} ${cardKey({ item, context })}`;
    if (!cards.has(key)) cards.set(key, { family, item, context });
  }
  return [...cards.values()];
}
