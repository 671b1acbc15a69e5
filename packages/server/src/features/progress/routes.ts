import { Hono } from "hono";
import { findLiveSession } from "../../accounts/session/read-session.ts";
import {
  namedLearner,
  queueChange,
  requestContext,
  requireLearner,
  requireSession,
  signedIn,
  withSessionToken,
} from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { sendJson } from "../../http/send-json.ts";
import { isId } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { checkBatch, validEvents } from "./check-batch.ts";
import { knowledgeRoutes } from "./knowledge/routes.ts";
import { progressJson, readProgress } from "./read-progress.ts";
import { readState } from "./read-state.ts";
import { recordEvents } from "./record-events.ts";
import { schedulerRoutes } from "./scheduler/routes.ts";
import { batchInput, progressQuery } from "./schema.ts";

export function progressRoutes(dependencies: Dependencies) {
  const { db, metrics, now } = dependencies;
  return new Hono()
    .get("/", signedIn(dependencies), validate("query", progressQuery), async (c) => {
      const { learner, timeZone } = c.req.valid("query");
      if (learner !== undefined) requireLearner(learner, c.var.user);
      const reader = requestContext(dependencies)(c);
      return sendJson(c, progressJson(await readProgress(reader, timeZone)));
    })
    .post("/events", withSessionToken(dependencies), validate("json", batchInput), async (c) => {
      const { learner = namedLearner(c), sentAt, events } = c.req.valid("json");
      const recordedAt = now();
      const batch = checkBatch(events, recordedAt, sentAt);
      const token = c.get("token");
      // Browsers name their learner. One statement then reads the session and this learner's progress.
      const { state } = await requireSession(c, dependencies, token, async () =>
        learner !== undefined && isId(learner)
          ? readState(db, { userId: learner, token, now: recordedAt }, validEvents(batch))
          : { session: await findLiveSession(dependencies, token), state: null },
      );
      // `c.var` would copy all variables.
      const user = c.get("user");
      if (learner !== undefined) requireLearner(learner, user);
      const recorder = { ...dependencies, user, token, now: recordedAt };
      const recorded = await queueChange(user.id, () => recordEvents(recorder, batch, state));
      for (const { status, verdict = "none" } of recorded.results) {
        metrics.events.inc({ status, verdict });
      }
      return c.json(recorded);
    })
    .route("/knowledge", knowledgeRoutes(dependencies))
    .route("/scheduler", schedulerRoutes(dependencies));
}
