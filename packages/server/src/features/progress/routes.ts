import { Hono } from "hono";
import { requireLearner, signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { sendJson } from "../../http/send-json.ts";
import { validate } from "../../input/validate.ts";
import { asJson, readProgress, withCards } from "./read-progress.ts";
import { recordEvents } from "./record-events.ts";
import { batchInput, progressQuery } from "./schema.ts";

export function progressRoutes(dependencies: Dependencies) {
  const { db, content, metrics, now } = dependencies;
  return new Hono()
    .get("/", signedIn(dependencies), validate("query", progressQuery), async (c) => {
      const { user } = c.var;
      const { learner, timeZone, cards } = c.req.valid("query");
      if (learner !== undefined) requireLearner(learner, user);
      const progress = await readProgress({ db, user, now: now() }, timeZone);
      return cards === "columns" ? sendJson(c, asJson(progress)) : c.json(withCards(progress));
    })
    .post("/events", signedIn(dependencies), validate("json", batchInput), async (c) => {
      const { user } = c.var;
      const { learner, sentAt, events } = c.req.valid("json");
      if (learner !== undefined) requireLearner(learner, user);
      const recorded = await recordEvents({ db, content, user, now: now() }, events, sentAt);
      for (const { status, verdict = "none" } of recorded.results) {
        metrics.events.inc({ status, verdict });
      }
      return c.json(recorded);
    });
}
