import { lazyRouteComponent } from "@tanstack/react-router";
import type { Namespace } from "#i18n/catalogues.ts";
import { loadNamespaces } from "#i18n/use-translation.ts";

const TIMEOUT_MS = 5_000;

/**
 * A page whose code is loaded on demand. After an upgrade of the server, this code may be missing, and the router
 * reloads the document. While the server is unreachable, the route fails: a reload would only show the browser's error
 * page.
 *
 * @param namespaces the texts that only some pages need
 */
export const lazyPage = <Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...namespaces: readonly Namespace[]
) =>
  lazyRouteComponent(async () => {
    try {
      const [page] = await Promise.all([load(), loadNamespaces(...namespaces)]);
      return page;
    } catch (cause) {
      if (await isServerReachable()) throw cause;
      // A new message: with the original one, the router would detect a missing module and reload.
      throw new Error("The server cannot be reached.", { cause });
    }
  }, name);

/** Reloads the document, unless that would show the browser's error page. */
export async function reloadPage(): Promise<void> {
  const hasServiceWorker = Boolean(navigator.serviceWorker?.controller);
  if (hasServiceWorker || (await isServerReachable())) window.location.reload();
}

/** Whether anything responds. A Wi-Fi portal also counts, because a reload then shows its page. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch("/healthz", { cache: "no-store", redirect: "manual", signal });
    return true;
  } catch {
    return false;
  }
}
