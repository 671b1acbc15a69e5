import {
  type CompoundTense,
  isCompoundTense,
  type Person,
  persons,
  type TableTense,
  type Tense,
} from "../tenses.ts";
import { conjugate, formOf } from "./conjugate.ts";
import { hasCompoundTense } from "./defective-verbs.ts";
import { type Form, type FormParts, joinParts } from "./form.ts";
import { type Infinitive, verbOf } from "./infinitive.ts";
import type { Mood } from "./mood.ts";

/** The tense of *haber* in each compound tense. */
export const auxiliaryTense = {
  "preterito-perfecto": "presente-indicativo",
  "preterito-pluscuamperfecto": "preterito-imperfecto",
  "preterito-anterior": "preterito-indefinido",
  "futuro-perfecto": "futuro-simple",
  "condicional-perfecto": "condicional-simple",
  "perfecto-subjuntivo": "presente-subjuntivo",
  "pluscuamperfecto-subjuntivo": "imperfecto-subjuntivo",
  "pluscuamperfecto-subjuntivo-se": "imperfecto-subjuntivo-se",
  "infinitivo-compuesto": "infinitivo",
  "gerundio-compuesto": "gerundio",
} as const satisfies Record<CompoundTense, Tense | "infinitivo">;

export const moodOfCompound = {
  "preterito-perfecto": "indicative",
  "preterito-pluscuamperfecto": "indicative",
  "preterito-anterior": "indicative",
  "futuro-perfecto": "indicative",
  "condicional-perfecto": "indicative",
  "perfecto-subjuntivo": "subjunctive",
  "pluscuamperfecto-subjuntivo": "subjunctive",
  "pluscuamperfecto-subjuntivo-se": "subjunctive",
  "infinitivo-compuesto": "non-finite",
  "gerundio-compuesto": "non-finite",
} as const satisfies Record<CompoundTense, Mood>;

/** The forms of a verb in any tense: six, fewer where forms do not exist, one in a non-finite tense. */
export function conjugateIn(verb: Infinitive, tense: TableTense): readonly Form[] {
  if (!isCompoundTense(tense)) return conjugate(verb, tense);
  return personsOf(tense).flatMap((person) => compoundFormOf(verb, tense, person) ?? []);
}

/** The form of a verb in any tense, or undefined when it does not exist. */
export function formIn(
  verb: Infinitive,
  tense: TableTense,
  person: Person | null,
): Form | undefined {
  return isCompoundTense(tense) ? compoundFormOf(verb, tense, person) : formOf(verb, tense, person);
}

/**
 * A compound form: *me he levantado*, *habiéndose levantado*. A verb with two participles has two forms: *he
 * impreso*, *he imprimido*.
 *
 * @param person null for infinitivo and gerundio compuesto
 */
function compoundFormOf(
  verb: Infinitive,
  tense: CompoundTense,
  person: Person | null,
): Form | undefined {
  if (!personsOf(tense).includes(person) || !hasForm(verb, tense, person)) return undefined;
  const [participle] = conjugate(verbOf(verb.base), "participio");
  const auxiliary = auxiliaryOf(verb, tense, person);
  if (participle === undefined || auxiliary === undefined) return undefined;
  const withAuxiliary = (parts: FormParts) => ({ ...parts, before: `${auxiliary} ` });
  const parts = withAuxiliary(participle.parts);
  return {
    person,
    form: joinParts(parts),
    variants: participle.variants.map((other) => `${auxiliary} ${other}`),
    parts,
    irregularities: participle.irregularities,
  };
}

/** *Haber* with the pronoun of the verb: *me he*, *haberse*, *habiéndose*. */
export function auxiliaryOf(
  { reflexive }: Infinitive,
  tense: CompoundTense,
  person: Person | null,
): string | undefined {
  const haber = verbOf("haber", { reflexive });
  const simple = auxiliaryTense[tense];
  return simple === "infinitivo" ? haber.infinitive : formOf(haber, simple, person)?.form;
}

const noPerson: readonly null[] = [null];

const personsOf = (tense: CompoundTense): readonly (Person | null)[] =>
  moodOfCompound[tense] === "non-finite" ? noPerson : persons;

/** Whether a compound form exists. Asks the imperfecto, because a verb has all its persons there: *llovía*. */
function hasForm({ base }: Infinitive, tense: CompoundTense, person: Person | null): boolean {
  if (!hasCompoundTense(base, tense, person)) return false;
  const simple = verbOf(base);
  return person === null || formOf(simple, "preterito-imperfecto", person) !== undefined;
}
