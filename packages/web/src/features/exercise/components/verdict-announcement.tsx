import { Fragment } from "react";
import { SpanishParts } from "#conjugation/spanish-text.tsx";
import type { Outcome } from "../practice-state.ts";
import { completeSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useHeadline } from "./use-headline.ts";

type VerdictAnnouncementProps = { practice: RunningPractice; outcome: Outcome };

/** The verdict, the completed sentence, and the explanation for screen readers. */
export function VerdictAnnouncement({ practice, outcome }: VerdictAnnouncementProps) {
  const { exercise, answer, explain } = practice;
  const headline = useHeadline(exercise, outcome);
  const sentence = completeSentence(exercise);
  const lines = outcome === "correct" ? [] : (explain(answer)?.lines ?? []);
  return (
    <span key={[headline, sentence, ...lines].join(" ")}>
      {outcome === "wrong" || outcome === "unknown" ? (
        <>
          <Lines lines={[headline, ...lines]} />
          <span lang="es">{sentence}</span>
        </>
      ) : (
        <>
          <span lang="es">{`${headline} ${sentence}`}</span> <Lines lines={lines} />
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
