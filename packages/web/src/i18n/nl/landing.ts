import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  documentTitle: "Verbena: Spaanse werkwoorden, zin voor zin",
  description:
    "Oefen Spaanse werkwoorden door zinnen aan te vullen: meer dan 50 werkwoorden, elk in 6 personen, en herhalen net voor je iets vergeet.",
  imageAlt: "Een slinger met vlaggetjes en een aangevulde Spaanse zin: mis primos vienen.",
  title: "Spaanse werkwoorden, zin voor zin.",
  subtitle:
    "Vul de zin aan, begrijp wat er ontbreekt en zie elke vorm terug net voor je hem vergeet.",
  start: "Beginnen",
  continue: "Doorgaan",
  signIn: "Inloggen",
  accountDeleted: "Je account is verwijderd, met alles wat erbij hoorde.",
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
      text: "In het presente de indicativo en het pretérito indefinido, in zinnen uit het dagelijks leven. En desde, desde que, desde hace, hace.",
    },
    review: {
      title: "Herhalen op het juiste moment",
      text: "Elk antwoord bepaalt op welke dag de vorm terugkomt: morgen, over zes dagen, en dan steeds later.",
    },
    selections: {
      title: "Jouw werkwoorden, jouw selecties",
      text: "Werkwoorden die misgingen verzamelen zich vanzelf. Maak ook je eigen lijsten en oefen alleen die.",
    },
    families: {
      title: "Twaalf reeksen, van A1 tot B2",
      text: "Presente en pretéritos, futuro, subjuntivo, imperativo, ser en estar, por en para. Je kiest je niveau; de rest wacht op je.",
    },
  },
  closing: {
    title: "Er wacht een zin op je.",
    start: "Mijn eerste zin schrijven",
    name: "Een *verbena* is een straatfeest op een Spaanse zomeravond.",
  },
} satisfies Localised<typeof source>;
