import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  loadFailed:
    "Je voortgang kon niet worden geladen. Je kunt oefenen: je antwoorden blijven hier bewaard en worden later verstuurd.",
  answers_one: "{{count, number}} antwoord",
  answers_other: "{{count, number}} antwoorden",
  edits_one: "{{count, number}} wijziging",
  edits_other: "{{count, number}} wijzigingen",
  waiting_one: "{{what}} nog te versturen",
  waiting_other: "{{what}} nog te versturen",
  signIn: "Opnieuw inloggen",
} satisfies Localised<typeof source>;
