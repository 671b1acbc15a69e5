import type { Language } from "@verbena/core/languages";
import { html } from "hono/html";

const texts: Record<Language, string> = {
  fr: "Cette page ne peut pas s’afficher pour l’instant. Réessayez dans un moment.",
  nl: "Deze pagina kan nu niet worden getoond. Probeer het straks opnieuw.",
  es: "Esta página no se puede mostrar ahora. Vuelve a intentarlo dentro de un momento.",
  en: "This page cannot be shown at the moment. Try again a little later.",
};

/** A page without style or script, for when no page can be rendered. */
export function failurePage(language: Language): string {
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Verbena</title>
</head>
<body>
<p>${texts[language]}</p>
<p><a href="/">Verbena</a></p>
</body>
</html>
`);
}
