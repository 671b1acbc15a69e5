/** Lets the application start without a network, once the page that is loading now has what it needs. */
export function registerServiceWorker(): void {
  // It is built with the application, and browsers have it for secure addresses only.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // Where it cannot be had (a private window, no network yet), the application runs as a page.
  }
}
