import type { VerbClass } from "../conjugation/endings.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import type { FormError, Person, Tense } from "../vocabulary.ts";

/** Forms that have no person; the engine has no tense for the infinitive. */
export type NonFinite = "infinitivo" | "gerundio" | "participio";

/** A place in the tables of a verb. */
export type Cell = { tense: Tense | "infinitivo"; person: Person | null };

/** The string is the wanted form but for its marks. */
export type AccentCause = {
  code: "accent";
  /**
   * The form of the same verb that the string is as it stands: *hablo* for *habló*; `vos` for that of
   * vos in the presente, *hablás*.
   */
  real: Cell | "vos" | null;
};

export type WrongPersonCause = {
  code: "wrong-person";
  /** The persons whose form it is in that tense: *hablaba* is of yo and él. */
  persons: readonly PersonOrVos[];
};

/** Vos has forms of its own in the presente alone: *tenés*. They are never asked for. */
export type PersonOrVos = Person | "vos";

/**
 * The form is of another tense of the same mood, or of another mood. With a form cause beside it, that
 * is the form that was meant: *sabo* for *supe* is meant as *sé*.
 */
export type WrongTenseCause = {
  code: "wrong-tense" | "wrong-mood";
  tense: Tense;
  person: Person | null;
};

export type NonFiniteCause = { code: "non-finite"; kind: NonFinite };

export const constructions = ["perfect", "near-future", "progressive", "recent-past"] as const;
/** he hablado, voy a hablar, estoy hablando, acabo de hablar */
export type Construction = (typeof constructions)[number];

export type CompoundTenseCause = {
  code: "compound-tense";
  construction: Construction;
  /** As it was typed, and which verb it is of: *soy ido* has ser, *habemos ido* haber. */
  auxiliary: { word: string; verb: string };
  main: { word: string; verb: string };
};

/**
 * What is wrong with how a form is built, as the form of a cell: the wanted one, or the one that
 * wrong-tense, wrong-mood, non-finite and wrong-person name beside it.
 */
export type FormCause =
  | RegularisedCause
  | StemChangeCause
  | SpellingChangeCause
  | WrongClassEndingCause;

/** Built as by a regular verb: *tení*, *sabo*; or a strong stem with a regular ending: *tuvió*. */
export type RegularisedCause = {
  code: "regularised";
  what: "form" | "ending";
  /** Why the right form is not regular. */
  kinds: readonly Irregularity[];
  given: StemAndEnding;
  right: StemAndEnding;
};
export type StemAndEnding = { stem: string; ending: string };

/** A vowel of the stem, or its zc or y, that should have changed, or should not have. */
export type StemChangeCause = {
  code: "missed-stem-change" | "needless-stem-change";
  kind: Irregularity;
  /** Letters without the change and with it: e and ie, c and zc, nothing and y. */
  from: string;
  to: string;
};

export type SpellingChangeCause = {
  code: "spelling-change";
  /** The letters that were typed and those that are right there: c and qu, i and y. */
  given: string;
  right: string;
};

export type WrongClassEndingCause = {
  code: "wrong-class-ending";
  given: string;
  right: string;
  /**
   * Classes of verbs whose ending it is; `tú-s` is the -s of *hablastes*, `french` that of *hablons*,
   * `no-verb` one that learners make up: *comié*.
   */
  of: readonly VerbClass[] | "tú-s" | "french" | "no-verb";
};

export const pronounFaults = [
  "missing",
  "other-person",
  "other-pronoun",
  "needless",
  "misplaced",
  "foreign",
  "elided",
  "needless-subject",
] as const;
export type PronounFault = (typeof pronounFaults)[number];

export type PronounCause = {
  code: "pronoun";
  /**
   * other-pronoun is one that is not reflexive: *le levanté*; foreign is not Spanish; elided is
   * *m’acuesto*.
   */
  fault: PronounFault;
  given: string | null;
  right: string | null;
};

/** A form of another verb: of one that is easily confused with this one, or of an everyday one. */
export type WrongVerbCause = { code: "wrong-verb"; verb: string } & Cell;

export const edits = [
  "missing",
  "extra",
  "other",
  "swapped",
  "b-v",
  "silent-h",
  "doubled",
  "space",
  "punctuation",
  "same-sound",
] as const;
export type Edit = (typeof edits)[number];

export type TypoCause = {
  code: "typo";
  edit: Edit;
  /** The letters that were typed and those that are right there; either may be empty. */
  given: string;
  right: string;
};

export type UnknownCause = { code: "unknown" };

/** What happened, with all that a message about it says. */
export type Cause =
  | AccentCause
  | WrongPersonCause
  | WrongTenseCause
  | NonFiniteCause
  | CompoundTenseCause
  | FormCause
  | PronounCause
  | WrongVerbCause
  | TypoCause
  | UnknownCause;

/** Every code has its cause, and every cause its code. */
export type CauseOf<Code extends FormError> = Extract<Cause, { code: Code }>;
