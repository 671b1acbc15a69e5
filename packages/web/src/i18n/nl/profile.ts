import type { profile as source } from "../fr/profile.ts";
import type { Localised } from "../localised.ts";

export const profile = {
  title: "Profiel",
  identity: "Je naam",
  username: "Gebruikersnaam",
  signedInAs: "Account: {{email}}",
  display: "Weergave",
  language: "Taal",
  theme: "Thema",
  themes: {
    system: "Zoals het toestel",
    light: "Dag",
    dark: "Nacht",
  },
  typing: "Typen",
  accentShortcuts: "á schrijven met a', ü met u:, ñ met n~",
  save: "Opslaan",
  updated: "Profiel bijgewerkt",
  session: "Sessie",
  logout: "Uitloggen",
} satisfies Localised<typeof source>;
