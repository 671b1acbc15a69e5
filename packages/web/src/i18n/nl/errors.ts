import type { errors as source } from "../fr/errors.ts";
import type { Localised } from "../localised.ts";

export const errors = {
  codes: {
    invalid_input: "Er klopt iets niet. Kijk na wat je hebt ingevuld.",
    unauthenticated: "Je sessie is verlopen. Log opnieuw in om verder te gaan.",
    forbidden: "Je mag dit niet doen.",
    not_found: "Dit bestaat niet of niet meer.",
    too_large: "Dit is te groot om te versturen.",
    rate_limited: "Te veel pogingen. Wacht een minuut en probeer het opnieuw.",
    internal: "Er is een fout opgetreden",
    unavailable: "De server is even niet beschikbaar. Probeer het zo opnieuw.",
    unreachable:
      "De server antwoordt niet. Controleer je internetverbinding en probeer het opnieuw. Op openbare wifi moet je soms eerst inloggen.",
  },
  tooOften: "Te veel pogingen. Probeer het {{when}} opnieuw.",
  notSaved: {
    settings: "De wijziging van je instellingen is niet opgeslagen. {{reason}}",
    savedPackage: "De selectie ‘{{name}}’ is niet opgeslagen. {{reason}}",
    deletedPackage: "De selectie ‘{{name}}’ is niet verwijderd. {{reason}}",
    report: "Je melding is niet verstuurd. {{reason}}",
  },
  triedAgain:
    "De server heeft een probleem. Er gaat niets verloren: dit apparaat probeert het later opnieuw.",
} satisfies Localised<typeof source>;
