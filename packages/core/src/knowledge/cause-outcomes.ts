import {
  type AskedCell,
  doesNotChange,
  formOf,
  type Irregularity,
  isCompoundTense,
  moodOf,
  persons,
  readInfinitive,
  skillsOfForm,
  type TableTense,
  withoutMarks,
} from "@verbena/spanish";
import type { Cause, PersonOrVos, PronounError } from "@verbena/spanish/diagnose";
import type { DiagnosisCode } from "../causes.ts";
import type { ChoiceCause, WordCause } from "../diagnosis/diagnose-fill-in.ts";
import { kindOf, type Skill, type SkillKind } from "./skill.ts";

/** Why an answer gives wrong evidence: a cause that diagnosis names, or that the learner gave up. */
export type AnyCause = Cause | WordCause | ChoiceCause | { code: "gave-up" };

/** What a cause shows of the skills of a form. A skill in neither list gets no evidence. */
export type Outcome = { wrong: readonly Skill[]; right: readonly Skill[] };

/** The form, or the part of a compound form, that has the causes. */
export type AskedPart = {
  /** The form that the sentence asks for; null for a word. */
  cell: AskedCell | null;
  /** The skills of the part. */
  skills: readonly Skill[];
  /** All its causes. */
  causes: readonly AnyCause[];
  /** The answer, tidied and in lower case. */
  given: string;
  isShown: (skill: Skill) => boolean;
};

const nothing: Outcome = { wrong: [], right: [] };

/** The cause with a code. */
type CauseWith<Code extends DiagnosisCode> = AnyCause extends infer One
  ? One extends { code: infer Codes }
    ? Code extends Codes
      ? One
      : never
    : never
  : never;

/** The table of causes and what they show. */
const outcomes: {
  [Code in DiagnosisCode]: (part: AskedPart, cause: CauseWith<Code>) => Outcome;
} = {
  accent: ({ skills }) => allBut(skills, "accent"),
  agreement: ({ skills }) => allBut(skills, "agreement"),
  "wrong-person": (part, { persons }) => wrongPerson(part, persons),
  "wrong-tense": (part, { tense, person }) => wrongTense(part, { tense, person }),
  "wrong-mood": (part, { tense, person }) => wrongTense(part, { tense, person }),
  "non-finite": (part, { form: tense }) =>
    tense === "gerundio" || tense === "participio"
      ? wrongTense(part, { tense, person: null })
      : wrongEnding(part, []),
  "wrong-class-ending": (part) => wrongEnding(part, part.skills.filter(isOfStem)),
  regularised,
  "missed-stem-change": (part, { irregularity }) =>
    missedStemChange(part, irregularity === "zco" || irregularity === "y-insertion"),
  "needless-stem-change": (part, { irregularity }) => needlessStemChange(part, irregularity),
  "spelling-change": ({ skills }) => ({
    wrong: ofKind(skills, "spelling"),
    right: ofKind(skills, "ending", "strong-ending", "fact"),
  }),
  pronoun: (part, { error }) => wrongPronoun(part, error),
  "compound-tense": () => nothing,
  "wrong-verb": () => nothing,
  typo: () => nothing,
  unknown: onlySkillNotShown,
  "gave-up": onlySkillNotShown,
  "needs-point": wrongWord,
  "needs-clause": wrongWord,
  "needs-duration": wrongWord,
  "needs-past": wrongWord,
  "needs-reason": wrongWord,
  "needs-aim": wrongWord,
  "other-word": wrongWord,
  "wrong-past": wrongChoice,
  "wrong-to-be": wrongChoice,
};

/** What the causes of a part show together: a skill is wrong if any cause says so, and right if all of them do. */
export function outcomeOf(part: AskedPart): Outcome {
  const each = part.causes.map((cause) => {
    // The compiler cannot see that the entry of a cause's code takes this cause.
    const outcome: (part: AskedPart, cause: never) => Outcome = outcomes[cause.code];
    return outcome(part, cause as never);
  });
  const wrong = [...new Set(each.flatMap((one) => one.wrong))];
  const [first, ...others] = each;
  const right = (first?.right ?? []).filter(
    (skill) => !wrong.includes(skill) && others.every((other) => other.right.includes(skill)),
  );
  return { wrong, right };
}

const ofKind = (skills: readonly Skill[], ...kinds: SkillKind[]): Skill[] =>
  skills.filter((skill) => kinds.includes(kindOf(skill)));

/** Only the skills of a kind are wrong. */
const allBut = (skills: readonly Skill[], kind: SkillKind): Outcome => ({
  wrong: ofKind(skills, kind),
  right: skills.filter((skill) => kindOf(skill) !== kind),
});

