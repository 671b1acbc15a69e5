import { languages } from "@verbena/core/languages";
import { Hono } from "hono";
import { html } from "hono/html";
import { publicOrigin } from "./public-origin.ts";

/** Paths for people who are signed in, and for programs. */
const privatePaths = ["/api/", "/app", "/admin"];

/** The public pages. */
const publicPaths = ["/", ...languages.map((language) => `/?lng=${language}`)];

/** Tells search engines what they may read, and which pages there are. */
export function robotsRoutes(baseUrl: URL | undefined) {
  return new Hono()
    .get("/robots.txt", (c) => {
      const lines = [
        "User-agent: *",
        ...privatePaths.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${publicOrigin(c, baseUrl)}/sitemap.xml`,
      ];
      return c.text(`${lines.join("\n")}\n`);
    })
    .get("/sitemap.xml", (c) => {
      const origin = publicOrigin(c, baseUrl);
      const pages = publicPaths.map((path) => String(html`<url><loc>${origin}${path}</loc></url>`));
      const sitemap = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages,
        "</urlset>",
      ];
      return c.body(`${sitemap.join("\n")}\n`, 200, { "content-type": "application/xml" });
    });
}
