import type { Form } from "@verbena/core/conjugation/form";
import { classNames } from "#ui/class-names.ts";

/** A form with its ending set off and, where it is irregular, its stem underlined. */
export function FormText({ form, className }: { form: Form; className?: string }) {
  const { before, stem, ending, after } = form.parts;
  const irregular = form.irregularities.length > 0;
  return (
    <span lang="es" className={classNames("wrap-anywhere", className)}>
      {before && <span className="text-ink-soft">{before}</span>}
      <span className={irregular ? irregularClass : undefined}>{stem}</span>
      <span className="font-bold text-marigold-ink">{ending}</span>
      {after && <span className="text-ink-soft">{after}</span>}
    </span>
  );
}

/** How what is irregular looks. */
const irregularClass =
  "font-semibold text-azulejo underline decoration-azulejo decoration-2 underline-offset-4";
