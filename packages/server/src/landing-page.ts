import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLanguage, type Language } from "@verbena/core/vocabulary";
import type { Context, Handler } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import { LANGUAGE_COOKIE } from "./http/language-cookie.ts";
import { requestLanguage } from "./http/request-language.ts";

const YEAR_S = 31_536_000;

/**
 * The landing page, which the build writes once per language, in the visitor's: the one named in the
 * address, which is remembered, else the one that `requestLanguage` finds.
 *
 * @param root folder with the built web application
 * @param baseUrl where the world reaches Verbena, when that is not where it listens
 */
export function landingPage(root: string, baseUrl: URL | undefined): Handler {
  return async (c, next) => {
    const asked = languageAsked(c);
    const language = asked ?? requestLanguage(c);
    const page = await readPage(join(root, "landing", `${language}.html`));
    if (page === null) return next();
    c.header("vary", "Accept-Language, Cookie");
    c.header("content-language", language);
    if (asked !== null) {
      const secure = baseUrl?.protocol === "https:";
      setCookie(c, LANGUAGE_COOKIE, asked, { path: "/", maxAge: YEAR_S, sameSite: "Lax", secure });
    }
    const origin = String(html`${baseUrl?.origin ?? new URL(c.req.url).origin}`);
    const path = asked === null ? "/" : `/?lng=${asked}`;
    // The placeholders are those of the web application's landing-head.tsx. Functions, since in a
    // replacement string "$`" would stand for the page so far.
    return c.html(page.replaceAll("__ORIGIN__", () => origin).replaceAll("__PATH__", () => path));
  };
}

function languageAsked(c: Context): Language | null {
  const code = c.req.query("lng")?.split("-")[0] ?? "";
  return isLanguage(code) ? code : null;
}

/** Null where the web application is not built. */
async function readPage(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
