import type { help as source } from "../fr/help.ts";
import type { Localised } from "../localised.ts";

export const help = {
  title: "Een klas in tien stappen",
  intro: "Voor leraren. De eerste drie stappen duren samen tien minuten.",
  print: "Deze pagina afdrukken",
  steps: {
    open: {
      title: "De klas openen",
      text: "Kies bij ‘{{classes}}’ voor ‘{{open}}’. Geef de klas een naam, zeg hoe je leerlingen je noemen, en kies de laatste dag. Welke personen er gevraagd worden en hoe accenten tellen, wijzig je later bij ‘{{settings}}’.",
      picture: "Een formulier met de naam van de klas, een datum en een knop",
    },
    code: {
      title: "De code tonen",
      text: "De pagina van een nieuwe klas toont haar code in het groot, en een QR-code: projecteer ze. De code blijft geldig tot 14 dagen na de eerste leerling. Je vindt ze terug bij ‘{{members}}’; als te veel mensen ze kennen, vervang je ze met ‘{{renew}}’.",
      picture: "Een projectiescherm met een code en een QR-code",
    },
    join: {
      title: "De leerlingen binnenlaten",
      text: "De leerlingen scannen de QR-code of typen het adres. Voor ze ‘{{join}}’ kiezen, lezen ze wat je zult zien en wat niet, en schrijven ze hun voornaam en de eerste letter van hun achternaam. Leerlingen zien elkaar niet: er is geen lijst en geen rangschikking.",
      picture: "Een telefoon die toont wat de leraar wel en niet ziet, met een knop",
    },
    accounts: {
      title: "Accounts zonder e-mailadres maken",
      text: "Als de school dat zo heeft beslist, plak je de voornamen bij ‘{{accounts}}’, één per regel: elke leerling krijgt een account. Druk de kaartjes meteen af, want de wachtwoorden zijn daarna niet meer te zien. Is een kaartje kwijt, kies dan ‘{{newPassword}}’.",
      picture: "Een blad met kaartjes om uit te knippen, elk met een wachtwoord en een QR-code",
    },
    homework: {
      title: "Een opdracht geven",
      text: "Kies bij ‘{{assignments}}’ voor ‘{{newAssignment}}’: een tijd, werkwoorden, of wat de klas fout doet. De leerlingen vinden de opdracht bovenaan op hun startpagina, en kunnen ze ook zonder internet maken. Op de pagina van de opdracht geef je een leerling meer tijd of minder vormen, of stel je die vrij.",
      picture: "Een kalender, en een telefoon met een opdracht die half klaar is",
    },
    overview: {
      title: "Zien hoe het met de klas gaat",
      text: "De pagina van de klas toont wie de lopende opdrachten af heeft. Onder ‘{{teachNext}}’ staan de drie fouten die de meeste leerlingen de laatste 7 dagen maakten: die leg je in de volgende les uit. In de tabel staat wie niet geoefend heeft bovenaan.",
      picture:
        "De pagina van een klas: twee balken van opdrachten, een fout, en de tabel van de leerlingen",
    },
    board: {
      title: "Een fout op het bord bespreken",
      text: "Naast een fout zet ‘{{project}}’ een zin in het groot op het scherm. De klas denkt na; de spatiebalk toont het antwoord, hoe je het vormt, en wat leerlingen schreven, zonder namen. ‘{{assign}}’ maakt er een opdracht van, en ‘{{board}}’ in het menu werkt ook zonder klas.",
      picture: "Een projectiescherm: tení is doorgestreept, tuve is goed",
    },
    print: {
      title: "Een oefenblad afdrukken",
      text: "‘{{printConfusion}}’ naast een fout, of ‘{{print}}’ op de pagina van een tijd, maakt een oefenblad: zinnen om aan te vullen of tabellen om in te vullen, in twee versies, met grote letters als je wilt. De antwoorden staan op een eigen pagina. Met een QR-code oefenen leerlingen online verder.",
      picture: "De bladen A en B met zinnen om aan te vullen, en de antwoorden",
    },
    pupil: {
      title: "Een leerling volgen of verwijderen",
      text: "Een naam in de tabel opent de pagina van die leerling: opdrachten, dagen waarop er geoefend is, en fouten, vanaf de eerste dag in de klas. Een leerling kan de klas verlaten, en bij ‘{{members}}’ kun je een leerling verwijderen: daarna zie je er niets meer van. Een eigen account blijft bestaan; een account dat de klas heeft gemaakt, wordt verwijderd.",
      picture: "De pagina van een leerling met resultaten per week, en een open deur",
    },
    end: {
      title: "Het jaar afsluiten",
      text: "Na haar laatste dag wordt de klas gearchiveerd: alles blijft 60 dagen leesbaar, daarna wordt ze verwijderd, met de accounts die ze heeft gemaakt. Een maand ervoor krijg je een bericht. Bewaar voor die tijd wat je nodig hebt met ‘{{csv}}’, en neem instellingen en opdrachten mee naar een nieuwe klas met ‘{{copyClass}}’.",
      picture:
        "De laatste bladzijde van een kalender, en een opdracht die naar een andere klas gaat",
    },
  },
} as const satisfies Localised<typeof source>;
