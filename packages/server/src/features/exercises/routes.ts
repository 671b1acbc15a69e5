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
import { cacheResponse } from "./cache-response.ts";

export type Verb = { verb: string; isIrregular: boolean };

/** Browsers cache the response and revalidate it; proxies do not cache it. */
const revalidate = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "private, no-cache");
});

/** A 304 may renew the session cookie. */
const withEtag = etag({ retainedHeaders: [...RETAINED_304_HEADERS, "set-cookie"] });

export function exerciseRoutes(dependencies: Dependencies) {
  const { content } = dependencies;
  return new Hono()
    .use(revalidate, withEtag)
    .get(
      "/conjugation",
      signedIn(dependencies),
      validate("query", conjugationQuery),
      cacheResponse(content, "family"),
      (c) => {
        const catalogue = c.get("catalogue");
        const { family } = c.req.valid("query");
        const exercises = catalogue.conjugation.filter((exercise) => exercise.family === family);
        return c.json({ exercises });
      },
    )
    .get(
      "/fill-in",
      signedIn(dependencies),
      validate("query", fillInQuery),
      cacheResponse(content, "family"),
      (c) => {
        const catalogue = c.get("catalogue");
        const { family } = c.req.valid("query");
        const exercises = catalogue.fillIn.filter((exercise) => exercise.family === family);
        return c.json({ exercises });
      },
    );
}

export function verbRoutes(dependencies: Dependencies) {
  const { content } = dependencies;
  return new Hono()
    .use(revalidate, withEtag)
    .get(
      "/",
      signedIn(dependencies),
      validate("query", conjugationQuery),
      cacheResponse(content, "family"),
      (c) => c.json({ verbs: listVerbs(c.get("catalogue"), c.req.valid("query").family) }),
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
