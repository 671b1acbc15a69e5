/*
 * Shows a page before any other script loads, and then loads the application. The build writes this script and its style
 * sheet into index.html.
 */
import "./first-paint.css";
import { visitorLanguage } from "#i18n/language.ts";
import { applyFonts } from "#lib/take-over.ts";
import { authPage, focusFirstField } from "./first-paint/auth.ts";
import { loadAfterPaint } from "./first-paint/load-application.ts";
import { rememberActions } from "./first-paint/remember-actions.ts";
import { filledTemplate } from "./first-paint/templates.ts";

const language = visitorLanguage();
const first = document.getElementById("first");
const page = firstPage();
if (first && page) {
  document.documentElement.lang = language;
  first.append(page);
  rememberActions(first);
  if (isAuth()) focusFirstField(first);
} else {
  first?.remove();
  applyFonts();
}
// Use the fonts at once if the service worker has cached them.
if (navigator.serviceWorker?.controller) applyFonts();
loadAfterPaint(language);

function isAuth(): boolean {
  return /^\/auth\/?$/.test(location.pathname);
}

/** Null for pages without a first paint. */
function firstPage(): DocumentFragment | null {
  if (isAuth()) return authPage(language);
  const isInFrame = /^\/(app|admin)(\/|$)/.test(location.pathname);
  return isInFrame ? filledTemplate("frame", language) : null;
}
