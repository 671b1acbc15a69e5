import type { Instant } from "../calendar.ts";
import { isConjugationFamily } from "../families.ts";
import { chanceOfForm, type FormChances, firstHabits, type Habits, habitsAfter } from "./chance.ts";
import {
  type Estimates,
  estimatesAfterAnswer,
  guessOf,
  noEstimates,
  stateOf,
} from "./estimates.ts";
import { noPredictions, type Predictions, predictionsAfter } from "./predictions.ts";
import { kindOf, type Skill } from "./skill.ts";
import {
  type Occasion,
  rememberedAt,
  type SkillState,
  type SkillStatus,
  skillAfter,
  statusOfSkill,
} from "./skill-state.ts";

/** Changes with every change of skills, evidence, or memory: knowledge that was folded by other rules is not used. */
export const KNOWLEDGE_RULES = 3;

/** What the answers of a learner have shown, and what is said of skills: a projection of the log, as progress is. */
export type Knowledge = Estimates & {
  skills: Readonly<Record<Skill, SkillState>>;
  /** How many skills were right the first time. */
  rightAtFirst: number;
  habits: Habits;
  /**
   * Whether forms were right that were asked for the first time, and whose skills had all been right last. The newest
   * last, at most {@link BUILT_FORMS}.
   */
  built: readonly boolean[];
  /** How well the estimate predicted the last answers to verb forms. */
  predictions: Predictions;
};

export const noKnowledge: Knowledge = {
  skills: {},
  rightAtFirst: 0,
  habits: firstHabits,
  built: [],
  predictions: noPredictions,
  ...noEstimates,
};

/** What an answer shows of each skill. */
export type Evidence = ReadonlyMap<Skill, "right" | "wrong">;

/** A graded answer to a form. */
export type KnownAnswer = Occasion & {
  /** The skills that the sentence asks for. */
  skills: readonly Skill[];
  isRight: boolean;
  /** The chance that the card alone gave, before the answer; null for the card's first answer. */
  recall: number | null;
  evidence: Evidence;
};

/** The guard looks at so many forms. */
const BUILT_FORMS = 30;

/** With fewer right forms among them, the learner does not build forms from skills. */
const BUILT_RIGHT = 9;

/** The knowledge after an answer. Browser, server, and replay call this function in the order of the log. */
export function knowledgeAfter(before: Knowledge, answer: KnownAnswer): Knowledge {
  return changedKnowledge({ ...before, skills: { ...before.skills } }, answer);
}

/** Knowledge whose record of skills is its own: nothing else refers to it. */
export type OwnKnowledge = Omit<Knowledge, "skills"> & { skills: Record<Skill, SkillState> };

/** As `knowledgeAfter`, but changes the record of skills. To copy it for each answer takes most of the time of a long fold. */
export function changedKnowledge(own: OwnKnowledge, answer: KnownAnswer): OwnKnowledge {
  const { habits, predictions, skills, built } = own;
  const isVerbForm = isConjugationFamily(answer.family);
  const isBuildable =
    isVerbForm && answer.recall === null && answer.skills.every((skill) => skills[skill]?.isRight);
  const tested = isVerbForm ? testedBy(own, answer) : { habits, predictions };
  let { rightAtFirst } = own;
  for (const [skill, outcome] of answer.evidence) {
    const before = skills[skill];
    if (outcome === "right" && !before) rightAtFirst += 1;
    const state = before ?? assumedBefore(own, skill);
    skills[skill] = skillAfter(skill, state, outcome === "right", answer);
  }
  return {
    skills,
    rightAtFirst,
    ...tested,
    built: isBuildable ? [...built, answer.isRight].slice(-BUILT_FORMS) : built,
    ...estimatesAfterAnswer(own, answer),
  };
}

/** What an answer to a verb form says of the estimate. */
function testedBy(
  before: Knowledge,
  answer: KnownAnswer,
): Pick<Knowledge, "habits" | "predictions"> {
  const { habits, predictions } = before;
  const chances = chancesOf(before, answer);
  return {
    habits: habitsAfter(habits, chances, answer.isRight),
    predictions: predictionsAfter(predictions, chanceOfForm(chances, habits), answer.isRight),
  };
}

/** The first answer to a skill counts on the memory that a placement test gave it. "I know this" can be taken back. */
const assumedBefore = ({ placed }: Knowledge, skill: Skill) =>
  stateOf({ placed, said: {}, skills: {} }, skill);

/**
 * What a learner sees of a skill. A key of a fill-in family is shown only while the last answer to another key of the
 * family was right too: who always answers *por* shows nothing.
 */
export function statusIn(knowledge: Knowledge, skill: Skill, now: Instant): SkillStatus {
  const { skills } = knowledge;
  const status = statusOfSkill(stateOf(knowledge, skill), now);
  if (kindOf(skill) !== "key" || status === "missing" || status === "guessed") return status;
  const [kind, family] = skill.split(" ");
  const others = (Object.entries(skills) as [Skill, SkillState][]).filter(
    ([other]) => other !== skill && other.startsWith(`${kind} ${family} `),
  );
  const last = others.reduce<SkillState | null>(
    (latest, [, state]) => (latest !== null && latest.at > state.at ? latest : state),
    null,
  );
  return last?.isRight ? status : "new";
}

/** Whether the learner builds forms from skills. False only when enough answers speak against it. */
export function buildsForms({ built }: Knowledge): boolean {
  return built.length < BUILT_FORMS || built.filter(Boolean).length >= BUILT_RIGHT;
}

/** The chance that an answer to a form of a conjugation family is right. */
export function chanceOfAnswer(
  knowledge: Knowledge,
  form: { skills: readonly Skill[]; recall: number | null; at: Instant },
): number {
  return chanceOfForm(chancesOf(knowledge, form), knowledge.habits);
}

function chancesOf(
  knowledge: Knowledge,
  { skills, recall, at }: { skills: readonly Skill[]; recall: number | null; at: Instant },
): FormChances {
  const known = skills
    // A missing accent does not make an answer wrong.
    .filter((skill) => kindOf(skill) !== "accent")
    .map((skill) => chanceOfSkill(knowledge, skill, at));
  return { card: recall ?? 0, skills: known.reduce((product, chance) => product * chance, 1) };
}

/** The chance that a learner knows a skill. */
export function chanceOfSkill(knowledge: Knowledge, skill: Skill, now: Instant): number {
  const state = stateOf(knowledge, skill);
  return state ? rememberedAt(state, now) : (guessOf(knowledge, skill) ?? firstGuess(knowledge));
}

/** The chance of a skill that was never answered: the share that was right at first, beside a guess of 0.3. */
function firstGuess({ skills, rightAtFirst }: Knowledge): number {
  return (0.6 + rightAtFirst) / (2 + Object.keys(skills).length);
}
