import type { Verdict } from "@verbena/core/vocabulary";
import { Fragment } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { completeSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useHeadline } from "./use-headline.ts";

type VerdictAnnouncementProps = { practice: RunningPractice; verdict: Verdict };

/** The verdict, the completed sentence, and the explanation for screen readers. */
export function VerdictAnnouncement({ practice, verdict }: VerdictAnnouncementProps) {
  const { exercise, answer, explain } = practice;
  const headline = useHeadline(exercise, verdict, answer === "");
  const sentence = completeSentence(exercise);
  const lines = verdict === "correct" ? [] : (explain(answer)?.lines ?? []);
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
      <span lang="es">{`${headline} ${sentence}`}</span> <Lines lines={lines} />
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
