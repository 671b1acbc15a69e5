import type { Instant } from "../calendar.ts";
import { isCorrect } from "../grading/grade.ts";
import type { AnswerEvent } from "../progress/progress-event.ts";
import { stateOf } from "./estimates.ts";
import { evidenceOf, type GivenAnswer, type KnownSkills } from "./evidence.ts";
import {
  changedKnowledge,
  type Evidence,
  type Knowledge,
  type KnownAnswer,
  knowledgeAfter,
  type OwnKnowledge,
} from "./knowledge.ts";
import type { Skill } from "./skill.ts";
import { statusOfSkill } from "./skill-state.ts";
import { skillsOf } from "./skills-of-card.ts";

/** What an answer of the log says. */
type LoggedAnswer = Pick<
  AnswerEvent,
  "family" | "item" | "context" | "given" | "verdict" | "at" | "timeZone"
>;

/**
 * The knowledge after an answer of the log. Browser, server, and replay call this function in the order of the log,
 * without answers that were taken back, and without those before the last reset of their family.
 *
 * @param sentence the one that the card showed
 * @param recall the chance that the card alone gave, before the answer; null for the card's first answer
 */
export function foldAnswer(
  knowledge: Knowledge,
  answer: LoggedAnswer,
  sentence: GivenAnswer["sentence"],
  recall: number | null,
): Knowledge {
  return knowledgeAfter(knowledge, knownAnswer(knowledge, answer, sentence, recall));
}

/** As `foldAnswer`, for long folds: changes the record of skills. */
export function foldIntoOwn(
  own: OwnKnowledge,
  answer: LoggedAnswer,
  sentence: GivenAnswer["sentence"],
  recall: number | null,
): OwnKnowledge {
  return changedKnowledge(own, knownAnswer(own, answer, sentence, recall));
}

function knownAnswer(
  knowledge: Knowledge,
  answer: LoggedAnswer,
  sentence: GivenAnswer["sentence"],
  recall: number | null,
): KnownAnswer {
  const { family, item, context, verdict, at, timeZone } = answer;
  const card = { family, item, context };
  return {
    ...card,
    at,
    timeZone,
    skills: skillsOf(card, sentence),
    isRight: isCorrect(verdict),
    recall,
    evidence: evidenceOfLogged(answer, sentence, {
      isShown: (skill) => isShownAt(knowledge, skill, at),
      hasBegun: (skill) => knowledge.skills[skill] !== undefined,
    }),
  };
}

/** What an answer of the log shows of each skill. */
export function evidenceOfLogged(
  { family, item, context, given, verdict }: LoggedAnswer,
  sentence: GivenAnswer["sentence"],
  known: KnownSkills,
): Evidence {
  const card = { family, item, context };
  // The log has no region. A form of vos was right only in Latin America.
  const region = verdict === "wrong" ? "spain" : "latin-america";
  return evidenceOf({ card, sentence, given, region, mode: "read" }, known);
}

/** Whether a learner has shown a skill, also if it may be forgotten by now. */
export function isShownAt(knowledge: Knowledge, skill: Skill, at: Instant): boolean {
  return ["shown", "fading"].includes(statusOfSkill(stateOf(knowledge, skill), at));
}
