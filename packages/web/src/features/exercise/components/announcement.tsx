import { Fragment } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useAfterPaint } from "#lib/after-paint.ts";
import { completeSentence, spokenSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";
import { factsOf } from "./exercise-facts.tsx";
import { useHeadline } from "./use-headline.ts";

/**
 * The announcement for screen readers: the question or, after it is painted, the verdict. Each part is in
 * its language.
 */
export function Announcement({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { turn, exercise, answer, explain, done, total } = practice;
  const isVerdictPainted = useAfterPaint(practice.verdict !== null);
  const verdict = isVerdictPainted ? practice.verdict : null;
  const headline = useHeadline(exercise, verdict, answer === "");
  const sentence = completeSentence(exercise);
  const lines = verdict === null || verdict === "correct" ? [] : (explain(answer)?.lines ?? []);
  if (practice.isEnded) return null;
  if (verdict === null) {
    const position = turn.counted
      ? t("exercise.position", { index: (done % total) + 1, total })
      : t("exercise.notCounted");
    return (
      <>
        <Lines lines={[`${position}.`]} />
        <span lang="es">
          {factsOf(t, exercise).join(", ").replaceAll(" / ", ", ")}.{" "}
          {spokenSentence(exercise.sentence)}
        </span>
      </>
    );
  }
  if (verdict === "wrong") {
    return (
      <>
        <Lines lines={[headline, ...lines]} />
        <span lang="es">{sentence}</span>
      </>
    );
  }
  return (
    <>
      <span lang="es">
        {headline} {sentence}
      </span>{" "}
      <Lines lines={lines} />
    </>
  );
}

/** Lines in the language of the interface, with Spanish words between asterisks. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      <SpanishText text={line} />{" "}
    </Fragment>
  ));
}
