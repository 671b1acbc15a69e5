import type { joining as source } from "../fr/joining.ts";
import type { Localised } from "../localised.ts";

export const joining = {
  title: "Bij een klas komen",
  codeIntro:
    "Je leraar geeft je een code van acht letters en cijfers, of schrijft die op het bord.",
  code: "Klascode",
  notACode: "Een code heeft acht letters en cijfers. Kijk na wat je hebt getypt.",
  openCode: "Verder",
  teachers_one: "Leraar: {{names}}",
  teachers_other: "Leraren: {{names}}",
  sees: {
    title: "Wat je leraar vanaf vandaag ziet",
    name: "Je naam in deze klas, en sinds wanneer je erbij bent.",
    homework:
      "Je antwoorden in opdrachten. Andere fouten kunnen als voorbeeld dienen, zonder namen.",
    practice:
      "Op welke dagen je oefent, hoeveel antwoorden je geeft, en je resultaten per tijd en per soort fout.",
  },
  hidden:
    "Wat je leraar niet ziet: je e-mailadres, je andere klassen, je selecties, je antwoorden van vóór vandaag, en wat je volgens Verbena waarschijnlijk al kent.",
  name: "Hoe kent je leraar je?",
  nameHint: "Je voornaam en de eerste letter van je achternaam. Bijvoorbeeld: Emma D.",
  join: "Bij de klas komen",
  account: "Je hebt een account nodig om bij de klas te komen. Daarna kom je hier terug.",
  keepsAnswers:
    "Wat je al zonder account hebt gedaan, blijft van jou. Wat van vóór vandaag is, ziet je leraar niet.",
  signUp: "Account aanmaken",
  signIn: "Ik heb al een account",
  joined: {
    title: "Je zit in de klas ‘{{name}}’",
    text: "Je opdrachten staan bovenaan de startpagina.",
    toPractice: "Naar de startpagina",
  },
  own: {
    title: "Dit is je eigen klas",
    text: "Je geeft les in ‘{{name}}’. Geef dit adres aan je leerlingen: hier komen ze binnen.",
    toClass: "Klas openen",
  },
  closed: {
    title: "Deze code opent geen klas",
    text: "De code klopt niet, of de klas neemt geen nieuwe leerlingen meer aan. Kijk de code na, of vraag je leraar om een nieuwe.",
    again: "Een andere code typen",
  },
  classes: "Mijn klassen als leerling",
  seen: {
    title: "Wat mijn leraar van mij ziet",
    intro:
      "Dit is alles wat de leraren van ‘{{name}}’ van je zien, sinds de dag waarop je in de klas kwam.",
  },
  leave: {
    open: "Verlaten",
    title: "‘{{name}}’ verlaten?",
    text: "De leraren zien niets meer van je, en de opdrachten van deze klas verdwijnen. Je account, je antwoorden en je niveaus blijven van jou.",
    confirm: "Klas verlaten",
    done: "Je hebt ‘{{name}}’ verlaten",
  },
  loadFailed: "De klas kon niet worden geladen.",
} as const satisfies Localised<typeof source>;
