import type { pages as source } from "../fr/pages.ts";
import type { Localised } from "../localised.ts";

export const pages = {
  notFound: {
    title: "Pagina niet gevonden",
    message: "De pagina die je zoekt bestaat niet.",
    home: "Terug naar de startpagina",
  },
  failed: {
    title: "Er ging iets mis",
    message: "Deze pagina kon niet worden getoond. Wat je tot nu toe hebt gedaan, is bewaard.",
  },
  offline: {
    title: "Geen internet",
    message:
      "Voor deze pagina heb je internet nodig. Wat je hebt gedaan, is bewaard; de pagina verschijnt zodra je weer internet hebt.",
  },
  backToApp: "Terug naar de startpagina",
  backToLogin: "Terug naar inloggen",
  backToProfile: "Terug naar je profiel",
  practise: "Oefenen",
  theoryOf: "Theorie: {{family}}",
} satisfies Localised<typeof source>;
