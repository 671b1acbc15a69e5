import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { defaultCacheControl } from "./http/default-cache-control.ts";
import { landingPage } from "./landing-page.ts";

/** Paths at which the web application has screens; everywhere else it shows that nothing is there. */
const screens = ["/auth", "/auth/*", "/app", "/app/*", "/admin", "/admin/*"];

const YEAR_S = 31_536_000;

/** The built web application: its landing page, its screens, and its files. */
export function webFiles(root: string, baseUrl: URL | undefined): Hono {
  const index = serveStatic({ root, path: "index.html" });
  const nothingThere: MiddlewareHandler = async (c, next) => {
    const page = await index(c, next);
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : undefined;
  };
  const app = new Hono();
  app.use("/assets/*", async (c, next) => {
    await next();
    // The name of such a file changes with what is in it.
    if (c.res.ok) c.header("cache-control", `public, max-age=${YEAR_S}, immutable`);
  });
  // The landing page remembers the language that was asked, also when nothing of it has changed.
  app.use(etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, "set-cookie"] }));
  app.use(defaultCacheControl("no-cache"));
  app.get("/", landingPage(root, baseUrl));
  app.get("/landing/*", (c) => c.redirect("/", 301));
  app.on("GET", screens, index);
  // What the build notes for itself.
  app.use("/:hidden{\\..+}", nothingThere);
  app.get("*", serveStatic({ root, precompressed: true }));
  app.get("*", nothingThere);
  return app;
}
