import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { isLanguage, type Language } from "@verbena/core/vocabulary";
import type { Context, Handler } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import { allowInlineParts } from "./http/headers.ts";
import { LANGUAGE_COOKIE } from "./http/language-cookie.ts";
import { requestLanguage } from "./http/request-language.ts";
import { acceptedEncoding } from "./http/send-json.ts";

const YEAR_S = 31_536_000;

/** Four languages, each with and without the parameter, for a few names of the server. */
const COMPRESSED_MAX = 40;

/**
 * Serves the landing page, which the build renders once per language. `?lng=` chooses the language and
 * stores it in a cookie; otherwise `requestLanguage` decides.
 *
 * @param root folder with the built web application
 * @param baseUrl public address, if it differs from the one on which the server listens
 */
export function landingPage(root: string, baseUrl: URL | undefined): Handler {
  const compressed = new Map<string, Buffer<ArrayBuffer>>();

  /** At Brotli's best level, which is slow, the page fits into the first packets of a connection. */
  async function compress(page: string): Promise<Buffer<ArrayBuffer>> {
    const bytes = compressed.get(page) ?? (await promisify(brotliCompress)(page));
    if (compressed.size >= COMPRESSED_MAX) compressed.clear();
    compressed.set(page, bytes);
    return bytes;
  }

  return async (c, next) => {
    const chosen = languageParameter(c);
    const language = chosen ?? requestLanguage(c);
    const template = await readPage(join(root, "landing", `${language}.html`));
    if (template === null) return next();
    allowInlineParts(c, template);
    c.header("vary", "Accept-Encoding, Accept-Language, Cookie");
    c.header("content-language", language);
    if (chosen !== null) {
      const secure = baseUrl?.protocol === "https:";
      setCookie(c, LANGUAGE_COOKIE, chosen, { path: "/", maxAge: YEAR_S, sameSite: "Lax", secure });
    }
    const origin = String(html`${baseUrl?.origin ?? new URL(c.req.url).origin}`);
    const path = chosen === null ? "/" : `/?lng=${chosen}`;
    // The web application's landing-head.tsx writes the placeholders. A replacement string would give "$" a
    // special meaning, so the replacements are functions.
    const page = template.replaceAll("__ORIGIN__", () => origin).replaceAll("__PATH__", () => path);
    if (acceptedEncoding(c, ["br"]) === null) return c.html(page);
    c.header("content-type", "text/html; charset=UTF-8");
    return c.body(await compress(page), 200, { "content-encoding": "br" });
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
