import { createHash } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";

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
