import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { createApplicationPage } from "./application-page.ts";
import { defaultCacheControl } from "./http/headers.ts";
import { landingPage } from "./public-pages/landing-page.ts";
import type { WebSite } from "./public-pages/public-origin.ts";

/** Paths of screens. A path that is neither here nor a file gets the web application with status 404. */
const screens = [
  "/auth",
  "/auth/*",
  "/app",
  "/app/*",
  "/admin",
  "/admin/*",
  "/join",
  "/join/*",
  "/s/:token",
];

/** Headers that the landing page also needs with status 304. */
const landingHeaders = ["set-cookie", "content-security-policy"];

const YEAR_S = 31_536_000;

/** Serves the built web application: landing page, screens and files. */
export function webFiles(site: WebSite, page = createApplicationPage(site.webRoot)): Hono {
  const { webRoot: root } = site;
  const index: MiddlewareHandler = async (c, next) => (await page.send(c, 200)) ?? next();
  const notFound: MiddlewareHandler = (c) => page.send(c, 404).then((sent) => sent ?? c.notFound());
  const app = new Hono();
  app.use("/assets/*", async (c, next) => {
    await next();
    // File names contain a hash of the content.
    const isFile = c.res.ok || c.res.status === 304;
    if (isFile) c.res.headers.set("cache-control", `public, max-age=${YEAR_S}, immutable`);
  });
  app.use(etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...landingHeaders] }));
  app.use(defaultCacheControl("no-cache"));
  app.get("/", landingPage(site));
  // The landing page in each language has one address, `/`.
  app.get("/landing/*", (c) => c.redirect("/", 301));
  app.on("GET", screens, noIndex, index);
  // The service worker keeps this response, with its Content-Security-Policy.
  app.get("/index.html", noIndex, index);
  // The pages at these documents' paths have them, with a Content-Security-Policy.
  app.get("/first-paint/*", notFound);
  // Hides files in the root folder whose names begin with a dot. A pattern for them would make Hono use its
  // slow router for all paths.
  app.use((c, next) => (c.req.path.startsWith("/.") ? notFound(c, next) : next()));
  app.get("*", serveStatic({ root, precompressed: true }));
  app.get("*", notFound);
  return app;
}

/** Keeps search engines from listing a screen. */
const noIndex = createMiddleware(async (c, next) => {
  c.header("x-robots-tag", "noindex");
  await next();
});
