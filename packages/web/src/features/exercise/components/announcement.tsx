import { useTranslation } from "#i18n/use-translation.ts";
import { factsOf } from "#learner-ui/facts-of.ts";
import { spokenSentence } from "#learner-ui/sentence-parts.ts";
import { useAfterPaint } from "#lib/after-paint.ts";
import { isDictated, placeInRound, resultOf } from "../practice-state.ts";
import { useAfterAnswer } from "../use-after-answer.ts";
import type { RunningPractice } from "../use-practice.ts";
import { notCounted } from "./exercise-facts.tsx";

/**
 * The announcement for screen readers: the question, the verdict once it is painted, or the result of the round. Each text
 * names its language.
 */
export function Announcement({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { state, turn, exercise } = practice;
  const isHeard = isDictated(state);
  const isVerdictPainted = useAfterPaint(practice.outcome !== null);
  const afterAnswer = useAfterAnswer();
  if (state.isEnded) {
    return <span>{`${t("verdict.end.label")}. ${t("verdict.end.outOf", resultOf(state))}.`}</span>;
  }
  if (practice.outcome !== null && isVerdictPainted) {
    return (
      afterAnswer && (
        <afterAnswer.VerdictAnnouncement practice={practice} outcome={practice.outcome} />
      )
    );
  }
  const facts = factsOf(exercise, isHeard).join(", ");
  const position = turn.counted
    ? t("exercise.position", { index: placeInRound(state), total: state.session.roundLength })
    : t(notCounted(exercise));
  return (
    <>
      <span>{`${position}.`}</span>{" "}
      <span lang="es">
        {`${facts.replaceAll(" / ", ", ")}. ${isHeard ? "" : spokenSentence(exercise)}`}
      </span>
    </>
  );
}
