import { withoutAccents } from "../conjugation/accent.ts";
import type { Person, Tense } from "../tenses.ts";
import {
  type Attempt,
  type CellCause,
  causesOfCell,
  cellDistanceOf,
  type Interpretation,
  markDistance,
  nearer,
} from "./attempt.ts";
import type { Cause, PersonOrVos } from "./cause.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { vowelCauses } from "./stem-causes.ts";
import type { RealForm, VerbForms, VosForm } from "./verb-forms.ts";

/** An answer understood as an existing form of the asked verb. */
export type RealInterpretation = Interpretation & {
  form: RealForm;
  isExact: boolean;
  /** Whether the answer has wrong marks. Missing marks do not count. */
  hasOtherMarks: boolean;
};

/**
 * Finds the nearest form of the asked verb that equals the answer without marks, or null.
 *
 * @param withObsolete whether it may be the futuro de subjuntivo, which learners do not know
 */
export function interpretAsRealForm(
  attempt: Attempt,
  withObsolete = false,
): RealInterpretation | null {
  const { single, negated } = attempt.answer;
  if (!single) return null;
  const { word, plain } = single;
  const all = (attempt.forms.bySpelling.get(plain) ?? []).filter(
    (form) => withObsolete || !isObsolete(form, attempt),
  );
  // After a *no* that the question asks for, learners write any form: *no habla*.
  const isAnyMeant = negated && attempt.tense === "imperativo-negativo";
  const alike = isAnyMeant
    ? all
    : all.filter(({ tense }) => (tense === "imperativo-negativo") === negated);
  const exact = alike.filter((form) => form.word === word);
  // A form with the same marks rules out those with other marks.
  const candidates = exact.length > 0 ? exact : alike;
  return candidates.reduce<RealInterpretation | null>((best, form) => {
    const persons = personsOf(form, candidates);
    const cellCauses = causesOfCell(form, attempt, withVos(persons, form, attempt));
    const pronoun = pronounCause(attempt, { ...form, persons });
    if (cellCauses.length === 0 && !pronoun) return best;
    const marks = markDistance(word, form.word);
    const cellDistance = cellDistanceOf(cellCauses);
    const distance = cellDistance + (pronoun ? 1 : 0) + marks;
    const causes = pronoun ? [...cellCauses, pronoun] : cellCauses;
    const isExact = marks === 0;
    const hasOtherMarks = !isExact && word !== withoutAccents(word);
    return nearer(best, { causes, distance, cellDistance, form, isExact, hasOtherMarks });
  }, null);
}

/**
 * Whether a form is of the futuro de subjuntivo and the question asks for another tense. Learners do not know this
 * tense.
 */
const isObsolete = ({ tense }: RealForm, attempt: Attempt) =>
  tense === "futuro-subjuntivo" && attempt.tense !== tense;

/** Adds vos to the persons of a form such as *vivís*. */
function withVos(
  persons: readonly Person[],
  { tense, word }: RealForm,
  { forms }: Attempt,
): readonly PersonOrVos[] {
  const isOfVos = tense === "presente-indicativo" && vosFormIn(forms, word, tense) !== undefined;
  return isOfVos ? [...persons, "vos"] : persons;
}

/** The form of vos that equals a word: in the asked tense, or else in the presente. */
export function vosFormIn(forms: VerbForms, word: string, asked: Tense): VosForm | undefined {
  const alike = forms.vos.filter((form) => form.word === word);
  return (
    alike.find(({ tense }) => tense === asked) ??
    alike.find(({ tense }) => tense === "presente-indicativo")
  );
}

/** Recognises a form of vos: *tenés*, *vení*. Vos has the same pronoun as tú. */
export function interpretAsVoseo(attempt: Attempt): Interpretation | null {
  const { answer, forms } = attempt;
  if (answer.negated || !answer.single) return null;
  const { word } = answer.single;
  const form = vosFormIn(forms, word, attempt.tense);
  if (!form) return null;
  const { tense, attached } = form;
  // A form of vos in place of a gerundio also gets the cause of a wrong person.
  const cellCauses: CellCause[] = [
    ...causesOfCell({ tense, person: null }, attempt, []),
    { code: "wrong-person", persons: ["vos"] },
  ];
  const pronoun = pronounCause(attempt, { tense, attached, persons: ["tú"] });
  // Most learners who write *vestite* mean *vístete*.
  const missed = attached && tense === attempt.tense ? missedChange(attempt) : [];
  const cellDistance = cellDistanceOf(cellCauses);
  return {
    causes: [...missed, ...cellCauses, ...(pronoun ? [pronoun] : [])],
    distance: cellDistance + (pronoun ? 1 : 0),
    cellDistance,
  };
}

/** The stem change of the right form, which forms of vos do not have. */
function missedChange({ forms, tense, person }: Attempt): Cause[] {
  const right = forms.formAt(tense, person);
  const [root] = forms.stems.values();
  const meant = forms.stems.get(right?.plainStem ?? "");
  return root && meant ? vowelCauses(root.vowel, root.vowel, meant.vowel) : [];
}

/** Every person with this form in its tense: yo and él for *hablaba*. */
export function personsOf(form: RealForm, candidates: readonly RealForm[]): Person[] {
  return candidates
    .filter(({ word, tense }) => word === form.word && tense === form.tense)
    .flatMap(({ person }) => person ?? []);
}
