import { Fragment } from "react";
import { SpanishParts } from "#conjugation/spanish-text.tsx";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { completeSentence } from "#learner-ui/sentence-parts.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { feedback, type Outcome } from "../outcome.ts";
import type { RunningPractice } from "../use-practice.ts";

const headlines: Record<Outcome, (t: Translate, exercise: ShownExercise) => string> = {
  correct: (t) => t("exercise.perfect"),
  accent: (t) => t("exercise.accent"),
  wrong: (t, { kind }) =>
    startingWithNo(t, t(kind === "fill-in" ? "verdict.wrongWord" : "verdict.wrongForm")),
  unknown: (t, { answer }) => t("verdict.gaveUp", { form: answer }),
};

/** The verdict as a sentence. */
export function useHeadline(exercise: ShownExercise, outcome: Outcome): string {
  const { t } = useTranslation();
  return headlines[outcome](t, exercise);
}

/** Puts the word for “no” before a sentence that says what is wrong, unless the sentence begins with “almost”. */
export const startingWithNo = (t: Translate, sentence: string): string =>
  sentence.startsWith(t("verdict.almost")) ? sentence : `${t("verdict.no")} ${sentence}`;

type VerdictAnnouncementProps = { practice: RunningPractice; outcome: Outcome };

/** The verdict, the completed sentence, and the explanation for screen readers. */
export function VerdictAnnouncement({ practice, outcome }: VerdictAnnouncementProps) {
  const { exercise, answer, explain } = practice;
  const headline = useHeadline(exercise, outcome);
  const sentence = completeSentence(exercise);
  const { isSpanish, isExplained } = feedback[outcome];
  const lines = isExplained ? (explain(answer)?.lines ?? []) : [];
  return (
    <span key={[headline, sentence, ...lines].join(" ")}>
      {isSpanish ? (
        <>
          <span lang="es">{`${headline} ${sentence}`}</span> <Lines lines={lines} />
        </>
      ) : (
        <>
          <Lines lines={[headline, ...lines]} />
          <span lang="es">{sentence}</span>
        </>
      )}
    </span>
  );
}

/** Lines in the language of the interface, with Spanish words between asterisks. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      <SpanishParts text={line} />{" "}
    </Fragment>
  ));
}
