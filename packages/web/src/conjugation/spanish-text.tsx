import { Fragment } from "react";
import { classNames } from "#ui/class-names.ts";

/** Prose with Spanish words between asterisks; a single word such as `-amos` does not wrap. */
export function SpanishText({ text }: { text: string }) {
  return text.split("*").map((part, index) =>
    index % 2 === 1 ? (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
        key={index}
        lang="es"
        className={classNames(
          "font-semibold not-italic",
          !part.includes(" ") && "whitespace-nowrap",
        )}
      >
        {part}
      </i>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
