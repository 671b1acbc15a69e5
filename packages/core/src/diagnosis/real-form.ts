import type { Person } from "../vocabulary.ts";
import type { Cause, PersonOrVos } from "./cause.ts";
import { cellCauses, cellDistance } from "./cell-causes.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { type Attempt, markDistance, nearer, type Reading } from "./reading.ts";
import type { RealForm } from "./verb-forms.ts";

/** An answer that is a form of the wanted verb, as the cell nearest to the wanted one. */
export type RealReading = Reading & { found: RealForm; exact: boolean };

const OBSOLETE = 0.5;

/** The nearest form of the wanted verb that the answer is, be it for marks; null when it is none. */
export function readAsRealForm(attempt: Attempt): RealReading | null {
  const [word, ...others] = attempt.answer.words;
  if (word === undefined || others.length > 0) return null;
  const { negated, plainWords } = attempt.answer;
  const [plain = ""] = plainWords;
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
    return nearer(best, {
      causes,
      distance: cells + marks + obsolete,
      cells,
      found,
      exact: marks === 0,
    });
  }, null);
}

/** Nobody who learns means the futuro de subjuntivo: *hablare* is *hablaré* without its accent. */
const isObsolete = ({ tense }: RealForm, asked: Attempt) =>
  tense === "futuro-subjuntivo" && asked.tense !== tense;

function causesOf(found: RealForm, alike: readonly RealForm[], attempt: Attempt): Cause[] {
  const persons = personsOf(found, alike);
  const wanted = { reflexive: attempt.forms.verb.reflexive, person: attempt.person };
  const pronoun = pronounCause(attempt.answer, wanted, { ...found, persons });
  const causes = cellCauses(found, attempt, withVos(persons, found, attempt));
  return pronoun ? [...causes, pronoun] : causes;
}

/** *vivís* is of vos too. */
function withVos(
  persons: readonly Person[],
  { tense, word }: RealForm,
  { forms }: Attempt,
): readonly PersonOrVos[] {
  return tense === "presente-indicativo" && word === forms.vos ? [...persons, "vos"] : persons;
}

/** The form of vos in the presente: *tenés*. Its pronoun is that of tú. */
export function readAsVoseo(attempt: Attempt): Reading | null {
  const { answer, forms, person } = attempt;
  const [word, ...others] = answer.words;
  if (word !== forms.vos || others.length > 0 || answer.negated) return null;
  const tense = "presente-indicativo";
  const cell: Cause[] = [
    ...cellCauses({ tense, person: null }, attempt, []),
    { code: "wrong-person", persons: ["vos"] },
  ];
  const found = { tense, attached: false, persons: ["tú"] } as const;
  const pronoun = pronounCause(answer, { reflexive: forms.verb.reflexive, person }, found);
  const cells = cellDistance(cell);
  return { causes: pronoun ? [...cell, pronoun] : cell, distance: cells, cells };
}

/** All persons whose form it is in that tense: yo and él for *hablaba*. */
export function personsOf(found: RealForm, alike: readonly RealForm[]): Person[] {
  return alike
    .filter(({ word, tense }) => word === found.word && tense === found.tense)
    .flatMap(({ person }) => person ?? []);
}
