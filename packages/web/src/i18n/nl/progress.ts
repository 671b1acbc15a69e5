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
  signedOut: "Je sessie is verlopen: log weer in om je antwoorden te versturen.",
  signIn: "Weer inloggen",
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
    "Ze worden één keer per dag opnieuw verstuurd, en meteen als je dat vraagt: vaak volstaat een update van de site. Een antwoord op een oefening die verwijderd is, wordt nooit geteld; je kunt het dan wissen.",
  resend: "Opnieuw versturen",
  forget: "Wissen",
} satisfies Localised<typeof source>;
