import { Hono } from "hono";
import { requestContext } from "../../../accounts/session/request-context.ts";
import { signedIn } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createFairQueue } from "../../../http/fair-queue.ts";
import { validate } from "../../../input/validate.ts";
import { changeScheduler } from "./change-scheduler.ts";
import { fitScheduler } from "./fit-scheduler.ts";
import { previewScheduler } from "./preview-scheduler.ts";
import { schedulerChange, schedulerPreview } from "./schema.ts";

/** Each holds a whole log in memory. */
const LOGS_AT_ONCE = { running: 1, waiting: 50 };

/** A fit needs a processor for seconds. */
const FITS_AT_ONCE = { running: 1, waiting: 10 };

/** `GET /api/progress` names the learner's scheduler. */
export function schedulerRoutes(dependencies: Dependencies) {
  const { rateLimits } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  const withLog = createFairQueue(LOGS_AT_ONCE);
  const withFit = createFairQueue(FITS_AT_ONCE);
  return new Hono()
    .put("/", learner, validate("json", schedulerChange), async (c) => {
      const { user } = c.var;
      const { scheduler } = c.req.valid("json");
      await rateLimits.consume("scheduler", user.id);
      await withLog(() => changeScheduler(context(c), scheduler));
      return c.body(null, 204);
    })
    .post("/preview", learner, validate("json", schedulerPreview), async (c) => {
      const { user } = c.var;
      const choice = c.req.valid("json");
      await rateLimits.consume("scheduler", user.id);
      return c.json(await withLog(() => previewScheduler(context(c), choice)));
    })
    .post("/fit", learner, async (c) => {
      const { user } = c.var;
      await rateLimits.consume("fit", user.id);
      return c.json(await withFit(() => fitScheduler(context(c))));
    });
}
