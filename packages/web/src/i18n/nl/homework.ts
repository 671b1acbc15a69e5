import type { homework as source } from "../fr/homework.ts";
import type { Localised } from "../localised.ts";

export const homework = {
  title: "Opdrachten",
  practise: "Oefenen",
  again: "Opnieuw doen",
  progress: "{{done, number}} van de {{needed, number}}",
  done: "Klaar",
  doneLate: "Te laat klaar",
  late: "Te laat",
  until: "Tot en met {{day}}",
  untilTime: "Tot {{day}}, {{time}}",
  untilTomorrow: "Morgen is de laatste dag",
  untilToday: "Vandaag is de laatste dag",
  wasUntil: "Moest af zijn voor het einde van {{day}}",
  twoDays: "Elke vorm op twee verschillende dagen",
  heading: "Opdracht",
  count: "Opdracht: {{done, number}} van de {{needed, number}}",
  remark: {
    done: "Opdracht klaar, goed zo!",
    left_one: "Nog {{count, number}} goed antwoord en de opdracht is klaar.",
    left_other: "Nog {{count, number}} goede antwoorden en de opdracht is klaar.",
    tomorrow: "Klaar voor vandaag. De rest telt op een andere dag.",
  },
  doneTitle: "Deze opdracht is klaar",
  doneText: "Je kunt de zinnen zo vaak opnieuw doen als je wilt.",
  tomorrowTitle: "Klaar voor vandaag",
  tomorrowText: "In deze opdracht telt een vorm niet vaker op dezelfde dag. Kom morgen terug.",
  emptyTitle: "Deze opdracht heeft geen zinnen meer",
  notYet: {
    title: "Deze opdracht is nog niet begonnen",
    text: "Ze begint op {{day}} om {{time}}.",
  },
  gone: {
    title: "Deze opdracht bestaat hier niet",
    text: "Misschien heeft je leraar ze weggehaald, of zit je niet meer in deze klas.",
  },
  toDashboard: "Terug naar de startpagina",
  loadFailed: "De opdracht kon niet worden geladen.",
  offer: {
    text: "{{families}}: nog niet in je herhaling.",
    add: "Toevoegen aan mijn herhaling",
    added: "Toegevoegd aan je herhaling",
  },
  report: {
    open: "Deze tekst melden",
    openName: "Deze naam melden",
    title: "Deze tekst melden?",
    text: "‘{{text}}’ De beheerders van de site lezen hem. Je leraar komt niet te weten wie hem heeft gemeld.",
    confirm: "Melden",
    done: "Tekst gemeld",
  },
  preview: {
    heading: "Als leerling",
    nothingRecorded: "Er wordt niets bewaard.",
  },
} as const satisfies Localised<typeof source>;
