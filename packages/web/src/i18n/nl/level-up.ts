import type { levelUp as source } from "../fr/level-up.ts";
import type { Localised } from "../localised.ts";

export const levelUp = {
  title: "Nieuw niveau: {{level}}",
  text_one: "{{family}}, {{count, number}} goed antwoord.",
  text_other: "{{family}}, {{count, number}} goede antwoorden.",
  place: "Niveau {{index}} van {{total}}",
  remaining_one: "Nog {{count, number}} goed antwoord tot {{level}}.",
  remaining_other: "Nog {{count, number}} goede antwoorden tot {{level}}.",
  highest: "Dat is het hoogste niveau.",
  continue: "Doorgaan",
} satisfies Localised<typeof source>;
