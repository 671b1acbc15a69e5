import { lazyRouteComponent } from "@tanstack/react-router";

/** How long the server may take before it counts as out of reach. */
const PATIENCE_MS = 5_000;

/**
 * A page whose code is loaded when it is needed. After an upgrade of the server that code may be gone:
 * then the router loads the document again. Where the server cannot be reached, that would end on the
 * browser's own error page, and the route fails instead.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (cause) {
      if (await isServerReachable()) throw cause;
      // The router knows a module that is missing by the message of its error.
      throw new Error("The server cannot be reached.", { cause });
    }
  }, name);

/** Loads the document again, unless that would end on the browser's own error page. */
export async function reloadPage(): Promise<void> {
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  if (isOnDevice || (await isServerReachable())) window.location.reload();
}

/** Any answer will do, also a Wi-Fi network's sign-in page: the reload shows it. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch("/healthz", { cache: "no-store", redirect: "manual", signal });
    return true;
  } catch {
    return false;
  }
}
