import {
  type AskedCell,
  auxiliaryTense,
  comparable,
  doesNotChange,
  isCompoundTense,
  otherAnswers,
} from "@verbena/spanish";
import type { WrongPart } from "@verbena/spanish/diagnose";
import { causesIn, diagnoseAnswer } from "../diagnosis/diagnose-answer.ts";
import { gradeAnswer } from "../grading/grade.ts";
import type { Region } from "../languages.ts";
import type { FamilyCard } from "../progress/card.ts";
import { type AskedPart, type Outcome, outcomeOf } from "./cause-outcomes.ts";
import type { Evidence } from "./knowledge.ts";
import { kindOf, type Skill, type SkillKind } from "./skill.ts";
import { askedCell, type SkillsOfSentence, skillsOf } from "./skills-of-card.ts";

/** How a learner answered: by reading a sentence, by writing it down, in a text, or in the placement test. */
export type AnswerMode = "read" | "dictation" | "text" | "placement";

/** An answer that counts. Repetitions and free practice do not, so that they give no evidence. */
export type GivenAnswer = {
  card: FamilyCard;
  sentence: SkillsOfSentence & {
    /** The right answer. */
    answer: string;
  };
  /** null when the learner gave up. */
  given: string | null;
  /** In Latin America, forms of vos are right. They give no evidence. */
  region: Region;
  mode: AnswerMode;
};

/** What is known of the learner before the answer. */
export type KnownSkills = {
  isShown: (skill: Skill) => boolean;
  /** Whether a skill has had evidence. Skills of the kind `does-not-change` begin with an error. */
  hasBegun: (skill: Skill) => boolean;
};

/**
 * What an answer shows of each skill that its sentence asks for. Reads the whole diagnosis of the answer.
 *
 * @example *tení* for *tuve* // Map { "fact tener strong-preterite" => "wrong" }
 * @example *tuvieste* for *tuviste* // Map { "strong-ending tú" => "wrong", "fact tener strong-preterite" => "right" }
 */
export function evidenceOf(answer: GivenAnswer, known: KnownSkills): Evidence {
  const { wrong, right } = outcomeOfAnswer(answer, known);
  const evidence = new Map<Skill, "right" | "wrong">();
  for (const skill of right) evidence.set(skill, "right");
  for (const skill of wrong) evidence.set(skill, "wrong");
  if (answer.mode !== "dictation") return evidence;
  return new Map([...evidence].filter(([skill]) => heard[kindOf(skill)]));
}

/** The learner heard the form: only how it is written was to be known. */
const heard: Partial<Record<SkillKind, boolean>> = { accent: true, spelling: true };

const nothing: Outcome = { wrong: [], right: [] };

function outcomeOfAnswer(
  { card, sentence, given, region }: GivenAnswer,
  known: KnownSkills,
): Outcome {
  const cell = askedCell(card, sentence);
  const skills = skillsOf(card, sentence);
  const { isShown } = known;
  const asked: Asked = { cell, skills, isShown, given: comparable(given ?? "") };
  if (given === null) return outcomeOf({ ...asked, causes: [{ code: "gave-up" }] });
  const { answer } = sentence;
  const others = cell ? otherAnswers(cell, answer) : {};
  const graded = gradeAnswer({ answer, tense: cell?.tense, ...others }, given, region);
  if (graded.verdict === "wrong") return outcomeOfError(card, asked, { answer, given });
  // Another accepted form, such as *tenés* or *vayamos*, is made from other skills.
  if (graded.expected !== answer) return nothing;
  const begun = cell ? [doesNotChange(cell)].filter(known.hasBegun) : [];
  const all = [...skills, ...begun];
  const wrong = graded.verdict === "accent" ? wrongAccents(asked, answer) : [];
  return { wrong, right: all.filter((skill) => !wrong.includes(skill)) };
}

/** What a sentence asks for, and the learner's answer. */
type Asked = Omit<AskedPart, "causes">;

