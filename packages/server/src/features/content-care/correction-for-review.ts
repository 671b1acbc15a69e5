import type { Instant } from "@verbena/core/calendar";
import type { Correction, CorrectionState } from "../../content/overlay.ts";

/** What administrators have done about a text, as they see it. */
export type CorrectionForReview<Field extends string> = {
  state: CorrectionState;
  changes: FieldChange<Field>[];
  correctedAt: Instant;
};

/** A field as the files had it when it was corrected, and as it was corrected. */
export type FieldChange<Field extends string = string> = {
  field: Field;
  before: string | null;
  after: string | null;
};

export function correctionForReview<Field extends keyof Correction["change"]>(
  { before, change, correctedAt }: Correction,
  state: CorrectionState,
  fields: readonly Field[],
): CorrectionForReview<Field> {
  return {
    state,
    changes: fields
      .filter((field) => field in change)
      .map((field) => ({ field, before: before[field] ?? null, after: change[field] ?? null })),
    correctedAt: correctedAt.toISOString(),
  };
}
