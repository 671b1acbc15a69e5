import type { offline as source } from "../fr/offline.ts";
import type { Localised } from "../localised.ts";

export const offline = {
  title: "Geen internet",
  text: "Voor deze pagina heb je internet nodig. Oefenen gaat gewoon door zonder internet: als je op dit apparaat ingelogd bent, worden je antwoorden hier bewaard en later verstuurd.",
  practise: "Oefenen",
  retry: "Opnieuw proberen",
} as const satisfies Localised<typeof source>;