/** Whether a skill is about the stem, and not about the tense from which a command takes its form. */
const isOfStem = (skill: Skill) =>
  kindOf(skill) === "fact" || (kindOf(skill) === "rule" && !isOfCommand(skill));

const isOfDerivation = (skill: Skill) => /^rule .* from-(?:yo|ellos)$/.test(skill);

const isOfCommand = (skill: Skill) => skill.startsWith("rule imperativo");

/**
 * The ending is wrong, and what the typed form shows of the stem is right. Where the form has no ending of its own, its
 * irregular part or the whole form stands for it: *fuiste* for *ibas*, *es* for *soy*.
 *
 * @param right the facts and rules that the typed form shows
 */
function wrongEnding({ skills }: AskedPart, right: readonly Skill[]): Outcome {
  const [ending] = [
    ...ofKind(skills, "haber"),
    ...ofKind(skills, "ending", "strong-ending"),
    ...ofKind(skills, "fact", "whole"),
  ];
  const wrong = ending === undefined || right.includes(ending) ? [] : [ending];
  return { wrong, right };
}

/** Another place in the table of the verb. What is missing is as in the asked form. */
type OtherPlace = Partial<Omit<AskedCell, "verb">>;

/** The facts and rules of the asked form that all forms have which the learner may have meant. */
function sharedSkills({ cell, skills }: AskedPart, typed: readonly OtherPlace[]): Skill[] {
  if (cell === null || typed.length === 0) return [];
  const ofTyped: (readonly Skill[])[] = typed.map((place) => skillsOfForm({ ...cell, ...place }));
  return ofKind(skills, "fact", "rule").filter((skill) =>
    ofTyped.every((one) => one.includes(skill)),
  );
}

/** A form of tú or vosotros for usted or ustedes is about the form of address, and not about the ending. */
function wrongPerson(part: AskedPart, given: readonly PersonOrVos[]): Outcome {
  const typed = persons.filter((person) => given.includes(person));
  const right = sharedSkills(
    part,
    typed.map((person) => ({ person })),
  );
  const usted = ofKind(part.skills, "usted");
  const isFamiliar = given.some((one) => one === "tú" || one === "vosotros" || one === "vos");
  return usted.length > 0 && isFamiliar ? { wrong: usted, right } : wrongEnding(part, right);
}

/**
 * An indicative, or the affirmative in a negative command, shows that the learner does not know from where the command
 * takes its form: *no hablas* for *no hables*.
 */
function wrongTense(part: AskedPart, typed: Omit<AskedCell, "verb">): Outcome {
  const right = sharedSkills(part, [typed]);
  const derivation = part.skills.filter(isOfCommand);
  return derivation.length > 0 && isIndicativeOrCommand(typed.tense)
    ? { wrong: derivation, right: right.filter((skill) => !isOfCommand(skill)) }
    : wrongEnding(part, right);
}

const isIndicativeOrCommand = (tense: TableTense): boolean =>
  tense === "imperativo-afirmativo" || (!isCompoundTense(tense) && moodOf[tense] === "indicative");

/** A stem by its sound. *hic* and *hiz* give the same result, and so do *dij* and *dig*. */
const soundOf = (stem: string) => withoutMarks(stem).replace(/z$/, "c").replace(/g$/, "j");

/**
 * A regular form shows that its fact is missing; if the fact is shown elsewhere, the rule of derivation: *tena* for
 * *tenga*. With the right stem, the ending is wrong: *tuvió*; or only its i, which the spelling drops: *dijieron*.
 */
function regularised(
  { skills, isShown }: AskedPart,
  { given, right }: CauseWith<"regularised">,
): Outcome {
  const strong = ofKind(skills, "strong-ending");
  const hasRightStem = soundOf(given.stem) === soundOf(right.stem);
  if (hasRightStem && strong.length > 0) {
    const droppedI = skills.filter((skill) => skill === "spelling dropped-i");
    const lacksOnlyDrop = droppedI.length > 0 && given.ending === `i${right.ending}`;
    return { wrong: lacksOnlyDrop ? droppedI : strong, right: ofKind(skills, "fact") };
  }
  const facts = ofKind(skills, "fact", "whole", "haber");
  const derivation = skills.filter(isOfDerivation);
  return {
    wrong: derivation.length > 0 && facts.every(isShown) ? derivation : facts,
    right: skills.filter((skill) => /^ending \w+-subjuntivo/.test(skill)),
  };
}

/**
 * The verb or a rule is not known: whichever is not shown, if it is only one. The infinitive tells that a verb has zc or
 * y, so that only the rule of this change can be missing.
 */
