import {
  type ConjugationFamily,
  conjugationFamilies,
  fillInFamilies,
} from "@verbena/core/families";
import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { signedIn } from "../../accounts/session/signed-in.ts";
import { type Catalogue, inSpanishOrder } from "../../content/catalogue.ts";
import type { Dependencies } from "../../dependencies.ts";
import { issue } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { withCatalogue } from "./with-catalogue.ts";

export type Verb = { verb: string; isIrregular: boolean };

/** Browsers and proxies may keep the response, but must revalidate it: corrections take effect at once. */
const revalidate = (scope: "public" | "private") =>
  createMiddleware(async (c, next) => {
    await next();
    c.header("cache-control", `${scope}, no-cache`);
  });

/** The sentences are the same for everybody, and need no account: no session is read. */
export function exerciseRoutes(dependencies: Dependencies) {
  const catalogue = () => withCatalogue(dependencies.content, { cachedBy: "family" });
  return new Hono()
    .use(revalidate("public"), etag())
    .get("/conjugation", validate("query", conjugationQuery), catalogue(), (c) => {
      const { family } = c.req.valid("query");
      const { conjugation } = c.get("catalogue");
      return c.json({ exercises: conjugation.filter((exercise) => exercise.family === family) });
    })
    .get("/fill-in", validate("query", fillInQuery), catalogue(), (c) => {
      const { family } = c.req.valid("query");
      const { fillIn } = c.get("catalogue");
      return c.json({ exercises: fillIn.filter((exercise) => exercise.family === family) });
    });
}

/** A 304 may renew the session cookie. */
const withSessionEtag = etag({ retainedHeaders: [...RETAINED_304_HEADERS, "set-cookie"] });

export function verbRoutes(dependencies: Dependencies) {
  const learner = signedIn(dependencies);
  const catalogue = withCatalogue(dependencies.content, { cachedBy: "family" });
  return new Hono()
    .use(revalidate("private"), withSessionEtag)
    .get("/", learner, validate("query", conjugationQuery), catalogue, (c) =>
      c.json({ verbs: listVerbs(c.get("catalogue"), c.req.valid("query").family) }),
    );
}

const conjugationQuery = z.object({ family: z.enum(conjugationFamilies, issue("unknownFamily")) });
const fillInQuery = z.object({ family: z.enum(fillInFamilies, issue("unknownFamily")) });

/** The verbs of a family in Spanish order, as the items of its cards. */
function listVerbs({ conjugation }: Catalogue, wanted: ConjugationFamily): Verb[] {
  const ofFamily = conjugation.filter(({ family }) => family === wanted);
  const verbs = new Map(
    ofFamily.map(({ item, isIrregular }) => [item, { verb: item, isIrregular }] as const),
  );
  return [...verbs.values()].sort((a, b) => inSpanishOrder(a.verb, b.verb));
}
