import { type Person, persons, type Tense } from "../vocabulary.ts";
import type { BareForm, BareForms } from "./bare-form.ts";
import { type Form, joined } from "./form.ts";
import { isNonFinite } from "./mood.ts";
import { type Paradigm, paradigmOf } from "./paradigm.ts";
import { alsoAttached, partsOf } from "./pronouns.ts";
import type { Infinitive } from "./verb.ts";

/**
 * The forms of a verb in a tense: six, five of an imperative, one of gerundio and participio. Forms
 * that do not exist are left out. In imperatives él and ellos are usted and ustedes.
 */
export function conjugate(verb: Infinitive, tense: Tense): readonly Form[] {
  const paradigm = paradigmOf(verb.base, tense);
  const forms: Form[] = [];
  for (let index = 0; index < paradigm.usual.length; index += 1) {
    const form = formAt(index, paradigm, verb, tense);
    if (form) forms.push(form);
  }
  return forms;
}

/** One of those forms; person is null for gerundio and participio. */
export function formOf(verb: Infinitive, tense: Tense, person: Person | null): Form | undefined {
  const index = person === null ? 0 : persons.indexOf(person);
  if (personAt(index, tense) !== person) return undefined;
  return formAt(index, paradigmOf(verb.base, tense), verb, tense);
}

function personAt(index: number, tense: Tense): Person | null {
  return isNonFinite(tense) ? null : (persons[index] ?? null);
}

function formAt(
  index: number,
  { usual, others }: Paradigm,
  { reflexive }: Infinitive,
  tense: Tense,
): Form | undefined {
  const bare = usual[index];
  if (!bare) return undefined;
  const person = personAt(index, tense);
  const parts = partsOf(bare, tense, person, reflexive);
  const form = joined(parts);
  return {
    person,
    form,
    also:
      others.length === 0
        ? none
        : otherForms(
            form,
            others.map((forms) => forms[index]),
            (other) => joined(partsOf(other, tense, person, reflexive)),
          ),
    parts,
    irregularities: bare.why,
  };
}

const none: readonly string[] = [];

/** The other accepted forms as they are written, each once, without the usual one. */
function otherForms(
  usual: string,
  others: BareForms,
  write: (other: BareForm) => string,
): readonly string[] {
  const written = new Set(others.filter((other) => other !== undefined).map(write));
  written.delete(usual);
  return [...written, ...alsoAttached(usual)];
}
