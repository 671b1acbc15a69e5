import { lazyRouteComponent } from "@tanstack/react-router";
import type { Namespace } from "#i18n/catalogues.ts";
import { loadNamespaces } from "#i18n/use-translation.ts";

const TIMEOUT_MS = 5_000;

/**
 * A page whose code is loaded on demand. After an upgrade of the server that code may be missing: the
 * router then reloads the document. While the server is unreachable, a reload would show the browser's
 * error page, so the route fails instead.
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
      // With the original message, the router would detect a missing module and reload.
      throw new Error("The server cannot be reached.", { cause });
    }
  }, name);

/** Reloads the document, unless that would show the browser's error page. */
export async function reloadPage(): Promise<void> {
  const hasServiceWorker = Boolean(navigator.serviceWorker?.controller);
  if (hasServiceWorker || (await isServerReachable())) window.location.reload();
}

/** Any response counts, even a Wi-Fi portal's page, which the reload then shows. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch("/healthz", { cache: "no-store", redirect: "manual", signal });
    return true;
  } catch {
    return false;
  }
}
