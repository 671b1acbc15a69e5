import type { DiagnosisCode, Verdict } from "@verbena/core/vocabulary";

/** The code under which an answer counts, or null for a right answer and for what nobody told. */
export function causeOf(verdict: Verdict): DiagnosisCode | null {
  return verdict === "accent" ? "accent" : null;
}
