import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  title: "Spaanse werkwoorden, zin voor zin.",
  subtitle:
    "Vul de zin aan, begrijp wat er ontbreekt en zie elke vorm terug net voor je hem vergeet.",
  start: "Beginnen",
  continue: "Verdergaan",
  features: {
    verbs: {
      title: "Meer dan 50 werkwoorden, elk 6 personen",
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
  },
} satisfies Localised<typeof source>;
