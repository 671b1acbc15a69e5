import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Laden…",
  save: "Opslaan",
  cancel: "Annuleren",
  nameless: "Gebruiker",
  close: "Sluiten",
  delete: "Verwijderen",
  retry: "Opnieuw proberen",
  offline:
    "Geen internet. Wat nog verstuurd moet worden, is bewaard, en de rest verschijnt zodra je weer internet hebt.",
  keptHere: "Op dit apparaat bewaard. Het wordt verstuurd zodra het kan.",
  partFailed: "Dit deel kon niet worden geladen.",
  newTab: "(nieuw tabblad)",
  showPassword: "Wachtwoord tonen",
  hidePassword: "Wachtwoord verbergen",
  notifications: "Berichten",
  table: "Tabel",
  saved: "Opgeslagen",
} satisfies Localised<typeof source>;
