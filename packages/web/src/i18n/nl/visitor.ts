import type { visitor as source } from "../fr/visitor.ts";
import type { Localised } from "../localised.ts";

export const visitor = {
  levels: "Een niveau kiezen",
  otherLevel: "Een ander niveau kiezen",
  signUp: "Account maken",
  withAccount: "Voor statistieken, selecties en opnames",
  signIn: "Inloggen",
  keepAnswers_one:
    "Maak een account om je antwoord te bewaren en het op de juiste dag terug te zien.",
  keepAnswers_other:
    "Maak een account om je {{count, number}} antwoorden te bewaren en ze op de juiste dag terug te zien.",
  otherFamilies: "Ook op niveau {{level}}",
  alsoOpen: "Ook zonder account",
  guides: "Grammatica",
  adopt: {
    title: "Antwoorden op dit apparaat",
    today_one: "Vandaag is op dit apparaat {{count, number}} antwoord gegeven. Is het van jou?",
    today_other:
      "Vandaag zijn op dit apparaat {{count, number}} antwoorden gegeven. Zijn ze van jou?",
    yesterday_one:
      "Gisteren is op dit apparaat {{count, number}} antwoord gegeven. Is het van jou?",
    yesterday_other:
      "Gisteren zijn op dit apparaat {{count, number}} antwoorden gegeven. Zijn ze van jou?",
    onDay_one: "Op {{day}} is op dit apparaat {{count, number}} antwoord gegeven. Is het van jou?",
    onDay_other:
      "Op {{day}} zijn op dit apparaat {{count, number}} antwoorden gegeven. Zijn ze van jou?",
    since_one:
      "Sinds {{day}} is op dit apparaat {{count, number}} antwoord gegeven. Is het van jou?",
    since_other:
      "Sinds {{day}} zijn op dit apparaat {{count, number}} antwoorden gegeven. Zijn ze van jou?",
    yes: "Ja, bewaren",
    no: "Nee, verwijderen",
    later: "Later beslissen",
    failed:
      "Deze antwoorden konden niet worden overgenomen: het geheugen van dit apparaat is vol of geblokkeerd. Maak ruimte en probeer het opnieuw.",
  },
} satisfies Localised<typeof source>;
