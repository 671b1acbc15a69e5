import type { classAccounts as source } from "../fr/class-accounts.ts";
import type { Localised } from "../localised.ts";

export const classAccounts = {
  title: "Accounts van de klas",
  intro:
    "Voor leerlingen zonder e-mailadres: ze loggen in met de klascode, hun naam en een wachtwoord van drie woorden. Elke leerling krijgt een kaartje om uit te knippen.",
  schoolDecides:
    "De school beslist over deze accounts. Ze worden samen met de klas verwijderd; tot dan kan de leerling alles meenemen wat die gedaan heeft.",
  loadFailed: "De accounts konden niet worden geladen.",
  make: {
    title: "Accounts maken",
    names: "Namen van de leerlingen",
    hint: "Eén per regel: voornaam en eerste letter, zoals ‘Emma D’. Je kunt ook een kolom uit een rekenblad plakken.",
    ready_one: "{{count, number}} account te maken",
    ready_other: "{{count, number}} accounts te maken",
    tooMany: "{{count, number}} namen: hoogstens 60 tegelijk. Maak eerst de eerste aan.",
    refused: "Deze regels zijn geen namen:",
    problems: {
      formula: "formule",
      "too-long": "meer dan 40 tekens",
      "no-letters": "zonder letters",
    },
    submit: "Accounts maken",
    progress: "Accounts gemaakt: {{done, number}} van {{all, number}}",
    made_one: "{{count, number}} account gemaakt",
    made_other: "{{count, number}} accounts gemaakt",
    stopped: "De namen die overblijven hebben nog geen account: je kunt het opnieuw proberen.",
  },
  fullNames: {
    title: "Volledige namen?",
    text: "Een voornaam en een letter zijn genoeg: hoe minder Verbena van je leerlingen weet, hoe beter. Deze namen lijken volledig:",
    more: "en nog {{count, number}}",
    correct: "Verbeteren",
    makeAnyway: "Toch maken",
  },
  sheets: {
    title: "Kaartjes om af te drukken",
    once: "Druk ze nu af: deze wachtwoorden zijn daarna niet meer te zien.",
    print: "Afdrukken",
    paper: "Papier",
    a4: "A4",
    letter: "Letter",
    page: "Pagina {{page, number}} van {{pages, number}}",
    name: "Naam",
    code: "Klascode",
    password: "Wachtwoord",
    scan: "Opent de inlogpagina van {{name}}",
  },
  leave: {
    title: "Weggaan zonder af te drukken?",
    text: "De wachtwoorden van deze kaartjes gaan verloren. Daarna moet je nieuwe kaartjes maken.",
    stay: "Blijven",
    leave: "Weggaan",
  },
  list: {
    title: "Gemaakte accounts",
    empty: "Nog geen accounts",
    locked: "Geblokkeerd na tien fouten, tot {{time}}",
    unlock: "Vrijgeven",
    unlockName: "{{name}} vrijgeven",
    unlocked: "{{name}} kan opnieuw inloggen",
    renew: "Nieuw wachtwoord",
    renewName: "Nieuw wachtwoord voor {{name}}",
    renewText:
      "Het oude wachtwoord werkt dan niet meer, en de leerling wordt overal uitgelogd. Je krijgt een nieuw kaartje.",
  },
} satisfies Localised<typeof source>;
