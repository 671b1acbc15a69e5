import "./landing.css";
import { playDemo } from "#features/landing/demo/play-demo.ts";
import { followSession } from "#features/landing/follow-session.ts";
import { LANGUAGE_KEY } from "#i18n/visitor-language.ts";
import { readCookie, writeCookie } from "#lib/cookies.ts";
import { readStored } from "#lib/local-storage.ts";

const COOKIE_DAYS = 365;

restoreLanguage();
void followSession(document);

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) playDemo(stage);

/**
 * The server knows the chosen language by its cookie only. Where the browser dropped the cookie and
 * kept its storage, the application would speak another language than this page.
 */
function restoreLanguage(): void {
  const stored = readStored(LANGUAGE_KEY);
  if (stored === null || readCookie(LANGUAGE_KEY) !== null) return;
  writeCookie(LANGUAGE_KEY, stored, COOKIE_DAYS);
  // Where cookies are blocked, a reload would change nothing, for ever.
  const isKept = readCookie(LANGUAGE_KEY) !== null;
  if (isKept && stored !== document.documentElement.lang) window.location.reload();
}
