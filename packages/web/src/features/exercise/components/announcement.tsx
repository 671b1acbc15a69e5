import { useTranslation } from "#i18n/use-translation.ts";
import { useAfterPaint } from "#lib/after-paint.ts";
import { spokenSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useVerdictParts } from "../use-verdict-parts.ts";
import { factsOf, notCounted } from "./exercise-facts.tsx";

/**
 * The announcement for screen readers: the question or, after it is painted, the verdict. Each part is in
 * its language.
 */
export function Announcement({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { turn, exercise, done, total, isDictated } = practice;
  const isVerdictPainted = useAfterPaint(practice.outcome !== null);
  const parts = useVerdictParts();
  if (practice.isEnded) return null;
  if (practice.outcome !== null && isVerdictPainted) {
    return parts && <parts.VerdictAnnouncement practice={practice} outcome={practice.outcome} />;
  }
  const facts = factsOf(exercise, isDictated).join(", ");
  const position = turn.counted
    ? t("exercise.position", { index: (done % total) + 1, total })
    : t(notCounted(exercise));
  return (
    <>
      <span>{`${position}.`}</span>{" "}
      <span lang="es">
        {`${facts.replaceAll(" / ", ", ")}. ${isDictated ? "" : spokenSentence(exercise)}`}
      </span>
    </>
  );
}
