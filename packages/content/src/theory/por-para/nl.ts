import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Por, para",
  intro:
    "Het Nederlandse ‘voor’ is soms *por* en soms *para*, en ook ‘door’, ‘langs’, ‘naar’, ‘om te’ en ‘per’ doen mee. Vraag je af of je kijkt naar wat erachter ligt (de oorzaak, de weg, de ruil) of naar wat ervoor ligt (het doel, de persoon, de datum).",
  essentials: [
    "*Por* noemt oorzaak, weg of ruil: *por la lluvia*, *por el parque*, *por diez euros*.",
    "*Para* noemt doel, persoon of uiterste datum: *para viajar*, *para ti*, *para el lunes*.",
    "‘Voor’ is *para* bij wie iets krijgt, *por* bij een prijs of een reden: *para ti*, *gracias por todo*.",
    "‘Om te’ met een doel is *para*; zonder doel komt er geen *para*: *es difícil elegir*.",
    "Je reist *en tren*, zonder *por*, en acht uur ’s ochtends is *las ocho de la mañana*.",
  ],
  sections: {
    resumen: {
      title: "Overzicht: welk woord kies je?",
      paragraphs: [
        "Ga niet uit van het Nederlandse woord, maar van de vraag waarop het eind van de zin antwoord geeft. Onthoud dit beeld: *por* zegt wat je drijft of waar je langs gaat, *para* zegt waar je wilt uitkomen.",
      ],
      overview: {
        columns: ["De vraag", "Woord", "Voorbeeld"],
        rows: [
          ["Waarom, waardoor?", "*por*", "*no salgo por la lluvia*"],
          ["Waarlangs, waar ongeveer?", "*por*", "*paseo por el parque*"],
          ["Langs welke weg stuur of hoor je het?", "*por*", "*te escribo por correo*"],
          ["Op welk moment van de dag?", "*por*", "*corro por la mañana*"],
          ["In ruil waarvoor, voor hoeveel?", "*por*", "*lo vendo por diez euros*"],
          ["In de plaats van wie?", "*por*", "*hablo por mi hermana*"],
          ["Door wie is het gedaan?", "*por*", "*escrito por Cervantes*"],
          ["Hoeveel per eenheid?", "*por*", "*dos por persona*"],
          ["Met welk doel, waar dient het voor?", "*para*", "*ahorro para viajar*"],
          ["Voor wie is het bestemd?", "*para*", "*es para ti*"],
          ["Waarheen?", "*para*", "*el tren para Sevilla*"],
          ["Tegen wanneer?", "*para*", "*lo quiero para el lunes*"],
          ["Volgens wie, vergeleken waarmee?", "*para*", "*para mí*, *para su edad*"],
        ],
      },
      why: "*Ir al mercado* is het doel van de rit, en bij een doel hoort *para*.",
    },
    por: {
      title: "Por: de oorzaak, de weg, de ruil",
      paragraphs: [
        "De betekenissen van *por* zijn familie van elkaar: het noemt wat je drijft (*por amor*), waar je doorheen gaat (*por el bosque*) of wat je in ruil geeft (*por cinco euros*).",
      ],
      why: "Je nicht krijgt het cadeau; dat is geen oorzaak, geen weg en geen ruil: *para*.",
    },
    causa: {
      title: "De oorzaak en de reden",
      paragraphs: [
        "*Por* geeft antwoord op ‘waarom?’: *no salimos por la lluvia*, vanwege de regen. *Por culpa de* zegt wiens schuld het is. Ook met een infinitief noemt *por* de reden: *me riñeron por llegar tarde*, ik kreeg op mijn kop omdat ik te laat kwam.",
        "Bedanken, je verontschuldigen, feliciteren, straffen: het gaat allemaal met *por*. *Gracias por todo*, *perdón por el retraso*, *una multa por aparcar mal*. Zo ook *famoso por* (bekend om), *preocuparse por* (zich zorgen maken om) en *luchar por* (strijden voor).",
        "*Por* zegt ook voor wie of waarvoor je je inspant: *lo hago por ti*, omdat ik om je geef.",
      ],
      remarks: [
        "‘Bedankt voor’ is een reden en dus *gracias por*, nooit *para*. Volgt er een werkwoord, dan komt de infinitief: *gracias por venir*, bedankt dat je gekomen bent.",
        "‘Dankzij’ is *gracias a*, zonder *por*: *gracias a ti*.",
      ],
      why: "De lamp vervangen moet nog gebeuren: dat is het doel en niet de oorzaak, dus *para*.",
    },
    "lugar-y-medio": {
      title: "Waarlangs, en via welk middel",
      paragraphs: [
        "*Por* is ‘door’, ‘langs’, ‘over’ of ‘via’ bij een plaats waar je passeert: *entra por la ventana*, *paseamos por el río*, *viajo por Portugal*. Het zegt ook waar iets ongeveer is: *por aquí*, hier ergens, *por el centro*, ergens in het centrum.",
        "Berichten gaan langs dezelfde weg: *por teléfono*, *por correo*, *por internet*, *por la radio*. Het Nederlands zegt dan ‘via’, ‘per’, ‘aan’ of ‘op’.",
      ],
      remarks: [
        "Reis je, dan staat het vervoermiddel met *en*: ‘met de trein’ is *en tren*, ‘met het vliegtuig’ *en avión*.",
      ],
      why: "Een vervoermiddel krijgt *en*; *por* zou zeggen waar ze langs gaat.",
    },
    momento: {
      title: "Het deel van de dag",
      paragraphs: [
        "‘’s Ochtends’, ‘’s middags’ en ‘’s avonds’ of ‘’s nachts’ zijn *por la mañana*, *por la tarde* en *por la noche*. Dat geldt ook na een dag: *el lunes por la tarde*, maandagmiddag; *ayer por la noche*, gisteravond; *mañana por la mañana*, morgenochtend.",
        "*Por* noemt ook een tijd bij benadering: *por Navidad*, rond Kerstmis; *por entonces*, in die tijd.",
      ],
      remarks: [
        "Na een kloktijd staat *de*: *las ocho de la mañana*. ‘Vanochtend’ heeft geen voorzetsel: *esta mañana*. ‘Om twaalf uur ’s middags’ en ‘om middernacht’ hebben *a*: *a mediodía* of *al mediodía*, *a medianoche*.",
        "In Latijns-Amerika zegt men vaak *en la mañana*, *en la tarde*, *en la noche*.",
      ],
      why: "Na een kloktijd staat *de*: *las ocho de la tarde*, maar zonder kloktijd *por la tarde*.",
    },
    "precio-y-sustitucion": {
      title: "De prijs, de ruil, de vervanging",
      paragraphs: [
        "*Por* zet twee dingen tegenover elkaar. Je geeft het ene en krijgt het andere: *te cambio mi silla por la tuya*, *la compré por diez euros*, *pagué mucho por este sofá*.",
        "Met mensen gaat het net zo: de een handelt in de plaats van de ander of namens hem. *Hablo por todos*: ik spreek namens iedereen. *Firma por mí*: teken in mijn plaats.",
      ],
      remarks: [
        "‘Voor’ met een prijs is altijd *por*; *para* noemt nooit een prijs.",
        "Met *para* krijgt de ander iets: *canta por mí*, hij zingt in mijn plaats; *canta para mí*, hij zingt en ik luister.",
      ],
      why: "Hij geeft de motor en krijgt er een bestelbus voor: een ruil, dus *por*.",
    },
    agente: {
      title: "Door wie het gedaan is",
      paragraphs: [
        "In een passieve zin noemt *por* wie of wat de handeling doet: *el puente fue construido por los romanos*. Dat is het Nederlandse ‘door’.",
        "Noem je niet wie het deed, dan zegt het Spaans liever *se*, en het werkwoord richt zich naar de zaak: *se vende un piso*, *se venden pisos* (appartementen te koop), *el puente se construyó en 1998*. *Se* is ook ‘men’, ‘je’ of ‘er wordt’ in het algemeen: *aquí se habla español*, hier spreekt men Spaans; *se dice que va a llover*, er wordt gezegd dat het gaat regenen.",
      ],
      remarks: [
        "In gesproken Spaans is zo’n passieve zin zeldzaam; men zegt liever *el puente lo construyeron los romanos*.",
        "Doet iemand iets zonder dat je hem noemt, dan kan ook de vorm van *ellos*, zonder onderwerp: *llaman a la puerta*, er wordt aangebeld.",
      ],
      why: "Deze kinderen kunnen nog niet lezen en hebben dus niets geschreven: het verhaal is voor hen bestemd, *para*.",
    },
    reparto: {
      title: "Per persoon, per week, procent",
      paragraphs: [
        "‘Per’ is *por*, zonder lidwoord: *diez euros por persona*, *dos veces por semana*, *cien kilómetros por hora*. Ook *dos veces a la semana* is goed.",
        "‘Procent’ is *por ciento*, en het getal krijgt meestal een lidwoord, *el* of *un*: *el diez por ciento de los alumnos*. Vermenigvuldigen gaat ook met *por*: *dos por tres son seis*, twee keer drie is zes.",
      ],
      why: "Met het lidwoord *la* zeg je *a la semana*; *por semana* staat zonder lidwoord.",
    },
    para: {
      title: "Para: het doel, de persoon, de datum",
      paragraphs: [
        "*Para* is een pijl: het wijst naar waar je wilt uitkomen, of dat nu een doel, een persoon, een plaats of een datum is.",
      ],
      why: "Het lawaai is de oorzaak en geen doel: *por*.",
    },
    "finalidad-y-uso": {
      title: "Het doel en het gebruik",
      paragraphs: [
        "‘Om te’ is *para* met een infinitief als het een doel is: *ahorro para viajar*, ik spaar om te reizen. *Para* zegt ook waar iets voor dient of bedoeld is: *un vaso para vino*, *servir para*, *pilas para la radio*.",
        "Hebben de twee werkwoorden niet hetzelfde onderwerp, dan is ‘opdat’, of ‘zodat’ met een doel, *para que*, met de subjuntivo: *te lo digo para que lo sepas*; zie de gids over het presente de subjuntivo.",
      ],
      remarks: [
        "Noemt ‘om te’ geen doel, dan staat er geen *para*: ‘het is moeilijk om te kiezen’ is *es difícil elegir*, ‘ik heb zin om te slapen’ is *tengo ganas de dormir*.",
        "Na *ir*, *venir* of *salir* staat het doel meestal met *a*: *vengo a verte*, ik kom je opzoeken. *Vengo para verte* legt de nadruk op het doel.",
      ],
      why: "Fout parkeren is de reden van de boete en geen doel: *por*.",
    },
    destinatario: {
      title: "Voor wie het bestemd is",
      paragraphs: [
        "*Para* noemt wie iets krijgt of er iets aan heeft: *una carta para tu abuela*, *un libro para niños*. Ook voor wie je in dienst bent: *trabajo para Ana*.",
        "Na *por* en *para* zijn de voornaamwoorden *mí* (met accent) en *ti* (zonder accent), en verder *él*, *ella*, *usted*, *nosotros*: *para mí*, *por ti*.",
      ],
      why: "Jij krijgt het pakje, dus *para*, en na *para* is het *ti*.",
    },
    destino: {
      title: "De richting",
      paragraphs: [
        "*Para* zegt waar je heen vertrekt: *salimos para Cádiz*, *el tren para Sevilla*, *voy para casa*.",
        "Bij *ir* en *viajar* is ‘naar’ meestal *a*: *voy a Cádiz*. *Para* benadrukt de richting, zoals *hacia*. Bij *llegar* staat *a*: *llegamos a Cádiz*, we komen in Cádiz aan.",
      ],
      remarks: [
        "*Voy por la playa*: ik ga over het strand. *Voy para la playa*: ik ga richting strand.",
      ],
      why: "De wandeling gaat over het strand en niet ernaartoe: *por*.",
    },
    plazo: {
      title: "De uiterste datum",
      paragraphs: [
        "*Para* noemt de dag waarop iets af moet zijn of gepland is: *para el viernes*, tegen vrijdag of voor vrijdag; *para las ocho*; *para mañana*.",
        "*Para entonces* is ‘tegen die tijd’: *para entonces ya habré vuelto*.",
      ],
      remarks: [
        "‘Vóór vrijdag’, eerder dan vrijdag, is *antes del viernes*.",
        "Een tijdsduur is geen uiterste datum: ‘ik ga (voor) twee weken weg’ is *me voy dos semanas* of *me voy por dos semanas*.",
        "Hoelang iets duurt, hoor je ook met *por*, vooral in Latijns-Amerika: *viví allí por dos años*. In Spanje zegt men meestal *viví allí dos años* of *durante dos años*.",
      ],
      why: "*La tarde* is hier een deel van de dag en geen uiterste datum: *por*.",
    },
    "opinion-y-comparacion": {
      title: "De mening en de vergelijking",
      paragraphs: [
        "*Para* zegt wiens mening het is: *para mí*, volgens mij; *para mi abuela*, in de ogen van mijn oma.",
        "Het meet iets ook af aan wat je zou verwachten: *es alta para su edad*, ze is groot voor haar leeftijd; *hace calor para febrero*. Vandaar *demasiado … para* (te … voor) en *bastante … para* (genoeg voor): *demasiado pequeño para cinco*.",
      ],
      remarks: ["*Por mí* is geen mening, maar toestemming: ‘wat mij betreft mag het’."],
      why: "Ze wordt vergeleken met kinderen van haar leeftijd: *para*. *Por su edad* zou een oorzaak zijn.",
    },
    pares: {
      title: "Eén woord anders, een andere betekenis",
      paragraphs: [
        "Van de ene kolom naar de andere maken *por* en *para* het hele verschil. Twijfel je, vraag je dan af: ‘wegens, in plaats van, door’ (*por*) of ‘bestemd voor, naar, tegen’ (*para*)?",
      ],
      overview: {
        columns: ["Met por", "Met para"],
        rows: [
          [
            "*trabajo por Ana*: in haar plaats, of om haar te helpen",
            "*trabajo para Ana*: zij is mijn baas",
          ],
          ["*lo hago por ti*: om jou, of in jouw plaats", "*lo hago para ti*: jij krijgt het"],
          ["*hablo por todos*: namens iedereen", "*hablo para todos*: iedereen luistert"],
          ["*voy por el parque*: door het park", "*voy para el parque*: naar het park"],
          ["*por mí*: wat mij betreft mag het", "*para mí*: volgens mij"],
          ["*por la tarde*: ’s middags", "*para la tarde*: tegen vanmiddag"],
          ["*por entonces*: in die tijd", "*para entonces*: tegen die tijd"],
          [
            "*no entra por su edad*: vanwege haar leeftijd",
            "*es alta para su edad*: voor haar leeftijd",
          ],
          ["*¿por qué?*: om welke reden?", "*¿para qué?*: met welk doel?"],
        ],
      },
      why: "Rosa is de baas: het werk wordt voor haar gedaan, dus *para*.",
    },
    expresiones: {
      title: "Uitdrukkingen om te kennen",
      paragraphs: [
        "Leer deze uitdrukkingen als één geheel: *por favor*, *por fin* (eindelijk), *por eso* (daarom), *por supuesto* (natuurlijk), *por ejemplo*, *por casualidad* (toevallig), *por ahora* (voorlopig), *por lo menos* (minstens), *por primera vez* (voor het eerst), *por cierto* (trouwens), *por lo general* (over het algemeen), *por lo tanto* (dus), *por desgracia* (helaas), *por si acaso* (voor het geval dat); *para siempre* (voor altijd), *no es para tanto* (zo erg is het niet), *para nada* (helemaal niet).",
        "‘Waarom?’ is *por qué*, twee woorden met accent; ‘omdat’ is *porque*, één woord: *¿por qué lloras? Porque estoy triste*. *¿Para qué sirve esto?* vraagt naar het doel.",
      ],
      remarks: [
        "‘Brood gaan halen’ is in Spanje meestal *ir a por pan*; *ir por pan* is ook goed, en zo zegt men het in Latijns-Amerika.",
        "*Está por llover* betekent in een groot deel van Latijns-Amerika ‘het gaat zo regenen’; in Spanje zegt men *está a punto de llover*.",
      ],
      why: "‘Voor het eerst’ is een vaste uitdrukking met *por*.",
    },
    trampas: {
      title: "Valkuilen: door, voor, om te, naar",
      paragraphs: [
        "‘Door’, ‘langs’ en ‘per’ zijn meestal *por*, ‘om te’ met een doel is *para*. ‘Voor’ moet je splitsen: wie het krijgt, waarvoor het dient en tegen wanneer is *para*; reden, prijs en vervanging is *por*.",
      ],
      overview: {
        columns: ["Nederlands", "Spaans", "Waarom"],
        rows: [
          ["een cadeau voor jou", "*un regalo para ti*", "wie het krijgt"],
          ["voor maandag, tegen maandag", "*para el lunes*", "uiterste datum"],
          ["voor tien euro", "*por diez euros*", "prijs"],
          ["bedankt voor alles", "*gracias por todo*", "reden"],
          ["antwoorden voor een ander", "*contestar por otro*", "in zijn plaats"],
          ["voor het eerst", "*por primera vez*", "uitdrukking"],
          ["voor de deur", "*delante de la puerta*", "plaats: geen van beide"],
          ["geschreven door Cervantes", "*escrito por Cervantes*", "wie het deed"],
          ["door de regen", "*por la lluvia*", "oorzaak"],
          ["door veel te lezen", "*leyendo mucho*", "manier: het gerundio"],
          ["om te leren", "*para aprender*", "doel"],
          ["vertrekken naar Lima", "*salir para Lima*", "richting"],
          ["naar iemand vragen", "*preguntar por alguien*", "vast voorzetsel"],
          ["met de trein", "*en tren*", "vervoermiddel"],
        ],
      },
      remarks: [
        "‘Wachten op’, ‘zoeken naar’ en ‘vragen om’ krijgen in het Spaans *por* noch *para*: *espero el tren*, *busco mis llaves*, *pido la cuenta*.",
        "‘Sinds’, ‘al’ en ‘geleden’ hebben hun eigen gids: ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "‘Bedankt’ noemt een reden, ook vóór een werkwoord: *gracias por*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
