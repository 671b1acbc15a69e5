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
  "taken-for-reason": "Verwarring met een reden, een weg of een ruil (por)",
  "taken-for-aim": "Verwarring met een doel of bestemming (para)",
  "wrong-past": "Een andere verleden tijd",
  "wrong-to-be": "Verwarring tussen ser, estar en hay",
  "gave-up": "Geen antwoord (‘Ik weet het niet’)",
} satisfies Localised<typeof source>;
