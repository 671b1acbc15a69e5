import { type ConjugationKey, conjugationKeys, fillInKeys } from "@verbena/core/vocabulary";
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
      validate("query", tenseQuery),
      cacheResponse(content, "tense"),
      (c) => {
        const catalogue = c.get("catalogue");
        const { tense } = c.req.valid("query");
        const exercises = catalogue.conjugation.filter(({ family }) => family === tense);
        return c.json({ exercises });
      },
    )
    .get(
      "/fill-in",
      signedIn(dependencies),
      validate("query", typeQuery),
      cacheResponse(content, "type"),
      (c) => {
        const catalogue = c.get("catalogue");
        const { type } = c.req.valid("query");
        const exercises = catalogue.fillIn.filter(({ exerciseType }) => exerciseType === type);
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
      validate("query", tenseQuery),
      cacheResponse(content, "tense"),
      (c) => c.json({ verbs: listVerbs(c.get("catalogue"), c.req.valid("query").tense) }),
    );
}

const tenseQuery = z.object({ tense: z.enum(conjugationKeys, issue("unknownTense")) });
const typeQuery = z.object({ type: z.enum(fillInKeys, issue("unknownExercise")) });

/** The verbs of a family in Spanish order, as the items of its cards. */
function listVerbs({ conjugation }: Catalogue, wanted: ConjugationKey): Verb[] {
  const ofFamily = conjugation.filter(({ family }) => family === wanted);
  const verbs = new Map(
    ofFamily.map(({ item, isIrregular }) => [item, { verb: item, isIrregular }] as const),
  );
  return [...verbs.values()].sort((a, b) => inSpanishOrder(a.verb, b.verb));
}
