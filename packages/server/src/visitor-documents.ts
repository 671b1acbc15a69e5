import {
  allFamilies,
  type CefrLevel,
  cefrLevels,
  type Family,
  families,
  isFamily,
} from "@verbena/core/families";
import { type Language, languages } from "@verbena/core/languages";
import { type Context, Hono } from "hono";
import type { ApplicationPage } from "./application-page.ts";
import { firstItemForVisitor } from "./first-item.ts";
import type { ContentSnapshot } from "./public-pages/content-snapshot.ts";

/**
 * Serves the screens of practice without an account, the exercise screen with its first item. They are the same for
 * everybody: no cookie is read. Proxies may keep them, but ask each time whether they have changed, because they name
 * the scripts of this release.
 */
export function visitorDocuments(content: ContentSnapshot, page: ApplicationPage): Hono {
  const app = new Hono();
  for (const language of languages) {
    // One pattern with parameters: a second one for other screens would make Hono use its slow router.
    app.get(`/${language}/try/:level/:more?`, async (c, next) => {
      const { level, more } = c.req.param();
      if (isOtherScreen(level, more)) {
        c.header("x-robots-tag", "noindex");
        return (await page.send(c, 200)) ?? next();
      }
      const family = more === undefined ? familyOf(c) : undefined;
      if (family === undefined) return next();
      c.header("x-robots-tag", "noindex");
      return (await sendFirstItem(c, { language, family })) ?? next();
    });
  }
  return app;

  async function sendFirstItem(c: Context, screen: { language: Language; family: Family }) {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname + search;
    const { verbs, section } = c.req.query();
    const catalogue = await content.current();
    return page.sendShared(c, {
      key: [catalogue.hash, path],
      isFrequent: search === "",
      // Only the browser knows which sentences a section of a guide explains.
      choose: () =>
        section
          ? null
          : firstItemForVisitor(catalogue, { ...screen, verbs: verbs || undefined, path }),
    });
  }
}

/** Free practice and the board, whose screens begin with a choice, and the help for teachers. */
const otherScreens: Readonly<Record<string, string | null>> = {
  drill: "practice",
  board: "show",
  help: null,
};

function isOtherScreen(name: string, more: string | undefined): boolean {
  const screen = otherScreens[name];
  return screen !== undefined && (more === undefined || more === screen);
}

/** The family that the address names, or the first one of its level. Undefined for an unknown level. */
function familyOf(c: Context): Family | undefined {
  const level = cefrLevels.find((one: CefrLevel) => one.toLowerCase() === c.req.param("level"));
  const named = c.req.query("family");
  if (level !== undefined && named !== undefined && isFamily(named)) return named;
  return allFamilies.find((key) => families[key].level === level);
}
