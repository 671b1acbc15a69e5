import { type StoredKnowledge, storedKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { Hono } from "hono";
import { requestContext, signedIn } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { readKnowledge } from "./read-knowledge.ts";

/** What a learner's answers have shown. */
export type KnowledgeResponse = {
  /** Number of the last event that it contains, as in `LearnerProgress`. */
  version: number;
  knowledge: StoredKnowledge;
};

export function knowledgeRoutes(dependencies: Dependencies) {
  return new Hono().get("/", signedIn(dependencies), async (c) => {
    const learner = requestContext(dependencies)(c);
    const { seq, knowledge } = await readKnowledge(learner, await dependencies.content.current());
    const response: KnowledgeResponse = { version: seq, knowledge: storedKnowledge(knowledge) };
    return c.json(response);
  });
}
