import { Hono } from "hono";
import { requestContext, signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { validate } from "../../input/validate.ts";
import { listAnswers, listMistakes } from "./list-answers.ts";
import { listKnownWeeks } from "./list-known-weeks.ts";
import { listSkillErrors } from "./list-skill-errors.ts";
import { readBreakdown } from "./read-breakdown.ts";
import { listCauses, listDays } from "./read-daily-stats.ts";
import { readFamilyOverviews } from "./read-family-overviews.ts";
import { readForecast } from "./read-forecast.ts";
import {
  answersQuery,
  breakdownQuery,
  causesQuery,
  daysQuery,
  forecastQuery,
  mistakesQuery,
  overviewQuery,
  skillErrorsQuery,
} from "./schema.ts";

export function statisticsRoutes(dependencies: Dependencies) {
  const { content } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/overview", learner, validate("query", overviewQuery), async (c) => {
      const { timeZone } = c.req.valid("query");
      return c.json({ exercises: await readFamilyOverviews(context(c), timeZone) });
    })
    .get("/days", learner, validate("query", daysQuery), async (c) => {
      return c.json({ days: await listDays(context(c), c.req.valid("query")) });
    })
    .get("/known-weeks", learner, validate("query", overviewQuery), async (c) => {
      const { timeZone } = c.req.valid("query");
      const weeks = await listKnownWeeks(context(c), await content.current(), timeZone);
      return c.json({ weeks });
    })
    .get("/breakdown", learner, validate("query", breakdownQuery), async (c) => {
      return c.json(await readBreakdown(context(c), c.req.valid("query").family));
    })
    .get("/causes", learner, validate("query", causesQuery), async (c) => {
      const causes = await listCauses(context(c), c.req.valid("query"));
      return c.json({ causes });
    })
    .get("/mistakes", learner, validate("query", mistakesQuery), async (c) => {
      const cards = await listMistakes(context(c), c.req.valid("query"));
      return c.json({ cards });
    })
    .get("/skill-errors", learner, validate("query", skillErrorsQuery), async (c) => {
      const errors = await listSkillErrors({ ...context(c), content }, c.req.valid("query"));
      return c.json({ errors });
    })
    .get("/forecast", learner, validate("query", forecastQuery), async (c) => {
      return c.json(await readForecast(context(c), c.req.valid("query")));
    })
    .get("/answers", learner, validate("query", answersQuery), async (c) => {
      return c.json(await listAnswers({ ...context(c), content }, c.req.valid("query")));
    });
}
