import { type StoredKnowledge, storedKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { Hono } from "hono";
import { requestContext, signedIn } from "../../../accounts/session/signed-in.ts";
import { readPracticeChoice } from "../../../db/queries.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { validate } from "../../../input/validate.ts";
import { readKnowledge } from "../../../knowledge/read-knowledge.ts";
import { readProgress } from "../read-progress.ts";
import { progressQuery } from "../schema.ts";
import { type PlannedCard, planByRule } from "./plan-by-rule.ts";

/** What a learner's answers have shown. */
export type KnowledgeResponse = {
  /** Number of the last event that it contains, as in `LearnerProgress`. */
  version: number;
  knowledge: StoredKnowledge;
};

/** What a review by rule asks next. */
export type RulePlan = {
  /** In order. Null if the review goes form by form for now. */
  cards: readonly PlannedCard[] | null;
};

export function knowledgeRoutes(dependencies: Dependencies) {
  const { content } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/", learner, async (c) => {
      const { seq, knowledge } = await readKnowledge(context(c), await content.current());
      const response: KnowledgeResponse = { version: seq, knowledge: storedKnowledge(knowledge) };
      return c.json(response);
    })
    .get("/plan", learner, validate("query", progressQuery), async (c) => {
      const { timeZone } = c.req.valid("query");
      const reader = context(c);
      const [choice, { cardsJson }, catalogue] = await Promise.all([
        readPracticeChoice(reader.db, reader.user.id),
        readProgress(reader, timeZone),
        content.current(),
      ]);
      const cards = await planByRule(reader, catalogue, choice, { cardsJson, timeZone });
      return c.json({ cards } satisfies RulePlan);
    });
}
