import type { Verdict } from "@verbena/core/vocabulary";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import type { Explanation } from "../diagnosis/explanation.ts";
import { factsOf } from "../facts.ts";
import { completed, withPause } from "../sentence-parts.ts";
import { useHeadline } from "../use-headline.ts";

type AnnouncementProps = {
  exercise: PracticeExercise;
  /** Null while the question is asked. */
  verdict: Verdict | null;
  explanation: Explanation | null;
  /** Index of the exercise in the session. */
  index: number;
  total: number;
};

/** What is read out, each part by the voice of its language: the question, then the verdict. */
export function Announcement(props: AnnouncementProps) {
  const { exercise, verdict, explanation, index, total } = props;
  const { t } = useTranslation();
  const headline = useHeadline(exercise, verdict);
  const sentence = completed(exercise.sentence, exercise.answer);
  const lines = explanation?.lines ?? [];
  if (verdict === null) {
    return (
      <>
        <Lines lines={[`${t("exercise.position", { index: index + 1, total })}.`]} />
        <span lang="es">
          {factsOf(t, exercise).join(", ").replaceAll(" / ", ", ")}. {withPause(exercise.sentence)}
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

/** In the interface's language; Spanish words stand between asterisks. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      <SpanishText text={line} />{" "}
    </Fragment>
  ));
}
