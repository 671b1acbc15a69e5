import "./offline.css";
import { visitorLanguage } from "#i18n/visitor-language.ts";

const language = visitorLanguage();
document.documentElement.lang = language;

const message = document.querySelector<HTMLElement>(`main[lang="${language}"]`);
if (message) {
  message.hidden = false;
  document.title = `${message.querySelector("h1")?.textContent} · Verbena`;
}

window.addEventListener("online", () => window.location.reload());
