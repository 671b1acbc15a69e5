import type { Language } from "@verbena/core/vocabulary";
import { visitorLanguage } from "#i18n/visitor-language.ts";
import { buttonClass } from "#ui/button-class.ts";

/** Here and not in the catalogues: those are what could not be loaded. */
const texts: Record<Language, { message: string; retry: string }> = {
  fr: {
    message: "L’application n’a pas pu démarrer. Vérifiez votre connexion.",
    retry: "Réessayer",
  },
  nl: {
    message: "De applicatie kon niet starten. Controleer je verbinding.",
    retry: "Opnieuw proberen",
  },
  es: {
    message: "La aplicación no ha podido iniciarse. Comprueba tu conexión.",
    retry: "Intentar de nuevo",
  },
  en: { message: "The application could not start. Check your connection.", retry: "Try again" },
};

/** Says in the visitor's language that the application could not start, and offers to try again. */
export function showStartFailure(container: HTMLElement): void {
  const language = visitorLanguage();
  const { message, retry } = texts[language];
  document.documentElement.lang = language;

  const main = document.createElement("main");
  main.className = "mx-auto flex max-w-2xl flex-col items-start gap-5 px-4 py-16 sm:px-8";
  const heading = document.createElement("h1");
  heading.className = "text-2xl";
  heading.textContent = message;
  const button = document.createElement("button");
  button.type = "button";
  button.className = buttonClass({});
  button.textContent = retry;
  button.addEventListener("click", () => window.location.reload());
  main.append(heading, button);
  container.replaceChildren(main);
}
