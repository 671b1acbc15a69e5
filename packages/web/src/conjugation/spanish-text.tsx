import { Fragment } from "react";
import { classNames } from "#ui/class-names.ts";

/** An invisible character that forbids a line break. */
const WORD_JOINER = "\u2060";

/**
 * A text in which asterisks enclose Spanish words. A single word such as `-amos` does not wrap, the hyphen of an ending
 * stays with its letters, and no line begins with the slash of *él / ella*.
 */
export function SpanishText({ text }: { text: string }) {
  return (
    <span key={text}>
      <SpanishParts text={text} />
    </span>
  );
}

/**
 * Like {@link SpanishText}, without an element of its own. Give the element around it a key that changes with the text,
 * because React cannot change a text that a page translator has replaced.
 */
export function SpanishParts({ text }: { text: string }) {
  return text.split("*").map((part, index) =>
    index % 2 === 1 ? (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity than their position.
        key={index}
        lang="es"
        className={classNames(
          "font-semibold not-italic",
          !part.includes(" ") && "whitespace-nowrap",
        )}
      >
        {part.replaceAll(" /", "\u00A0/").replaceAll(" -", ` -${WORD_JOINER}`)}
      </i>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity than their position.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
