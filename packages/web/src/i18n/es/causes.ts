import type { causes as source } from "../fr/causes.ts";
import type { Localised } from "../localised.ts";

export const causes = {
  accent: "Tilde olvidada o mal puesta",
  "wrong-person": "Persona equivocada",
  "wrong-tense": "Tiempo equivocado",
  "wrong-mood": "Modo equivocado",
  "non-finite": "Infinitivo, gerundio o participio",
  "compound-tense": "Tiempo compuesto",
  regularised: "Irregularidad olvidada",
  "missed-stem-change": "Cambio de raíz olvidado",
  "needless-stem-change": "Cambio de raíz innecesario",
  "spelling-change": "Ortografía de la raíz",
  "wrong-class-ending": "Terminación de otra conjugación",
  pronoun: "Pronombre",
  "wrong-verb": "Confusión con otro verbo",
  typo: "Error de tecleo",
  unknown: "Otros errores",
  "taken-for-point": "Confusión con un punto de partida (desde)",
  "taken-for-clause": "Confusión con una oración (desde que)",
  "taken-for-duration": "Confusión con una duración (desde hace)",
  "taken-for-past": "Confusión con un hecho pasado (hace)",
  "taken-for-reason": "Confusión con una causa, un lugar o un cambio (por)",
  "taken-for-aim": "Confusión con una finalidad o un destino (para)",
  "wrong-past": "Otro tiempo del pasado",
  "wrong-to-be": "Confusión entre ser, estar y hay",
  "gave-up": "Sin respuesta («No lo sé»)",
} satisfies Localised<typeof source>;
