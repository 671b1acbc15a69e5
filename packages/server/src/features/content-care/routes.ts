import { Hono } from "hono";
import { administrator } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { validate } from "../../input/validate.ts";
import { correctExercise } from "./correct-exercise.ts";
import { correctExplanation } from "./correct-explanation.ts";
import { countCare } from "./count-care.ts";
import { findExercises } from "./find-exercises.ts";
import { hideExercise, showExercise } from "./hide-exercise.ts";
import { listAnsweredReports } from "./list-answered-reports.ts";
import { listCorrections } from "./list-corrections.ts";
import { listOpenReports } from "./list-open-reports.ts";
import {
  answeredReportsQuery,
  exerciseCorrection,
  exerciseParameter,
  exercisesQuery,
  explanationCorrection,
  openReportsQuery,
  reportsAnswer,
  reportsClosing,
  withdrawal,
} from "./schema.ts";
import { settleReports } from "./settle-reports.ts";
import { withdrawCorrection } from "./withdraw-correction.ts";
import { writePatch } from "./write-patch.ts";

/**
 * What administrators do about exercises. Ids of exercises have slashes, which many a proxy does not
 * let through in a path; so they come in the body.
 */
export function contentCareRoutes(dependencies: Dependencies) {
  const { db, content, now } = dependencies;
  const admin = administrator(dependencies);
  const one = validate("json", exerciseParameter);
  return new Hono()
    .get("/content-care", admin, async (c) => c.json(await countCare(db)))
    .get("/reports", admin, validate("query", openReportsQuery), async (c) =>
      c.json(await listOpenReports(db, c.req.valid("query").after)),
    )
    .get("/reports/answered", admin, validate("query", answeredReportsQuery), async (c) =>
      c.json(await listAnsweredReports(db, c.req.valid("query").after)),
    )
    .post("/reports/answer", admin, validate("json", reportsAnswer), async (c) => {
      const { user } = c.var;
      const { reports, answer } = c.req.valid("json");
      const results = await settleReports({ db, user, now: now() }, reports, answer);
      return c.json({ results });
    })
    .post("/reports/close", admin, validate("json", reportsClosing), async (c) => {
      const { user } = c.var;
      const { reports } = c.req.valid("json");
      const results = await settleReports({ db, user, now: now() }, reports, null);
      return c.json({ results });
    })
    .get("/exercises", admin, validate("query", exercisesQuery), async (c) =>
      c.json(await findExercises({ db, content }, c.req.valid("query"))),
    )
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
    .post("/exercises/withdraw", admin, validate("json", withdrawal), async (c) => {
      const { user } = c.var;
      const exercise = await withdrawCorrection({ db, user, now: now() }, c.req.valid("json"));
      return c.json({ exercise });
    })
    .patch("/explanations", admin, validate("json", explanationCorrection), async (c) => {
      const { user } = c.var;
      const explanation = await correctExplanation({ db, user, now: now() }, c.req.valid("json"));
      return c.json({ explanation });
    })
    .get("/corrections", admin, async (c) => c.json({ corrections: await listCorrections(db) }))
    .get("/corrections.patch", admin, async (c) => {
      const write = async () => [await writePatch(db)];
      return download(c, dependencies, { name: "corrections.patch", type: "text/x-diff", write });
    });
}
