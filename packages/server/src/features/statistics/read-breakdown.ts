import { type ExerciseKey, fillInWords, persons } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { inSpanishOrder } from "../../content/catalogue.ts";
import type { Database } from "../../db/database.ts";
import { type Counts, sumCardsBy } from "./queries.ts";

/** What was answered on each item, and in each context, of a family. */
export type Breakdown = {
  /** Verbs, or ids of fill-in exercises, in Spanish order. */
  items: (Counts & { item: string })[];
  /** Persons, or words of a fill-in family, in the order of core. */
  contexts: (Counts & { context: string })[];
};

type Reader = { db: Database; user: SessionUser };

const contextOrder: readonly string[] = [...persons, ...fillInWords];

/** Items and contexts that the learner has met, from the counters of their cards. */
export async function readBreakdown({ db, user }: Reader, family: ExerciseKey): Promise<Breakdown> {
  const items = await sumCardsBy(db, user.id, family, "item");
  const contexts = await sumCardsBy(db, user.id, family, "context");
  return {
    items: items
      .map(({ name, ...counts }) => ({ item: name, ...counts }))
      .sort((a, b) => inSpanishOrder(a.item, b.item)),
    contexts: contexts
      .map(({ name, ...counts }) => ({ context: name, ...counts }))
      .sort((a, b) => contextOrder.indexOf(a.context) - contextOrder.indexOf(b.context)),
  };
}
