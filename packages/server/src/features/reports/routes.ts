import { Hono } from "hono";
import type { Dependencies } from "../../http/dependencies.ts";
import { signedIn } from "../../http/signed-in.ts";
import { validate } from "../../http/validate.ts";
import { listReports } from "./list-reports.ts";
import { findLastAnswer } from "./queries.ts";
import { reportInput } from "./schema.ts";
import { sendReport } from "./send-report.ts";

/** What a learner reports about exercises. */
export function reportRoutes(dependencies: Dependencies) {
  const { db, content, rateLimits, now } = dependencies;
  const learner = signedIn(dependencies);
  return new Hono()
    .get("/", learner, async (c) => {
      const { user } = c.var;
      return c.json({ reports: await listReports({ db, content, user }) });
    })
    .get("/last-answer", learner, async (c) => {
      const answeredAt = await findLastAnswer(db, c.var.user.id);
      return c.json({ answeredAt: answeredAt?.toISOString() ?? null });
    })
    .post("/", learner, validate("json", reportInput), async (c) => {
      const { user } = c.var;
      const sender = { db, content, rateLimits, user, now: now() };
      return c.json(await sendReport(sender, c.req.valid("json")), 201);
    });
}
