import { type Context, Hono } from "hono";
import { readSession, sessionFrom } from "../../accounts/session/read-session.ts";
import {
  acceptSession,
  namedLearner,
  queueChange,
  requireLearner,
  signedIn,
  type WithToken,
  withSessionToken,
} from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { sendJson } from "../../http/send-json.ts";
import { isId } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { asJson, readProgress, withCards } from "./read-progress.ts";
import { type ProgressState, readState } from "./read-state.ts";
import { checkBatch, recordEvents, validEvents } from "./record-events.ts";
import { schedulerRoutes } from "./scheduler/routes.ts";
import { batchInput, progressQuery, type ValidEvent } from "./schema.ts";

export function progressRoutes(dependencies: Dependencies) {
  const { db, metrics, now } = dependencies;
  return new Hono()
    .get("/", signedIn(dependencies), validate("query", progressQuery), async (c) => {
      const { user } = c.var;
      const { learner, timeZone, cards } = c.req.valid("query");
      if (learner !== undefined) requireLearner(learner, user);
      const progress = await readProgress({ db, user, now: now() }, timeZone);
      return cards === "columns" ? sendJson(c, asJson(progress)) : c.json(withCards(progress));
    })
    .post("/events", withSessionToken(dependencies), validate("json", batchInput), async (c) => {
      const { learner, sentAt, events } = c.req.valid("json");
      const recordedAt = now();
      const batch = checkBatch(events, recordedAt, sentAt);
      const state = await signInAndReadState(c, dependencies, learner, validEvents(batch));
      // `c.var` copies all variables.
      const [user, token] = [c.get("user"), c.get("token")];
      if (learner !== undefined) requireLearner(learner, user);
      const recorder = { ...dependencies, user, token, now: recordedAt };
      const recorded = await queueChange(user.id, () => recordEvents(recorder, batch, state));
      for (const { status, verdict = "none" } of recorded.results) {
        metrics.events.inc({ status, verdict });
      }
      return c.json(recorded);
    })
    .route("/scheduler", schedulerRoutes(dependencies));
}

/**
 * Reads session and progress in one statement if the request names its learner, as browsers do.
 *
 * @throws AppError as `signedIn` does
 */
async function signInAndReadState(
  c: Context<WithToken>,
  dependencies: Dependencies,
  learner: string | undefined,
  events: readonly ValidEvent[],
): Promise<ProgressState> {
  const { db, now } = dependencies;
  const token = c.get("token");
  const readFor = (userId: string) => readState(db, { userId, token, now: now() }, events);
  const named = learner ?? namedLearner(c);
  if (named === undefined || !isId(named)) {
    const session = await readSession(c, dependencies);
    const { user } = await acceptSession(c, dependencies, session);
    return (await readFor(user.id)).state;
  }
  const { session, state } = await readFor(named);
  const accepted = await sessionFrom(c, dependencies, token, session);
  requireLearner(named, (await acceptSession(c, dependencies, accepted)).user);
  return state;
}
