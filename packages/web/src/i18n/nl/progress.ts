import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  loadFailed:
    "Je voortgang kon niet worden geladen. Je kunt oefenen: je antwoorden blijven hier bewaard en worden later verstuurd.",
  answers_one: "{{count, number}} antwoord",
  answers_other: "{{count, number}} antwoorden",
  edits_one: "{{count, number}} wijziging",
  edits_other: "{{count, number}} wijzigingen",
  waiting_one: "{{what}} wacht",
  waiting_other: "{{what}} wachten",
  signIn: "Weer inloggen",
} satisfies Localised<typeof source>;
