/**
 * How often to check for updates. An installed application stays open for weeks, and browsers check only when a page
 * loads.
 */
const UPDATE_CHECK_MS = 3_600_000;

let isRegistered = false;

/**
 * Registers the service worker after the page has loaded. It downloads the whole application: register it only for
 * learners, and for visitors who have practised.
 */
export function registerServiceWorker(): void {
  // Only builds have a service worker, and browsers support it only on secure origins.
  if (isRegistered || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isRegistered = true;
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  try {
    checkForUpdates(await navigator.serviceWorker.register("/sw.js"));
    await becomeControlled(navigator.serviceWorker);
  } catch {
    // Without a service worker, for example in a private window, the application works only online.
  }
}

/** Asks the active worker to control this page. The page may have been opened while the worker activated. */
export async function becomeControlled(
  container: Pick<ServiceWorkerContainer, "ready" | "controller">,
): Promise<void> {
  const { active } = await container.ready;
  if (container.controller === null) active?.postMessage("claim");
}

/** Checks for a new version when the page becomes visible, at most once an hour. */
export function checkForUpdates(registration: Pick<ServiceWorkerRegistration, "update">): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // The clock may have been set back.
    const isDue = Math.abs(Date.now() - checkedAt) >= UPDATE_CHECK_MS;
    if (document.visibilityState !== "visible" || !isDue) return;
    checkedAt = Date.now();
    // After a failure, the next visit checks again.
    registration.update().catch(() => {});
  });
}
