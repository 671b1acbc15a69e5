import { lazyRouteComponent } from "@tanstack/react-router";

const TIMEOUT_MS = 5_000;

/**
 * A page whose code is loaded when it is needed. After an upgrade of the server its chunk may be gone:
 * then the router reloads the document. If the server is unreachable, that would end on the browser's
 * error page, so the route fails instead.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (cause) {
      if (await isServerReachable()) throw cause;
      // The router recognises a missing module by the error message, and must not here.
      throw new Error("The server cannot be reached.", { cause });
    }
  }, name);

/** Reloads the document, unless that would end on the browser's error page. */
export async function reloadPage(): Promise<void> {
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  if (isOnDevice || (await isServerReachable())) window.location.reload();
}

/** Any response counts, also a Wi-Fi portal's page: the reload shows it. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch("/healthz", { cache: "no-store", redirect: "manual", signal });
    return true;
  } catch {
    return false;
  }
}
