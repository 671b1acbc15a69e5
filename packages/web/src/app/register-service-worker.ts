/** An installed application stays open for weeks, and the browser asks for updates at page loads only. */
const UPDATE_CHECK_MS = 3_600_000;

/** Lets the application start without a network, once the page that is loading now has what it needs. */
export function registerServiceWorker(): void {
  // It is built with the application, and browsers have it for secure addresses only.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  try {
    checkForUpdates(await navigator.serviceWorker.register("/sw.js"));
  } catch {
    // Where it cannot be had (a private window, no network yet), the application runs as a page.
  }
}

/** Asks for a new version at most once an hour, when somebody comes back to the page. */
export function checkForUpdates(registration: Pick<ServiceWorkerRegistration, "update">): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // Either way, since the clock may have been put back.
    const isDue = Math.abs(Date.now() - checkedAt) >= UPDATE_CHECK_MS;
    if (document.visibilityState !== "visible" || !isDue) return;
    checkedAt = Date.now();
    // Without a network the next visit asks again.
    registration.update().catch(() => {});
  });
}
