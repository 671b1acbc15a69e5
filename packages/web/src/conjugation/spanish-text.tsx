import { Fragment } from "react";

/** Prose in which Spanish words stand between asterisks. */
export function SpanishText({ text }: { text: string }) {
  return text.split("*").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
      <i key={index} lang="es" className="font-semibold not-italic">
        {part}
      </i>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
