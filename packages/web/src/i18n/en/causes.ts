import type { causes as source } from "../fr/causes.ts";
import type { Localised } from "../localised.ts";

export const causes = {
  accent: "Missing or misplaced accent",
  "wrong-person": "Wrong person",
  "wrong-tense": "Wrong tense",
  "wrong-mood": "Wrong mood",
  "non-finite": "Infinitive, gerund or participle",
  "compound-tense": "Compound tense",
  regularised: "Missed irregularity",
  "missed-stem-change": "Missed stem change",
  "needless-stem-change": "Unnecessary stem change",
  "spelling-change": "Spelling of the stem",
  "wrong-class-ending": "Ending of another conjugation",
  pronoun: "Pronoun",
  "wrong-verb": "Confusion with another verb",
  typo: "Typo",
  unknown: "Other mistakes",
  "taken-for-point": "Confusion with a starting point (desde)",
  "taken-for-clause": "Confusion with a clause (desde que)",
  "taken-for-duration": "Confusion with a length of time (desde hace)",
  "taken-for-past": "Confusion with an event in the past (hace)",
  "taken-for-reason": "Confusion with a reason, a way or an exchange (por)",
  "taken-for-aim": "Confusion with an aim or a destination (para)",
  "wrong-past": "Another past tense",
  "wrong-to-be": "Confusion of ser, estar and hay",
  "gave-up": "No answer (‘I don’t know’)",
} satisfies Localised<typeof source>;
