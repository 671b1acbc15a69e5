import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Verbos por revisar",
  sentencesTitle: "Frases por revisar",
  intro: "Desmarca lo que ya sabes: el resto entrará en el repaso.",
  list: "Lista por revisar",
  untickAll: "Desmarcar todo",
  tickAll: "Marcar todo",
  save: "Guardar y repasar",
  empty: "No hay verbos por revisar",
  emptySentences: "No hay frases por revisar",
  emptyText: "Aquí se reúne lo que fallas al practicar.",
  practise: "Practicar",
} satisfies Localised<typeof source>;
