import { STATUS_CODES } from "node:http";
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Dependencies } from "../dependencies.ts";
import { AppError, describeError } from "../errors/app-error.ts";
import { statusOfError } from "../errors/error-codes.ts";
import { clientAddress } from "../http/client-address.ts";
import { toAppError } from "../http/error-handler.ts";
import { logRefusal } from "../http/request-log.ts";
import { validate } from "../input/validate.ts";
import { PUBLIC_CACHE_CONTROL } from "../public-pages/addresses.ts";
import { createPageLimits } from "../public-pages/page-limits.ts";
import { verbsThatStart } from "../public-pages/verb-suggestions.ts";
import { diagnoseForm } from "./diagnose.ts";
import { findVerb, VerbProblem } from "./find-verb.ts";
import { openApiDocument } from "./openapi.ts";
import { diagnosisQuery, suggestionQuery, verbParameters } from "./schema.ts";

/** What an answer costs, in pages: a page takes much more time. */
const COST = { suggestions: 0.05, verb: 0.1, diagnosis: 0.05 };

/**
 * Verbs, their forms, and what is wrong with a form, for the search of public pages and for programs of other sites. The
 * answers depend only on the release: any proxy may keep them. They need no database.
 */
export function verbsApiRoutes(dependencies: Dependencies): Hono {
  const { publicPages } = dependencies;
  const api = new Hono();
  api.use(cors({ origin: "*", allowMethods: ["GET", "HEAD"] }));
  if (publicPages !== "off") addRoutes(api, dependencies);
  api.all("*", () => {
    throw new AppError("not_found");
  });
  api.onError(problem(dependencies));
  return api;
}

function addRoutes(api: Hono, { trustedProxies, now }: Dependencies): void {
  const limit = createPageLimits(now);
  const counted =
    (cost: number): MiddlewareHandler =>
    async (c, next) => {
      limit(clientAddress(c, trustedProxies), cost);
      await next();
      if (c.res.ok) c.header("cache-control", PUBLIC_CACHE_CONTROL);
    };
  const retainedHeaders = [...RETAINED_304_HEADERS, "access-control-allow-origin"];
  api.use(etag({ retainedHeaders }));
  api.get("/openapi.json", counted(COST.suggestions), (c) => c.json(openApiDocument()));
  api.get("/verbs", counted(COST.suggestions), validate("query", suggestionQuery), (c) =>
    c.json({ verbs: verbsThatStart(c.req.valid("query").starts) }),
  );
  api.get("/verbs/:verb", counted(COST.verb), validate("param", verbParameters), (c) =>
    c.json(findVerb(c.req.valid("param").verb)),
  );
  api.get("/diagnose", counted(COST.diagnosis), validate("query", diagnosisQuery), (c) =>
    c.json(diagnoseForm(c.req.valid("query"))),
  );
}

/** Errors as problem documents (RFC 9457). */
function problem(dependencies: Dependencies): ErrorHandler {
  return (thrown, c) => {
    if (thrown instanceof VerbProblem) {
      const { message: detail, suggestions } = thrown;
      return sendProblem(c, 404, { detail, suggestions });
    }
    const error = toAppError(thrown);
    logRefusal(c, dependencies, error);
    if (error.cause !== undefined) {
      const entry = { requestId: c.get("requestId"), error: describeError(thrown) };
      dependencies.log.error(entry, error.code);
    }
    if (error.retryAfterS !== undefined) c.header("retry-after", String(error.retryAfterS));
    const status = statusOfError[error.code];
    const [issue] = error.issues;
    const detail = issue && `The parameter ${issue.path} is missing or wrong: see openapi.json.`;
    return sendProblem(c, status, { detail });
  };
}

/** @param fields undefined ones are left out */
function sendProblem(c: Context, status: ContentfulStatusCode, fields: Record<string, unknown>) {
  const document = { type: "about:blank", title: STATUS_CODES[status], status, ...fields };
  const headers = { "content-type": "application/problem+json", "cache-control": "no-store" };
  return c.body(JSON.stringify(document), status, headers);
}
