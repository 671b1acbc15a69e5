import type { unsent as source } from "../fr/unsent.ts";
import type { Localised } from "../localised.ts";

export const unsent = {
  signedOut: "Je sessie is verlopen: log opnieuw in om je antwoorden te versturen.",
  gone: "Dit account bestaat niet meer: wat op dit apparaat wacht, kan niet meer worden verstuurd.",
  leaveGone: "Wissen en vertrekken",
  inTabOnly:
    "Je browser kan niets bewaren (privévenster, of geen ruimte meer): deze antwoorden staan alleen in dit tabblad. Laat het open tot ze verstuurd zijn.",
  refused_one:
    "{{count}} antwoord werd door de server niet geteld. Het blijft op dit apparaat bewaard.",
  refused_other:
    "{{count}} antwoorden werden door de server niet geteld. Ze blijven op dit apparaat bewaard.",
  details: "Bekijken",
  refusedTitle: "Niet getelde antwoorden",
  refusedHelp:
    "Verbena verstuurt ze elke dag opnieuw. Is de oefening verwijderd, dan telt het antwoord niet meer mee en kun je het wissen.",
  resend: "Opnieuw versturen",
  forget: "Wissen",
  leaving: {
    title: "Nog niet alles is verstuurd",
    text_one: "{{what}} staat nog niet op de server.",
    text_other: "{{what}} staan nog niet op de server.",
    kept: "Wat nog wacht, blijft op dit apparaat en wordt verstuurd als je hier opnieuw inlogt.",
    inTabOnly:
      "Je browser kan niet alles bewaren: sluit je dit tabblad voordat je hier opnieuw inlogt, dan kan verloren gaan wat nog wacht.",
    stay: "Blijven",
    leave: "Toch uitloggen",
  },
} satisfies Localised<typeof source>;
