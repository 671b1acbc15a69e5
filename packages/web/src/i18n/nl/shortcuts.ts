import type { shortcuts as source } from "../fr/shortcuts.ts";
import type { Localised } from "../localised.ts";

export const shortcuts = {
  title: "Sneltoetsen",
  inExercise: "Tijdens een oefening",
  everywhere: "Overal",
  enterKey: "Enter",
  enter: "Controleren, daarna doorgaan",
  type: "Het antwoord typen, waar de cursor ook staat",
  takeBack: "Het laatste antwoord ongedaan maken",
  choose: "Een van de woorden kiezen (desde, por …)",
  anyLetter: "Een letter",
  acute: "Letter met accent",
  diaeresis: "U met trema",
  tilde: "N met tilde",
  listen: "De zin beluisteren, na het antwoord of in een dictee",
  slowly: "De zin langzaam beluisteren",
  sidebar: "Menu in- of uitklappen",
  escapeKey: "Esc",
  escape: "Sluiten wat boven op de pagina openstaat",
  review: "Herhalen",
  help: "Deze lijst tonen",
  singleKeys: "Sneltoetsen van één toets toestaan",
} satisfies Localised<typeof source>;
