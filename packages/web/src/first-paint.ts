/*
 * Shows a page before any other script loads, and then loads the application. The build writes this script and its style
 * sheet into index.html.
 */
import "./first-paint.css";
import { isLanguage } from "@verbena/core/languages";
import type { FirstItem } from "@verbena/server/client";
import { visitorLanguage } from "#i18n/language.ts";
import { notedItem } from "#lib/first-item.ts";
import { applyFonts, type FirstPaint } from "#lib/first-paint.ts";
import { authPage, focusFirstField } from "./first-paint/auth.ts";
import { exercisePage, listenToKeys } from "./first-paint/exercise.ts";
import { loadAfterPaint } from "./first-paint/load-application.ts";
import { rememberActions } from "./first-paint/remember-actions.ts";
import { filledTemplate, readData } from "./first-paint/templates.ts";

const item = firstItem();
const language = item?.language ?? visitorLanguage();
const first = document.getElementById("first");
const page = firstPage();
if (first && page) {
  const state: FirstPaint = { isPressed: false, isComposing: false };
  document.documentElement.lang = language;
  first.append(page.content);
  rememberActions(first, state);
  if (page.isAuth) focusFirstField(first);
  if (page.item) {
    state.item = page.item;
    listenToKeys(first, state);
  }
} else {
  first?.remove();
  applyFonts();
}
// Use the fonts at once if the service worker has cached them.
if (navigator.serviceWorker?.controller) applyFonts();
loadAfterPaint(language);

type FirstPage = { content: DocumentFragment; isAuth?: true; item?: FirstItem };

/** Null for pages without a first paint. */
function firstPage(): FirstPage | null {
  const exercise = item && exercisePageIfComplete(item);
  if (item && exercise) return { content: exercise, item };
  const isAuth = /^\/auth\/?$/.test(location.pathname);
  const auth = isAuth ? authPage(language) : null;
  if (auth) return { content: auth, isAuth: true };
  const isInFrame = /^\/(app|admin)(\/|$)/.test(location.pathname);
  const frame = isInFrame ? filledTemplate("frame", language) : null;
  return frame && { content: frame };
}

/** The item in the document or, without one, on this device. */
function firstItem(): FirstItem | null {
  const path = location.pathname + location.search;
  const found = readData<FirstItem>("first-item") ?? notedItem();
  return found?.path === path && isLanguage(found.language) ? found : null;
}

/** Null if another release wrote the item. The screen then begins with its frame. */
function exercisePageIfComplete(shown: FirstItem): DocumentFragment | null {
  try {
    return exercisePage(shown);
  } catch {
    return null;
  }
}
