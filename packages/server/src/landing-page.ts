import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLanguage, type Language } from "@verbena/core/vocabulary";
import type { Context, Handler } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import { allowInlineParts } from "./http/headers.ts";
import { LANGUAGE_COOKIE } from "./http/language-cookie.ts";
import { requestLanguage } from "./http/request-language.ts";

const YEAR_S = 31_536_000;

/**
 * Serves the landing page, which the build renders once per language. `?lng=` chooses the language and
 * stores it in a cookie; otherwise `requestLanguage` decides.
 *
 * @param root folder with the built web application
 * @param baseUrl public address, if it differs from the one on which the server listens
 */
export function landingPage(root: string, baseUrl: URL | undefined): Handler {
  return async (c, next) => {
    const chosen = languageParameter(c);
    const language = chosen ?? requestLanguage(c);
    const page = await readPage(join(root, "landing", `${language}.html`));
    if (page === null) return next();
    allowInlineParts(c, page);
    c.header("vary", "Accept-Language, Cookie");
    c.header("content-language", language);
    if (chosen !== null) {
      const secure = baseUrl?.protocol === "https:";
      setCookie(c, LANGUAGE_COOKIE, chosen, { path: "/", maxAge: YEAR_S, sameSite: "Lax", secure });
    }
    const origin = String(html`${baseUrl?.origin ?? new URL(c.req.url).origin}`);
    const path = chosen === null ? "/" : `/?lng=${chosen}`;
    // The web application's landing-head.tsx writes the placeholders. A replacement string would give "$" a
    // special meaning, so the replacements are functions.
    return c.html(page.replaceAll("__ORIGIN__", () => origin).replaceAll("__PATH__", () => path));
  };
}

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
