import "./offline.css";
import { visitorLanguage } from "#i18n/language.ts";

const language = visitorLanguage();
document.documentElement.lang = language;

const message = document.querySelector<HTMLElement>(`main[lang="${language}"]`);
if (message) {
  message.hidden = false;
  document.title = `${message.querySelector("h1")?.textContent} · Verbena`;
}

/** The event alone is not enough: it may come while this page loads, or the server be what was away. */
const LOOK_MS = 5_000;

async function returnOnceReachable(): Promise<void> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // Still away: the next look will tell.
  }
}

window.addEventListener("online", returnOnceReachable);
window.setInterval(returnOnceReachable, LOOK_MS);
