import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Laden...",
  save: "Opslaan",
  cancel: "Annuleren",
  close: "Sluiten",
  back: "Terug",
  delete: "Verwijderen",
  edit: "Bewerken",
  retry: "Opnieuw proberen",
  newTab: "(nieuw tabblad)",
  error: "Er is iets misgegaan",
  notifications: "Meldingen",
} satisfies Localised<typeof source>;
