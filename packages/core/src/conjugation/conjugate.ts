import { type Person, persons, type Tense } from "../vocabulary.ts";
import type { Form, FormParts } from "./form.ts";
import type { Cell } from "./join.ts";
import { type Paradigm, paradigmOf } from "./lexeme.ts";
import { partsOf } from "./pronouns.ts";
import type { Infinitive } from "./verb.ts";

/**
 * The forms of a verb in a tense: six, five of an imperative, one of gerundio and participio. Forms
 * that do not exist are left out. In imperatives él and ellos are usted and ustedes.
 */
export function conjugate(verb: Infinitive, tense: Tense): readonly Form[] {
  const paradigm = paradigmOf(verb.base, tense);
  const forms: Form[] = [];
  for (let index = 0; index < paradigm.usual.length; index += 1) {
    const cell = paradigm.usual[index];
    if (cell) forms.push(formFrom(cell, personAt(tense, index), tense, verb, paradigm, index));
  }
  return forms;
}

/** One of those forms; person is null for gerundio and participio. */
export function formOf(verb: Infinitive, tense: Tense, person: Person | null): Form | undefined {
  const index = person === null ? 0 : persons.indexOf(person);
  if (personAt(tense, index) !== person) return undefined;
  const paradigm = paradigmOf(verb.base, tense);
  const cell = paradigm.usual[index];
  return cell && formFrom(cell, person, tense, verb, paradigm, index);
}

function personAt(tense: Tense, index: number): Person | null {
  return tense === "gerundio" || tense === "participio" ? null : (persons[index] ?? null);
}

function formFrom(
  cell: Cell,
  person: Person | null,
  tense: Tense,
  { reflexive }: Infinitive,
  { others }: Paradigm,
  index: number,
): Form {
  const parts = partsOf(cell, tense, person, reflexive);
  const form = wordOf(parts);
  return {
    person,
    form,
    also:
      others.length === 0
        ? none
        : otherForms(form, others, index, (other) =>
            wordOf(partsOf(other, tense, person, reflexive)),
          ),
    parts,
    irregularities: cell.why,
  };
}

const none: readonly string[] = [];

function otherForms(
  form: string,
  others: Paradigm["others"],
  index: number,
  write: (cell: Cell) => string,
): readonly string[] {
  const found = new Set<string>();
  for (const cells of others) {
    const cell = cells[index];
    if (cell) found.add(write(cell));
  }
  found.delete(form);
  return [...found];
}

function wordOf({ before, stem, ending, after }: FormParts): string {
  return before + stem + ending + after;
}
