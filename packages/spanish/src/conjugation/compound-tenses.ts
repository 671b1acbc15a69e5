import type { CompoundTense, Person, Tense } from "../tenses.ts";
import { hasCompoundTense } from "./defective-verbs.ts";
import { type Form, type FormParts, joinParts } from "./form.ts";
import { type Infinitive, verbOf } from "./infinitive.ts";
import { moodOf } from "./mood.ts";
import { simpleForms } from "./simple-tenses.ts";

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

/**
 * Compound forms: *me he levantado*, *habiéndose levantado*. A verb with two participles has two forms: *he
 * impreso*, *he imprimido*.
 */
export function compoundForms(verb: Infinitive, tense: CompoundTense): Form[] {
  const [participle] = simpleForms(verbOf(verb.base), "participio");
  if (participle === undefined) return [];
  const auxiliaries = auxiliariesOf(verb, tense);
  return personsOf(verb, tense).flatMap((person) => {
    const auxiliary = auxiliaries.get(person);
    if (auxiliary === undefined) return [];
    const parts: FormParts = { ...participle.parts, before: `${auxiliary} ` };
    const variants = participle.variants.map((other) => `${auxiliary} ${other}`);
    const { irregularities } = participle;
    return [{ person, form: joinParts(parts), variants, parts, irregularities }];
  });
}

/** *Haber* with the pronoun of the verb: *me he*, *haberse*, *habiéndose*. */
export const auxiliaryOf = (verb: Infinitive, tense: CompoundTense, person: Person | null) =>
  auxiliariesOf(verb, tense).get(person);

function auxiliariesOf(
  { reflexive }: Infinitive,
  tense: CompoundTense,
): ReadonlyMap<Person | null, string> {
  const haber = verbOf("haber", { reflexive });
  const simple = auxiliaryTense[tense];
  if (simple === "infinitivo") return new Map([[null, haber.infinitive]]);
  return new Map(simpleForms(haber, simple).map(({ person, form }) => [person, form]));
}

/** The persons that a verb has in a tense. Asks the imperfecto, because a verb has all its persons there: *llovía*. */
function personsOf({ base }: Infinitive, tense: CompoundTense): readonly (Person | null)[] {
  const isNonFinite = moodOf[tense] === "non-finite";
  const all = isNonFinite
    ? noPerson
    : simpleForms(verbOf(base), "preterito-imperfecto").map(personOf);
  return all.filter((person) => hasCompoundTense(base, tense, person));
}

const noPerson: readonly null[] = [null];

const personOf = ({ person }: Form) => person;
