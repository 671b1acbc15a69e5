import { Fragment } from "react";
import { SpanishParts } from "#conjugation/spanish-text.tsx";
import { feedback, type Outcome } from "../outcome.ts";
import { completeSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useHeadline } from "./use-headline.ts";

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
