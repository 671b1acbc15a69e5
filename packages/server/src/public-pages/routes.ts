import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { fallbackLanguage, languages } from "@verbena/core/languages";
import { type Context, type ErrorHandler, type Handler, Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import { describeError } from "../errors/app-error.ts";
import { statusOfError } from "../errors/error-codes.ts";
import { clientAddress } from "../http/client-address.ts";
import { toAppError } from "../http/error-handler.ts";
import { logRefusal } from "../http/request-log.ts";
import { acceptedEncoding } from "../http/send-json.ts";
import { isSamePath, PUBLIC_CACHE_CONTROL, readAddress } from "./addresses.ts";
import { failurePage } from "./failure-page.ts";
import { findPage, type Page, type Redirect } from "./find-page.ts";
import { createPageStore, pageEncodings, type StoredPage } from "./page-store.ts";
import type { PublicPage } from "./public-page.ts";
import { publicVerbs } from "./public-verbs.ts";
import { templateOf } from "./renderer.ts";
import { searchEngineRoutes } from "./search-engines.ts";

/** What a parameter has in place of bytes that are not UTF-8. */
const MALFORMED = "\uFFFD";

const paths = languages.map((language) => `/${language}/*`);

/**
 * Serves the pages that are open to everybody. No answer depends on a session or a cookie, and none sets a cookie: any
 * proxy may keep them. They need no database.
 */
export function publicPageRoutes(dependencies: Dependencies): Hono {
  const serve = servePages(dependencies);
  const app = new Hono().route("/", searchEngineRoutes(dependencies)).on("GET", paths, serve);
  // A pattern for languages in capitals would make Hono use its slow router for all paths.
  app.get("*", (c, next) => (/^\/[a-z]{2}(\/|$)/i.test(c.req.path) ? serve(c, next) : next()));
  app.onError(failedPage(dependencies));
  return app;
}

function servePages(dependencies: Dependencies): Handler {
  const { publicPages, baseUrl, legalUrl, trustedProxies, now, loadRenderer } = dependencies;
  const answer = createPageStore(now);
  const site = { origin: baseUrl?.origin ?? null, legalUrl: legalUrl?.href ?? null };

  return async (c, next) => {
    const url = new URL(c.req.url);
    const address = readAddress(url.pathname);
    if (address === "malformed") return badRequest(c);
    if (address === "too-long") return c.text("Not Found\n", 404);
    if (address === null) return next();
    const { language, place, path } = address;
    const text = place.kind === "verbs" ? (url.searchParams.get("q") ?? "").trim() : "";
    if (text.includes(MALFORMED)) return badRequest(c);
    if (place.kind !== "landing" && publicPages === "off") return c.redirect("/auth");
    if (place.kind === "exercise") return next();

    const query = text === "" ? "" : `?${new URLSearchParams({ q: text })}`;
    const catalogue = await dependencies.contentSnapshot.current();
    const found = findPage(address, text, publicVerbs(catalogue));
    if ("location" in found) return redirect(c, found);
    // A word that is no verb has no address to lead to.
    const hasAddress = place.kind === "verbs" || "content" in found;
    if (hasAddress && place.kind !== "unknown" && !isSamePath(url.pathname, path)) {
      return redirect(c, { status: 301, location: path + query });
    }

    const { version, contentSecurityPolicies, renderDocument } = await loadRenderer();
    c.header("cache-control", PUBLIC_CACHE_CONTROL);
    c.header("vary", "Accept-Encoding");
    c.header("content-security-policy", contentSecurityPolicies[templateOf(place)]);
    const key = JSON.stringify([version, catalogue.hash, publicPages, site, path + query]);
    const etag = `W/"${createHash("sha256").update(key).digest("base64url")}"`;
    if (isKnown(etag, c.req.header("if-none-match"))) {
      c.header("etag", etag);
      return c.body(null, 304);
    }

    const render = ({ status, content, isListed }: Page) => ({
      status,
      isListed,
      isKept: !("search" in content) || content.search === null,
      document: renderDocument({ ...site, language, ...content } satisfies PublicPage),
    });
    const page = await answer({
      key,
      encoding: acceptedEncoding(c, pageEncodings) ?? "gzip",
      client: clientAddress(c, trustedProxies),
      render: () => {
        const result = "search" in found ? found.search() : found;
        return "location" in result ? result : render(result);
      },
    });
    if ("location" in page) return redirect(c, page);
    c.header("content-language", language);
    if (page.status === 200) c.header("etag", etag);
    if (publicPages !== "listed") c.header("x-robots-tag", "noindex");
    else if (!page.isListed) c.header("x-robots-tag", "noindex, follow");
    return sendPage(c, page);
  };
}

const badRequest = (c: Context) => c.text("Bad Request\n", 400);

function redirect(c: Context, { status, location }: Redirect): Response {
  c.header("cache-control", PUBLIC_CACHE_CONTROL);
  return c.redirect(location, status);
}

/** Whether the browser has the answer with this tag. */
const isKnown = (etag: string, tags = "") =>
  tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

async function sendPage(c: Context, { status, bytes, encoding }: StoredPage): Promise<Response> {
  const isAccepted = acceptedEncoding(c, [encoding]) !== null;
  const body = isAccepted ? bytes : await promisify(gunzip)(bytes);
  if (isAccepted) c.header("content-encoding", encoding);
  c.header("content-type", "text/html; charset=UTF-8");
  c.header("content-length", String(body.length));
  return c.body(body, status);
}

/** Logs which page failed and why, and answers with a page that is not cached. */
function failedPage(dependencies: Dependencies): ErrorHandler {
  return (thrown, c) => {
    const error = toAppError(thrown);
    logRefusal(c, dependencies, error);
    const address = readAddress(new URL(c.req.url).pathname);
    const isAddress = typeof address === "object" && address !== null;
    if (error.cause !== undefined) {
      const page = isAddress ? decodeURIComponent(address.path) : "";
      const entry = { requestId: c.get("requestId"), page, error: describeError(thrown) };
      dependencies.log.error(entry, "a public page failed");
    }
    if (error.retryAfterS !== undefined) c.header("retry-after", String(error.retryAfterS));
    c.header("cache-control", "no-store");
    const language = isAddress ? address.language : fallbackLanguage;
    return c.html(failurePage(language), statusOfError[error.code]);
  };
}
