import { useEffect } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useRecord } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import { type CheckAnswer, checkSkill } from "./check-skill.ts";

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
  const result = checkSkill(answers, skill, region);

  useEffect(() => {
    if (!result.isSure || recorded.has(answers)) return;
    recorded.add(answers);
    const { family, skill: known } = result;
    void record({ kind: "estimate-set", family, skill: known, estimate: "sure" });
  });

  if (result.isSure) {
    return (
      <p className="max-w-prose text-xl">
        <SpanishText text={t("ruleMap.check.sure", { skill: result.label })} />
      </p>
    );
  }
  const skills = result.missing.join(", ");
  return (
    <p className="max-w-prose text-xl">
      {skills !== "" && <SpanishText text={t("ruleMap.check.missing", { skills })} />}{" "}
      {t("ruleMap.check.notYet")}
    </p>
  );
}
