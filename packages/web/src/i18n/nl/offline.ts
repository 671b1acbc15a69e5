import type { offline as source } from "../fr/offline.ts";
import type { Localised } from "../localised.ts";

export const offline = {
  title: "Geen verbinding",
  text: "Voor deze pagina is een netwerk nodig. Oefenen gaat gewoon door zonder netwerk: als je op dit apparaat ingelogd bent, worden je antwoorden hier bewaard en later verstuurd.",
  practise: "Oefenen",
  retry: "Opnieuw proberen",
} as const satisfies Localised<typeof source>;
