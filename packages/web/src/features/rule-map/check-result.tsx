import type { Verdict } from "@verbena/core/causes";
import { isCorrect } from "@verbena/core/grading/grade";
import { evidenceOf } from "@verbena/core/knowledge/evidence";
import type { Evidence } from "@verbena/core/knowledge/knowledge";
import { mapped } from "@verbena/core/knowledge/map-skills";
import type { Skill } from "@verbena/core/knowledge/skill";
import { withSkills } from "@verbena/core/knowledge/skilled-card";
import type { Region } from "@verbena/core/languages";
import { useEffect } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { withInfinitive } from "#learner-ui/skilled-cards.ts";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";
import { useRecord } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";

/** An answer of the session; `given` is empty if the learner gave up. */
type CheckAnswer = { turn: { exercise: ShownExercise }; given: string; verdict: Verdict };

type CheckResultProps = { skill: string; answers: readonly CheckAnswer[] };

/** The checks whose result is recorded. The Back button may show the page again. */
const recorded = new WeakSet<readonly CheckAnswer[]>();

/**
 * Says what a few forms have shown of a skill. If each shows that the learner knows it, records so. Otherwise, says what was
 * missing.
 */
export function CheckResult({ skill, answers }: CheckResultProps) {
  const { t } = useTranslation();
  const { region } = useUser();
  const record = useRecord();
  const shown = answers.map((answer) => shownBy(answer, skill, region));
  const [first] = shown;
  const isSure =
    answers.every(({ verdict }) => isCorrect(verdict)) &&
    shown.every(({ evidence }) =>
      [...evidence].some(([one, outcome]) => one === skill && outcome === "right"),
    );
  const known = first && [...first.evidence.keys()].find((one) => one === skill);

  useEffect(() => {
    if (!isSure || known === undefined || first === undefined || recorded.has(answers)) return;
    recorded.add(answers);
    const { family } = first.exercise;
    void record({ kind: "estimate-set", family, skill: known, estimate: "sure" });
  });

  if (isSure && known && first) {
    return (
      <p className="max-w-prose text-xl">
        <SpanishText text={t("ruleMap.check.sure", { skill: labelOf(known, first.exercise) })} />
      </p>
    );
  }
  const missing = new Set(
    shown.flatMap(({ exercise, evidence }) =>
      [...evidence].flatMap(([one, outcome]) =>
        outcome === "wrong" ? [labelOf(one, exercise)] : [],
      ),
    ),
  );
  const skills = [...missing].join(", ");
  return (
    <p className="max-w-prose text-xl">
      {missing.size > 0 && <SpanishText text={t("ruleMap.check.missing", { skills })} />}{" "}
      {t("ruleMap.check.notYet")}
    </p>
  );
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
