import { isMonosyllable } from "../conjugation/accent.ts";
import type { AskedCell } from "../conjugation/accepted-forms.ts";
import { conjugate, formOf } from "../conjugation/conjugate.ts";
import type { Form } from "../conjugation/form.ts";
import { type Infinitive, readInfinitive } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import { regularForm } from "../conjugation/regularity.ts";
import type { FormError } from "../form-errors.ts";
import { isCompoundTense, type TableTense, tenses } from "../tenses.ts";
import { withoutMarks } from "../text/normalise.ts";
import { isWhollyIrregular } from "./regularised.ts";
import { confusablesOf } from "./wrong-verb.ts";

/** Changes of the stem that a learner can miss, or make where they are needless. */
const stemChanges: ReadonlySet<Irregularity> = new Set<Irregularity>([
  "e-ie",
  "o-ue",
  "u-ue",
  "i-ie",
  "e-i",
  "o-u",
  "zco",
  "y-insertion",
]);

const spellingChanges: ReadonlySet<Irregularity> = new Set<Irregularity>([
  "dropped-i",
  "i-y",
  "strong-j",
  "y-insertion",
]);

/**
 * Stems whose last letters change before some endings, or that learners take for such stems: *busc-*, *coj-*, *le-*.
 */
const CHANGEABLE_SPELLING = /(?:[cgjz]|qu|gu)[aeií]r$|[aeou][eií]r$/;

type ConjugatedForm = { verb: Infinitive; tense: TableTense; form: Form };

/** The forms that can have a cause. A cause that is not listed can occur in every form. */
const conditions: Partial<Record<FormError, (asked: ConjugatedForm) => boolean>> = {
  // A needless accent is likely where the regular form has one (*tuvé*), and on short words (*fué*).
  accent: ({ verb, tense, form }) =>
    hasMark(form.form) ||
    (!isCompoundTense(tense) && hasMark(regularForm(verb, tense, form.person))) ||
    isMonosyllable(form.parts.stem + form.parts.ending),
  agreement: ({ tense }) => isCompoundTense(tense),
  regularised: ({ form }) => isWhollyIrregular(form) || form.irregularities.includes("go"),
  "missed-stem-change": ({ form }) => hasAny(form, stemChanges),
  "needless-stem-change": ({ verb, form }) => !hasAny(form, stemChanges) && changesStem(verb),
  "spelling-change": ({ verb: { base }, form }) =>
    CHANGEABLE_SPELLING.test(base) || hasAny(form, spellingChanges),
  pronoun: ({ verb }) => verb.reflexive,
  "wrong-verb": ({ verb: { infinitive, base } }) =>
    confusablesOf(infinitive).length > 0 || confusablesOf(base).length > 0,
};

/**
 * Whether learners can make a mistake of this cause in a form. Its irregularities decide: nobody misses a stem change in
 * *hablo*. Some causes, such as a typo, are possible in every form.
 *
 * @example canCause("missed-stem-change", { verb: "pensar", tense: "presente-indicativo", person: "yo" }) // true
 */
export function canCause(
  cause: FormError,
  { verb: infinitive, tense, person }: AskedCell,
): boolean {
  const condition = conditions[cause];
  if (!condition) return true;
  const verb = readInfinitive(infinitive);
  if ("problem" in verb) return false;
  const form = formOf(verb, tense, person);
  return form !== undefined && condition({ verb, tense, form });
}

const hasMark = (form: string) => form !== withoutMarks(form);

const hasAny = ({ irregularities }: Form, kinds: ReadonlySet<Irregularity>) =>
  irregularities.some((irregularity) => kinds.has(irregularity));

/** Whether another form changes its stem: *pensamos* beside *pienso*, *tienen* beside *tengo*. */
function changesStem(verb: Infinitive): boolean {
  return tenses
    .flatMap((tense) => conjugate(verb, tense))
    .some((form) => hasAny(form, stemChanges) || form.irregularities.includes("go"));
}
