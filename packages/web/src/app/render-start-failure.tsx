import { type Language, languages } from "@verbena/core/vocabulary";
import { renderToStaticMarkup } from "react-dom/server";
import { buttonClass } from "#ui/button.tsx";

type Texts = { message: string; hint: string; retry: string };

/** Separate from the catalogues, because loading those may be what fails. */
const texts: Record<Language, Texts> = {
  fr: {
    message: "L’application n’a pas pu démarrer. Vérifiez votre connexion.",
    hint: "Sur un Wi-Fi public, il faut parfois d’abord s’identifier.",
    retry: "Réessayer",
  },
  nl: {
    message: "De applicatie kon niet starten. Controleer je verbinding.",
    hint: "Op openbare wifi moet je soms eerst inloggen.",
    retry: "Opnieuw proberen",
  },
  es: {
    message: "La aplicación no ha podido iniciarse. Comprueba tu conexión.",
    hint: "En una wifi pública, a veces hay que identificarse primero.",
    retry: "Intentar de nuevo",
  },
  en: {
    message: "The application could not start. Check your connection.",
    hint: "Public Wi-Fi may ask you to sign in first.",
    retry: "Try again",
  },
};

/** The messages for a failed start in all languages, for index.html. early.js shows one of them. */
export function renderStartFailure(): string {
  return renderToStaticMarkup(
    <template id="start-failure">
      {languages.map((language) => (
        <StartFailure key={language} language={language} {...texts[language]} />
      ))}
    </template>,
  );
}

function StartFailure({ language, message, hint, retry }: Texts & { language: Language }) {
  return (
    <main
      lang={language}
      className="mx-auto flex max-w-2xl flex-col items-start gap-5 px-4 py-16 sm:px-8"
    >
      <h1 className="text-2xl">{message}</h1>
      <p className="text-ink-soft">{hint}</p>
      <button type="button" className={buttonClass({})}>
        {retry}
      </button>
    </main>
  );
}
