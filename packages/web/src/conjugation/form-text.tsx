import type { Form, Irregularity } from "@verbena/spanish";
import { classNames } from "#ui/class-names.ts";

/** A form with its ending in colour. The irregular part is underlined: the stem of *tuve*, the ending of *leyó*. */
export function FormText({ form }: { form: Form }) {
  const { before, stem, ending, after } = form.parts;
  const irregularitiesOfEnding = form.irregularities.filter((kind) => isInEnding(kind, ending));
  const isStemIrregular = irregularitiesOfEnding.length < form.irregularities.length;
  return (
    <span lang="es">
      {before && <span className="text-ink-soft">{before}</span>}
      <span className={isStemIrregular ? `font-semibold ${underlined}` : undefined}>{stem}</span>
      <span
        className={classNames(
          "font-bold text-marigold-ink",
          irregularitiesOfEnding.length > 0 && underlined,
        )}
      >
        {ending}
      </span>
      {after && <span className="text-ink-soft">{after}</span>}
    </span>
  );
}

const underlined = "underline decoration-marigold decoration-[3px] underline-offset-4";

const endingIrregularities: readonly Irregularity[] = ["i-y", "dropped-i", "no-accent", "oy"];

/** Whether an irregularity is in the ending. A hiatus accent can be in the ending (*leíste*) or in the stem (*río*). */
function isInEnding(kind: Irregularity, ending: string): boolean {
  return (
    endingIrregularities.includes(kind) || (kind === "hiatus-accent" && ending.startsWith("í"))
  );
}
