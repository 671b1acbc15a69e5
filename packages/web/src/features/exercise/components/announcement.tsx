import { Fragment } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useAfterPaint } from "#lib/after-paint.ts";
import { completeSentence, spokenSentence } from "../sentence-parts.ts";
import type { Practice } from "../use-practice.ts";
import { factsOf } from "./exercise-facts.tsx";
import { useHeadline } from "./verdict-panel.tsx";

/**
 * The announcement for screen readers: the question or, after it is painted, the verdict. Each part is in
 * its language.
 */
export function Announcement({ practice }: { practice: Practice }) {
  const { t } = useTranslation();
  const { exercise, answer, explain, index, total } = practice;
  const isVerdictPainted = useAfterPaint(practice.verdict !== null);
  const verdict = isVerdictPainted ? practice.verdict : null;
  const headline = useHeadline(exercise, verdict);
  const sentence = completeSentence(exercise.sentence, exercise.answer);
  const lines = verdict === null || verdict === "correct" ? [] : (explain(answer)?.lines ?? []);
  if (verdict === null) {
    return (
      <>
        <Lines lines={[`${t("exercise.position", { index: index + 1, total })}.`]} />
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
