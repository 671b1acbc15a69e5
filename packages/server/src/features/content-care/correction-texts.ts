import { createHash } from "node:crypto";
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

/** What tells a text from the same one after a change. */
export function versionOf(text: object): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("base64url");
}

/**
 * Lets a correction through that was made of the present text. One that says nothing of what it was
 * made of is meant for whatever is there.
 *
 * @throws AppError invalid_input for the whole of it, when the text has changed meanwhile
 */
export function demandVersion(version: string | undefined, text: object): void {
  if (version === undefined || version === versionOf(text)) return;
  throw new AppError("invalid_input", [{ path: "", key: "changedMeanwhile" }]);
}
