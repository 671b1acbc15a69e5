import type { levelUp as source } from "../fr/level-up.ts";
import type { Localised } from "../localised.ts";

export const levelUp = {
  title: "Nieuw niveau: {{level}}",
  newLevel: "Nieuw niveau",
  text_one: "{{family}}, {{count, number}} goed antwoord.",
  text_other: "{{family}}, {{count, number}} goede antwoorden.",
  remaining_one: "Nog {{count, number}} goed antwoord tot {{level}}.",
  remaining_other: "Nog {{count, number}} goede antwoorden tot {{level}}.",
  highest: "Dat is het hoogste niveau.",
  continue: "Doorgaan",
} satisfies Localised<typeof source>;
