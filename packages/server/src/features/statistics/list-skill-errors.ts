import type { Instant } from "@verbena/core/calendar";
import { allFamilies } from "@verbena/core/families";
import { evidenceOfLogged, isShownAt } from "@verbena/core/knowledge/fold-answer";
import type { FamilyCard } from "@verbena/core/progress/card";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { cardSentence } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { readKnowledge } from "../../knowledge/read-knowledge.ts";
import { findAnswers } from "./find-answers.ts";
import { SEARCHED_ANSWERS } from "./list-answers.ts";
import type { SkillErrorsQuery } from "./schema.ts";

/** An answer that showed that a skill was missing. */
export type SkillError = FamilyCard & {
  /** null when the learner gave up */
  given: string | null;
  /** The right answer. */
  expected: string;
  /** The sentence that was shown, with its blank. */
  sentence: string;
  answeredAt: Instant;
  timeZone: string;
};

const ERRORS_MAX = 3;

/**
 * The learner's last answers that a skill was missing in, newest first, at most three. Some errors may come from one of several
 * skills. They count here if the learner has shown all the others by now.
 */
export async function listSkillErrors(
  { db, user, now, content }: RequestContext & { content: ContentStore },
  { skill }: SkillErrorsQuery,
): Promise<SkillError[]> {
  const catalogue = await content.current();
  const { knowledge } = await readKnowledge({ db, user }, catalogue);
  const hasErrors = Object.entries(knowledge.skills).some(
    ([name, { times, timesRight }]) => name === skill && times > timesRight,
  );
  if (!hasErrors) return [];
  const answers = await findAnswers(db, user.id, {
    families: allFamilies,
    before: null,
    limit: SEARCHED_ANSWERS,
    search: null,
  });
  const at = now.toISOString();
  const errors: SkillError[] = [];
  for (const { family, item, context, number, given, answeredAt, timeZone, verdict } of answers) {
    const card = { family, item, context };
    const asked = verdict === "correct" ? undefined : cardSentence(catalogue, card, number);
    if (asked === undefined) continue;
    const { sentence, correctAnswer: expected } = asked;
    const answer = { ...card, given, verdict, at: answeredAt, timeZone };
    const evidence = evidenceOfLogged(
      answer,
      { ...asked, answer: expected },
      {
        isShown: (other) => other !== skill && isShownAt(knowledge, other, at),
        hasBegun: (other) => other === skill,
      },
    );
    const isError = [...evidence].some(([name, outcome]) => name === skill && outcome === "wrong");
    if (isError) errors.push({ ...card, given, expected, sentence, answeredAt, timeZone });
    if (errors.length === ERRORS_MAX) break;
  }
  return errors;
}
