import { Hono } from "hono";
import type { Dependencies } from "../../http/dependencies.ts";
import { signedIn } from "../../http/signed-in.ts";
import { validate } from "../../http/validate.ts";
import { listCauses } from "./list-causes.ts";
import { causesQuery } from "./schema.ts";

/** What a learner's figures say, from the roll-ups of their days. */
export function statisticsRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  return new Hono().get(
    "/causes",
    signedIn(dependencies),
    validate("query", causesQuery),
    async (c) => {
      const { user } = c.var;
      const causes = await listCauses({ db, user, now: now() }, c.req.valid("query"));
      return c.json({ causes });
    },
  );
}
