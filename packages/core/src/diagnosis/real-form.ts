import type { Person } from "../vocabulary.ts";
import type { Cause, PersonOrVos } from "./cause.ts";
import { pronounCause } from "./pronoun-cause.ts";
import {
  type Attempt,
  cellCauses,
  cellDistance,
  markDistance,
  nearer,
  type Reading,
} from "./reading.ts";
import type { RealForm } from "./verb-forms.ts";

/** An answer read as a form of the wanted verb. */
export type RealReading = Reading & { found: RealForm; exact: boolean };

const OBSOLETE = 0.5;

/** The nearest form of the wanted verb with the answer's spelling, marks aside; null without one. */
export function readAsRealForm(attempt: Attempt): RealReading | null {
  const { single, negated } = attempt.answer;
  if (!single) return null;
  const { word, plain } = single;
  const candidates = (attempt.forms.bySpelling.get(plain) ?? []).filter(
    ({ tense }) => (tense === "imperativo-negativo") === negated,
  );
  const exact = candidates.filter((form) => form.word === word && !isObsolete(form, attempt));
  const alike = exact.length > 0 ? exact : candidates;
  return alike.reduce<RealReading | null>((best, found) => {
    const causes = causesOf(found, alike, attempt);
    if (causes.length === 0) return best;
    const marks = markDistance(word, found.word);
    const obsolete = isObsolete(found, attempt) ? OBSOLETE : 0;
    const cells = cellDistance(causes);
    const distance = cells + marks + obsolete;
    return nearer(best, { causes, distance, cells, found, exact: marks === 0 });
  }, null);
}

/** No learner means the futuro de subjuntivo: *hablare* is *hablaré* without its accent. */
const isObsolete = ({ tense }: RealForm, asked: Attempt) =>
  tense === "futuro-subjuntivo" && asked.tense !== tense;

function causesOf(found: RealForm, alike: readonly RealForm[], attempt: Attempt): Cause[] {
  const persons = personsOf(found, alike);
  const pronoun = pronounCause(attempt, { ...found, persons });
  const causes = cellCauses(found, attempt, withVos(persons, found, attempt));
  return pronoun ? [...causes, pronoun] : causes;
}

/** *vivís* belongs to vos too. */
function withVos(
  persons: readonly Person[],
  { tense, word }: RealForm,
  { forms }: Attempt,
): readonly PersonOrVos[] {
  return tense === "presente-indicativo" && word === forms.vos ? [...persons, "vos"] : persons;
}

/** Reads the form of vos in the presente: *tenés*. Its pronoun is that of tú. */
export function readAsVoseo(attempt: Attempt): Reading | null {
  const { answer, forms } = attempt;
  if (answer.negated || !answer.single || answer.single.word !== forms.vos) return null;
  const tense = "presente-indicativo";
  const cell: Cause[] = [
    ...cellCauses({ tense, person: null }, attempt, []),
    { code: "wrong-person", persons: ["vos"] },
  ];
  const pronoun = pronounCause(attempt, { tense, attached: false, persons: ["tú"] });
  const cells = cellDistance(cell);
  return { causes: pronoun ? [...cell, pronoun] : cell, distance: cells, cells };
}

/** Every person with this form in its tense: yo and él for *hablaba*. */
export function personsOf(found: RealForm, alike: readonly RealForm[]): Person[] {
  return alike
    .filter(({ word, tense }) => word === found.word && tense === found.tense)
    .flatMap(({ person }) => person ?? []);
}
