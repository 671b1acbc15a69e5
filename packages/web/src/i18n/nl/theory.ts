import type { theory as source } from "../fr/theory.ts";
import type { Localised } from "../localised.ts";

export const theory = {
  contents: "Inhoud",
  essentials: "Het belangrijkste",
  level: "Niveau",
  practise: "Oefenen met deze werkwoorden",
  practiseSection: "Oefenen met dit onderdeel",
  practiseAll: "Oefenen",
  examples: "Voorbeelden",
  loadFailed: "De gids kon niet geladen worden.",
  reflexives: "Twintig wederkerende werkwoorden voor elke dag",
  past: "verleden",
  now: "nu",
  wrong: "Fout",
  right: "Goed",
  question: "Nu jij",
  showAnswer: "Antwoord tonen",
  isRight: "Klopt.",
  isWrong: "Nee, het is *{{answer}}*.",
  related: "Zie ook:",
} satisfies Localised<typeof source>;
