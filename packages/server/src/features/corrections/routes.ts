import { Hono } from "hono";
import { administrator } from "../../accounts/session/signed-in.ts";
import {
  findExercisesForReview,
  findExplanationsForReview,
} from "../../content/texts-for-review.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { validate } from "../../input/validate.ts";
import {
  correctExercise,
  correctExplanation,
  hideExercise,
  showExercise,
  withdrawCorrection,
} from "./change-correction.ts";
import { findExercises } from "./find-exercises.ts";
import { listCorrections, writePatch } from "./list-corrections.ts";
import {
  exerciseCorrection,
  exerciseParameter,
  exercisesQuery,
  explanationCorrection,
  withdrawal,
} from "./schema.ts";

/** Ids of exercises are in the body, since they contain slashes, which many proxies refuse in a path. */
export function correctionRoutes(dependencies: Dependencies) {
  const { db, content, now } = dependencies;
  const admin = administrator(dependencies);
  const exerciseBody = async (id: string) => ({
    exercise: (await findExercisesForReview(db, [id])).get(id) ?? null,
  });
  return new Hono()
    .get("/exercises", admin, validate("query", exercisesQuery), async (c) =>
      c.json(await findExercises({ db, content }, c.req.valid("query"))),
    )
    .patch("/exercises", admin, validate("json", exerciseCorrection), async (c) => {
      const input = c.req.valid("json");
      await correctExercise({ db, user: c.var.user, now: now() }, input);
      return c.json(await exerciseBody(input.id));
    })
    .post("/exercises/hide", admin, validate("json", exerciseParameter), async (c) => {
      const { id } = c.req.valid("json");
      await hideExercise({ db, user: c.var.user, now: now() }, id);
      return c.json(await exerciseBody(id));
    })
    .post("/exercises/show", admin, validate("json", exerciseParameter), async (c) => {
      const { id } = c.req.valid("json");
      await showExercise({ db, user: c.var.user, now: now() }, id);
      return c.json(await exerciseBody(id));
    })
    .post("/exercises/withdraw", admin, validate("json", withdrawal), async (c) => {
      const input = c.req.valid("json");
      await withdrawCorrection({ db, user: c.var.user, now: now() }, input);
      return c.json(await exerciseBody(input.id));
    })
    .patch("/explanations", admin, validate("json", explanationCorrection), async (c) => {
      const input = c.req.valid("json");
      await correctExplanation({ db, user: c.var.user, now: now() }, input);
      const explanations = await findExplanationsForReview(db, [input.id]);
      return c.json({ explanation: explanations.get(input.id) ?? null });
    })
    .get("/corrections", admin, async (c) => c.json({ corrections: await listCorrections(db) }))
    .get("/corrections.patch", admin, async (c) => {
      const write = async () => [await writePatch(db)];
      return download(c, dependencies, { name: "corrections.patch", type: "text/x-diff", write });
    });
}
