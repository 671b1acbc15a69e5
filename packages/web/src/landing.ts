import "./landing.css";
import { adaptToSession } from "#features/landing/adapt-to-session.ts";
import { playDemo } from "#features/landing/demo/play-demo.ts";

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) playDemo(stage);

/** Lets the style sheet use the fonts. */
const applyFonts = () => document.documentElement.toggleAttribute("data-fonts", true);

// Use the fonts at once if the service worker has cached them.
if ("serviceWorker" in navigator && navigator.serviceWorker.controller) applyFonts();

// Otherwise load the fonts after the first paint: requests before it would delay it.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  applyFonts();
  void adaptToSession(document);
}).observe({ type: "paint", buffered: true });
