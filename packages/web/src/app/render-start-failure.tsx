import { type Language, languages } from "@verbena/core/languages";
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { buttonClass } from "#ui/button.tsx";
import { minimumBrowsers } from "../../minimum-browsers.ts";

type Texts = {
  message: string;
  hint: string;
  noStart: string;
  newRelease: string;
  tooOld: string;
  minimum: string;
  retry: string;
};

/** The texts are separate from the catalogues, because loading the catalogues may fail. */
const texts: Record<Language, Texts> = {
  fr: {
    message: "L’application n’a pas pu démarrer. Vérifiez votre accès à Internet.",
    hint: "Sur un Wi-Fi public, il faut parfois d’abord s’identifier.",
    noStart: "L’application n’a pas pu démarrer.",
    newRelease:
      "Le serveur répond, mais une nouvelle version est peut-être en cours d’installation. Réessayez dans une minute.",
    tooOld: "Ce navigateur est trop ancien pour Verbena.",
    minimum: "Il faut au moins l’un de ceux-ci :",
    retry: "Réessayer",
  },
  nl: {
    message: "De applicatie kon niet starten. Controleer je internetverbinding.",
    hint: "Op openbare wifi moet je soms eerst inloggen.",
    noStart: "De applicatie kon niet starten.",
    newRelease:
      "De server antwoordt, maar misschien wordt er net een nieuwe versie geïnstalleerd. Probeer het over een minuut opnieuw.",
    tooOld: "Deze browser is te oud voor Verbena.",
    minimum: "Je hebt minstens een van deze versies nodig:",
    retry: "Opnieuw proberen",
  },
  es: {
    message: "La aplicación no ha podido iniciarse. Comprueba tu conexión a internet.",
    hint: "En una wifi pública, a veces hay que identificarse primero.",
    noStart: "La aplicación no ha podido iniciarse.",
    newRelease:
      "El servidor responde, pero quizá se esté instalando una versión nueva. Inténtalo de nuevo dentro de un minuto.",
    tooOld: "Este navegador es demasiado antiguo para Verbena.",
    minimum: "Necesitas, como mínimo, uno de estos:",
    retry: "Intentar de nuevo",
  },
  en: {
    message: "The application could not start. Check your internet connection.",
    hint: "Public Wi-Fi may ask you to log in first.",
    noStart: "The application could not start.",
    newRelease:
      "The server responds, but a new version may be being installed. Try again in a minute.",
    tooOld: "This browser is too old for Verbena.",
    minimum: "You need one of these, or newer:",
    retry: "Try again",
  },
};

/** “Safari 15.4 · Chrome 109 · Firefox 115” */
const versions = Object.entries(minimumBrowsers)
  .map((browser) => browser.join(" "))
  .join(" · ");

/** The messages for a failed start in all languages, for the documents. early-application.js shows one of them. */
export function renderStartFailure(): string {
  return renderToStaticMarkup(
    <template id="start-failure">
      {languages.map((language) => {
        const { message, hint, noStart, newRelease, tooOld, minimum, retry } = texts[language];
        return (
          <Fragment key={language}>
            <StartFailure
              language={language}
              reason="connection"
              message={message}
              hint={hint}
              retry={retry}
            />
            <StartFailure
              language={language}
              reason="server"
              message={noStart}
              hint={newRelease}
              retry={retry}
            />
            <StartFailure
              language={language}
              reason="browser"
              message={tooOld}
              hint={`${minimum} ${versions}.`}
              retry={retry}
            />
          </Fragment>
        );
      })}
    </template>,
  );
}

type StartFailureProps = Pick<Texts, "message" | "hint" | "retry"> & {
  language: Language;
  reason: "connection" | "server" | "browser";
};

function StartFailure({ language, reason, message, hint, retry }: StartFailureProps) {
  return (
    <main
      lang={language}
      data-reason={reason}
      className="mx-auto flex max-w-2xl flex-col items-start gap-5 px-4 py-16 sm:px-8"
    >
      <h1 className="text-[min(1.5rem,11vw)]">{message}</h1>
      <p className="text-ink-soft">{hint}</p>
      <button type="button" className={buttonClass({})}>
        {retry}
      </button>
    </main>
  );
}
