import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Ser, estar, hay",
  intro:
    "Het Nederlandse ‘zijn’ wordt in het Spaans *ser* of *estar*, en ‘er is’ wordt *hay*. Ook ‘staan’, ‘liggen’ en ‘zitten’ horen daarbij. Vraag je af wat de zin zegt: wat iets is, waar het is en in welke toestand, of alleen dat het er is.",
  essentials: [
    "*Soy médica* zegt wat ik ben, *estoy cansada* hoe ik me voel, *hay leche* dat er melk is.",
    "Blijvend of tijdelijk maakt niet uit: het is *está muerto*, maar *son las tres* en *era joven*.",
    "Wat ergens is, krijgt *estar*, wat er plaatsvindt, *ser*: *está en Lima*, *la boda es en Lima*.",
    "‘Er staat een auto’ is *hay un coche*, ‘de auto staat daar’ *el coche está ahí*; zo ook met ‘liggen’.",
    "‘Ik ben twintig’ en ‘ik heb het koud’ gaan met *tener*: *tengo veinte años*, *tengo frío*.",
  ],
  sections: {
    resumen: {
      title: "Overzicht: welk werkwoord kies je?",
      paragraphs: [
        "*Ser* zegt wat iets is, *estar* waar het is en in welke toestand, *hay* brengt iets nieuws ter sprake. Kijk naar wat er na het werkwoord komt: daar ligt bijna altijd het antwoord.",
      ],
      overview: {
        columns: ["Je zegt…", "Werkwoord", "Voorbeeld"],
        rows: [
          ["wie of wat het is", "*ser*", "*soy Marta, soy médica*"],
          ["vanwaar, waarvan, van wie", "*ser de*", "*es de Lima*, *es de oro*, *es de Ana*"],
          ["hoe iemand of iets van nature is", "*ser*", "*es alto y simpático*"],
          ["de kloktijd, de dag, de datum", "*ser*", "*son las dos*, *hoy es lunes*"],
          ["waar iets plaatsvindt", "*ser*", "*la boda es en Lima*"],
          ["waar iemand of iets is", "*estar*", "*el gato está en el jardín*"],
          ["in welke toestand", "*estar*", "*estoy cansado*"],
          ["het resultaat van een handeling", "*estar* + deelwoord", "*la tienda está cerrada*"],
          ["wat aan de gang is", "*estar* + gerundio", "*estoy leyendo*"],
          ["dat er iets is", "*hay*", "*hay un gato en el jardín*"],
          ["dat iets moet", "*hay que* + infinitief", "*hay que comer*"],
        ],
      },
      remarks: [
        "De regel ‘*ser* is blijvend, *estar* is tijdelijk’ klopt niet: men zegt *está muerto* en *Lima está en Perú*, maar *son las tres* en *era joven*.",
        "In Latijns-Amerika zegt men ook tegen vrienden *ustedes son* en *ustedes están*; met *vos* is het *vos sos* en *vos estás*.",
      ],
      why: "*Un piano* is nieuw en onbepaald, dus *hay*.",
    },
    formas: {
      title: "De vormen van ser, estar, hay",
      paragraphs: [
        "De vormen staan in de volgorde van de personen: *yo, tú, él, nosotros, vosotros, ellos*. *Hay* heeft maar één vorm per tijd.",
      ],
      overview: {
        columns: ["Tijd", "Ser", "Estar", "Hay"],
        rows: [
          [
            "tegenwoordige tijd",
            "*soy, eres, es, somos, sois, son*",
            "*estoy, estás, está, estamos, estáis, están*",
            "*hay*",
          ],
          [
            "perfecto",
            "*he sido, has sido, ha sido, hemos sido, habéis sido, han sido*",
            "*he estado, has estado, ha estado, hemos estado, habéis estado, han estado*",
            "*ha habido*",
          ],
          [
            "indefinido",
            "*fui, fuiste, fue, fuimos, fuisteis, fueron*",
            "*estuve, estuviste, estuvo, estuvimos, estuvisteis, estuvieron*",
            "*hubo*",
          ],
          [
            "imperfecto",
            "*era, eras, era, éramos, erais, eran*",
            "*estaba, estabas, estaba, estábamos, estabais, estaban*",
            "*había*",
          ],
          [
            "futuro",
            "*seré, serás, será, seremos, seréis, serán*",
            "*estaré, estarás, estará, estaremos, estaréis, estarán*",
            "*habrá*",
          ],
          [
            "condicional",
            "*sería, serías, sería, seríamos, seríais, serían*",
            "*estaría, estarías, estaría, estaríamos, estaríais, estarían*",
            "*habría*",
          ],
        ],
      },
      remarks: [
        "In de tegenwoordige tijd schrijf je een accent op *estás*, *está*, *estáis* en *están*, waar het einde de klemtoon heeft. *Estoy* en *estamos* krijgen er geen.",
        "In het indefinido heeft *ser* de vormen van *ir*: *fui* is ‘ik was’ of ‘ik ging’.",
      ],
      why: "In het indefinido is *estuv-* de stam en *-imos* de uitgang van *nosotros*; *ayer* past niet bij de tegenwoordige tijd.",
    },
    ser: {
      title: "Ser: wat iemand of iets is",
      paragraphs: [
        "*Ser* zegt wie of wat je bent, waar je vandaan komt, waarvan iets gemaakt is en hoe het van nature is. Je gebruikt het ook voor de kloktijd en voor gebeurtenissen.",
      ],
      why: "*De viaje* is geen herkomst, maar de toestand van het moment: *estar de viaje*.",
    },
    identidad: {
      title: "Wie of wat, en het beroep",
      paragraphs: [
        "Staat er na het werkwoord een naam, een zelfstandig naamwoord of een voornaamwoord dat zegt wie of wat het is, dan is het *ser*: *es mi hermano*, *somos vecinos*, *esto es un pato*. Een beroep krijgt geen lidwoord, net als in het Nederlands: *soy médica*.",
        "‘Het’ of ‘dat’ hoeft er niet bij: *es un pato*, het is een eend. ‘Ik ben het’ is *soy yo*, ‘wij zijn het’ *somos nosotros*.",
      ],
      remarks: [
        "‘We zijn met z’n vijven’ is *somos cinco*, ook met *ser*.",
        "Met een bijvoeglijk naamwoord komt het lidwoord terug, net als in het Nederlands: *es una médica muy buena*.",
        "Voor tijdelijk werk zeg je *estar de* of *trabajar de*: *este verano está de camarero*, deze zomer werkt hij als ober.",
      ],
      why: "Hij is muzikant, maar voor het werk van één zomer is het *estar de*: *está de camarero*.",
    },
    "origen-y-materia": {
      title: "Herkomst, materiaal, eigenaar",
      paragraphs: [
        "*Ser de* zegt waar je vandaan komt (*soy de Gante*), waarvan iets gemaakt is (*es de madera*) en van wie het is (*es de mi madre*).",
        "Bij ‘van mij’ en ‘van jou’ valt *de* weg: *este libro es mío*, *es tuyo*.",
      ],
      remarks: [
        "‘Ik kom uit Gent’ is *soy de Gante*. Het Spaans neemt hier liever *ser* dan *venir*.",
      ],
      why: "De vraag is van wie de jas is en niet waar hij ligt: *ser de*.",
    },
    caracter: {
      title: "Hoe iemand of iets van nature is",
      paragraphs: [
        "Karakter, grootte, vorm, kleur: alles wat in een portret past, krijgt *ser*. *Mi hermana es alta y muy divertida*.",
        "Dat geldt ook als het portret niet meer klopt: *de niño era rubio*. Het gaat niet om hoelang het duurt, maar om de vraag *¿cómo es?*, ‘hoe is hij?’.",
      ],
      remarks: [
        "*¿Cómo es Ana?* vraagt naar een portret; *¿cómo está Ana?* vraagt hoe het met haar gaat.",
      ],
      why: "*¿Es simpática?* laat zien dat je naar een portret vraagt en niet hoe het met haar gaat: *ser*.",
    },
    "hora-y-fecha": {
      title: "De kloktijd, de dag, de datum",
      paragraphs: [
        "De kloktijd zeg je met *ser* en een lidwoord, in het enkelvoud voor één uur, daarna in het meervoud: *es la una*, *son las dos*, *eran las cuatro*. *¿Qué hora es?* blijft enkelvoud.",
        "Ook de dag en de datum: *hoy es lunes*, *es 3 de mayo*. En verder *es de noche*, het is nacht of donker, en *es tarde*, het is laat.",
      ],
      remarks: [
        "Je hoort ook *estamos a lunes*, *estamos a 3 de mayo* en *estamos en mayo*.",
        "‘Het is koud’ (buiten) is *hace frío*, met *hacer*, net als *hace sol*, de zon schijnt. Maar men zegt *hay niebla*, het is mistig, en *está nublado*, het is bewolkt.",
      ],
      why: "Staat er *a* vóór de datum, dan is het *estar*: *estamos a 15*.",
    },
    "lugar-de-un-evento": {
      title: "Waar iets plaatsvindt",
      paragraphs: [
        "Een feest, een les, een wedstrijd of een vergadering ligt of staat niet ergens, maar vindt er plaats. Kun je ‘plaatsvinden’ zeggen, dan is het *ser*: *la boda es en Lima*, *el examen fue en el aula dos*.",
      ],
      remarks: [
        "Eén woord kan een ding of een gebeurtenis zijn: *el examen está en la mesa* (het papier), *el examen es en el aula dos* (de toets zelf).",
      ],
      why: "Je zoekt de kaartjes, dingen die ergens liggen, en niet de plaats van het concert: *están*.",
    },
    estar: {
      title: "Estar: waar, en in welke toestand",
      paragraphs: [
        "*Estar* zegt waar iemand of iets bekends is, en in welke toestand. Met een deelwoord toont het een resultaat, met het gerundio een handeling die aan de gang is.",
      ],
      why: "Een feest vindt ergens plaats: het is een gebeurtenis, dus *ser*.",
    },
    lugar: {
      title: "Waar iemand of iets is",
      paragraphs: [
        "‘Zijn’, ‘staan’, ‘liggen’, ‘zitten’, ‘hangen’: als je zegt waar een bekend ding is, maakt het Spaans geen verschil en zegt het *estar*. *¿Dónde estás?*, *las llaves están en la mesa*, *el coche está en la calle*. Ook als de plaats nooit verandert: *Lima está en Perú*.",
        "*Estar* zonder plaats betekent ‘er zijn’, ‘thuis zijn’: *¿está Ana?*, is Ana er? *No está*.",
      ],
      remarks: [
        "Alleen als de houding echt telt, noem je die: *está sentado*, *está de pie*, *está tumbado*.",
        "Bij een vaste plaats hoor je ook *quedar* en, wat verzorgder, *encontrarse*: *¿dónde queda la estación?*, *el museo se encuentra en el centro*.",
      ],
      why: "*Un cajero* is om het even welke geldautomaat, met een onbepaald lidwoord: *hay*.",
    },
    estado: {
      title: "De toestand van het moment",
      paragraphs: [
        "Humeur, gezondheid, vermoeidheid, de temperatuur van een ding, of iets vol of leeg is: *estoy cansado*, *la sopa está fría*, *el piso está vacío*. Zo ook *estar de viaje* (op reis), *de vacaciones*, *de pie* (rechtop staan), *de acuerdo* (het eens zijn).",
        "*Bien* en *mal* staan in deze betekenis altijd bij *estar*: *¿cómo estás? Estoy bien*.",
        "*Estar* geeft ook een indruk, iets anders dan je verwachtte: *hoy estás muy guapa*, *qué alto estás ya*.",
        "*Feliz* kan met allebei: *soy feliz* gaat over je leven, *estoy feliz* over dit moment. *Contento* staat gewoonlijk bij *estar*: *estoy contento*. *Es joven* gaat over de leeftijd, *está joven* over hoe iemand eruitziet.",
      ],
      remarks: [
        "Bij honger, kou en leeftijd staat *tener*: ‘ik heb het koud’ is *tengo frío*, ‘ik ben twintig’ is *tengo veinte años*.",
        "‘Hij is getrouwd’ is meestal *está casado*; *es casado* is ook goed, en in Latijns-Amerika gebruikelijker dan in Spanje. Bij *soltero* en *viudo* hoor je beide werkwoorden.",
      ],
      why: "*Feliz* kan met beide werkwoorden, maar hier volgt een zelfstandig naamwoord, *un hombre*: *ser*.",
    },
    resultado: {
      title: "Het resultaat: estar en het deelwoord",
      paragraphs: [
        "Iemand heeft de deur gesloten en nu *la puerta está cerrada*. *Estar* met een deelwoord toont het resultaat; het deelwoord past zich aan: *las camas están hechas*.",
        "*Ser* met een deelwoord vertelt de handeling zelf, in de lijdende vorm: *el puente fue construido por los romanos*, de brug werd door de Romeinen gebouwd. Noem je niemand, dan zeg je liever *se*: *el puente se construyó en 1998*.",
        "Ook de houding van het lichaam is een resultaat: *está sentado*, hij zit; *están tumbados*, ze liggen.",
      ],
      remarks: [
        "‘De deur is gesloten’ kan in het Nederlands twee dingen betekenen: de deur is nu dicht (*está cerrada*), of iemand heeft dat gedaan (*la han cerrado*).",
        "‘Ze is vertrokken’ is een voltooide tijd: *se ha ido*. Het hulpwerkwoord is altijd *haber*: zie de gids over het pretérito perfecto.",
        "*Muerto* is een toestand, ook al is die blijvend: *está muerto*.",
      ],
      why: "*Por dos estudiantes* noemt wie het deed: de zin vertelt de handeling zelf, in de lijdende vorm, dus *ser*.",
    },
    gerundio: {
      title: "Wat aan de gang is",
      paragraphs: [
        "‘Aan het lezen zijn’, ‘zitten te lezen’ en ‘staan te wachten’ zijn *estar* met het gerundio: *hablando*, *comiendo*, *viviendo*; na een klinker *-yendo*: *leyendo*, *oyendo*. Werkwoorden op *-ir* waarvan de klinker verandert, krijgen een *i* of een *u*: *pidiendo*, *durmiendo*. De gewone tegenwoordige tijd volstaat vaak ook: *leo*.",
        "Het voornaamwoord staat vóór *estar* of vast aan het gerundio: *me estoy duchando* of *estoy duchándome*.",
      ],
      why: "Na een klinker eindigt het gerundio op *-yendo*: *construyendo*.",
    },
    hay: {
      title: "Hay: er is, er zijn",
      paragraphs: [
        "*Hay* zegt dat er iets is of gebeurt. Het is hetzelfde in enkelvoud en meervoud: *hay un gato*, *hay dos gatos*, *hay leche*. In het verleden is het *había* om te beschrijven en *hubo* om te vertellen (zie de gids over het pretérito indefinido), in de toekomst *habrá*. Altijd enkelvoud: *había dos gatos*.",
        "Ook ‘er staat’, ‘er ligt’, ‘er zit’ en ‘er hangt’ zijn meestal *hay*: *hay una carta en la mesa*, er ligt een brief op tafel.",
        "Na *hay* komt gewoonlijk een onbepaald woord: *un, una*, een getal, *mucho, poco, algún, ningún, otro, más*, *alguien, nadie, algo, nada*, of een naamwoord zonder lidwoord.",
      ],
      remarks: [
        "In Latijns-Amerika en in het oosten van Spanje hoor je *habían muchas personas*; de norm is *había muchas personas*.",
        "*Haber* betekent niet ‘bezitten’: ‘ik heb een hond’ is *tengo un perro*.",
      ],
      why: "*Había* is het verleden van *hay* en blijft enkelvoud, ook vóór *cien personas*.",
    },
    "hay-o-esta": {
      title: "Hay un…, está el…",
      paragraphs: [
        "Bijna altijd beslist het lidwoord. Iets nieuws, zonder bepaald lidwoord: *hay un banco en la plaza*. Iets bekends, met *el, la, los, las, mi, tu, este* of een eigennaam: *el banco está en la plaza*, *ahí está Ana*.",
        "Vergelijk het Nederlands: ‘er staat een auto in de straat’ (*hay un coche*), ‘de auto staat in de straat’ (*el coche está*). Waar ‘er’ bij een onbepaald woord staat, is het meestal *hay*.",
      ],
      overview: {
        columns: ["Hay", "Estar"],
        rows: [
          ["*hay un perro en la puerta*", "*mi perro está en la puerta*"],
          ["*hay dos sillas*", "*están las dos sillas*"],
          ["*hay leche en la mesa*", "*la leche está en la mesa*"],
          ["*¿hay alguien?*", "*¿está Ana?*"],
        ],
      },
      remarks: [
        "*¿Dónde hay un banco?* vraagt waar er een bank is, om het even welke; *¿dónde está el banco?* vraagt naar die ene.",
        "*Un* kan bij *estar* staan als je iets over iemand vertelt en die persoon niet als nieuw voorstelt: *un amigo mío está en el hospital*.",
      ],
      why: "*Unas* noemt een schaar waar het nog niet over ging: *hay*. Bij een bekende schaar horen *las* en *estar*: *las tijeras están en el cajón*.",
    },
    "hay-que": {
      title: "Hay que: je moet, men moet",
      paragraphs: [
        "*Hay que* met een infinitief zegt wat er moet gebeuren, zonder te zeggen wie: *hay que esperar*, je moet wachten, er moet gewacht worden. In het verleden *había que*, *hubo que*, in de toekomst *habrá que*.",
        "Gaat het om een bepaalde persoon, dan is het *tener que* (*tengo que esperar*, ik moet wachten; *tienes que comer*, jij moet eten) of, bij een plicht of een raad, *deber*: *debes descansar*, je moet rusten.",
      ],
      remarks: [
        "*No hay que gritar* is meestal ‘je moet niet schreeuwen’. ‘Het hoeft niet’ is duidelijker met *no hace falta*.",
      ],
      why: "Er is een onderwerp, *Ana*: dan is het *tener que*.",
    },
    "cambio-de-sentido": {
      title: "Het bijvoeglijk naamwoord verandert van betekenis",
      paragraphs: [
        "Sommige bijvoeglijke naamwoorden betekenen met *ser* iets anders dan met *estar*. *Ser* noemt een eigenschap, *estar* een toestand: *es listo*, hij is slim; *está listo*, hij is klaar.",
      ],
      overview: {
        columns: ["Woord", "Met ser", "Met estar"],
        rows: [
          ["*abierto*", "open, sociaal", "open, niet dicht"],
          ["*aburrido*", "saai", "verveeld"],
          ["*bueno*", "goed, braaf", "lekker; genezen"],
          ["*callado*", "zwijgzaam", "stil op dit moment"],
          ["*despierto*", "pienter", "wakker"],
          ["*listo*", "slim", "klaar"],
          ["*malo*", "slecht, gemeen", "ziek; bedorven (eten)"],
          ["*moreno*", "donker van haar of huid", "gebruind"],
          ["*orgulloso*", "hoogmoedig", "trots op iets"],
          ["*rico*", "rijk", "lekker"],
          ["*seguro*", "veilig", "zeker van iets"],
          ["*verde*", "groen", "onrijp"],
          ["*vivo*", "levendig, gewiekst", "in leven"],
        ],
      },
      remarks: [
        "Van een persoon betekent *está bueno* of *está buena* in de spreektaal vaak dat hij of zij aantrekkelijk is. ‘Hij is braaf’ of ‘hij is goed van hart’ is *es bueno*.",
        "*Estar malo*, ziek zijn, zegt men vooral in Spanje; *estar enfermo* begrijpt men overal.",
      ],
      why: "Hier betekent *listo* ‘klaar’ en niet ‘slim’: *estoy listo*.",
    },
    trampas: {
      title: "Valkuilen: zijn, er is, staan, liggen, zitten",
      paragraphs: [
        "Het Nederlands kiest tussen ‘staan’, ‘liggen’ en ‘zitten’, het Spaans tussen *hay* en *estar*. En soms is ‘zijn’ iets anders: *tener*, *hacer* of *haber*.",
      ],
      overview: {
        columns: ["Nederlands", "Spaans", "Waarom"],
        rows: [
          ["er ligt een brief op tafel", "*hay una carta en la mesa*", "nieuw"],
          ["de brief ligt op tafel", "*la carta está en la mesa*", "bekend"],
          ["hij zit op de bank", "*está en el sofá*", "plaats"],
          ["hij zit, hij staat niet", "*está sentado, no de pie*", "houding"],
          ["hij zit te lezen", "*está leyendo*", "aan de gang"],
          ["het feest is bij mij", "*la fiesta es en mi casa*", "plaatsvinden"],
          ["ik kom uit Gent", "*soy de Gante*", "herkomst"],
          ["we zijn met z’n vieren", "*somos cuatro*", "*ser*"],
          ["het is drie uur", "*son las tres*", "kloktijd in het meervoud"],
          ["het is koud", "*hace frío*", "weer: *hacer*"],
          ["ik heb het koud", "*tengo frío*", "*tener*"],
          ["ik ben twintig", "*tengo veinte años*", "leeftijd: *tener*"],
          ["ze is vertrokken", "*se ha ido*", "voltooide tijd: *haber*"],
          ["je moet betalen (iedereen)", "*hay que pagar*", "zonder onderwerp"],
        ],
      },
      remarks: [
        "Schrijf het accent van *está* en *están*: *esta* zonder accent betekent ‘deze’.",
        "‘Twee jaar geleden’ is *hace dos años*: zie ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "*Mi hermano* is bekend, met een bezittelijk voornaamwoord, dus *está*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
