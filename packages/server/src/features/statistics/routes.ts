import { Hono } from "hono";
import { signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { validate } from "../../input/validate.ts";
import { listAnswers } from "./list-answers.ts";
import { listCauses } from "./list-causes.ts";
import { listDays } from "./list-days.ts";
import { listMistakes } from "./list-mistakes.ts";
import { readBreakdown } from "./read-breakdown.ts";
import { readForecast } from "./read-forecast.ts";
import { readOverview } from "./read-overview.ts";
import {
  answersQuery,
  breakdownQuery,
  causesQuery,
  daysQuery,
  forecastQuery,
  mistakesQuery,
  overviewQuery,
} from "./schema.ts";

export function statisticsRoutes(dependencies: Dependencies) {
  const { db, content, now } = dependencies;
  const learner = signedIn(dependencies);
  return new Hono()
    .get("/overview", learner, validate("query", overviewQuery), async (c) => {
      const { user } = c.var;
      const { timeZone } = c.req.valid("query");
      return c.json({ exercises: await readOverview({ db, user, now: now() }, timeZone) });
    })
    .get("/days", learner, validate("query", daysQuery), async (c) => {
      const { user } = c.var;
      return c.json({ days: await listDays({ db, user }, c.req.valid("query")) });
    })
    .get("/breakdown", learner, validate("query", breakdownQuery), async (c) => {
      const { user } = c.var;
      return c.json(await readBreakdown({ db, user }, c.req.valid("query").family));
    })
    .get("/causes", learner, validate("query", causesQuery), async (c) => {
      const { user } = c.var;
      const causes = await listCauses({ db, user, now: now() }, c.req.valid("query"));
      return c.json({ causes });
    })
    .get("/mistakes", learner, validate("query", mistakesQuery), async (c) => {
      const { user } = c.var;
      const cards = await listMistakes({ db, user, now: now() }, c.req.valid("query"));
      return c.json({ cards });
    })
    .get("/forecast", learner, validate("query", forecastQuery), async (c) => {
      const { user } = c.var;
      return c.json(await readForecast({ db, user, now: now() }, c.req.valid("query")));
    })
    .get("/answers", learner, validate("query", answersQuery), async (c) => {
      const { user } = c.var;
      return c.json(await listAnswers({ db, content, user }, c.req.valid("query")));
    });
}
