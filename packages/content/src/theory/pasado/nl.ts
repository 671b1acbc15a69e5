import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Welke verleden tijd? Indefinido, imperfecto of perfecto",
  intro:
    "Het Spaans heeft drie alledaagse verleden tijden: *comí*, *comía* en *he comido*. Het Nederlands heeft er twee: de onvoltooid verleden tijd of o.v.t. (‘ik at’) en de voltooid tegenwoordige tijd of v.t.t. (‘ik heb gegeten’). Geen van beide past op één Spaanse tijd, dus kijk niet naar de Nederlandse vorm, maar naar wat je wilt laten zien.",
  essentials: [
    "Wat je beschrijft, staat in het imperfecto, ook voor vandaag: *esta mañana llovía*.",
    "Wat gebeurde in een tijd die voorbij is, staat in het indefinido: *ayer comí pescado*.",
    "Wat gebeurd is in een tijd die nog loopt, staat in Spanje in het perfecto: *hoy he comido pescado*.",
    "Een afgesloten duur staat in het indefinido, hoelang ze ook was: *viví veinte años en Lima*.",
    "In ‘het regende toen ze belde’ staat twee keer dezelfde tijd, in *llovía cuando llamó* niet.",
  ],
  sections: {
    resumen: {
      title: "De vragen die beslissen",
      paragraphs: [
        "Stel je deze vragen op volgorde. Beschrijf je hoe het was, of vertel je wat er gebeurde? Wat je beschrijft, komt in het imperfecto, ook als het over vandaag gaat: dat zijn de eerste vier vragen. Bij een gebeurtenis beslist het moment. Valt ze in een tijd die tot nu loopt, dan is het, in Spanje, het perfecto; is die tijd voorbij, dan het indefinido.",
      ],
      overview: {
        columns: ["Vraag", "Tijd", "Voorbeeld"],
        rows: [
          [
            "Hoe was het? Hoe laat, welke dag was het? Hoe oud was iemand?",
            "imperfecto",
            "*eran las seis y llovía*",
          ],
          ["Wat gebeurde er gewoonlijk?", "imperfecto", "*los sábados comíamos pescado*"],
          [
            "Wat was er aan de gang toen er iets anders gebeurde?",
            "imperfecto",
            "*comíamos cuando llamó Ana*",
          ],
          ["Wat was het plan of de wens?", "imperfecto", "*iba a salir*"],
          [
            "Een gebeurtenis in een periode die nog loopt? (*hoy*, *esta semana*, *este año*)",
            "perfecto",
            "*hoy he comido pescado*",
          ],
          [
            "Is het een ervaring, zonder te zeggen wanneer? (*alguna vez*, *nunca*)",
            "perfecto",
            "*nunca he estado en Lima*",
          ],
          [
            "Is het al gebeurd, of nog niet? (*ya*, *todavía no*)",
            "perfecto",
            "*todavía no he comido*",
          ],
          [
            "Wat gebeurde er, op een moment dat voorbij is? (*ayer*, *en 1998*)",
            "indefinido",
            "*ayer comí pescado*",
          ],
          ["En wat gebeurde er toen?", "indefinido", "*entró, saludó y se sentó*"],
          ["Hoelang, tot wanneer of hoe vaak in totaal?", "indefinido", "*viví tres años en Lima*"],
        ],
      },
      remarks: [
        "Een tijdwoord helpt, maar beslist niet altijd alleen: *ayer llovió* vertelt wat er gebeurde, *ayer llovía cuando salí* schetst de achtergrond.",
        "Een open periode vraagt dus niet altijd het perfecto: *esta mañana ha llovido* vertelt, *esta mañana llovía* beschrijft.",
        "De vormen staan in de gidsen over het pretérito indefinido, het pretérito imperfecto en het pretérito perfecto.",
      ],
      why: "Vorig jaar is voorbij en je telt hoe vaak, dus het is het indefinido, *fui*.",
    },
    "linea-del-tiempo": {
      title: "De tijdlijn",
      paragraphs: [
        "Stel je een lijn voor die van het verleden, links, tot nu loopt, rechts.",
        "Het perfecto beslaat een open gebied dat aan nu raakt: vandaag, dit jaar, je hele leven. Wat je in dat gebied plaatst, komt in Spanje in het perfecto.",
        "Verder naar links liggen gesloten gebieden: gisteren, vorige zomer, 1998. Daarin is het indefinido een punt, of een stuk met een begin en een einde: *salí*, *esperé dos horas*. Een rij punten is een verhaal.",
        "Het imperfecto is een band zonder randen, achter de punten: je ziet niet waar hij begint of ophoudt. In *llovía cuando salimos* is *llovía* de band en *salimos* het punt.",
      ],
      remarks: [
        "Hoelang het echt duurde, maakt niet uit. Twintig jaar kan een gesloten stuk zijn (*viví veinte años en Lima*), één seconde kan een band zijn (*en ese momento abría la puerta*, op dat moment was ik de deur aan het opendoen).",
      ],
      why: "Deze week is nog niet om: dat is een open gebied, en in Spanje vraagt dat het perfecto, *he leído*.",
    },
    indefinido: {
      title: "Het indefinido: wat er gebeurde",
      paragraphs: [
        "Met het indefinido vertel je een afgerond feit, op een moment dat ook voorbij is: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*. Het Nederlands heeft dan vaak de v.t.t.: *ayer vi a Ana*, ik heb Ana gisteren gezien.",
        "In een verhaal zet je de handelingen die op elkaar volgen in het indefinido; ze brengen het verhaal verder: *entró, saludó y se sentó*, ze kwam binnen, groette en ging zitten. Een imperfecto ertussen zet het verhaal stil om te beschrijven.",
        "Ook wat je van begin tot eind meet, komt in het indefinido, ook als het lang was: hoelang (*viví tres años en Lima*), tot wanneer (*esperé hasta las seis*) of hoe vaak (*la llamé cinco veces*).",
        "En je beoordeelt er iets mee wat in zijn geheel voorbij is: *la fiesta fue un éxito*, het feest was een succes. Met een bijvoeglijk naamwoord kan het ook *estuvo* zijn: *la fiesta fue genial* of *estuvo genial*. Bij *bien* of *mal* hoort *estar* en niet *ser*: *estuvo muy bien*.",
      ],
      remarks: [
        "Herhaling alleen vraagt geen imperfecto: *la llamé dos veces* telt twee telefoontjes, *la llamaba todas las noches* gaat over een gewoonte.",
        "Een periode op zich ook niet: *de niño vivía en Lima* beschrijft, *de niño viví tres años en Lima* sluit het stuk af.",
      ],
      why: "De zin beschrijft wat je bij aankomst zag, de achtergrond, dus het is het imperfecto, *había*.",
    },
    imperfecto: {
      title: "Het imperfecto: hoe het was",
      paragraphs: [
        "Het imperfecto laat een situatie van binnenuit zien, zonder te zeggen wanneer ze begon of ophield. Je beschrijft er dus mensen, dingen en plaatsen mee: *la casa era grande*, *Ana tenía un perro*.",
        "Je vertelt er gewoonten van vroeger mee: *los sábados comíamos pescado*, ’s zaterdags aten we vis. Je kunt ook *soler* gebruiken, ‘gewoonlijk doen’: *solíamos comer pescado*.",
        "Kloktijd, datum en leeftijd zijn het kader van wat er gebeurt: *eran las seis*, *era lunes*, *tenía veinte años*.",
        "Met *iba a*, *pensaba* of *quería* en een infinitief noem je een plan of een wens, zonder te zeggen of er iets van kwam: *iba a salir*, ik wilde net weggaan; *pensaba llamarte*, ik was van plan je te bellen.",
      ],
      remarks: [
        "Twintig zijn is het kader, twintig worden is een gebeurtenis: *tenía veinte años*, maar *el lunes cumplí veinte años*.",
        "Met het imperfecto vraag je ook beleefd om iets: *quería un café*, ik wilde graag een koffie.",
      ],
      why: "‘Zes jaar’ meet die tijd van begin tot eind, ook al was het in haar jeugd, dus het is het indefinido, *vivió*.",
    },
    perfecto: {
      title: "Het perfecto: tot nu toe",
      paragraphs: [
        "Het perfecto, de tegenwoordige tijd van *haber* met een voltooid deelwoord, verbindt het verleden met nu. In Spanje gebruik je het als de periode nog loopt: *hoy*, *esta semana*, *este año*, *últimamente* (de laatste tijd).",
        "Je hebt het ermee over ervaringen tot vandaag, zonder te zeggen wanneer: *¿has estado alguna vez en Lima?*, ben je ooit in Lima geweest? Zeg je daarna wanneer, dan ga je over op het indefinido: *sí, estuve en 1998*.",
        "Met *ya*, *todavía no* en *aún no* (‘al’, ‘nog niet’) zeg je hoe het er nu voor staat: *ya he comido*, *todavía no ha llamado*.",
        "Het meldt ook nieuws of een resultaat dat nu telt, zonder een moment te noemen: *he perdido el abrigo*, ik ben mijn jas kwijt; *me he hecho daño*, ik heb me bezeerd.",
      ],
      overview: {
        columns: ["Gesloten tijd: indefinido", "Open tijd: perfecto"],
        rows: [
          ["*ayer comí pescado*", "*hoy he comido pescado*"],
          ["*el mes pasado llovió mucho*", "*este mes ha llovido mucho*"],
          ["*en 1998 estuve en Lima*", "*he estado dos veces en Lima*"],
          ["*llamó el lunes*", "*ya ha llamado*"],
        ],
      },
      remarks: [
        "*Esta mañana* hoort bij *hoy*: in bijna heel Spanje zeg je ook ’s avonds nog *esta mañana he visto a Ana*.",
        "Bij *hace un momento* hoor je in Spanje allebei: *ha llamado hace un momento*, *llamó hace un momento*. Bij *hace dos años*, twee jaar geleden, komt een feit in het indefinido.",
        "Zeg je sinds wanneer of hoelang iets al duurt wat nog doorgaat, dan is de tegenwoordige tijd normaal, net als in het Nederlands: *vivo aquí desde hace tres años*. Kijk bij ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "De ervaring staat in het perfecto, maar 1998 is voorbij, dus daar hoort het indefinido bij, *fui*.",
    },
    "imperfecto-junto-a-indefinido": {
      title: "Het imperfecto naast het indefinido",
      paragraphs: [
        "In een verhaal werken ze samen. Het imperfecto schildert de achtergrond, het indefinido vertelt wat er op de voorgrond gebeurt: *llovía y no había nadie en la calle; de repente llamó Ana*. In het Nederlands kan alles in de o.v.t. staan: het regende, er was niemand, Ana belde.",
        "Komt er iets tussen, dan staat wat aan de gang was in het imperfecto en wat ertussen komt in het indefinido: *comíamos cuando llamó Ana*. *Mientras*, ‘terwijl’, leidt meestal in wat aan de gang was: *mientras comíamos, llamó Ana*.",
        "‘We waren aan het eten’ of ‘we zaten te eten’ kan ook met *estaba* en het gerundio (*comiendo*; na een klinker *-yendo*: *leyendo*): *estábamos comiendo cuando llamó Ana*. Het gewone imperfecto is vaak genoeg.",
        "Vergelijk in de tabel: verander je de tijd, dan verandert het tafereel.",
      ],
      overview: {
        columns: ["Met imperfecto", "Met indefinido"],
        rows: [
          [
            "*cuando llegué, cenaban*: ze zaten al aan tafel",
            "*cuando llegué, cenaron*: eerst kwam ik aan, daarna aten ze",
          ],
          [
            "*cuando volvía a casa, vi a Ana*: onderweg",
            "*cuando volví a casa, vi a Ana*: eenmaal thuis",
          ],
          [
            "*cruzaba la calle cuando la llamé*: ze was midden op straat",
            "*cruzó la calle cuando la llamé*: eerst riep ik haar, toen stak ze over",
          ],
        ],
      },
      remarks: [
        "*Cuando* gaat met allebei. Twee dingen die tegelijk aan de gang waren: *Ana leía cuando yo cocinaba*, of liever *mientras yo cocinaba*. Twee feiten na elkaar: *cuando llamó Ana, salí*.",
        "Wat daarvóór al gebeurd was, krijgt *había* en een voltooid deelwoord: *cuando llegué, ya habían comido*, ze hadden al gegeten.",
      ],
      why: "*Leía* is wat aan de gang was en *de repente* kondigt aan wat ertussen komt, dus het is het indefinido, *aterrizó*.",
    },
    "cambio-de-sentido": {
      title: "Werkwoorden die van betekenis lijken te veranderen",
      paragraphs: [
        "*Saber*, *conocer*, *querer*, *poder*, *tener* en *haber* drukken toestanden uit. In het imperfecto was de toestand er. In het indefinido gebeurt er iets: de toestand begint, of iets gebeurt wel of juist niet.",
        "Let hier extra op, want ‘wilde’, ‘kon’ en ‘moest’ kunnen een toestand zijn of een gebeurtenis, en voor ‘wist’ en ‘kende’ heeft het Nederlands bij een gebeurtenis andere woorden: ‘kwam te weten’, ‘leerde kennen’.",
      ],
      overview: {
        columns: ["Imperfecto: een toestand", "Indefinido: een gebeurtenis"],
        rows: [
          ["*sabía la noticia*: ik wist het al", "*supe la noticia*: ik kwam het te weten"],
          ["*conocía a Ana*: ik kende haar", "*conocí a Ana*: ik leerde haar kennen"],
          [
            "*quería salir*: ik wilde naar buiten",
            "*quise salir*: ik probeerde naar buiten te gaan",
          ],
          ["*no quería salir*: ik had geen zin", "*no quise salir*: ik weigerde"],
          ["*podía abrir la puerta*: het was mogelijk", "*pude abrir la puerta*: het lukte me"],
          [
            "*no podía dormir*: ik lag wakker",
            "*no pude dormir*: ik heb de hele nacht niet geslapen",
          ],
          ["*Ana tenía un hijo*: ze had een zoon", "*Ana tuvo un hijo*: ze kreeg een zoon"],
          [
            "*tenía que salir*: ik moest weg; of ik ging, weten we niet",
            "*tuve que salir*: ik moest weg, en ik ging",
          ],
          [
            "*había un problema*: er was een probleem",
            "*hubo un problema*: er deed zich een probleem voor",
          ],
        ],
      },
      remarks: [
        "Zeg je hoelang het duurde, dan sluit het indefinido de toestand gewoon af: *tuve un perro cinco años*, ik heb vijf jaar een hond gehad.",
        "*Había* en *hubo* blijven enkelvoud, ook vóór een meervoud: *había dos coches*, *hubo dos fiestas*.",
        "In een open tijd toont het perfecto de gebeurtenis, net als het indefinido: *hoy he conocido a Ana*, *todavía no he podido salir*.",
      ],
      why: "Het was een eerste ontmoeting, in een trein, tien jaar geleden: een gebeurtenis, dus het indefinido, *nos conocimos*.",
    },
    trampas: {
      title: "De valkuilen op een rij",
      paragraphs: [
        "Het Nederlands kiest tussen v.t.t. en o.v.t. anders dan het Spaans. De v.t.t. is meestal indefinido of perfecto, de o.v.t. meestal indefinido of imperfecto.",
      ],
      overview: {
        columns: ["In het Nederlands", "In het Spaans", "Waarom"],
        rows: [
          [
            "v.t.t.: ‘ik heb Ana gisteren gezien’",
            "*ayer vi a Ana*",
            "gisteren is voorbij: indefinido",
          ],
          [
            "v.t.t.: ‘ik heb Ana vandaag gezien’",
            "*hoy he visto a Ana*",
            "vandaag loopt nog: perfecto, in Spanje",
          ],
          [
            "o.v.t.: ‘ze kwam binnen en groette’",
            "*entró y saludó*",
            "het ene na het andere: indefinido",
          ],
          [
            "o.v.t.: ‘ze las toen ik haar belde’",
            "*leía cuando la llamé*",
            "eerst wat aan de gang was, dan wat gebeurde",
          ],
          [
            "o.v.t.: ‘het feest van gisteren was leuk’",
            "*la fiesta de ayer estuvo bien*",
            "je beoordeelt het geheel: indefinido",
          ],
          [
            "‘ik ben gegaan’, ‘we zijn opgestaan’",
            "*he ido*, *nos hemos levantado*",
            "in het perfecto altijd *haber*, nooit ‘zijn’; het deelwoord verandert niet",
          ],
          ["‘ik ben in 1998 geboren’", "*nací en 1998*", "een feit dat voorbij is: één woord"],
          ["‘ik wilde net bellen’", "*iba a llamar*", "een plan: imperfecto van *ir a*"],
        ],
      },
      remarks: [
        "Twijfel je bij een o.v.t., probeer dan ‘en toen’: past het, dan neem je het indefinido. Past ‘gewoonlijk’ of ‘was aan het’, of beschrijf je hoe iets was, dan neem je het imperfecto.",
        "‘Toen’ is *cuando* vóór een bijzin (*cuando llamó Ana*, toen Ana belde) en *entonces* als het ‘daarna’ of ‘in die tijd’ betekent.",
        "Tussen *haber* en het deelwoord komt gewoonlijk niets, anders dan in het Nederlands: ‘ik heb altijd hier gewoond’ is *siempre he vivido aquí*, ‘ik heb het al gezien’ is *ya lo he visto*.",
      ],
      why: "Gisteren is voorbij: ook al zeg je ‘ik heb gezien’, in het Spaans staat het indefinido, *vi*.",
    },
    "espana-y-america": {
      title: "Spanje en Latijns-Amerika",
      paragraphs: [
        "In bijna heel Spanje zet je wat vandaag gebeurd is in het perfecto: *hoy he comido tarde*. In een groot deel van Latijns-Amerika, en ook in Galicië, Asturië, León en op de Canarische Eilanden, komt een afgerond feit meestal in het indefinido, ook als het van vandaag is: *¿ya comiste?*, *hoy comí tarde*.",
        "Het perfecto leeft ook in Latijns-Amerika. In Mexico bijvoorbeeld gebruikt men het vooral voor wat doorgaat of zich kan herhalen: *siempre he vivido aquí*, *nunca he estado en Sevilla*. In Lima, La Paz of het noordwesten van Argentinië hoor je het ook voor wat net gebeurd is, zoals in Madrid; in Bolivia soms zelfs bij een moment dat voorbij is.",
        "Het verschil tussen indefinido en imperfecto is wel overal hetzelfde.",
        "In Latijns-Amerika zeg je *ustedes* ook tegen vrienden, met de vorm van *ellos*: *ustedes llegaron*. *Vos* krijgt in deze tijden bijna overal de vorm van *tú*: *vos llegaste*, *vos llegabas*, *vos has llegado*.",
      ],
      remarks: [
        "Deze tijden hebben nog andere namen. Het indefinido heet ook ‘pretérito perfecto simple’ of, in Mexico en elders, ‘pretérito’; het perfecto ‘pretérito perfecto compuesto’ of ‘antepresente’; het imperfecto ‘copretérito’.",
        "De oefeningen volgen wat in Spanje het gebruikelijkst is. *Hoy comí tarde* is geen fout, maar een andere norm.",
      ],
      why: "In Latijns-Amerika zeg je *ustedes* ook tegen kinderen, met de vorm van *ellos*, en bij *ya* is het indefinido daar heel gewoon: *se lavaron*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
