import type { causes as source } from "../fr/causes.ts";
import type { Localised } from "../localised.ts";

export const causes = {
  accent: "Vergeten of verkeerd accent",
  "wrong-person": "Verkeerde persoon",
  "wrong-tense": "Verkeerde tijd",
  "wrong-mood": "Verkeerde wijs",
  "non-finite": "Infinitief, gerundio of voltooid deelwoord",
  "compound-tense": "Samengestelde tijd",
  regularised: "Vergeten onregelmatigheid",
  "missed-stem-change": "Vergeten stamverandering",
  "needless-stem-change": "Onnodige stamverandering",
  "spelling-change": "Spelling van de stam",
  "wrong-class-ending": "Uitgang van een andere vervoeging",
  pronoun: "Voornaamwoord",
  "wrong-verb": "Verwarring met een ander werkwoord",
  typo: "Typefout",
  unknown: "Andere fouten",
  "taken-for-point": "Verwarring met een beginpunt (desde)",
  "taken-for-clause": "Verwarring met een bijzin (desde que)",
  "taken-for-duration": "Verwarring met een tijdsduur (desde hace)",
  "taken-for-past": "Verwarring met iets in het verleden (hace)",
  "gave-up": "Geen antwoord (‘Ik weet het niet’)",
} satisfies Localised<typeof source>;
