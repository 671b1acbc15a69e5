import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Verbos para repasar",
  sentencesTitle: "Frases para repasar",
  intro: "Desmarca lo que ya sabes: el resto entrará en el repaso.",
  list: "Lista para repasar",
  save: "Guardar y repasar",
  empty: "No hay verbos para repasar",
  emptyText: "Aquí se reúne lo que fallas al practicar.",
  practise: "Practicar",
} satisfies Localised<typeof source>;
