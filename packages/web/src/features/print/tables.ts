import { isConjugationFamily } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import { familyCardKey } from "@verbena/core/progress/card";
import { conjugate, type Person, readInfinitive, type TableTense } from "@verbena/spanish";
import { personName } from "#conjugation/person-name.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** A conjugation table: a verb in a tense. */
export type PrintedTable = {
  verb: string;
  tense: TableTense;
  rows: readonly { pronoun: string; forms: string }[];
};

/** The tables of the verbs that some sentences ask for, each once, with a row for each person that has a form. */
export function tablesOf(
  sentences: readonly PracticeExercise[],
  persons: readonly Person[],
): PrintedTable[] {
  const items = new Map(
    sentences.map(({ family, item }) => [
      familyCardKey({ family, item, context: "-" }),
      { family, item },
    ]),
  );
  return [...items.values()].flatMap(({ family, item }) => {
    if (!isConjugationFamily(family)) return [];
    const { verb, tense } = readItem(family, item);
    const infinitive = readInfinitive(verb);
    if ("problem" in infinitive) return [];
    const rows = conjugate(infinitive, tense).flatMap(({ person, form, variants }) =>
      person !== null && persons.includes(person)
        ? [{ pronoun: personName(person, tense), forms: [form, ...variants].join(" / ") }]
        : [],
    );
    return rows.length > 0 ? [{ verb, tense, rows }] : [];
  });
}