/** Marks on ñ and ü are no accents. Nor does the accent of a pronoun concern the verb: *mé levanto*. */
function wrongAccents({ cell, skills, given }: Asked, answer: string): Skill[] {
  const typed = given.replace(/^no /, "").split(" ").map(accentsOf);
  const right = comparable(answer).split(" ").map(accentsOf);
  const isWrong = (word: number) => typed.at(word) !== right.at(word);
  const isCompound = cell !== null && isCompoundTense(cell.tense);
  return skills.filter((skill) => {
    if (kindOf(skill) !== "accent") return false;
    return isWrong(isCompound && partOf(skill) === "auxiliary" ? -2 : -1);
  });
}

const accentsOf = (word: string) => word.normalize("NFD").replace(/[\u0303\u0308]/g, "");

function outcomeOfError(
  { family }: FamilyCard,
  asked: Asked,
  { answer, given }: { answer: string; given: string },
): Outcome {
  const { verb: infinitive = null, tense = null, person = null } = asked.cell ?? {};
  const diagnosis = diagnoseAnswer({ family, infinitive, tense, person, expected: answer, given });
  const causes = causesIn(diagnosis);
  if (causes.length === 0) return outcomeOf({ ...asked, causes: [{ code: "unknown" }] });
  return diagnosis.kind === "compound"
    ? outcomeOfParts(asked, diagnosis.parts)
    : outcomeOf({ ...asked, causes });
}

type PartOfForm = Exclude<WrongPart["part"], "whole">;

/** The part of a compound form that a skill concerns. A participle can have only the accent of *leído*. */
function partOf(skill: Skill): PartOfForm | null {
  const kind = kindOf(skill);
  if (kind === "accent") return skill === "accent hiatus" ? "participle" : "auxiliary";
  return partsByKind[kind] ?? null;
}

const partsByKind: Partial<Record<SkillKind, PartOfForm>> = {
  pronoun: "pronoun",
  haber: "auxiliary",
  usted: "auxiliary",
  ending: "participle",
  fact: "participle",
  agreement: "participle",
};

/** The causes of each part concern its skills. The other parts are right. */
function outcomeOfParts(asked: Asked, wrongParts: readonly WrongPart[]): Outcome {
  const whole = wrongParts.find(({ part }) => part === "whole");
  if (whole) return outcomeOf({ ...asked, causes: whole.causes });
  const unknown = wrongParts.filter(({ causes }) => causes.every(({ code }) => code === "unknown"));
  // Several parts that nothing explains are an answer that nothing explains.
  if (unknown.length > 1) return outcomeOf({ ...asked, causes: [{ code: "unknown" }] });
  const outcomes = (["pronoun", "auxiliary", "participle"] as const).map((name): Outcome => {
    const skills = asked.skills.filter((skill) => partOf(skill) === name);
    const wrong = wrongParts.find(({ part }) => part === name);
    if (wrong) {
      return outcomeOf({
        ...asked,
        cell: cellOfPart(asked.cell, name),
        skills,
        causes: wrong.causes,
      });
    }
    return name === "pronoun" && hasOtherPerson(wrongParts)
      ? nothing
      : { wrong: [], right: skills };
  });
  return {
    wrong: outcomes.flatMap(({ wrong }) => wrong),
    right: outcomes.flatMap(({ right }) => right),
  };
}

/** In *se han sentado* for *os habéis sentado*, the pronoun only agrees with the wrong form of *haber*. */
const hasOtherPerson = (parts: readonly WrongPart[]): boolean =>
  parts.some(({ causes }) => causes.some(({ code }) => code === "wrong-person"));

function cellOfPart(cell: AskedCell | null, part: PartOfForm): AskedCell | null {
  if (cell === null || part === "pronoun" || !isCompoundTense(cell.tense)) return null;
  if (part === "participle") return { verb: cell.verb, tense: "participio", person: null };
  const tense = auxiliaryTense[cell.tense];
  return tense === "infinitivo" ? null : { verb: "haber", tense, person: cell.person };
}
