import type { Person, TableTense } from "@verbena/spanish";

/** All pronouns of a person. The imperative has *usted*, but not *él*. */
export function personName(person: Person, tense?: TableTense): string {
  const isImperative = tense === "imperativo-afirmativo" || tense === "imperativo-negativo";
  if (person === "él") return isImperative ? "usted" : "él / ella / usted";
  if (person === "ellos") return isImperative ? "ustedes" : "ellos / ellas / ustedes";
  return person;
}

/** One pronoun of a person. The imperative has *usted*, but not *él*. */
export const shortPersonName = (person: Person, tense: TableTense): string =>
  tense.startsWith("imperativo") ? personName(person, tense) : person;
