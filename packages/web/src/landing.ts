import "./landing.css";
import { adaptToSession } from "#features/landing/adapt-to-session.ts";
import { playDemo } from "#features/landing/demo/play-demo.ts";

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) playDemo(stage);

/** From now on, the style sheet uses the fonts. */
const applyFonts = () => document.documentElement.toggleAttribute("data-fonts", true);

// The service worker has cached them.
if ("serviceWorker" in navigator && navigator.serviceWorker.controller) applyFonts();

// Requests before the first paint would delay it.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  applyFonts();
  void adaptToSession(document);
}).observe({ type: "paint", buffered: true });
