import type { Language } from "@verbena/core/languages";
import type { ShownConjugation, ShownFillIn } from "./content/catalogue.ts";

/** The sentence with which an exercise screen begins, and what its first paint shows beside it. */
export type FirstItem = {
  /** Id of the learner to whom the item belongs. Null if it is the same for everybody. */
  learner: string | null;
  /** Path and query of the screen. */
  path: string;
  /** The language of the interface. */
  language: Language;
  /** The version of the content. */
  contentVersion: string;
  exercise: ShownConjugation | ShownFillIn;
  /** The number of turns of the session. */
  turns: number;
  /** The number of answers in the first round: a flag for each. */
  roundLength: number;
  /** Whether sounds are on. */
  sound: boolean;
};
