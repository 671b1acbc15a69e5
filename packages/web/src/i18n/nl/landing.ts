import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  documentTitle: "Verbena: Spaanse werkwoorden, zin voor zin",
  description:
    "Oefen Spaanse werkwoorden in zinnen: meer dan 50 werkwoorden, elk in 6 personen, van A1 tot B2. Met uitleg bij je fouten, ook zonder internet.",
  imageAlt: "Een slinger met vlaggetjes en een aangevulde Spaanse zin: mis primos vienen.",
  title: "Spaanse werkwoorden, zin voor zin.",
  subtitle: "Vul de zin aan, begrijp je fout en zie elke vorm terug net voor je hem vergeet.",
  start: "Beginnen",
  try: "Zonder account proberen",
  continue: "Doorgaan",
  signIn: "Inloggen",
  accountDeleted: "Je account is verwijderd, met alle gegevens.",
  demo: {
    description:
      "Demonstratie: drie zinnen worden een voor een aangevuld. Het eerste antwoord is juist; het tweede is fout, en het juiste antwoord verschijnt met uitleg; bij het derde ontbreekt alleen het accent.",
    position: "Oefening",
    correctAnswer: "Juist antwoord:",
    notes: {
      success: "De *e* van de stam wordt *ie*: *vien + en*.",
      error: "*Poder* is hier niet regelmatig: de stam wordt *pud-*.",
      accent: "Zonder accent betekent *bailo* ‘ik dans’.",
    },
    pause: "Demonstratie pauzeren",
    resume: "Demonstratie hervatten",
  },
  features: {
    verbs: {
      title: "Meer dan 50 werkwoorden, elk in 6 personen",
      text: "Van de tegenwoordige tijd tot de subjuntivo en de imperatief, in zinnen uit het dagelijks leven, allemaal vertaald. En om goed te kiezen: desde of hace, ser of estar, por of para, de juiste verleden tijd.",
    },
    review: {
      title: "Herhalen op het juiste moment",
      text: "Elk antwoord bepaalt op welke dag de vorm terugkomt: morgen, over zes dagen, en dan steeds later.",
    },
    selections: {
      title: "Jouw werkwoorden, jouw selecties",
      text: "Werkwoorden die je fout had, worden vanzelf verzameld. Maak ook je eigen selecties, voor de les of voor het examen, en oefen alleen die.",
    },
    families: {
      title: "Twaalf oefenreeksen, van A1 tot B2",
      text: "Zeg wat je al kent: Verbena kiest de reeksen van jouw niveau. Je voegt reeksen toe of laat ze weg wanneer je wilt.",
    },
  },
  more: {
    diagnosis: {
      title: "Bij een fout hoort uitleg",
      text: "Verkeerde tijd, verkeerde persoon, een stam die verandert, een vergeten accent: Verbena zegt wat er misging en laat zien hoe je de juiste vorm maakt.",
    },
    offline: {
      title: "Ook zonder internet",
      text: "In de trein of op reis oefen je gewoon door. Je antwoorden blijven op je apparaat en gaan naar je account zodra het kan.",
    },
    tables: {
      title: "Alle vormen van elk werkwoord",
      text: "Typ een werkwoord, welk je maar wilt, en zie al zijn tijden, met wat onregelmatig is en waarom. Gratis, net als de rest.",
    },
  },
  teachers: {
    title: "Geef je Spaans?",
    text: "Projecteer zinnen op het bord, print oefenbladen met antwoorden, geef opdrachten en zie wat je moet herhalen.",
    help: "Hulp voor leraren",
  },
  closing: {
    title: "Er wacht een zin op je.",
    start: "Mijn eerste zin schrijven",
    name: "Een *verbena* is een straatfeest op een Spaanse zomeravond.",
  },
} satisfies Localised<typeof source>;
