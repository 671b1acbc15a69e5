import type { VerbClass } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import type { NonFinite } from "../conjugation/mood.ts";
import type { FormError } from "../form-errors.ts";
import type { Person, Tense } from "../tenses.ts";

/** A place in the tables of a verb. */
export type Cell = { tense: Tense | "infinitivo"; person: Person | null };

/** The answer is right except for its marks: accents, or the signs on ñ and ü. */
export type AccentCause = {
  code: "accent";
  /**
   * If the typed text is itself a form of the same verb: which one. *Hablo* for *habló* is the form of yo. `vos` means
   * the form of vos in the asked tense, *hablás*.
   */
  existingForm: Cell | "vos" | null;
  /** The accepted form with its marks. For *vamonos*, *vámonos*, although the usual form is *vayámonos*. */
  right: string;
};

/** The form belongs to another person of the asked tense, or of the tense that a preceding cause names. */
export type WrongPersonCause = {
  code: "wrong-person";
  /** Every person with this form in its tense: *hablaba* belongs to yo and él. */
  persons: readonly PersonOrVos[];
};

/** Vos has its own forms in the presente and the imperativo: *tenés*, *tené*. No exercise asks for them. */
export type PersonOrVos = Person | "vos";

/**
 * The form belongs to another tense of the same mood, or to another mood. If a form cause follows, the learner meant the
 * form of this cell: *sabo* for *supe* means *sé*.
 */
export type WrongTenseCause = {
  code: "wrong-tense" | "wrong-mood";
  tense: Tense;
  person: Person | null;
};

/**
 * `finite` is a finite form in place of a participle or gerundio (*he hablo*), `adjective` an adjective (*he limpio*).
 */
export type NonFiniteCause = { code: "non-finite"; form: NonFinite | "finite" | "adjective" };

/** Constructions of two verbs that a learner gives for a simple form. */
export const constructions = [
  "perfect",
  "near-future",
  "progressive",
  "recent-past",
  "obligation",
] as const;
/** he hablado, voy a hablar, estoy hablando, acabo de hablar, tengo que hablar */
export type Construction = (typeof constructions)[number];

/** Two verbs in place of a simple form: *he hablado* for *hablé*. */
export type CompoundTenseCause = {
  code: "compound-tense";
  construction: Construction;
  /** The typed word and its infinitive: ser in *soy ido*, haber in *habemos ido*. */
  auxiliary: { word: string; verb: string };
  /** The typed main verb and its infinitive. null for an auxiliary alone: *he*. */
  main: { word: string; verb: string } | null;
};

/** The learner made the participle after *haber* agree, as in French: *he hablada*. */
export type AgreementCause = { code: "agreement" };

/**
 * What is wrong with the form. The form belongs to the asked cell, or to the cell that a preceding cause names: wrong-tense,
 * wrong-mood, non-finite, or wrong-person.
 */
export type FormCause =
  | RegularisedCause
  | StemChangeCause
  | SpellingChangeCause
  | WrongClassEndingCause;

/** The form of a regular verb (*tení*, *sabo*), or a strong stem with a regular ending (*tuvió*). */
export type RegularisedCause = {
  code: "regularised";
  /** Why the right form is not regular. */
  irregularities: readonly Irregularity[];
  given: StemAndEnding;
  right: StemAndEnding;
};
/** A form without its pronoun and *no*, in two parts. */
export type StemAndEnding = { stem: string; ending: string };

/** A missing or needless change of the stem: of its vowel, or to zc or y. */
export type StemChangeCause = {
  code: "missed-stem-change" | "needless-stem-change";
  irregularity: Irregularity;
  /** The letters before and after the change: e and ie, c and zc, nothing and y. */
  from: string;
  to: string;
};

/** A spelling that changes the sound of the stem: *buscé* for *busqué*. */
export type SpellingChangeCause = {
  code: "spelling-change";
  /** The typed letters and the right ones: c and qu, i and y. */
  given: string;
  right: string;
};

/** An ending that the form does not have: *comaba* for *comía*. */
export type WrongClassEndingCause = {
  code: "wrong-class-ending";
  given: string;
  right: string;
  /**
   * Where the typed ending comes from: the classes of verbs that have it, or `tú-s`, the -s of *hablastes*; `french`, as
   * in *hablons*; `dutch`, as in *hablat*; `no-verb`, an invented one, as in *comié*; `short-future`, a futuro without
   * the infinitive’s ending: *comé* for *comeré*.
   */
  origin: readonly VerbClass[] | "tú-s" | "french" | "dutch" | "no-verb" | "short-future";
};

/** How a pronoun, or a subject, can be wrong. */
export const pronounErrors = [
  "missing",
  "other-person",
  "other-pronoun",
  "needless",
  "misplaced",
  "unattached",
  "kept-consonant",
  "hyphen",
  "before-no",
  "moved-n",
  "foreign",
  "elided",
  "needless-subject",
] as const;
/** How a pronoun is wrong. {@link PronounCause} explains the less obvious ones. */
export type PronounError = (typeof pronounErrors)[number];

/** A wrong, missing, or misplaced pronoun, or a needless subject: *levanto* for *me levanto*, *yo hablo*. */
export type PronounCause = {
  code: "pronoun";
  /**
   * `other-pronoun` is not reflexive (*le levanté*), `foreign` not Spanish, `elided` is *m’acuesto*. In an
   * affirmative imperative, `unattached` is *te levanta*, `kept-consonant` is the d of *levantados*, `hyphen` is
   * *levanta-te*, and `moved-n` is *siéntesen*. `before-no` is *te no levantes*.
   */
  error: PronounError;
  given: string | null;
  right: string | null;
  /** The accepted form nearest to the answer, given where it may differ from the usual one: *vámonos*. */
  form?: string;
};

/** A form of another verb: one that learners confuse with this one, or an everyday verb. */
export type WrongVerbCause = { code: "wrong-verb"; verb: string } & Cell;

/** The kinds of typos. {@link TypoKind} explains the less obvious ones. */
export const typoKinds = [
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
  "needless-no",
  "missing-no",
  "more-words",
  "between",
] as const;
/**
 * - `missing`, `extra`: a letter too few or too many.
 * - `other`: another letter.
 * - `swapped`: two letters in the wrong order.
 * - `doubled`: one letter for two, or two for one.
 * - `same-sound`: a word that sounds alike.
 * - `more-words`: words around the form (*ven aquí*).
 * - `between`: words inside the form (*he ya hablado*).
 */
export type TypoKind = (typeof typoKinds)[number];

/** Letters or words that are wrong and tell nothing about grammar. */
export type TypoCause = {
  code: "typo";
  kind: TypoKind;
  /** The typed letters and the right ones; either may be empty. */
  given: string;
  right: string;
};

/** No cause was found. */
export type UnknownCause = { code: "unknown" };

/** A cause of a wrong answer, with the data for its message. */
export type Cause =
  | AccentCause
  | WrongPersonCause
  | WrongTenseCause
  | NonFiniteCause
  | CompoundTenseCause
  | AgreementCause
  | FormCause
  | PronounCause
  | WrongVerbCause
  | TypoCause
  | UnknownCause;

/** The cause with a code. */
export type CauseOf<Code extends FormError> = Extract<Cause, { code: Code }>;
