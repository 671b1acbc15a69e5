import { STATUS_CODES } from "node:http";
import { type ErrorHandler, Hono } from "hono";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { z } from "zod";
import type { Dependencies } from "../dependencies.ts";
import { AppError, describeError } from "../errors/app-error.ts";
import { statusOfError } from "../errors/error-codes.ts";
import { clientAddress } from "../http/client-address.ts";
import { toAppError } from "../http/error-handler.ts";
import { logRefusal } from "../http/request-log.ts";
import { validate } from "../input/validate.ts";
import { PUBLIC_CACHE_CONTROL } from "./addresses.ts";
import { createPageLimits } from "./page-limits.ts";
import { verbsThatStart } from "./verb-suggestions.ts";

/** In pages: a suggestion takes a twentieth of the time of a page. */
const SUGGESTION_COST = 0.05;

const query = z.object({ starts: z.string().trim().min(1).max(30) });

/**
 * Verbs for the search of public pages and for programs of other sites. The answers depend only on the release: any
 * proxy may keep them.
 */
export function publicVerbRoutes(dependencies: Dependencies): Hono {
  const { publicPages, trustedProxies, now } = dependencies;
  const count = createPageLimits(now);
  const api = new Hono();
  api.use(cors({ origin: "*", allowMethods: ["GET", "HEAD"] }));
  if (publicPages !== "off") {
    const retainedHeaders = [...RETAINED_304_HEADERS, "access-control-allow-origin"];
    api.get("/verbs", etag({ retainedHeaders }), validate("query", query), (c) => {
      count(clientAddress(c, trustedProxies), SUGGESTION_COST);
      c.header("cache-control", PUBLIC_CACHE_CONTROL);
      return c.json({ verbs: verbsThatStart(c.req.valid("query").starts) });
    });
  }
  api.all("*", () => {
    throw new AppError("not_found");
  });
  api.onError(problem(dependencies));
  return api;
}

/** Errors as problem documents (RFC 9457). */
function problem(dependencies: Dependencies): ErrorHandler {
  return (thrown, c) => {
    const error = toAppError(thrown);
    logRefusal(c, dependencies, error);
    if (error.cause !== undefined) {
      const entry = { requestId: c.get("requestId"), error: describeError(thrown) };
      dependencies.log.error(entry, error.code);
    }
    if (error.retryAfterS !== undefined) c.header("retry-after", String(error.retryAfterS));
    const status = statusOfError[error.code];
    const title = STATUS_CODES[status];
    const [issue] = error.issues;
    const detail = issue && `The parameter ${issue.path} must have 1 to 30 letters.`;
    const document = JSON.stringify({ type: "about:blank", title, status, detail });
    c.header("cache-control", "no-store");
    return c.body(document, status, { "content-type": "application/problem+json" });
  };
}
