// The entry point `@verbena/spanish`: Spanish verb forms, how they are built, and what is irregular in them.

export {
  type AskedCell,
  formOfVosFor,
  type OtherAnswers,
  otherAnswers,
} from "./conjugation/accepted-forms.ts";
export { auxiliaryTense } from "./conjugation/compound-tenses.ts";
export { conjugate, formOf } from "./conjugation/conjugate.ts";
export { type Form, type FormParts, reflexivePronouns } from "./conjugation/form.ts";
export { formOfCell } from "./conjugation/form-of-cell.ts";
export {
  type Infinitive,
  type InfinitiveProblem,
  readInfinitive,
  type VerbClass,
  verbClasses,
  verbOf,
} from "./conjugation/infinitive.ts";
export { type Irregularity, irregularities } from "./conjugation/irregularity.ts";
export { type Mood, moodOf } from "./conjugation/mood.ts";
export { isRegular, type Regularity, regularForm, regularityOf } from "./conjugation/regularity.ts";
export { longTenseName, tenseNames, tensesByMood } from "./conjugation/tense-names.ts";
export { describeSkill, type FormSkillTopic } from "./skills/describe-skill.ts";
export { type FormSkill, formSkillKinds } from "./skills/skill.ts";
export { doesNotChange, skillsOfForm } from "./skills/skills-of-form.ts";
export {
  type CompoundTense,
  compoundTenses,
  isCompoundTense,
  isPerson,
  isTense,
  type Person,
  persons,
  type TableTense,
  type Tense,
  tenses,
} from "./tenses.ts";
export { differingLetters, type LetterRun, nearestExpected } from "./text/differing-letters.ts";
export {
  comparable,
  tidyAnswer,
  tidyText,
  withoutMarks,
  withoutPunctuation,
} from "./text/normalise.ts";
