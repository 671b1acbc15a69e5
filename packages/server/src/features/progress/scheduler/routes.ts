import { retentionPercent, WEIGHT_COUNT } from "@verbena/core/scheduling/scheduler";
import { Hono } from "hono";
import { z } from "zod";
import { requestContext, signedIn } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createFairQueue } from "../../../http/fair-queue.ts";
import { issue, requiredOr, timeZone } from "../../../input/fields.ts";
import { validate } from "../../../input/validate.ts";
import { changeScheduler } from "./change-scheduler.ts";
import { fitScheduler } from "./fit-scheduler.ts";
import { previewScheduler } from "./preview-scheduler.ts";

const retention = z
  .number(requiredOr("invalidValue"))
  .min(retentionPercent.min / 100, issue("invalidValue"))
  .max(retentionPercent.max / 100, issue("invalidValue"));

/** Any weights only change the learner's own cards; the library clamps them. */
const weights = z.array(z.number()).length(WEIGHT_COUNT, issue("invalidValue"));

/** The scheduler of `SchedulerChoice`: null for SM-2. */
const scheduler = z
  .object(
    { kind: z.literal("fsrs"), retention, weights: weights.readonly().optional() },
    requiredOr("invalidValue"),
  )
  .nullable();

const schedulerChange = z.object({ scheduler });

const schedulerPreview = z.object({ scheduler, timeZone });

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
