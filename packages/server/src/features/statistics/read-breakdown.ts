import {
  choicesIn,
  conjugationFamilies,
  type Family,
  isConjugationFamily,
} from "@verbena/core/families";
import type { CardIdentity } from "@verbena/core/progress/card";
import { persons } from "@verbena/spanish";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { inSpanishOrder } from "../../content/catalogue.ts";
import { cards } from "../../db/schema.ts";
import type { Counts } from "./schema.ts";

/** A learner's counts by item and by context, from their cards. */
export type Breakdown = {
  /** Verbs, or ids of fill-in exercises, in Spanish order. */
  items: (Counts & { item: string })[];
  /** Persons, or the choices of a fill-in family, in core's order. */
  contexts: (Counts & { context: string })[];
};

/** @param family if none is given, all that ask for verbs in persons are counted together */
export async function readBreakdown(context: RequestContext, family?: Family): Promise<Breakdown> {
  const families = family === undefined ? conjugationFamilies : [family];
  const items = await sumCardsBy(context, families, "item");
  const contexts = await sumCardsBy(context, families, "context");
  const contextOrder: readonly string[] =
    family === undefined || isConjugationFamily(family) ? persons : choicesIn(family);
  return {
    items: items
      .map(({ name, ...counts }) => ({ item: name, ...counts }))
      .sort((a, b) => inSpanishOrder(a.item, b.item)),
    contexts: contexts
      .map(({ name, ...counts }) => ({ context: name, ...counts }))
      .sort((a, b) => contextOrder.indexOf(a.context) - contextOrder.indexOf(b.context)),
  };
}

function sumCardsBy(
  { db, user }: RequestContext,
  families: readonly Family[],
  part: keyof CardIdentity,
): Promise<(Counts & { name: string })[]> {
  return db
    .select({
      name: cards[part],
      attempts: sql<number>`sum(${cards.attempts})::int`,
      correct: sql<number>`sum(${cards.correctCount})::int`,
    })
    .from(cards)
    .where(and(eq(cards.userId, user.id), inArray(cards.family, families)))
    .groupBy(cards[part]);
}
