import { Hono } from "hono";
import { administrator, requestContext } from "../../accounts/session/signed-in.ts";
import { findEditableExercises } from "../../content/find-editable-exercises.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { validate } from "../../input/validate.ts";
import {
  correctExercise,
  hideExercise,
  removeCorrection,
  showExercise,
} from "./change-exercise.ts";
import { findExercises } from "./find-exercises.ts";
import { listCorrections, writeCorrections } from "./list-corrections.ts";
import { exerciseCorrection, exerciseParameter, exercisesQuery } from "./schema.ts";

/** Ids of exercises are in the body, since they contain slashes, which many proxies refuse in a path. */
export function correctionRoutes(dependencies: Dependencies) {
  const { db, content } = dependencies;
  const admin = administrator(dependencies);
  const context = requestContext(dependencies);
  const exerciseAfter = async (change: Promise<void>, id: string) => {
    await change;
    return { exercise: (await findEditableExercises(db, [id])).get(id) ?? null };
  };
  return new Hono()
    .get("/exercises", admin, validate("query", exercisesQuery), async (c) =>
      c.json(await findExercises({ db, content }, c.req.valid("query"))),
    )
    .post("/exercises/correct", admin, validate("json", exerciseCorrection), async (c) => {
      const input = c.req.valid("json");
      return c.json(await exerciseAfter(correctExercise(context(c), input), input.id));
    })
    .post("/exercises/remove-correction", admin, validate("json", exerciseParameter), async (c) => {
      const { id } = c.req.valid("json");
      return c.json(await exerciseAfter(removeCorrection(context(c), id), id));
    })
    .post("/exercises/hide", admin, validate("json", exerciseParameter), async (c) => {
      const { id } = c.req.valid("json");
      return c.json(await exerciseAfter(hideExercise(context(c), id), id));
    })
    .post("/exercises/show", admin, validate("json", exerciseParameter), async (c) => {
      const { id } = c.req.valid("json");
      return c.json(await exerciseAfter(showExercise(context(c), id), id));
    })
    .get("/corrections", admin, async (c) => c.json({ corrections: await listCorrections(db) }))
    .get("/corrections.json", admin, async (c) => {
      const write = async () => [await writeCorrections(db)];
      return download(c, dependencies, {
        name: "corrections.json",
        type: "application/json",
        write,
      });
    });
}
