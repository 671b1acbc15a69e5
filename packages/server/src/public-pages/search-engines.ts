import { allFamilies } from "@verbena/core/families";
import { type Language, languages } from "@verbena/core/languages";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Dependencies } from "../dependencies.ts";
import { PUBLIC_CACHE_CONTROL, pathOf } from "./addresses.ts";
import { perCatalogue, publicVerbs } from "./public-verbs.ts";

/** Paths for people who are signed in, and for programs. */
const privatePaths = ["/api/", "/app", "/admin"];

type Site = Pick<Dependencies, "publicPages" | "baseUrl" | "contentSnapshot">;

/** Tells search engines what they may read, and if the operator wants it, which pages there are. */
export function searchEngineRoutes({ publicPages, baseUrl, contentSnapshot }: Site): Hono {
  const origin = publicPages === "listed" ? baseUrl?.origin : undefined;
  const sitemapOf = perCatalogue((catalogue) =>
    writeSitemap(origin ?? "", publicVerbs(catalogue).described),
  );
  return new Hono()
    .get("/robots.txt", (c) => {
      const lines = [
        "User-agent: *",
        ...privatePaths.map((path) => `Disallow: ${path}`),
        ...(origin === undefined ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
      ];
      return c.text(`${lines.join("\n")}\n`);
    })
    .get("/sitemap.xml", async (c, next) => {
      if (origin === undefined) return next();
      c.header("cache-control", PUBLIC_CACHE_CONTROL);
      const sitemap = sitemapOf(await contentSnapshot.current());
      return c.body(sitemap, 200, { "content-type": "application/xml" });
    });
}

function writeSitemap(origin: string, verbs: readonly string[]): string {
  const paths = ["/", ...languages.flatMap((language) => listedPaths(language, verbs))];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => String(html`<url><loc>${origin}${path}</loc></url>`)),
    "</urlset>",
  ];
  return `${lines.join("\n")}\n`;
}

function listedPaths(language: Language, verbs: readonly string[]): string[] {
  return [
    `/?lng=${language}`,
    pathOf(language, "guides"),
    ...allFamilies.map((family) => pathOf(language, "guides", family)),
    pathOf(language, "verbs"),
    ...verbs.map((verb) => pathOf(language, "verbs", verb)),
  ];
}
