import type { Verdict } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import { isCorrect } from "@verbena/core/grading/grade";
import { evidenceOf } from "@verbena/core/knowledge/evidence";
import type { Evidence } from "@verbena/core/knowledge/knowledge";
import { mapped } from "@verbena/core/knowledge/map-skills";
import type { Skill } from "@verbena/core/knowledge/skill";
import { withSkills } from "@verbena/core/knowledge/skilled-card";
import type { Region } from "@verbena/core/languages";
import { withInfinitive } from "#learner-ui/skilled-cards.ts";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";

/** An answer of a check; `given` is empty if the learner gave up. */
export type CheckAnswer = { turn: { exercise: ShownExercise }; given: string; verdict: Verdict };

/** What a check has shown. Labels are texts in which asterisks enclose Spanish words. */
export type CheckedSkill =
  | { isSure: true; skill: Skill; family: Family; label: string }
  | { isSure: false; missing: readonly string[] };

/**
 * What the answers of a check show of a skill. The learner knows it if every answer is right and shows the skill. Otherwise,
 * the result has the labels of all skills that were missing.
 *
 * @throws Error for an answer of free practice
 */
export function checkSkill(
  answers: readonly CheckAnswer[],
  skill: string,
  region: Region,
): CheckedSkill {
  const shown = answers.map((answer) => shownBy(answer, skill, region));
  const [first] = shown;
  const known = first && [...first.evidence.keys()].find((one) => one === skill);
  const isSure =
    answers.every(({ verdict }) => isCorrect(verdict)) &&
    shown.every(({ evidence }) =>
      [...evidence].some(([one, outcome]) => one === skill && outcome === "right"),
    );
  if (isSure && first && known) {
    const { exercise } = first;
    return { isSure, skill: known, family: exercise.family, label: labelOf(known, exercise) };
  }
  const missing = shown.flatMap(({ exercise, evidence }) =>
    [...evidence].flatMap(([one, outcome]) =>
      outcome === "wrong" ? [labelOf(one, exercise)] : [],
    ),
  );
  return { isSure: false, missing: [...new Set(missing)] };
}

type Shown = { exercise: PracticeExercise; evidence: Evidence };

function shownBy({ turn: { exercise }, given }: CheckAnswer, skill: string, region: Region): Shown {
  if (exercise.kind === "drill") throw new Error("A check asks no form without a sentence.");
  const sentence = withInfinitive(exercise);
  const answer = { card: exercise, sentence, given: given || null, region, mode: "read" } as const;
  const evidence = evidenceOf(answer, {
    // If several skills could have been missing, it was probably the one that is in doubt.
    isShown: (other) => other !== skill,
    hasBegun: (other) => other === skill,
  });
  return { exercise, evidence };
}

/** The words that stand for a skill, as the exercise asks for it. */
function labelOf(skill: Skill, exercise: PracticeExercise): string {
  const { text, detail } = mapped(skill, withSkills([exercise], [withInfinitive(exercise)])).label;
  return detail === "" ? `*${text}*` : `*${text}* (*${detail}*)`;
}
