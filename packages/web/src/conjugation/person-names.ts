import { moodOf } from "@verbena/core/conjugation/mood";
import type { Person, Tense } from "@verbena/core/vocabulary";

/** Whom a person stands for; an order to *usted* has no *él*. */
export function personName(person: Person, tense?: Tense): string {
  const isOrder = tense !== undefined && moodOf[tense] === "imperative";
  if (person === "él") return isOrder ? "usted" : "él / ella / usted";
  if (person === "ellos") return isOrder ? "ustedes" : "ellos / ellas / ustedes";
  return person;
}
