import { choiceErrors, type DiagnosisCode, wordConfusions } from "../causes.ts";
import { isMonosyllable } from "../conjugation/accent.ts";
import { conjugateIn, formIn } from "../conjugation/compound-tenses.ts";
import { readItem } from "../conjugation/family-item.ts";
import type { Form } from "../conjugation/form.ts";
import type { Infinitive } from "../conjugation/infinitive.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import { regularForm } from "../conjugation/regularity.ts";
import {
  conjugationFamilies,
  type Family,
  type FillInFamily,
  families,
  fillInDefinitionOf,
  isConjugationFamily,
} from "../families.ts";
import { withoutMarks } from "../grading/normalise.ts";
import { isCompoundTense, isPerson, type TableTense } from "../tenses.ts";
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
const conditions: Partial<Record<DiagnosisCode, (asked: ConjugatedForm) => boolean>> = {
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

/** What a card asks for, in its family. */
type AskedCard = { family: Family; item: string; context: string };

/**
 * Whether learners can make a mistake of this cause in a card's answer. For a verb form, its irregularities decide; a
 * fill-in card needs another choice to confuse.
 *
 * @example canCause("missed-stem-change", { family: "presente-indicativo", item: "pensar", context: "yo" }) // true
 */
export function canCause(cause: DiagnosisCode, { family, item, context }: AskedCard): boolean {
  if (!isConjugationFamily(family)) return canConfuse(cause, family, context);
  const condition = conditions[cause];
  if (!condition) return true;
  const asked = readItem(family, item);
  const verb = readInfinitive(asked.verb);
  if ("problem" in verb || !isPerson(context)) return false;
  const form = formIn(verb, asked.tense, context);
  return form !== undefined && condition({ verb, tense: asked.tense, form });
}

/**
 * Whether a fill-in card can have a cause. A wrong choice needs another choice of the family; every other cause is
 * possible.
 */
function canConfuse(cause: DiagnosisCode, family: FillInFamily, context: string): boolean {
  const definition = fillInDefinitionOf(family);
  if (choiceErrors.some((error) => error === cause)) {
    return definition.asks !== "word" && definition.wrongChoice === cause;
  }
  if (!wordConfusions.some((confusion) => confusion === cause)) return true;
  return (
    definition.asks === "word" &&
    Object.entries(definition.choices).some(
      ([word, { confusion }]) => word !== context && confusion === cause,
    )
  );
}

const hasMark = (form: string) => form !== withoutMarks(form);

const hasAny = ({ irregularities }: Form, kinds: ReadonlySet<Irregularity>) =>
  irregularities.some((irregularity) => kinds.has(irregularity));

/** Whether another practised form changes its stem: *pensamos* beside *pienso*, *tienen* beside *tengo*. */
function changesStem(verb: Infinitive): boolean {
  return conjugationFamilies
    .flatMap((family) => families[family].tenses)
    .flatMap((tense) => conjugateIn(verb, tense))
    .some((form) => hasAny(form, stemChanges) || form.irregularities.includes("go"));
}
