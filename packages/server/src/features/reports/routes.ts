import { Hono } from "hono";
import { administrator, requestContext, signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { validate } from "../../input/validate.ts";
import { answerReports } from "./answer-reports.ts";
import { classReportsClosing, closeClassReports, listClassReports } from "./class-reports.ts";
import { listAnsweredReports } from "./list-answered-reports.ts";
import { listOpenReports } from "./list-open-reports.ts";
import { countOpenWork, findReports, findUnreadAnswer, markAnswersRead } from "./queries.ts";
import { reportJson } from "./report-json.ts";
import {
  answeredReportsQuery,
  answersRead,
  openReportsQuery,
  reportInput,
  reportsAnswer,
  reportsClosing,
} from "./schema.ts";
import { sendReport } from "./send-report.ts";

/** Reports of exercises, for learners. */
export function reportRoutes(dependencies: Dependencies) {
  const { db, content, rateLimits, now } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/", learner, async (c) => {
      const catalogue = await content.current();
      const reports = await findReports(db, c.var.user.id);
      return c.json({ reports: reports.map((report) => reportJson(report, catalogue)) });
    })
    .get("/unread-answer", learner, async (c) =>
      c.json({ answeredAt: await findUnreadAnswer(db, c.var.user.id) }),
    )
    .post("/read", learner, validate("json", answersRead), async (c) => {
      const { user } = c.var;
      await markAnswersRead(db, user.id, { until: c.req.valid("json").until, now: now() });
      return c.json({ answeredAt: await findUnreadAnswer(db, user.id) });
    })
    .post("/", learner, validate("json", reportInput), async (c) => {
      const sender = { ...context(c), content, rateLimits };
      return c.json(await sendReport(sender, c.req.valid("json")), 201);
    });
}

/** Reports of exercises and of teachers' texts, for administrators. */
export function adminReportRoutes(dependencies: Dependencies) {
  const { db } = dependencies;
  const admin = administrator(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/content-care", admin, async (c) => c.json(await countOpenWork(db)))
    .get("/reports", admin, validate("query", openReportsQuery), async (c) =>
      c.json(await listOpenReports(db, c.req.valid("query").after)),
    )
    .get("/reports/answered", admin, validate("query", answeredReportsQuery), async (c) =>
      c.json(await listAnsweredReports(db, c.req.valid("query").after)),
    )
    .post("/reports/answer", admin, validate("json", reportsAnswer), async (c) => {
      const { reports, answer } = c.req.valid("json");
      return c.json({ results: await answerReports(context(c), reports, answer) });
    })
    .post("/reports/close", admin, validate("json", reportsClosing), async (c) => {
      const { reports } = c.req.valid("json");
      return c.json({ results: await answerReports(context(c), reports, null) });
    })
    .get("/class-reports", admin, async (c) => c.json({ reports: await listClassReports(db) }))
    .post("/class-reports/close", admin, validate("json", classReportsClosing), async (c) => {
      await closeClassReports(context(c), c.req.valid("json").ids);
      return c.body(null, 204);
    });
}
