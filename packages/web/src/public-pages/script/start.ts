/** The build writes the address of the script here. */
const SCRIPT = "__PUBLIC_SCRIPT__";

/** Browsers that report no paint start the rest after this time. */
const PAINT_MAX_MS = 1_000;

let isStarted = false;

/** Uses the fonts, and loads the script that adds sound, suggestions, and the account to the page. */
function startRest(): void {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.toggleAttribute("data-fonts", true);
  // Optional: an old page from a proxy may name the script of an earlier release.
  import(/* @vite-ignore */ SCRIPT).catch(() => {});
}

// Requests before the first paint would delay it. With a service worker, the files are on the device.
if (navigator.serviceWorker?.controller) startRest();
new PerformanceObserver(startRest).observe({ type: "paint", buffered: true });
setTimeout(startRest, PAINT_MAX_MS);
