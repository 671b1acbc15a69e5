import type { Verdict } from "@verbena/core/vocabulary";
import { Fragment } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";

type AnnouncementProps = {
  /** Null while the question is asked. */
  verdict: Verdict | null;
  /** In the interface's language; Spanish words stand between asterisks. */
  lines: readonly string[];
  /** In Spanish, which another voice reads: before an explanation, after what went wrong. */
  spanish: string;
};

/** What is read out, each part in its own language: the question, then the verdict. */
export function Announcement({ verdict, lines, spanish }: AnnouncementProps) {
  const inSpanish = <span lang="es">{spanish}</span>;
  const comesFirst = verdict === "correct" || verdict === "accent";
  return (
    <>
      {comesFirst && <>{inSpanish} </>}
      {lines.map((line) => (
        <Fragment key={line}>
          <SpanishText text={line} />{" "}
        </Fragment>
      ))}
      {!comesFirst && inSpanish}
    </>
  );
}
