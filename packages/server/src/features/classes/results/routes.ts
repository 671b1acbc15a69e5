import { Hono } from "hono";
import type { Dependencies } from "../../../dependencies.ts";
import { validate } from "../../../input/validate.ts";
import { type InClass, mayDo } from "../in-class.ts";
import { personParam } from "../schema.ts";
import { listConfusions } from "./list-confusions.ts";
import { readOverview } from "./read-overview.ts";
import { readOwnWork, readPupil } from "./read-pupil.ts";
import { confusionsQuery } from "./schema.ts";

/** What teachers see of their class, and pupils of themselves. */
export function resultRoutes(dependencies: Dependencies) {
  const { db, content } = dependencies;
  const context = async () => ({
    db,
    now: dependencies.now(),
    catalogue: await content.current(),
  });
  return new Hono<InClass>()
    .get("/overview", mayDo("see pupils"), async (c) => {
      return c.json(await readOverview(await context(), c.var.member));
    })
    .get("/confusions", mayDo("see pupils"), validate("query", confusionsQuery), async (c) => {
      const query = c.req.valid("query");
      return c.json(await listConfusions(await context(), c.var.member, query));
    })
    .get("/own-work", mayDo("see own work"), async (c) => {
      return c.json(await readOwnWork(await context(), c.var.member));
    })
    .get("/pupils/:userId", mayDo("see pupils"), validate("param", personParam), async (c) => {
      const { userId } = c.req.valid("param");
      return c.json(await readPupil(await context(), c.var.member, userId));
    });
}
