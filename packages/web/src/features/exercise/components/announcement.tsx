import { Fragment } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";

type AnnouncementProps = {
  /** In the interface's language; Spanish words stand between asterisks. */
  lines: readonly string[];
  /** What follows in Spanish, which another voice reads. */
  spanish: string;
};

/** What is read out, each part in its own language: the question, then the verdict. */
export function Announcement({ lines, spanish }: AnnouncementProps) {
  return (
    <>
      {lines.map((line) => (
        <Fragment key={line}>
          <SpanishText text={line} />{" "}
        </Fragment>
      ))}
      <span lang="es">{spanish}</span>
    </>
  );
}
