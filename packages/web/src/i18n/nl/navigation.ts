import type { navigation as source } from "../fr/navigation.ts";
import type { Localised } from "../localised.ts";

export const navigation = {
  skip: "Naar de inhoud",
  home: "Start",
  menu: "Menu",
  openMenu: "Menu openen",
  main: "Hoofdnavigatie",
  collapse: "Menu inklappen",
  expand: "Menu uitklappen",
  usefulLinks: "Nuttige links",
  statistics: "Statistieken",
  conjugation: "Vervoeging",
  grammar: "Grammatica",
  practise: "Oefenen",
  selections: "Mijn selecties",
  verbsToReview: "Lastige werkwoorden",
  sentencesToReview: "Lastige zinnen",
  theory: "Theorie",
  verbTables: "Vervoegingstabellen",
  account: "Account",
  profile: "Profiel",
  admin: "Beheer",
  logout: "Uitloggen",
  language: "Taal",
  userMenu: "Mijn account: {{name}}",
  shortcuts: "Sneltoetsen",
} satisfies Localised<typeof source>;
