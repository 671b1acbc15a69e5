import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { isLanguage, type Language } from "@verbena/core/languages";
import type { Context, Handler } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import { allowInlineParts } from "../http/headers.ts";
import { requestLanguage } from "../http/request-language.ts";
import { acceptedEncoding } from "../http/send-json.ts";
import { LANGUAGE_COOKIE } from "../input/options.ts";
import { publicOrigin, type WebSite } from "./public-origin.ts";

const YEAR_S = 31_536_000;

/** Four languages, each with and without the parameter, under two origins. */
const COMPRESSED_MAX = 16;

/**
 * Serves the landing page, which the build renders once per language. `?lng=` chooses the language and
 * stores it in a cookie; otherwise `requestLanguage` decides.
 *
 * @param site `webRoot` is the folder with the built web application
 */
export function landingPage({ webRoot, baseUrl, linkOrigin, publicPages }: WebSite): Handler {
  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const ownOrigins = [linkOrigin, linkOrigin.replace("//localhost:", "//127.0.0.1:")];

  /**
   * At Brotli's best level, which is slow, the page fits into the first packets of a connection. Many visitors at
   * once wait for one compression. Only for own origins, since visitors can invent any number of names.
   */
  function compress(page: string): Promise<Buffer<ArrayBuffer>> {
    const bytes = compressed.get(page) ?? promisify(brotliCompress)(page);
    if (compressed.size >= COMPRESSED_MAX) compressed.clear();
    compressed.set(page, bytes);
    return bytes;
  }

  return async (c, next) => {
    const chosen = languageParameter(c);
    const language = chosen ?? requestLanguage(c);
    const template = await readPage(join(webRoot, "landing", `${language}.html`));
    if (template === null) return next();
    allowInlineParts(c, template);
    c.header("vary", "Accept-Encoding, Accept-Language, Cookie");
    c.header("content-language", language);
    if (publicPages !== "listed") c.header("x-robots-tag", "noindex");
    if (chosen !== null) {
      const secure = baseUrl?.protocol === "https:";
      setCookie(c, LANGUAGE_COOKIE, chosen, { path: "/", maxAge: YEAR_S, sameSite: "Lax", secure });
    }
    const origin = publicOrigin(c, baseUrl);
    const shownOrigin = String(html`${origin}`);
    const path = chosen === null ? "/" : `/?lng=${chosen}`;
    // The web application's render-landing.tsx writes the placeholders. A replacement string would give "$" a
    // special meaning, so the replacements are functions.
    const shown = publicPages === "off" ? withoutPublicLinks(template) : template;
    const page = shown
      .replaceAll("__ORIGIN__", () => shownOrigin)
      .replaceAll("__PATH__", () => path);
    const isOwn = ownOrigins.includes(origin);
    if (!isOwn || acceptedEncoding(c, ["br"]) === null) return c.html(page);
    c.header("content-type", "text/html; charset=UTF-8");
    return c.body(await compress(page), 200, { "content-encoding": "br" });
  };
}

/** The page without its links to public pages, which an attribute marks. */
const withoutPublicLinks = (page: string) =>
  page.replaceAll(/<a [^>]*\bdata-public\b[^>]*>[^<]*<\/a>/g, "");

function languageParameter(c: Context): Language | null {
  const code = c.req.query("lng")?.split("-")[0] ?? "";
  return isLanguage(code) ? code : null;
}

/** @returns null if the web application is not built */
async function readPage(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
