import { LANGUAGE_KEY } from "#i18n/language.ts";
import { writeCookie, writeStored } from "#lib/web-storage.ts";

const COOKIE_DAYS = 365;

/** Remembers the language that a visitor chooses, for the landing page and the application. */
export function storeLanguage(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
    link.addEventListener("click", () => {
      writeStored(LANGUAGE_KEY, link.hreflang);
      writeCookie(LANGUAGE_KEY, link.hreflang, COOKIE_DAYS);
    });
  }
}
