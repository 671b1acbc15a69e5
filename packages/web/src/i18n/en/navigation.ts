import type { navigation as source } from "../fr/navigation.ts";
import type { Localised } from "../localised.ts";

export const navigation = {
  skip: "Skip to content",
  home: "Home",
  menu: "Menu",
  openMenu: "Open menu",
  main: "Main navigation",
  collapse: "Collapse menu",
  expand: "Expand menu",
  usefulLinks: "Useful links",
  statistics: "Statistics",
  conjugation: "Conjugation",
  grammar: "Grammar",
  practise: "Practise",
  selections: "My selections",
  verbsToReview: "Verbs to review",
  sentencesToReview: "Sentences to review",
  theory: "Theory",
  verbTables: "Verb tables",
  account: "Account",
  profile: "Profile",
  admin: "Administration",
  logout: "Log out",
  language: "Language",
  userMenu: "My account: {{name}}",
  shortcuts: "Shortcuts",
} satisfies Localised<typeof source>;
