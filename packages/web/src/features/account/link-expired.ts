import { asApiError } from "#lib/api-error.ts";

/** Whether a call was refused because the link of a mail is good no more. */
export function isLinkExpired(error: unknown): boolean {
  return asApiError(error).issues.some(({ key }) => key === "linkExpired");
}
