import { Hono } from "hono";
import { signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { validate } from "../../input/validate.ts";
import { listReports } from "./list-reports.ts";
import { findUnreadAnswer, keepAnswersRead } from "./queries.ts";
import { answersRead, reportInput } from "./schema.ts";
import { sendReport } from "./send-report.ts";

/** What a learner reports about exercises. */
export function reportRoutes(dependencies: Dependencies) {
  const { db, content, rateLimits, now } = dependencies;
  const learner = signedIn(dependencies);
  const unreadAnswer = async (userId: string) => {
    const answeredAt = await findUnreadAnswer(db, userId);
    return { answeredAt: answeredAt?.toISOString() ?? null };
  };
  return new Hono()
    .get("/", learner, async (c) => {
      const { user } = c.var;
      return c.json({ reports: await listReports({ db, content, user }) });
    })
    .get("/unread-answer", learner, async (c) => c.json(await unreadAnswer(c.var.user.id)))
    .post("/read", learner, validate("json", answersRead), async (c) => {
      const { user } = c.var;
      const { until } = c.req.valid("json");
      await keepAnswersRead(db, user.id, { until: new Date(until), now: now() });
      return c.json(await unreadAnswer(user.id));
    })
    .post("/", learner, validate("json", reportInput), async (c) => {
      const { user } = c.var;
      const sender = { db, content, rateLimits, user, now: now() };
      return c.json(await sendReport(sender, c.req.valid("json")), 201);
    });
}
