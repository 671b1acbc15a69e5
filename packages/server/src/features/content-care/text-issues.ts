import { strictFaultsIn } from "@verbena/content/style/faults-of-fields";
import { AppError } from "../../errors/app-error.ts";
import type { Issue } from "../../errors/error-codes.ts";

/** @throws AppError invalid_input where there is an issue */
export function demandNone(issues: Issue[]): void {
  if (issues.length > 0) throw new AppError("invalid_input", issues);
}

/** What an administrator may not save over. */
export function strictIssuesIn(
  texts: { [field: string]: string | null },
  isConjugation: boolean,
): Issue[] {
  const faults = strictFaultsIn(texts, isConjugation);
  return faults.map(({ field, rule }) => ({ path: field, key: rule }));
}
