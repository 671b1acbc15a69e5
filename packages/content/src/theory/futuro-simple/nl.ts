import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "De toekomst: futuro simple",
  intro:
    "Waar het Nederlands ‘zullen’ nodig heeft, plakt het Spaans een uitgang achter de infinitief: *hablaré*, ik zal praten. Met het futuro voorspel en beloof je, en je zegt er ook mee wat nu waarschijnlijk zo is.",
  essentials: [
    "Je voorspelt, belooft of vermoedt ermee: *mañana lloverá*, *te llamaré*, *serán las cinco*.",
    "Zet *-é, -ás, -á, -emos, -éis, -án* achter de hele infinitief; alleen *-emos* heeft geen accent.",
    "Twaalf werkwoorden hebben een andere stam, zoals *tendré*, *podré*, *haré* en *diré*.",
    "‘Zal ik je helpen?’ is geen futuro, maar *¿te ayudo?*, in de tegenwoordige tijd.",
    "‘Als je straks komt’ is *cuando vengas*: na *cuando* komt voor de toekomst geen futuro.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je het?",
      paragraphs: [
        "Je zegt ermee wat er zal gebeuren: een voorspelling (*mañana lloverá*), een belofte (*te llamaré*), iets in een nabije toekomst (*esta noche dormiré bien*) of een verre (*algún día viviré en Lima*). Het kan ook een streng bevel zijn: *no saldrás de casa*, jij komt het huis niet uit.",
        "Vaak staan er woorden bij als *mañana*, *el año que viene*, *pronto*, *algún día* of *nunca más*. ‘Over twee maanden’ is *dentro de dos meses*.",
      ],
      remarks: [
        "Het Nederlands heeft voor de toekomst vaak genoeg aan de tegenwoordige tijd (‘morgen bel ik je’). In het Spaans kan dat ook, *mañana te llamo*, maar niet overal: de tabel hieronder helpt kiezen.",
        "In een groot deel van Latijns-Amerika overheerst in een gesprek *ir a* met een infinitief; het futuro blijft er gangbaar in geschreven taal en om te zeggen wat waarschijnlijk is.",
      ],
      why: "Het is een belofte voor morgen: *devolveré*; *devolví* vertelt over het verleden en *devolvería* hangt van een voorwaarde af.",
    },
    "si-y-cuando": {
      title: "Geen futuro na si of cuando",
      paragraphs: [
        "Bij een voorwaarde die echt kan uitkomen, staat *si* met de tegenwoordige tijd en de rest van de zin in het futuro: *si llueve, nos quedaremos en casa*, als het regent, blijven we thuis. Na deze *si* komt nooit een futuro.",
        "Na *cuando* komt voor de toekomst evenmin een futuro, maar het presente de subjuntivo: *cuando llegue, te llamaré*, als ik aankom, bel ik je. Zo gaan ook *en cuanto* (‘zodra’), *hasta que* (‘totdat’) en *mientras* als het ‘zolang’ betekent.",
        "In een vraag kan het futuro wel, ook in een indirecte: *¿cuándo vendrás?*, *no sé cuándo vendrás*, *no sé si vendrás*. *Cuándo* heeft daar een accent, en *si* betekent daar ‘of’.",
      ],
      overview: {
        columns: ["Woord", "Werkwoord erna", "Voorbeeld"],
        rows: [
          ["*si* (‘als’, voorwaarde)", "tegenwoordige tijd", "*si llueve, nos quedaremos en casa*"],
          [
            "*cuando*, *en cuanto*, *hasta que* (toekomst)",
            "presente de subjuntivo",
            "*cuando llegue, te llamaré*",
          ],
          ["*cuando* (gewoonte)", "tegenwoordige tijd", "*cuando llego a casa, ceno*"],
          ["*cuándo*, *si* (vraag: ‘of’)", "futuro mogelijk", "*no sé si vendrá*"],
        ],
      },
      remarks: [
        "Voor ‘als’ heeft het Spaans dus twee woorden. Kun je ‘als’ vervangen door ‘zodra’ of ‘op het moment dat’, dan is het *cuando* met de subjuntivo; kun je het vervangen door ‘indien’, dan is het *si* met de tegenwoordige tijd. De vormen van de subjuntivo staan in de gids over het presente de subjuntivo.",
      ],
      why: "Na *cuando* staat iets wat nog moet gebeuren in de subjuntivo: *llegue*. *Llego* zou een gewoonte zijn, en een futuro kan hier niet.",
    },
    suposicion: {
      title: "Vermoeden: serán las cinco",
      paragraphs: [
        "Met het futuro zeg je ook wat nu waarschijnlijk zo is, net als met ‘zal wel’. *Son las cinco*: het is vijf uur, dat weet ik. *Serán las cinco*: het zal wel vijf uur zijn. Zo ook *estará en casa*, hij zal wel thuis zijn.",
        "In een vraag zegt het Nederlands ‘zou’, maar het Spaans blijft bij het futuro: *¿dónde estará mi abrigo?*, waar zou mijn jas zijn? Uit de rest van de zin blijkt of het om een vermoeden gaat of om de toekomst.",
      ],
      remarks: [
        "Zo’n vermoeden gaat over nu. Is iets al gebeurd, dan is het *habrá salido*, hij zal wel weggegaan zijn. Was iets in het verleden zo, dan neem je de condicional: *serían las cinco*, het zal een uur of vijf geweest zijn.",
        "*Deber de* met een infinitief zegt hetzelfde, zoals ‘het moet … zijn’: *debe de ser el cartero*, of *será el cartero*. Je hoort ook *debe ser*; zonder *de* is *deber* in de eerste plaats een plicht.",
        "Met *seguro que* of *creo que* volstaat vaak de tegenwoordige tijd: *seguro que está en casa*.",
      ],
      why: "Je hebt net gekeken en weet dus hoe laat het is: *son*. Met *serán las cinco* vermoed je het alleen.",
    },
    "presente-ir-a-o-futuro": {
      title: "Tegenwoordige tijd, ir a of futuro",
      paragraphs: [
        "Drie vormen kunnen over de toekomst gaan, een beetje zoals ‘ik vertrek’, ‘ik ga vertrekken’ en ‘ik zal vertrekken’. Vaak zijn er meer goed; de tabel geeft de natuurlijkste.",
      ],
      overview: {
        columns: ["Wat je zegt", "Vorm", "Voorbeeld"],
        rows: [
          ["wat al vastligt: een rooster, een afspraak", "tegenwoordige tijd", "*mañana trabajo*"],
          ["een aanbod, een vlotte reactie", "tegenwoordige tijd", "*¿te ayudo?*"],
          ["een plan, een voornemen", "*ir a* + infinitief", "*voy a estudiar español*"],
          ["wat je al ziet aankomen", "*ir a* + infinitief", "*va a llover*"],
          ["een voorspelling, een belofte", "futuro", "*te llamaré*"],
          ["een vermoeden over nu", "futuro", "*estará en casa*"],
        ],
      },
      remarks: [
        "‘Zal ik je helpen?’ en ‘Zullen we gaan?’ zijn voorstellen, geen toekomst. Het Spaans zegt *¿te ayudo?* en *¿vamos?*, in de tegenwoordige tijd.",
        "Vergeet de *a* niet: ‘ik ga eten’ is *voy a comer*.",
        "Deze oefenreeks vraagt altijd het futuro simple, ook waar *ir a* goed zou zijn.",
      ],
      why: "‘Zal ik je helpen?’ is een aanbod: in het Spaans de tegenwoordige tijd, *ayudo*.",
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "Laat de infinitief heel en zet er *-é, -ás, -á, -emos, -éis, -án* achter. Die uitgangen gelden voor alle werkwoorden, op *-ar*, *-er* en *-ir*: *hablaré*, *comeré*, *viviré*.",
        "Ze komen van *haber*: *he, has, ha, hemos, habéis, han*, zonder *h* of *hab-*. Ooit stond er letterlijk ‘ik heb te praten’.",
        "De klemtoon ligt op de uitgang en krijgt overal een accent, behalve bij *nosotros*: *hablaremos*. Het accent maakt verschil: *hablará* is ‘hij zal praten’, *hablara* is een subjuntivo.",
      ],
      remarks: [
        "In de stam verandert niets: *pensaré*, *volveré*, *pediré*, *jugaré*. Ook *ser*, *ir*, *dar*, *ver* en *estar* zijn regelmatig: *seré*, *iré*, *daré*, *veré*, *estaré*.",
        "*Oír* en *reír* verliezen het accent van hun infinitief: *oiré*, *reiré*.",
        "Met *vos*, in Argentinië en Uruguay, neemt men de vorm van *tú*: *vos hablarás*. In heel Latijns-Amerika komt *ustedes* in de plaats van *vosotros*: *ustedes hablarán*.",
      ],
      why: "Het accent maakt het verschil tussen het futuro *hablará* en de subjuntivo *hablara*; *hablaré* is de vorm van *yo*.",
    },
    "raices-irregulares": {
      title: "Onregelmatige stammen",
      paragraphs: [
        "Twaalf werkwoorden, bijna allemaal heel gewone, houden hun infinitief niet heel vóór de uitgang: *tener, poner, salir, venir, valer*; *poder, saber, querer, haber, caber*; *hacer, decir*. De nieuwe stam geldt voor alle zes personen en de uitgangen blijven dezelfde.",
        "Samengestelde werkwoorden volgen hun voorbeeld: *mantendré*, *propondrás*, *convendrá*, *desharemos*. De condicional heeft dezelfde stammen: je leert ze één keer voor twee tijden.",
      ],
      remarks: [
        "*Bendecir* en *maldecir* volgen *decir* niet: *bendeciré*, *maldeciré*. *Predecir* heeft meestal *predeciré*.",
        "De stam van de tegenwoordige of de verleden tijd heeft hier niets te zoeken: *tiene* en *tuvo*, maar *tendrá*.",
      ],
      why: "*Mantener* gaat als *tener*: *tendrá*, dus *mantendrá*.",
    },
    "raices-con-d": {
      title: "Een d in plaats van de klinker",
      paragraphs: [
        "De *e* of *i* van de infinitief valt weg en er komt een *d*: *tendr-* (*tener*), *pondr-* (*poner*), *saldr-* (*salir*), *vendr-* (*venir*), *valdr-* (*valer*). Zo krijg je *tendré*, *pondrás*, *saldrá*, *vendremos*, *valdrán*.",
        "Die *d* maakt het uitspreken makkelijker. Het Nederlands doet iets dergelijks in ‘duurder’ en ‘verder’.",
      ],
      remarks: [
        "*Vendré* is ‘ik zal komen’; *venderé*, van *vender*, is ‘ik zal verkopen’. Eén *e* maakt het verschil.",
      ],
      why: "*Venir* geeft *vendrán*, ze zullen komen; *venderán* komt van *vender*, verkopen.",
    },
    "raices-sin-e": {
      title: "De e valt weg",
      paragraphs: [
        "Vijf werkwoorden op *-er* verliezen de *e* van hun infinitief: *podr-* (*poder*), *sabr-* (*saber*), *querr-* (*querer*), *habr-* (*haber*), *cabr-* (*caber*). Zo krijg je *podré*, *sabrás*, *querrá*, *habremos*, *cabrán*.",
        "*Habrá* is het futuro van *hay* en blijft gelijk in het meervoud: *habrá una fiesta*, er zal een feest zijn, *habrá dos fiestas*. De andere vormen zijn hulpwerkwoord: *habré comido*, ik zal gegeten hebben.",
      ],
      remarks: [
        "*Querré* schrijf je met twee *r*’en, die van de stam en die van de infinitief, en je laat de *r* lang rollen. *Puedo* en *quiero* zijn tegenwoordige tijd; het futuro heeft geen *ue* of *ie*: *podré*, *querré*.",
      ],
      why: "*Habrá*, ‘er zal zijn’ en ‘er zullen zijn’, blijft enkelvoud, ook vóór *dos conciertos*.",
    },
    "har-dir": {
      title: "Hacer en decir",
      paragraphs: [
        "*Hacer* en *decir* worden het kortst: *har-* en *dir-*. Zo krijg je *haré*, *harás*, *hará* en *diré*, *dirás*, *dirá*.",
      ],
      remarks: [
        "Verwar *hará*, van *hacer*, niet met *habrá*, van *haber*: *hará frío*, het zal koud zijn; *habrá nieve*, er zal sneeuw liggen.",
      ],
      why: "De stam van *decir* is *dir-*: *diré*.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "Het voornaamwoord staat vóór het werkwoord: *me levantaré*, *te pondrás*, *se irá*. Aan een futuro zit het nooit vast.",
        "Met *ir a* heeft het twee mogelijke plaatsen: *me voy a levantar* of *voy a levantarme*.",
      ],
      remarks: [
        "In de tegenwoordige tijd kan *me siento* van *sentarse* komen, gaan zitten, of van *sentirse*, zich voelen. Het futuro houdt de infinitief en dus het verschil: *me sentaré*, *me sentiré*.",
        "Veel van deze werkwoorden zijn in het Nederlands niet wederkerend: *me quedaré*, ik blijf; *me iré*, ik ga weg; *me levantaré*, ik sta op.",
      ],
      why: "*Nos sentaremos* komt van *sentarse*, gaan zitten; *nos sentiremos* van *sentirse*, zich voelen. Het voornaamwoord staat vooraan.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "¿*Abriré* la ventana?",
          right: "¿*Abro* la ventana?",
          why: "‘Zal ik het raam opendoen?’: een voorstel staat in de tegenwoordige tijd.",
        },
        {
          wrong: "Cuando *vienes* mañana, comeremos.",
          right: "Cuando *vengas* mañana, comeremos.",
          why: "‘Als je morgen komt’: na *cuando* staat wat nog moet gebeuren in de subjuntivo.",
        },
        {
          wrong: "Voy *salir* mañana.",
          right: "Voy *a salir* mañana.",
          why: "‘Ik ga morgen vertrekken’: tussen *ir* en de infinitief komt *a*.",
        },
        {
          wrong: "*Saliré* mañana.",
          right: "*Saldré* mañana.",
          why: "*Salir* is een van de twaalf werkwoorden met een onregelmatige stam: *saldr-*.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
