import { Hono } from "hono";
import { administrator } from "../../http/administrator.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { download } from "../../http/download.ts";
import { validate } from "../../http/validate.ts";
import { answerReports } from "./answer-reports.ts";
import { correctExercise } from "./correct-exercise.ts";
import { hideExercise, showExercise } from "./hide-exercise.ts";
import { listCorrections } from "./list-corrections.ts";
import { listOpenReports } from "./list-reports.ts";
import { exerciseCorrection, exerciseParameter, reportsAnswer, reportsQuery } from "./schema.ts";
import { withdrawCorrection } from "./withdraw-correction.ts";
import { writePatch } from "./write-patch.ts";

/**
 * What administrators do about exercises. Ids of exercises have slashes, which many a proxy does not
 * let through in a path; so they come in the body.
 */
export function contentCareRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  const admin = administrator(dependencies);
  const one = validate("json", exerciseParameter);
  return new Hono()
    .get("/reports", admin, validate("query", reportsQuery), async (c) =>
      c.json(await listOpenReports(db, c.req.valid("query").after)),
    )
    .post("/reports/answer", admin, validate("json", reportsAnswer), async (c) => {
      const { user } = c.var;
      const results = await answerReports({ db, user, now: now() }, c.req.valid("json"));
      return c.json({ results });
    })
    .patch("/exercises", admin, validate("json", exerciseCorrection), async (c) => {
      const { user } = c.var;
      const exercise = await correctExercise({ db, user, now: now() }, c.req.valid("json"));
      return c.json({ exercise });
    })
    .post("/exercises/hide", admin, one, async (c) => {
      const { user } = c.var;
      const exercise = await hideExercise({ db, user, now: now() }, c.req.valid("json").id);
      return c.json({ exercise });
    })
    .post("/exercises/show", admin, one, async (c) => {
      const { user } = c.var;
      const exercise = await showExercise({ db, user, now: now() }, c.req.valid("json").id);
      return c.json({ exercise });
    })
    .post("/exercises/withdraw", admin, one, async (c) => {
      const { user } = c.var;
      const exercise = await withdrawCorrection({ db, user, now: now() }, c.req.valid("json").id);
      return c.json({ exercise });
    })
    .get("/corrections", admin, async (c) => c.json({ corrections: await listCorrections(db) }))
    .get("/corrections.patch", admin, async (c) => {
      const patch = await writePatch(db);
      return download(c, dependencies, {
        name: "corrections.patch",
        type: "text/x-diff",
        content: [patch],
      });
    });
}
