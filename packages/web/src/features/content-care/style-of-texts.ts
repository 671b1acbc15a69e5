import { styleFaultsIn } from "@verbena/content/style/faults-of-fields";
import {
  conjugationLength,
  fillInLength,
  isStrict,
  type StrictRule,
  type StyleRule,
} from "@verbena/content/style/style-rules";

/** A rule of style that may be broken where there is a reason to. */
type DoubtfulRule = Exclude<StyleRule, StrictRule>;

export type Doubt = {
  field: string;
  rule: DoubtfulRule;
  /** How many words a sentence has, where it is about that. */
  words: { min: number; max: number };
};

type Tidy = { [field: string]: string | null };

/** What should be looked at once more in the texts that are other than they were. */
export function doubtsIn(texts: Tidy, before: Tidy, isConjugation: boolean): Doubt[] {
  const words = isConjugation ? conjugationLength : fillInLength;
  return styleFaultsIn(texts, isConjugation).flatMap(({ field, rule }) =>
    isStrict(rule) || texts[field] === before[field] ? [] : [{ field, rule, words }],
  );
}
