import { SpanishText } from "#conjugation/spanish-text.tsx";

/** What happened, in a line or two. */
export function ExplanationLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="flex max-w-prose flex-col text-lg">
      {lines.map((line) => (
        <p key={line}>
          <SpanishText text={line} />
        </p>
      ))}
    </div>
  );
}
