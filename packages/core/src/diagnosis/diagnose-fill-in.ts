import type { FillInAnswer } from "../session/fill-in-context.ts";
import { isCompoundTense, type Person, type TableTense } from "../vocabulary.ts";
import type { Cause } from "./cause.ts";
import { diagnose } from "./diagnose.ts";
import { diagnoseCompound } from "./diagnose-compound.ts";
import { diagnoseWord, isFillInWord, type WordCause } from "./diagnose-word.ts";

export type FillInQuestion = FillInAnswer & {
  /** null for a word. */
  person: Person | null;
  /** The learner's answer: any text. */
  given: string;
};

/** The causes of a wrong answer to a fill-in sentence, best first; none if they are unknown. */
export function diagnoseFillIn(question: FillInQuestion): readonly (Cause | WordCause)[] {
  const { infinitive: verb, tense, person, answer: wanted, given } = question;
  if (verb !== null && tense !== null && person !== null) {
    return diagnoseForm({ verb, tense, person, given, wanted });
  }
  return isFillInWord(wanted) ? diagnoseWord({ wanted, given }) : [];
}

type AskedForm = { verb: string; tense: TableTense; person: Person; given: string; wanted: string };

/** The causes of a wrong form in any tense; those of a compound form are the causes of its parts. */
export function diagnoseForm({ tense, ...asked }: AskedForm): readonly Cause[] {
  if (!isCompoundTense(tense)) return diagnose({ ...asked, tense });
  return diagnoseCompound({ ...asked, tense }).flatMap(({ causes }) => causes);
}
