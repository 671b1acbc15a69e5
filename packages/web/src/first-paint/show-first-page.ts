import type { Language } from "@verbena/core/languages";
import { visitorLanguage } from "#i18n/language.ts";
import { applyFonts, type FirstPaint } from "#lib/first-paint.ts";
import { loadAfterPaint } from "./load-application.ts";
import { rememberActions } from "./remember-actions.ts";

export type FirstPage = {
  language: Language;
  content: DocumentFragment;
  /** Called once the page is in the document. */
  onShown?: (first: HTMLElement, state: FirstPaint) => void;
};

/**
 * Shows a page before any other script loads, and then loads the application.
 *
 * @param kinds the kinds of page that this document can show. Each returns null if it does not fit the address.
 */
export function showFirstPage(kinds: readonly (() => FirstPage | null)[]): void {
  const first = document.getElementById("first");
  const page = firstOf(kinds);
  if (first && page) {
    const state: FirstPaint = { isPressed: false, isComposing: false };
    document.documentElement.lang = page.language;
    first.append(page.content);
    rememberActions(first, state);
    page.onShown?.(first, state);
  } else {
    first?.remove();
    applyFonts();
  }
  // Use the fonts at once if the service worker has cached them.
  if (navigator.serviceWorker?.controller) applyFonts();
  loadAfterPaint(page?.language ?? visitorLanguage());
}

function firstOf(kinds: readonly (() => FirstPage | null)[]): FirstPage | null {
  for (const kind of kinds) {
    const page = kind();
    if (page) return page;
  }
  return null;
}
