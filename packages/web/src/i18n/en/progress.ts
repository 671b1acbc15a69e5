import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  waiting_one: "{{count}} answer waiting",
  waiting_other: "{{count}} answers waiting",
  signedOut: "Your session has expired: log in again to send your answers.",
  signIn: "Log in again",
  refused: "An answer could not be saved: {{reason}}",
} satisfies Localised<typeof source>;
