import { systemTimeZone } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import { readJson } from "#lib/read-json.ts";
import { readData } from "./templates.ts";

/** The files of the application. The build writes them into index.html. */
export type ApplicationFiles = {
  /** The style sheets and scripts of every page. */
  styles: readonly string[];
  scripts: readonly string[];
  /** The address of {@link PageScripts}. */
  pageScripts: string;
  /**
   * What a page takes from /api/start besides the session, by a regular expression for its path. The value counts if the
   * path names none.
   */
  queries: readonly (readonly [path: string, name: "family" | "outline", value: string])[];
};

/** The other scripts of each page, by a regular expression for its path. The first that fits counts. */
export type PageScripts = Record<Language, Record<string, readonly string[]>>;

/** How long to wait for the first paint. A page in the background paints nothing. */
const PAINT_MAX_MS = 1_000;

/**
 * Loads the application after the first paint, which no other request may delay. Loads it at once if a service worker
 * has its files on this device.
 */
export function loadAfterPaint(language: Language): void {
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadApplication(language, isOnDevice);
  };
  if (isOnDevice) load();
  setTimeout(load, PAINT_MAX_MS);
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
}

function loadApplication(language: Language, isOnDevice: boolean): void {
  const files = readData<ApplicationFiles>("application-files");
  if (!files) return;
  const styles = files.styles.map((href) => append("link", { rel: "stylesheet", href }));
  globalThis.verbenaStyles = Promise.all(
    styles.map((sheet) => {
      return new Promise((resolve) => {
        sheet.onload = resolve;
        // Without styles, the application still works.
        sheet.onerror = resolve;
      });
    }),
  );
  for (const src of files.scripts) append("script", { type: "module", src, async: false });
  requestStart(files.queries, isOnDevice);
  if (!isOnDevice) preloadPage(files.pageScripts, language).catch(() => undefined);
}

/** Preloads the scripts of the page, which otherwise load one after the other. */
async function preloadPage(list: string, language: Language): Promise<void> {
  const pageScripts: PageScripts = await (await fetch(list)).json();
  const pages = Object.entries(pageScripts[language]);
  const [, scripts = []] = pages.find(([path]) => new RegExp(path).test(location.pathname)) ?? [];
  for (const href of scripts) append("link", { rel: "modulepreload", href });
}

function append<Tag extends "link" | "script">(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}

/** Requests what the first view needs, together with the scripts. lib/start.ts reads the response. */
function requestStart(queries: ApplicationFiles["queries"], isOnDevice: boolean): void {
  const query = new URLSearchParams({ timeZone: systemTimeZone() ?? "UTC" });
  // With a service worker, this device already has the sentences of an earlier visit.
  for (const [path, name, value] of isOnDevice ? [] : queries) {
    const match = new RegExp(path).exec(location.pathname);
    if (match) query.set(name, match[1] ?? value);
  }
  const response = fetch(`/api/start?${query}`, {
    redirect: "error",
    signal: AbortSignal.timeout?.(8000),
  });
  const body = response.then((received) => (received.ok ? readJson(received) : {}));
  body.catch(() => {});
  globalThis.verbenaStart = { sentAt: Date.now(), response, body };
}
