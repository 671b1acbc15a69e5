import { isPerson } from "@verbena/spanish";
import { canCause as canCauseInForm } from "@verbena/spanish/diagnose";
import { choiceErrors, type DiagnosisCode, isFormError, wordConfusions } from "../causes.ts";
import {
  type Family,
  type FillInFamily,
  fillInDefinitionOf,
  isConjugationFamily,
} from "../families.ts";
import { readItem } from "../family-item.ts";

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
  if (!isFormError(cause)) return true;
  return isPerson(context) && canCauseInForm(cause, { ...readItem(family, item), person: context });
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
