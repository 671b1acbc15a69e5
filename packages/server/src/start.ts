import {
  type ExerciseKey,
  exerciseKeys,
  forEveryFamily,
  isConjugationKey,
} from "@verbena/core/vocabulary";
import { Hono } from "hono";
import { z } from "zod";
import { readSession } from "./accounts/session/read-session.ts";
import type { Catalogue } from "./content/catalogue.ts";
import type { StoredConjugation, StoredFillIn } from "./content/stored-exercise.ts";
import type { Dependencies } from "./dependencies.ts";
import { type Profile, readProfile } from "./features/profile/profile.ts";
import {
  asJson,
  type CardsByFamily,
  type Progress,
  readProgress,
} from "./features/progress/read-progress.ts";
import { requestLanguage } from "./http/request-language.ts";
import { sendJson } from "./http/send-json.ts";
import { timeZone } from "./input/fields.ts";
import { validate } from "./input/validate.ts";

/** What the first view needs. Visitors get only `user`. */
export type Start = {
  /** Null when nobody is signed in. */
  user: Profile | null;
  /** Id of the learner whose progress it is. */
  learner?: string;
  progress?: Progress & { cards: CardsByFamily };
  /** A sentence of each card of the family that the page practises. The page loads the others later. */
  exercises?: readonly (StoredConjugation | StoredFillIn)[];
  /** Item and context of every card, to count them without loading the sentences. */
  outline?: Record<ExerciseKey, [item: string, context: string][]>;
};

/** Answers in one call what the first view would ask in several, one after the other. */
export function startRoutes(dependencies: Dependencies) {
  const { db, content, now } = dependencies;
  return new Hono().get("/", validate("query", startQuery), async (c) => {
    const session = await readSession(c, dependencies);
    if (!session) return c.json({ user: null });
    const { user } = session;
    const query = c.req.valid("query");
    const [profile, progress, catalogue] = await Promise.all([
      readProfile({ ...dependencies, user, language: requestLanguage(c) }),
      readProgress({ db, user, now: now() }, query.timeZone),
      content.current(),
    ]);
    const parts = [
      `"user":${JSON.stringify(profile)}`,
      `"learner":${JSON.stringify(user.id)}`,
      `"progress":${asJson(progress)}`,
      ...(query.family ? [`"exercises":${sentencesJson(catalogue, query.family)}`] : []),
      ...(query.outline ? [`"outline":${JSON.stringify(outlineOf(catalogue))}`] : []),
    ];
    return sendJson(c, `{${parts.join(",")}}`);
  });
}

/** The page asks before its scripts run, for whatever its path names: an unknown family is ignored. */
const startQuery = z.object({
  timeZone: timeZone.default("UTC").catch("UTC"),
  family: z.enum(exerciseKeys).optional().catch(undefined),
  outline: z.literal("true").optional().catch(undefined),
});

function sentencesJson({ conjugation, fillIn }: Catalogue, family: ExerciseKey): string {
  return JSON.stringify(
    isConjugationKey(family)
      ? conjugation.filter(({ tense, number }) => tense === family && number === 1)
      : fillIn.filter(({ exerciseType }) => exerciseType === family),
  );
}

function outlineOf({ exercises }: Catalogue): Start["outline"] {
  const cards = Map.groupBy(exercises.values(), ({ exerciseKey }) => exerciseKey);
  return forEveryFamily((family) =>
    (cards.get(family) ?? []).map(({ item, context }): [string, string] => [item, context]),
  );
}
