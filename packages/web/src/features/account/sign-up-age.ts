import { readStored, writeStored } from "#lib/web-storage.ts";

const SIGN_UP_AGE_KEY = "verbena_sign_up_age";

/** In a template of the first paint, in place of the age, which the server knows. */
export const AGE_IN_TEMPLATE = "#";

/** Shown where the age is unknown. It is right for every server. */
export const HIGHEST_AGE = "16";

/**
 * From which age people sign up without a parent, as the server's document says. The service worker's document does not:
 * then what the last document said. Null if nobody is asked, or if it is unknown.
 */
export function readSignUpAge(): string | null {
  const said = document.querySelector<HTMLMetaElement>("meta[name=sign-up-age]")?.content;
  if (said !== undefined) writeStored(SIGN_UP_AGE_KEY, said);
  return (said ?? readStored(SIGN_UP_AGE_KEY)) || null;
}
