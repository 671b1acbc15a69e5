import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Het verleden: pretérito imperfecto",
  intro:
    "Met het pretérito imperfecto kijk je van binnenuit naar het verleden: hoe het was, wat iemand altijd deed, wat er aan de gang was. Het Nederlands heeft er geen aparte tijd voor, dus de keuze vraagt wat oefening. De vormen zijn gemakkelijk: maar drie werkwoorden zijn onregelmatig.",
  essentials: [
    "Het schetst de achtergrond, een gewoonte of iets wat aan de gang was: *llovía*, *iba cada día*, *leía*.",
    "Je begint bij de infinitief: *hablaba* op *-ar*, *comía* en *vivía* op *-er* en *-ir*.",
    "Onregelmatig zijn alleen *ser* (*era*), *ir* (*iba*) en *ver* (*veía*), met hun samenstellingen.",
    "Tel je de keren of meet je de duur, dan neem je het indefinido: *fui tres veces*, *viví allí dos años*.",
    "‘Ze belde’ kan *llamaba* of *llamó* zijn: past er ‘en toen’ voor, dan is het meestal *llamó*.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je het?",
      paragraphs: [
        "Het imperfecto zegt niet wanneer iets begon of ophield: het laat zien hoe het was, terwijl het duurde. *Vivía en Sevilla*, ik woonde in Sevilla; hoe het verder ging, vertelt de zin niet.",
        "Het antwoordt op ‘hoe was het?’ of ‘wat was er aan de gang?’. Op ‘wat gebeurde er?’ antwoordt het indefinido: *un día llamó Ana*.",
        "De Nederlandse verleden tijd doet beide: ‘ik woonde’ kan *vivía* of *viví* zijn. Past er ‘vroeger altijd’ of ‘was aan het …’ bij, of beschrijf je hoe iets was, dan neem je meestal het imperfecto. Kun je er ‘en toen’ voor zetten, dan neem je meestal het indefinido.",
      ],
      overview: {
        columns: ["Gebruik", "Voorbeeld", "In het Nederlands"],
        rows: [
          ["een gewoonte", "*de niño iba a pie*", "als kind ging ik te voet"],
          ["een beschrijving, de achtergrond", "*la casa era grande*", "het huis was groot"],
          ["iets wat aan de gang was", "*leía cuando llamaste*", "ik zat te lezen toen je belde"],
          [
            "leeftijd en kloktijd",
            "*tenía diez años*, *eran las dos*",
            "ik was tien, het was twee uur",
          ],
          ["beleefdheid", "*quería un café*", "ik wilde graag een koffie"],
          ["een plan", "*iba a salir*", "ik zou weggaan, ik wilde net weggaan"],
          ["wat iemand zei", "*dijo que estaba cansada*", "ze zei dat ze moe was"],
        ],
      },
      remarks: [
        "Na ‘als’ in een veronderstelling is de Nederlandse verleden tijd geen imperfecto: ‘als ik tijd had, kwam ik’ begint met *si tuviera tiempo*, in het imperfecto de subjuntivo. *Si tenía tiempo* bestaat wel, maar betekent ‘altijd als ik tijd had’ of ‘als het waar is dat ik tijd had’, behalve als je vertelt wat iemand zei: *dijo que llamaría si tenía tiempo*, ze zei dat ze zou bellen als ze tijd had.",
        "In Latijns-Amerika gebruik je het imperfecto net zo. In Mexico en elders noemen sommige grammatica’s het *copretérito*.",
      ],
      why: "De zin beschrijft hoe het was op het strand, net als *estaba* ervoor: dus *hacía*.",
    },
    costumbres: {
      title: "Gewoontes",
      paragraphs: [
        "Het imperfecto vertelt wat zich herhaalde, zonder dat je de keren telt: *todos los veranos íbamos a la playa*. Vaak staat er *antes*, *de niño*, *siempre*, *todos los días*, *cada verano*, *los domingos* of *a veces* bij. In het Nederlands zeg je vaak ‘vroeger’ of ‘altijd’.",
        "*Soler* met een infinitief maakt de gewoonte nog duidelijker: *solíamos cenar tarde*, we aten meestal laat.",
      ],
      remarks: [
        "Die woorden zijn niet doorslaggevend. Tel je de keren, of is de periode afgesloten, dan neem je het indefinido: *fui tres veces*, ik ben er drie keer geweest; *aquella semana fui todos los días*, die week ben ik elke dag gegaan.",
      ],
      why: "De gewoonte staat in het imperfecto, *iba*; die ene dag is één feit, in het indefinido: *fui*.",
    },
    descripcion: {
      title: "Beschrijving en achtergrond",
      paragraphs: [
        "Dit is de tijd voor mensen, plaatsen, het weer en gevoelens: *Ana era alta y llevaba un abrigo verde*, *hacía frío*, *estaba cansado*.",
        "In een verhaal zet het imperfecto het decor neer en brengt het indefinido het verhaal verder: *era de noche y no había nadie; de repente sonó el teléfono*.",
        "*Había* is het verleden van *hay*, als je beschrijft wat ergens was: *en la plaza había un café*. In het Nederlands zeg je vaak ‘stond’, ‘lag’ of ‘zat’, in het Spaans blijft het *había*.",
      ],
      remarks: [
        "‘Het was leuk’ heeft twee vertalingen. Beschrijf je iets, dan neem je het imperfecto: *la playa era bonita*. Kijk je terug op een gebeurtenis die voorbij is en geef je er één oordeel over, dan het indefinido: *la fiesta fue genial* of *estuvo genial*, het was een geweldig feest.",
      ],
      why: "Je beschrijft de woning, net als in *tenía mucha luz*: *era*.",
    },
    "accion-en-curso": {
      title: "Wat er aan de gang was",
      paragraphs: [
        "Iets is aan de gang, in het imperfecto, en dan gebeurt er iets anders, in het indefinido: *leía cuando llamaste*, ik was aan het lezen toen je belde. In het Nederlands staan beide in dezelfde tijd, in het Spaans niet.",
        "*Estaba* met het gerundio (*hablando*, *comiendo*; na een klinker *-yendo*: *leyendo*) laat nog duidelijker zien dat je bezig was: *estaba leyendo cuando llamaste*. ‘Ik zat te lezen’, ‘ik lag te lezen’ en ‘ik stond te lezen’ zijn meestal gewoon *estaba leyendo*.",
        "*Mientras*, ‘terwijl’, leidt meestal in wat aan de gang was, in het imperfecto. Lopen de twee handelingen naast elkaar, dan staan ze allebei in het imperfecto: *mientras yo cocinaba, ella leía*. Komt er iets tussen, dan staat dat in het indefinido: *mientras yo cocinaba, llamó Ana*.",
      ],
      remarks: [
        "‘Toen’ heeft in het Spaans twee vertalingen. In ‘toen ik klein was’ leidt het een bijzin in: *cuando era niño*. In ‘toen belde ze’ is het een volgende stap in het verhaal: *entonces llamó*.",
        "Noem je hoelang het in totaal duurde, dan gaat *estar* naar het indefinido: *estuve leyendo toda la tarde*, ik heb de hele middag zitten lezen.",
        "*Acababa de* met een infinitief is ‘was net’ of ‘had net’: *acababa de salir*, ik was net weggegaan. ‘Ik wilde net weggaan’ is *iba a salir*.",
      ],
      why: "*Durante una hora* geeft de totale duur: *estar* komt in het indefinido, *estuvo*.",
    },
    "edad-y-hora": {
      title: "Leeftijd, kloktijd en dag",
      paragraphs: [
        "Leeftijd, kloktijd en het deel van de dag zijn het kader van een verhaal: *tenía diez años*, *eran las dos*, *era lunes*, *era de noche*.",
        "Leeftijd gaat met *tener*, niet met *ser*: ‘ik was tien’ is *tenía diez años*. Bij de klok volgt het werkwoord het getal: *era la una*, maar *eran las dos*, *eran las tres y media*. In het Nederlands is het altijd ‘het was’.",
      ],
      remarks: [
        "Om te zeggen hoe laat het was, neem je niet het indefinido: het is *eran las dos*, niet *fueron las dos*.",
        "‘Gisteren is hij tien geworden’ is iets wat gebeurde, met een ander werkwoord: *ayer cumplió diez años*.",
      ],
      why: "De kloktijd is het kader van het telefoontje, dus het imperfecto, en *las tres* vraagt het meervoud: *eran*.",
    },
    cortesia: {
      title: "Beleefdheid",
      paragraphs: [
        "Het imperfecto maakt een verzoek zachter, net als ‘ik wilde graag’ of, vooral in Vlaanderen, ‘ik had graag’: *quería un café*, *quería hacerle una pregunta*. Je bedoelt nu, niet vroeger.",
        "Zo kun je ook zeggen waarvoor je komt of belt: *venía a recoger un paquete*, *llamaba para hacer una pregunta*. De verkoper kan vragen: *¿qué deseaba?* Ook *querría*, in de condicional, en het formelere *quisiera* zijn beleefd.",
      ],
      remarks: [
        "Dit doe je maar met een paar werkwoorden. Bij *poder* is *podría*, in de condicional, de gewone beleefde vorm: *¿podría ayudarme?*, zou u mij kunnen helpen?",
      ],
      why: "Dit is een beleefd verzoek van nu: *quería*, ‘ik wilde graag’.",
    },
    "planes-y-estilo-indirecto": {
      title: "Plannen en wat iemand zei",
      paragraphs: [
        "*Iba a* met een infinitief is wat je van plan was, vaak zonder dat het gebeurd is: *iba a llamarte, pero llegó Ana*, ik wilde je bellen, maar toen kwam Ana. Ook *quería* en *pensaba* noemen een plan: *pensaba salir*, ik was van plan weg te gaan.",
        "Vertel je in het verleden wat iemand zei of dacht, dan wordt de tegenwoordige tijd gewoonlijk het imperfecto, zoals in het Nederlands. *Estoy cansada* wordt *dijo que estaba cansada*, ze zei dat ze moe was; *voy a salir* wordt *dijo que iba a salir*.",
        "Zo ook wat in de dienstregeling of de agenda stond: *el tren salía a las dos*, de trein zou om twee uur vertrekken.",
      ],
      remarks: [
        "*Fui a comprar pan* vertelt dat je ging: ik ben brood gaan kopen. *Iba a comprar pan* noemt een plan, of zegt dat je onderweg was: ik wilde net brood gaan kopen.",
        "‘Zou’ heeft dus meer dan één vertaling: ‘hij zei dat hij zou bellen’ kan *dijo que iba a llamar* zijn of, met de condicional, *dijo que llamaría*.",
      ],
      why: "Gisteren zeiden ze *va a llover*; vertel je dat nu na, dan is het *iba a llover*.",
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "Er zijn maar twee reeksen uitgangen. Werkwoorden op *-ar* krijgen *-aba, -abas, -aba, -ábamos, -abais, -aban*; die op *-er* en *-ir* delen *-ía, -ías, -ía, -íamos, -íais, -ían*.",
        "*Yo* en *él* hebben dezelfde vorm: *hablaba* is ‘ik praatte’ of ‘hij praatte’. Maakt de zin dat niet duidelijk, zet dan het onderwerp erbij: *yo hablaba y ella comía*.",
        "De klemtoon ligt op de uitgang. Bij *-ar* schrijf je hem alleen bij *nosotros*: *hablábamos*. Bij *-er* en *-ir* schrijf je hem altijd, op de *í*: *comía*, *vivíamos*.",
      ],
      remarks: [
        "In *-aba* staat bij elke persoon een *b*, nooit een *v*, ook al klinkt hij zacht.",
        "Met *vos*, in Argentinië en Uruguay, neemt men de vorm van *tú*: *vos hablabas*. In Latijns-Amerika zegt men *ustedes hablaban* in plaats van *vosotros hablabais*.",
      ],
      why: "Bij *nosotros* is de uitgang *-ábamos*, met een accent op de *á* en met een *b*.",
    },
    "sin-cambios": {
      title: "De stam verandert niet",
      paragraphs: [
        "De stam is die van de infinitief, bij alle personen. Een klinker die in de tegenwoordige tijd verandert, doet dat hier niet: *tiene* maar *tenía*, *pide* maar *pedía*, *duerme* maar *dormía*.",
        "Ook de aparte vormen van *yo* verdwijnen (*hago* maar *hacía*, *conozco* maar *conocía*), net als de stammen van het indefinido (*estuve* maar *estaba*, *dije* maar *decía*).",
        "Er komt ook geen *y* tussen klinkers: *leía*, *oía*, *construía*.",
      ],
      remarks: [
        "Je hoeft dus niets te onthouden zoals bij ‘loop’ en ‘liep’: haal *-ar*, *-er* of *-ir* van de infinitief af en zet de uitgang erachter.",
      ],
      why: "Haal *-ir* van *dormir* af en zet er *-ía* achter: *dormía*, zonder de *ue* van de tegenwoordige tijd en zonder de *u* van *durmió*.",
    },
    irregulares: {
      title: "Drie onregelmatige: ser, ir, ver",
      paragraphs: [
        "*Ser* wordt *era*, *ir* wordt *iba* en *ver* wordt *veía*. Meer zijn er niet, behalve samenstellingen zoals *prever*: *preveía*.",
        "*Éramos* en *íbamos* krijgen een accent, *erais* en *ibais* niet. *Ver* houdt de *e* van zijn infinitief, met gewone uitgangen erachter: *veía*, *veíamos*.",
        "‘Ik was’ is *era* of *estaba*, zoals ‘ik ben’ *soy* of *estoy* is: *era médico*, *estaba en casa*.",
      ],
      remarks: [
        "*Dar*, *estar* en *haber* zijn elders onregelmatig, maar hier niet: *daba*, *estaba*, *había*.",
        "Als verleden van *hay* blijft *había* enkelvoud: *había dos gatos*, er waren twee katten. *Habían dos gatos* hoor je in sommige streken, vooral in Latijns-Amerika, maar het geldt als fout. Als hulpwerkwoord is *habían* goed: *habían comido*, ze hadden gegeten.",
      ],
      why: "De vorm van *ir* bij *nosotros* is *íbamos*: met een *b* en met een accent op de *í*.",
    },
    "imperfecto-o-indefinido": {
      title: "Imperfecto of indefinido?",
      paragraphs: [
        "Beide tijden gaan over hetzelfde verleden; het verschil zit in hoe je kijkt. Het imperfecto filmt wat duurt, het indefinido stelt vast dat iets gebeurd en voorbij is. *Ayer llovía* zet een decor neer, *ayer llovió* vertelt een feit: *ayer* beslist dus niet.",
        "De Nederlandse tijd helpt maar half. Waar je ook de voltooide tijd kunt nemen (‘ik heb er twee jaar gewoond’), is het meestal geen imperfecto. Waar alleen de verleden tijd past (‘hij was klein’, ‘er stond een huis’), is het dat vaak wel.",
      ],
      overview: {
        columns: ["Het gaat om", "Imperfecto", "Indefinido"],
        rows: [
          ["herhaling", "*iba cada verano*: een gewoonte", "*fui tres veces*: je telt"],
          [
            "een tijdsduur",
            "*vivía en Lima*: het einde telt niet",
            "*viví en Lima dos años*: het is voorbij",
          ],
          [
            "twee handelingen",
            "*salía cuando llamaste*: ik was net aan het weggaan",
            "*salí cuando llamaste*: je belde en toen ging ik weg",
          ],
          [
            "een eigenschap",
            "*la casa era bonita*: een beschrijving",
            "*la fiesta fue bonita*: een eindoordeel",
          ],
          ["weggaan", "*iba a salir*: een plan", "*salí*: een daad"],
        ],
      },
      remarks: [
        "In Latijns-Amerika is de keuze dezelfde. Wat daar verschilt, is de plaats van het perfecto (*he hablado*): zie ‘Welke verleden tijd? Indefinido, imperfecto of perfecto’, waar de drie tijden naast elkaar staan.",
      ],
      why: "Je geeft één oordeel over een feest dat voorbij is: *fue*, ook al zeg je in het Nederlands ‘was’.",
    },
    "cambio-de-sentido": {
      title: "Sabía of supe: werkwoorden met twee betekenissen",
      paragraphs: [
        "Bij sommige werkwoorden vraagt het Nederlands vaak een ander woord. Het imperfecto beschrijft een toestand; het indefinido vertelt het moment waarop die begint, of hoe het afliep.",
      ],
      overview: {
        columns: ["Werkwoord", "Imperfecto: een toestand", "Indefinido: een feit"],
        rows: [
          ["*saber*", "*sabía*: ik wist", "*supe*: ik kwam te weten"],
          ["*conocer*", "*conocía a Ana*: ik kende Ana", "*conocí a Ana*: ik leerde Ana kennen"],
          ["*querer*", "*quería*: ik wilde", "*quise*: ik probeerde het"],
          ["*no querer*", "*no quería*: ik had geen zin", "*no quise*: ik weigerde"],
          ["*tener*", "*tenía una idea*: ik had een idee", "*tuve una idea*: ik kreeg een idee"],
          [
            "*tener que*",
            "*tenía que salir*: ik moest weg, of het gebeurd is weet je niet",
            "*tuve que salir*: ik moest weg en ging ook",
          ],
          ["*poder*", "*podía*: het was mogelijk", "*pude*: het lukte me"],
          ["*no poder*", "*no podía*: het was niet mogelijk", "*no pude*: het lukte me niet"],
          [
            "*haber*",
            "*había una fiesta*: er was een feest aan de gang",
            "*hubo una fiesta*: er vond een feest plaats",
          ],
        ],
      },
      remarks: [
        "Pas op met ‘moest’ en ‘kon’: ze zeggen niet of het ook gebeurde, en in het Spaans moet je dat kiezen.",
        "Met *siempre* of een afgesloten tijdsduur kan het indefinido de gewone betekenis houden: *siempre supe la verdad*, ik heb de waarheid altijd geweten; *tuve un perro diez años*, ik heb tien jaar een hond gehad.",
      ],
      why: "Het gaat om de eerste ontmoeting, een feit: *conocí*. *Conocía* zou zeggen dat je haar al kende.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "Het voornaamwoord is hetzelfde als in de tegenwoordige tijd en staat vóór het werkwoord: *me levantaba*, *te levantabas*, *se levantaba*. De klinker verandert niet: *me acuesto* maar *me acostaba*, *se viste* maar *se vestía*.",
        "Bij *iba a* met een infinitief heb je de keuze: *me iba a acostar* of *iba a acostarme*. Bij *estaba* met een gerundio ook: *se estaba duchando* of *estaba duchándose*.",
        "*Me iba* is ‘ik ging weg’ of ‘ik wilde net weggaan’: *ya me iba*. Zonder voornaamwoord zegt *iba* waar je heen ging: *iba al cine*.",
      ],
      remarks: [
        "*Yo* en *él* hebben dezelfde vorm, maar het voornaamwoord maakt het verschil: *me levantaba*, ik stond op; *se levantaba*, hij of zij stond op.",
        "Met *¿cómo te llamabas?* vraag je beleefd naar een naam die je vergeten bent: ‘hoe heette je ook alweer?’.",
        "Voor ‘jullie’ zegt men in Latijns-Amerika *ustedes se levantaban* in plaats van *os levantabais*. Met *vos* is het *te levantabas*.",
      ],
      why: "‘Opstaan’ is *levantarse*: je hebt *se* nodig, ook waar het Nederlands niets heeft, en *-aba* heeft een *b*.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "Cuando *era* diez años, vivía en Lima.",
          right: "Cuando *tenía* diez años, vivía en Lima.",
          why: "‘Toen ik tien was’: je leeftijd heb je in het Spaans.",
        },
        {
          wrong: "*Era* las dos cuando llamaste.",
          right: "*Eran* las dos cuando llamaste.",
          why: "‘Het was twee uur’: het werkwoord richt zich naar het uur.",
        },
        {
          wrong: "Ayer *llovía* tres horas.",
          right: "Ayer *llovió* tres horas.",
          why: "‘Het regende drie uur’ meet van begin tot eind, en dan neem je het indefinido.",
        },
        {
          wrong: "Si *tenía* tiempo, saldría más.",
          right: "Si *tuviera* tiempo, saldría más.",
          why: "‘Als ik tijd had’ is een veronderstelling: dan neem je het imperfecto de subjuntivo.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
