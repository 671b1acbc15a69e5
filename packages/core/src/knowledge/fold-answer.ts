import { isCorrect } from "../grading/grade.ts";
import type { AnswerEvent } from "../progress/progress-event.ts";
import { stateOf } from "./estimates.ts";
import { evidenceOf, type GivenAnswer } from "./evidence.ts";
import {
  changedKnowledge,
  type Knowledge,
  type KnownAnswer,
  knowledgeAfter,
  type OwnKnowledge,
} from "./knowledge.ts";
import { statusOfSkill } from "./skill-state.ts";
import { skillsOf } from "./skills-of-form.ts";

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
  { given, verdict, at, timeZone, ...card }: LoggedAnswer,
  sentence: GivenAnswer["sentence"],
  recall: number | null,
): KnownAnswer {
  const { skills } = knowledge;
  // The log has no region. A form of vos was right only in Latin America.
  const region = verdict === "wrong" ? "spain" : "latin-america";
  const evidence = evidenceOf(
    { card, sentence, given, region, mode: "read" },
    {
      isShown: (skill) =>
        ["shown", "fading"].includes(statusOfSkill(stateOf(knowledge, skill), at)),
      hasBegun: (skill) => skills[skill] !== undefined,
    },
  );
  return {
    ...card,
    at,
    timeZone,
    skills: skillsOf(card, sentence),
    isRight: isCorrect(verdict),
    recall,
    evidence,
  };
}