function missedStemChange({ skills, isShown }: AskedPart, isToldByInfinitive: boolean): Outcome {
  const right = ofKind(skills, "ending");
  const changes = skills.filter((skill) => skill.endsWith(" changed"));
  if (isToldByInfinitive) return { wrong: changes, right };
  const suspects = [...ofKind(skills, "fact"), ...changes, ...skills.filter(isOfDerivation)];
  const blamed = suspects.length === 1 ? suspects : suspects.filter((skill) => !isShown(skill));
  return { wrong: blamed.length === 1 ? blamed : [], right };
}

/**
 * The stem should have stayed as it is. If no person of the tense changes, there is no rule to know, but only the verb.
 * Beside another cause that explains the stem, the change is only an attempt: *tienas* for *tengas*.
 */
function needlessStemChange(
  { cell, skills, causes }: AskedPart,
  irregularity: Irregularity,
): Outcome {
  const right = ofKind(skills, "ending", "strong-ending");
  const facts = ofKind(skills, "fact");
  // Vaiga for vaya.
  if (irregularity === "go" && facts.length > 0) return { wrong: facts, right };
  const unchanged = skills.filter((skill) => skill.endsWith(" unchanged"));
  const isAttempt = causes.some(({ code }) => explainingStem.has(code));
  const ofVerb = cell === null || isAttempt ? [] : [doesNotChange(cell)];
  return { wrong: unchanged.length > 0 ? unchanged : ofVerb, right: [...right, ...facts] };
}

const explainingStem: ReadonlySet<DiagnosisCode> = new Set<DiagnosisCode>([
  "regularised",
  "missed-stem-change",
  "wrong-tense",
  "wrong-mood",
]);

type PronounSkill = "person" | "place" | "letter";

/** Which skill of the pronoun an error concerns; null if the verb has no pronoun. */
const skillOfError: Record<PronounError, PronounSkill | null> = {
  missing: "person",
  "other-person": "person",
  "other-pronoun": "person",
  foreign: "person",
  elided: "person",
  misplaced: "place",
  unattached: "place",
  hyphen: "place",
  "before-no": "place",
  "moved-n": "place",
  "kept-consonant": "letter",
  needless: null,
  "needless-subject": null,
};

function pronounSkillOf(skill: Skill): PronounSkill | null {
  if (kindOf(skill) !== "pronoun") return null;
  if (/ (?:before|attached)/.test(skill)) return "place";
  return / lost-/.test(skill) ? "letter" : "person";
}

/** The pronoun is wrong, and the verb is right: also its accent, if it stands there as it should. */
function wrongPronoun({ cell, skills, given }: AskedPart, error: PronounError): Outcome {
  const blamed = skillOfError[error];
  const isOfVerb: Partial<Record<SkillKind, boolean>> = {
    pronoun: false,
    key: false,
    accent: cell !== null && given.includes(withoutPronoun(cell)),
  };
  return {
    wrong: skills.filter((skill) => blamed !== null && pronounSkillOf(skill) === blamed),
    right: skills.filter((skill) => isOfVerb[kindOf(skill)] ?? true),
  };
}

/** The form without *no* and without a pronoun before it. */
const withoutPronoun = (cell: AskedCell): string =>
  (formsOfCell(cell)[0] ?? "").replace(/^(?:no )?(?:(?:me|te|se|nos|os) )?/, "");

function formsOfCell({ verb, tense, person }: AskedCell): readonly string[] {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  return form ? [form.form, ...form.variants] : [];
}

/** Not knowing a form shows which skill is missing only if all others are shown. */
function onlySkillNotShown({ skills, isShown }: AskedPart): Outcome {
  // Nobody gives up because of an accent.
  const notShown = skills.filter((skill) => kindOf(skill) !== "accent" && !isShown(skill));
  return { wrong: notShown.length === 1 ? notShown : [], right: [] };
}

/** The learner chose another word. */
function wrongWord({ skills }: AskedPart): Outcome {
  return { wrong: ofKind(skills, "key"), right: [] };
}

/** The learner chose another tense or verb, but may have formed it well. */
function wrongChoice({ cell, skills, given }: AskedPart, choice: ChoiceCause): Outcome {
  const chosen = cell && {
    ...cell,
    ...("tense" in choice ? { tense: choice.tense } : { verb: choice.verb }),
  };
  const isWellFormed = chosen !== null && formsOfCell(chosen).includes(given);
  return { wrong: ofKind(skills, "key"), right: isWellFormed ? skillsOfForm(chosen) : [] };
}
