import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  waiting_one: "{{count}} antwoord wacht",
  waiting_other: "{{count}} antwoorden wachten",
  signedOut: "Je sessie is verlopen: meld je weer aan om je antwoorden te versturen.",
  signIn: "Weer aanmelden",
  refused: "Een antwoord kon niet worden bewaard: {{reason}}",
} satisfies Localised<typeof source>;
