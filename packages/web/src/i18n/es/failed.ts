import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Verbos difíciles",
  sentencesTitle: "Frases difíciles",
  intro: "Desmarca lo que ya sabes: después practicarás el resto.",
  list: "Lista de difíciles",
  untickAll: "Desmarcar todo",
  tickAll: "Marcar todo",
  save: "Guardar y practicar",
  empty: "Ya no quedan verbos difíciles",
  emptySentences: "Ya no quedan frases difíciles",
  emptyText: "Aquí se reúne lo que fallas al practicar.",
  practise: "Practicar",
} satisfies Localised<typeof source>;
