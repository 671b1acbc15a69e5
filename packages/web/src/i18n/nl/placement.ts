import type { placement as source } from "../fr/placement.ts";
import type { Localised } from "../localised.ts";

export const placement = {
  title: "Waar begin je?",
  intro:
    "12 tot 16 zinnen (hoogstens 24), in ongeveer drie minuten. Verbena schat wat je al weet, en het herhalen begint met de rest.",
  facts: {
    calm: "Geen klok en geen cijfer. Accenten tellen niet mee.",
    unknown: "‘Ik weet het niet’ helpt evenveel als een antwoord.",
    safe: "Je kunt op elk moment stoppen. De test verandert niets aan je niveaus of je statistieken.",
  },
  begin: "Test starten",
  resume: "Verder met de test",
  again: "Test opnieuw doen",
  later: "Later",
  preparing: "De test wordt klaargezet. Dat duurt een paar seconden.",
  loadFailed: "De zinnen van de test konden niet worden geladen.",
  notNeeded: "Je hebt de test niet nodig om te oefenen.",
  place: "{{index, number}} van ongeveer {{total, number}}",
  position: "Zin {{index, number}} van ongeveer {{total, number}}",
  hint: "Antwoord wat in je opkomt. Weet je het niet, zeg dat dan: ook dat helpt.",
  leave: "Stoppen",
  leaveTest: "Met de test stoppen",
  verdicts: {
    right: "Juist.",
    wrong: "Het juiste antwoord: *{{form}}*. Je schreef *{{given}}*.",
    unknown: "Het is: *{{form}}*.",
    typo: "Een tikfout, die telt niet mee. Het juiste antwoord: *{{form}}*.",
  },
  result: {
    title: "Jouw werkwoorden: {{level}}",
    note_one: "Een schatting na {{count, number}} antwoord, geen certificaat.",
    note_other:
      "Een schatting na {{count, number}} antwoorden, geen certificaat. Je volgende antwoorden verbeteren haar.",
    first: "Het herhalen begint met wat ontbreekt: {{families}}.",
    allSure:
      "Alles wat je hebt gekozen, lijkt goed te zitten. Het herhalen gaat dat stap voor stap na.",
    chosen: "Je hebt niveau {{level}} gekozen.",
    changeLevel: "Niveau wijzigen",
    begin: "Beginnen",
    families: "Wat je weet",
    correct: "Klopt een regel niet? Kies dan wat wel klopt.",
    statuses: { sure: "Zeker", partly: "Deels", new: "Nieuw" },
    examples: "Voorbeelden",
  },
} satisfies Localised<typeof source>;
