import "./offline.css";
import { visitorLanguage } from "#i18n/language.ts";

const language = visitorLanguage();
document.documentElement.lang = language;

const message = document.querySelector<HTMLElement>(`main[lang="${language}"]`);
if (message) {
  message.hidden = false;
  document.title = `${message.querySelector("h1")?.textContent} · Verbena`;
}

/** Polls, because the online event may come too early and the server may still be down. */
const POLL_MS = 5_000;

async function reloadOnceReachable(): Promise<void> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // The next poll tries again.
  }
}

window.addEventListener("online", reloadOnceReachable);
window.setInterval(reloadOnceReachable, POLL_MS);
