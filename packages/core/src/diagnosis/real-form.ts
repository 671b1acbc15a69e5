import type { Person } from "../vocabulary.ts";
import type { Cause, PersonOrVos } from "./cause.ts";
import {
  type Attempt,
  cellCauses,
  cellDistanceOf,
  type Interpretation,
  markDistance,
  nearer,
} from "./interpretation.ts";
import { pronounCause } from "./pronoun-cause.ts";
import type { RealForm } from "./verb-forms.ts";

/** An answer understood as an existing form of the wanted verb. */
export type RealInterpretation = Interpretation & { form: RealForm; isExact: boolean };

const OBSOLETE_DISTANCE = 0.5;

/** Finds the nearest form of the wanted verb that is spelled as the answer, marks aside, or null. */
export function interpretAsRealForm(attempt: Attempt): RealInterpretation | null {
  const { single, negated } = attempt.answer;
  if (!single) return null;
  const { word, plain } = single;
  const candidates = (attempt.forms.bySpelling.get(plain) ?? []).filter(
    ({ tense }) => (tense === "imperativo-negativo") === negated,
  );
  const exact = candidates.filter((form) => form.word === word && !isObsolete(form, attempt));
  const alike = exact.length > 0 ? exact : candidates;
  return alike.reduce<RealInterpretation | null>((best, form) => {
    const causes = causesOf(form, alike, attempt);
    if (causes.length === 0) return best;
    const marks = markDistance(word, form.word);
    const obsolete = isObsolete(form, attempt) ? OBSOLETE_DISTANCE : 0;
    const cellDistance = cellDistanceOf(causes);
    const distance = cellDistance + marks + obsolete;
    return nearer(best, { causes, distance, cellDistance, form, isExact: marks === 0 });
  }, null);
}

/** No learner means the futuro de subjuntivo: *hablare* is *hablaré* without its accent. */
const isObsolete = ({ tense }: RealForm, attempt: Attempt) =>
  tense === "futuro-subjuntivo" && attempt.tense !== tense;

function causesOf(form: RealForm, alike: readonly RealForm[], attempt: Attempt): Cause[] {
  const persons = personsOf(form, alike);
  const pronoun = pronounCause(attempt, { ...form, persons });
  const causes = cellCauses(form, attempt, withVos(persons, form, attempt));
  return pronoun ? [...causes, pronoun] : causes;
}

/** Adds vos to the persons of a form such as *vivís*. */
function withVos(
  persons: readonly Person[],
  { tense, word }: RealForm,
  { forms }: Attempt,
): readonly PersonOrVos[] {
  return tense === "presente-indicativo" && word === forms.vos ? [...persons, "vos"] : persons;
}

/** Recognises the form of vos in the presente: *tenés*. Its pronoun is that of tú. */
export function interpretAsVoseo(attempt: Attempt): Interpretation | null {
  const { answer, forms } = attempt;
  if (answer.negated || !answer.single || answer.single.word !== forms.vos) return null;
  const tense = "presente-indicativo";
  const cell: Cause[] = [
    ...cellCauses({ tense, person: null }, attempt, []),
    { code: "wrong-person", persons: ["vos"] },
  ];
  const pronoun = pronounCause(attempt, { tense, attached: false, persons: ["tú"] });
  const cellDistance = cellDistanceOf(cell);
  return {
    causes: pronoun ? [...cell, pronoun] : cell,
    distance: cellDistance,
    cellDistance,
  };
}

/** Every person with this form in its tense: yo and él for *hablaba*. */
export function personsOf(form: RealForm, alike: readonly RealForm[]): Person[] {
  return alike
    .filter(({ word, tense }) => word === form.word && tense === form.tense)
    .flatMap(({ person }) => person ?? []);
}
