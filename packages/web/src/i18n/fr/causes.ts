import type { DiagnosisCode } from "@verbena/core/vocabulary";

/** Headings for the causes of wrong answers. */
export const causes = {
  accent: "Accent oublié ou mal placé",
  "wrong-person": "Mauvaise personne",
  "wrong-tense": "Mauvais temps",
  "wrong-mood": "Mauvais mode",
  "non-finite": "Infinitif, gérondif ou participe",
  "compound-tense": "Temps composé",
  regularised: "Irrégularité oubliée",
  "missed-stem-change": "Changement de radical oublié",
  "needless-stem-change": "Changement de radical superflu",
  "spelling-change": "Orthographe du radical",
  "wrong-class-ending": "Terminaison d’une autre conjugaison",
  pronoun: "Pronom",
  "wrong-verb": "Confusion avec un autre verbe",
  typo: "Faute de frappe",
  unknown: "Autres erreurs",
  "taken-for-point": "Confusion avec un point de départ (desde)",
  "taken-for-clause": "Confusion avec une proposition (desde que)",
  "taken-for-duration": "Confusion avec une durée (desde hace)",
  "taken-for-past": "Confusion avec un fait passé (hace)",
  "taken-for-reason": "Confusion avec une cause, un lieu ou un échange (por)",
  "taken-for-aim": "Confusion avec un but ou une destination (para)",
  "wrong-past": "Un autre temps du passé",
  "wrong-to-be": "Confusion entre ser, estar et hay",
  "gave-up": "Sans réponse (« Je ne sais pas »)",
} as const satisfies Record<DiagnosisCode, string>;
