import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "De subjuntivo: presente de subjuntivo",
  intro:
    "De subjuntivo staat vooral na *que*, als je iets niet als feit meedeelt maar het wilt, beoordeelt of betwijfelt. Het Nederlands heeft er alleen resten van, zoals in ‘leve de koning’ en ‘moge het je goed gaan’; in het Spaans hoor je hem elke dag.",
  essentials: [
    "Hij volgt op *que* bij een wens, een oordeel of twijfel: *quiero que vengas*, *dudo que venga*.",
    "Wat je als feit meedeelt, staat in de indicativo: *creo que viene*, maar *no creo que venga*.",
    "Ga uit van *yo* en verander de klinker: *hablo*, *hable*; *como*, *coma*; *tengo*, *tenga*.",
    "Zes werkwoorden volgen *yo* niet: *sea*, *esté*, *vaya*, *haya*, *sepa* en *dé*.",
    "‘Als je straks komt’ is *cuando vengas*; is ‘als’ een voorwaarde, dan is het *si vienes*.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je hem?",
      paragraphs: [
        "Meestal heeft de zin twee werkwoorden met *que* ertussen: *quiero que vengas*, ik wil dat je komt. Het eerste bepaalt de vorm van het tweede. Deelt het iets mee, dan staat het tweede in de gewone vorm, de indicativo: *sé que vienes*, ik weet dat je komt. Drukt het een wens, een gevoel of twijfel uit, dan staat het tweede in de subjuntivo.",
        "In het Nederlands is het in beide zinnen ‘je komt’, dus daar kun je niet op afgaan. Vraag je af: zegt de zin dat het zo is? Met *creo que viene* wel: ik meld dat ze komt. Met *quiero que venga*, *dudo que venga* of *me alegro de que venga* niet: ik wens het, betwijfel het of vind er iets van.",
        "Na *querer* of *preferir* gaat het om twee verschillende personen. Is het dezelfde, dan neem je de infinitief, net als in het Nederlands: *quiero dormir*, ik wil slapen, maar *quiero que duermas*, ik wil dat je slaapt.",
        "De vorm geldt voor nu en voor later: *espero que vengas mañana*, ik hoop dat je morgen komt. Staat het eerste werkwoord in een verleden tijd, dan staat het tweede meestal in het imperfecto de subjuntivo: *quería que vinieras*.",
      ],
      overview: {
        columns: ["Nederlands", "Spaans"],
        rows: [
          ["ik wil dat je komt", "*quiero que vengas*"],
          ["ik hoop dat je komt", "*espero que vengas*"],
          ["ze vraagt me (om) te komen", "*me pide que venga*"],
          ["ik denk niet dat ze komt", "*no creo que venga*"],
          ["misschien komt ze", "*quizá venga*"],
          ["hopelijk komt ze", "*ojalá venga*"],
          ["als je (straks) komt", "*cuando vengas*"],
          ["voordat je komt", "*antes de que vengas*"],
        ],
      },
      remarks: [
        "Leer de subjuntivo niet als losse vorm, maar samen met wat hem oproept, in stukjes zoals *quiero que*, *no creo que* en *para que*.",
        "Ook *usted* en alle ontkennende bevelen nemen deze vormen: *venga*, *no vengas*. Je vindt ze daarom ook in de gids ‘De gebiedende wijs: imperativo’.",
      ],
      why: "Wie wil en wie uitrust, is dezelfde: de infinitief is genoeg, *descansar*. De subjuntivo heeft *que* en een andere persoon nodig: *quiero que descanses*.",
    },
    voluntad: {
      title: "Willen, vragen, aanraden",
      paragraphs: [
        "Als je wilt, vraagt, aanraadt, toelaat of verbiedt dat iemand anders iets doet, staat het werkwoord na *que* in de subjuntivo: *querer que*, *preferir que*, *necesitar que*, *pedir que*, *aconsejar que*, *recomendar que*, *dejar que*, *prohibir que*, en ook *hace falta que*, ‘het is nodig dat’.",
        "*Esperar que*, hopen dat, hoort erbij: *espero que vengas*.",
        "*Decir que* betekent twee dingen, en aan de vorm hoor je welk. *Dice que vienes* is een mededeling: hij zegt dat je komt. *Dice que vengas* is een opdracht: hij zegt dat je moet komen.",
      ],
      remarks: [
        "Waar het Nederlands ‘te’ of ‘om te’ met een infinitief heeft, komt in het Spaans *que* met de subjuntivo: ‘ze vraagt me om te komen’ is *me pide que venga*. Na *aconsejar*, *recomendar*, *permitir*, *prohibir* en *dejar* kan ook de infinitief: *te aconsejo dormir*.",
        "‘Vragen of’ is *preguntar si* met de indicativo als je iets wilt weten: *me pregunta si vienes*. Wil je dat iemand iets doet, dan is ‘vragen’ *pedir*.",
      ],
      why: "De dokter deelt iets mee: na *decir que* staat een mededeling in de indicativo, *tomo*. *Tome* zou een opdracht zijn, en niemand draagt je op te veel koffie te drinken.",
    },
    "emociones-y-valoraciones": {
      title: "Gevoelens en oordelen",
      paragraphs: [
        "Reageer je op een feit of beoordeel je het, dan staat dat feit in de subjuntivo, ook als het waar is: *me alegro de que estés aquí*, *me gusta que cantes*, *me molesta que haya ruido*, *tengo miedo de que llueva*.",
        "Zo ook na *es* met een woord dat een oordeel geeft: *es normal que*, *es importante que*, *es mejor que*, *es raro que*, *es una pena que*. Zegt dat woord dat het waar is, dan blijft het de indicativo: *es verdad que canta bien*, *es evidente que canta bien*, *está claro que canta bien*.",
        "Gaat het over niemand in het bijzonder, dan volstaat de infinitief: *es importante dormir*, het is belangrijk om te slapen.",
      ],
      remarks: [
        "*Me parece que* is een mening en houdt de indicativo: *me parece que canta bien*. *Me parece bien que* en *me parece normal que* beoordelen het feit, dus volgt de subjuntivo: *me parece normal que cante*.",
        "‘Gelukkig’ is *menos mal que*, en daarna staat de indicativo: *menos mal que estás aquí*, gelukkig ben je hier.",
        "*Sentir que* betekent met de subjuntivo ‘het jammer vinden’, *siento que estés enfermo*, en met de indicativo ‘het gevoel hebben’: *siento que estás lejos*.",
      ],
      why: "*Es una suerte que* geeft een oordeel over het feit, vandaar de subjuntivo *esté*; *es verdad que* zegt dat het waar is, vandaar de indicativo *es*.",
    },
    "duda-y-negacion": {
      title: "Twijfel en ontkenning",
      paragraphs: [
        "Een mening staat in de indicativo: *creo que viene*, *pienso que viene*, *me parece que viene*. Ontken je die of twijfel je, dan komt de subjuntivo: *no creo que venga*, *no me parece que venga*, *dudo que venga*. Net zo *es verdad que viene*, maar *no es verdad que venga*.",
        "Wat alleen maar mogelijk is, staat in de subjuntivo: *es posible que venga*, *es probable que venga*, *puede que venga*.",
        "*Quizá* (of *quizás*) en *tal vez*, ‘misschien’, en ook *probablemente* en *posiblemente* laten vóór het werkwoord beide toe; met de subjuntivo klinkt de twijfel groter: *quizá venga*, *quizá viene*. *A lo mejor*, met dezelfde betekenis, krijgt de indicativo: *a lo mejor viene*.",
      ],
      remarks: [
        "Een vraag met *creer*, zoals *¿crees que viene?*, houdt gewoonlijk de indicativo.",
        "‘Ik weet niet of ze komt’ is *no sé si viene*, en ‘ik betwijfel of ze komt’ *dudo que venga*: waar het Nederlands twee keer ‘of’ heeft, heeft het Spaans een keer *si* met de indicativo en een keer *que* met de subjuntivo.",
        "*No es que* wijst een verklaring af en krijgt de subjuntivo; de echte reden staat na *es que* in de indicativo: *no es que sea caro, es que no tengo tiempo*, het is niet dat het duur is, ik heb gewoon geen tijd.",
      ],
      why: "*Creo que* geeft een mening en houdt de indicativo, *abre*; na *no creo que* zou het *abra* zijn.",
    },
    "finalidad-y-tiempo": {
      title: "Doel en tijdstip",
      paragraphs: [
        "Na *para que* (‘zodat, opdat’), *antes de que*, *sin que*, *con tal de que* (‘op voorwaarde dat’), *en caso de que* en *a menos que* (‘tenzij’) staat altijd de subjuntivo: *te llamo para que lo sepas*.",
        "Kijk na *cuando*, *en cuanto* (‘zodra’), *hasta que*, *mientras* (‘zolang’) en *después de que* naar het moment. Moet het nog gebeuren, dan is het de subjuntivo: *cuando llegue, cenaré*, als ik aankom, ga ik eten. Is het een gewoonte, dan de indicativo: *cuando llego, ceno*. Ook wat voorbij is, staat na *cuando* in de indicativo: *cuando llegué, cené*.",
        "*Aunque* kan allebei: *aunque llueve, salgo*, hoewel het regent: ik meld dat het regent; *aunque llueva, saldré*, zelfs als het regent: dat weet ik niet, of het maakt me niet uit.",
        "Hebben beide werkwoorden hetzelfde onderwerp, dan neem je gewoonlijk *para*, *antes de* of *sin* met de infinitief: *ceno antes de salir*, ik eet voor ik wegga.",
      ],
      remarks: [
        "‘Als’ betekent twee dingen. Staat het vast dat het gebeurt en kun je ook ‘wanneer’ zeggen, dan is het *cuando vengas*. Is het een voorwaarde, ‘indien’, dan is het *si vienes*. Na die *si* staat nooit het presente de subjuntivo.",
        "Vraag je naar het tijdstip, dan krijgt *cuándo* een accent en geen subjuntivo: *¿cuándo vendrás?*, *no sé cuándo vendrás*.",
        "‘Zodat’ is alleen *para que* als het een doel is. Noemt het een gevolg, dan is het *así que*, met de indicativo: *llueve, así que ceno en casa*.",
      ],
      why: "Beide werkwoorden hebben hetzelfde onderwerp, *tú*: *antes de* met de infinitief, *salir*. Bij een subjuntivo hoort *antes de que*.",
    },
    relativos: {
      title: "Wat je zoekt en wat er niet is",
      paragraphs: [
        "Iets of iemand die je kent, beschrijf je in de indicativo: *tengo un piso que tiene balcón*. Weet je nog niet welke het wordt, dan in de subjuntivo: *busco un piso que tenga balcón*, het maakt niet uit welk, als er maar een is.",
        "Ook als je je afvraagt of zo iemand bestaat, *¿conoces a alguien que sepa nadar?*, of als die niet bestaat: *no hay nadie que sepa nadar*.",
        "De subjuntivo laat de keuze open: *lo que quieras*, wat je maar wilt; *donde quieras*, *cuando quieras*, *como quieras*.",
      ],
      remarks: [
        "In het Nederlands is het in beide zinnen ‘een appartement dat een balkon heeft’. Kun je daar ‘moet hebben’ van maken, dan is het in het Spaans de subjuntivo.",
        "*Busco a la camarera que habla francés*: ik weet wie het is. *Busco una camarera que hable francés*: ik ken er nog geen, en de *a* valt weg. Vóór *alguien* blijft hij staan: *busco a alguien que hable francés*.",
      ],
      why: "De eerste kat bestaat, dus de indicativo *araña*; de tweede zoek ik nog: *arañe*.",
    },
    deseos: {
      title: "Wensen",
      paragraphs: [
        "*Ojalá*, een woord uit het Arabisch, is ‘hopelijk’. Er volgt altijd een subjuntivo op: *ojalá llueva*, *ojalá no sea tarde*. Men zegt ook *ojalá que llueva*.",
        "Wens je iemand iets toe, dan begin je met *que*: *que te mejores*, beterschap; *que aproveche*, eet smakelijk; *que duermas bien*, slaap lekker; *que te diviertas*, veel plezier; *que tengas buen viaje*, goede reis.",
      ],
      remarks: [
        "Vergeet die *que* niet. Lees hem als wat er overblijft van *espero que*, ongeveer ‘dat je maar goed mag slapen’.",
      ],
      why: "*Seguro que* kondigt aan wat je zeker vindt, in de indicativo: *llueve*. De wens na *ojalá* staat in de subjuntivo: *haga*.",
    },
    indicativo: {
      title: "Waar de indicativo blijft",
      paragraphs: [
        "*Que* alleen is geen reden: wat je weet, ziet, gelooft of zegt, staat in de indicativo, na *sé que*, *veo que*, *creo que*, *digo que*, *me parece que*, *es verdad que*, *está claro que*. Ook na *porque* en *desde que* blijft hij gewoonlijk staan; een reden die je ontkent, krijgt de subjuntivo: *no porque sea caro, sino porque es feo*, niet omdat het duur is, maar omdat het lelijk is.",
        "Vaak zijn beide goed en verandert de betekenis. Lees de tabel per rij: links een feit dat je meedeelt, rechts iets wat je niet als feit meedeelt.",
      ],
      overview: {
        columns: ["Waar het om gaat", "Indicativo", "Subjuntivo"],
        rows: [
          ["een mening", "*creo que viene*", "*no creo que venga*"],
          ["*decir que*", "*dice que vienes* (mededeling)", "*dice que vengas* (opdracht)"],
          ["*es … que*", "*es verdad que viene*", "*es mejor que venga*"],
          [
            "*cuando*",
            "*cuando llego, ceno* (gewoonte)",
            "*cuando llegue, cenaré* (moet nog gebeuren)",
          ],
          ["*aunque*", "*aunque llueve, salgo*", "*aunque llueva, saldré*"],
          ["een ding", "*tengo un piso que tiene balcón*", "*busco un piso que tenga balcón*"],
        ],
      },
      remarks: [
        "Een gevoel weegt zwaarder dan de waarheid van het feit: *sé que estás aquí*, maar *me alegro de que estés aquí*.",
      ],
      why: "*Me da pena que* drukt een gevoel uit, en dat weegt zwaarder dan het feit: subjuntivo, *pueda*. Na *sé que* volgt een feit, dus *tiene*.",
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "De uitgangen ruilen van klinker. Werkwoorden op *-ar* krijgen de *e*: *-e, -es, -e, -emos, -éis, -en*. Die op *-er* en *-ir* krijgen de *a*: *-a, -as, -a, -amos, -áis, -an*.",
        "*Yo* en *él* hebben dezelfde vorm: *hable* kan bij ‘ik’, ‘hij’, ‘zij’ en ‘u’ horen. Daarom zet je het onderwerp er vaker bij: *quiere que yo hable*.",
        "De klemtoon ligt waar hij in de indicativo ligt: op de stam, behalve bij *nosotros* en *vosotros*.",
      ],
      remarks: [
        "Eén accent maakt een groot verschil: *hable* is subjuntivo, *hablé* is ‘ik heb gepraat’.",
        "In Latijns-Amerika zegt men geen *vosotros* maar *ustedes*, met de vorm van *ellos*: *que ustedes hablen*. Bij *vos* neemt men in Argentinië gewoonlijk de vorm van *tú*: *que vos hables*; elders hoor je ook een vorm met de klemtoon op de uitgang.",
      ],
      why: "*Cenar* eindigt op *-ar*, dus de uitgang van de subjuntivo is *-e*, zonder accent: *cene*.",
    },
    "raiz-de-yo": {
      title: "De stam van yo",
      paragraphs: [
        "Neem de vorm van *yo* in de tegenwoordige tijd, laat de *-o* weg en zet de nieuwe uitgangen erachter: van *tengo* komt *tenga*, van *hago* komt *haga*, van *conozco* komt *conozca*. Die stammen gelden voor alle zes personen: *tengamos*, *hagáis*, *conozcamos*.",
        "Zo krijg je *ponga*, *salga*, *venga*, *diga*, *traiga*, *caiga*, *oiga* en *valga*, en net zo *conduzca*, *traduzca*, *parezca* en *nazca*.",
        "Werkwoorden op *-uir* houden overal de *y* van *yo*: *construyo* geeft *construya*, *construyamos*, en *huyo* geeft *huya*, *huyamos*.",
      ],
      remarks: [
        "In de indicativo hebben alleen de *yo*-vormen *-go* en *-zco*; hier geldt het voor de hele tabel. *Tener* en *venir* hebben dus nergens de *ie* van *tienes*: *tengas*, *vengas*.",
        "Eindigt *yo* niet op *-o*, dan is het werkwoord onregelmatig: zie ‘Helemaal onregelmatige werkwoorden’.",
      ],
      why: "De vorm van *yo* is *conozco*; in plaats van de *-o* komt *-as*: *conozcas*.",
    },
    "cambios-vocalicos": {
      title: "De klinker van de stam verandert",
      paragraphs: [
        "Werkwoorden die in de tegenwoordige tijd van klinker wisselen, doen dat hier bij dezelfde personen: *yo*, *tú*, *él* en *ellos*, waar de klemtoon op die klinker valt.",
        "Bij *nosotros* en *vosotros* hangt het af van de infinitief. Bij die op *-ar* en *-er* komt de klinker van de infinitief terug: *pensemos*, *volvamos*. Bij die op *-ir* komt er een *i* of een *u*: *sintamos*, *durmamos*.",
      ],
      why: "*Volver* eindigt op *-er*: bij *tú y yo*, dus *nosotros*, komt de klinker van de infinitief terug, *volvamos*.",
    },
    "e-ie": {
      title: "e wordt ie",
      paragraphs: [
        "*Pensar* geeft *piense*, *pienses*, *piensen*, maar *pensemos* en *penséis*. Zo gaan ook *cerrar*, *empezar*, *entender*, *perder*, *despertarse* en *querer*: *quiera*, maar *queramos*. Ook de *i* van *adquirir* wordt een *ie*: *adquiera*, maar *adquiramos*.",
        "*Preferir* en *sentir* hebben *ie* bij dezelfde personen: *prefiera*, *sienta*. Voor *nosotros* en *vosotros*: zie ‘e wordt i’.",
      ],
    },
    "o-ue": {
      title: "o wordt ue",
      paragraphs: [
        "*Poder* geeft *pueda*, *puedas*, *puedan*, maar *podamos* en *podáis*. Zo gaan ook *volver*, *encontrar*, *contar*, *recordar*, *acostarse* en *doler*. *Dormir* en *morir* hebben verderop een eigen deel.",
        "*Jugar* geeft *juegue*, maar *juguemos*, met een stomme *u* vóór de *e*.",
      ],
      remarks: ["*Oler* houdt zijn *h* vóór de *ue*: *huela*, maar *olamos*."],
    },
    "e-i": {
      title: "e wordt i",
      paragraphs: [
        "De *yo*-vorm van *pedir* is in de tegenwoordige tijd *pido*, en die *i* geldt hier voor alle zes personen: *pida*, *pidas*, *pidamos*, *pidáis*. Zo gaan ook *servir*, *repetir*, *seguir*, *elegir*, *vestirse* en *reír*.",
        "*Sentir*, *preferir*, *mentir* en *divertirse* hebben *ie* onder de klemtoon en *i* bij *nosotros* en *vosotros*: *sienta*, maar *sintamos* en *sintáis*.",
      ],
      remarks: [
        "Het is de *i* van *pidió* en *sintió*, die je misschien al kent uit de gids ‘Het verleden: pretérito indefinido’.",
      ],
      why: "Onder de klemtoon heeft *preferir* een *ie*: *prefieras*; de *i* komt er alleen bij *nosotros* en *vosotros*.",
    },
    "o-u": {
      title: "o wordt u",
      paragraphs: [
        "*Dormir* en *morir* hebben *ue* onder de klemtoon en *u* bij *nosotros* en *vosotros*: *duerma*, maar *durmamos* en *durmáis*; *muera*, maar *muramos* en *muráis*.",
      ],
      remarks: [
        "Die *u* is er alleen bij werkwoorden op *-ir*: *poder* geeft *podamos*, *volver* geeft *volvamos*. In de indicativo blijft de *o*: *dormimos*.",
      ],
      why: "De *u* is er alleen bij werkwoorden op *-ir*; bij *nosotros* krijgt *poder* de *o* van de infinitief terug: *podamos*.",
    },
    ortografia: {
      title: "De spelling volgt de klank",
      paragraphs: [
        "Werkwoorden op *-ar* hebben nu een *e*, en de letter ervoor past zich aan, bij alle personen: *-car* wordt *-que* (*busque*, *toque*), *-gar* wordt *-gue* (*llegue*, *pague*), *-zar* wordt *-ce* (*empiece*, *cruce*). Werkwoorden op *-guar* krijgen een trema: *averigüe*.",
        "Werkwoorden op *-er* en *-ir* hebben nu een *a* en houden daarvoor de letter van *yo*: *cojo* geeft *coja*, *elijo* geeft *elija*, *sigo* geeft *siga*, *venzo* geeft *venza*. Bij het zeldzame *delinquir* wordt *qu* een *c*: *delinca*.",
      ],
      remarks: [
        "*Empezar*, *jugar* en *elegir* veranderen twee keer, van klinker en van letter: *empiece*, *juegue*, *elija*. Bij *nosotros* is het *empecemos*, *juguemos*, *elijamos*.",
        "*Coger* is in Spanje heel gewoon, maar in een groot deel van Latijns-Amerika vulgair; daar zegt men *tomar* of *agarrar*.",
      ],
      why: "Na *en cuanto* moet het nog gebeuren, dus de subjuntivo; vóór de *e* schrijf je *gu*: *llegue*.",
    },
    acentos: {
      title: "Geschreven accenten",
      paragraphs: [
        "*Enviar* en *continuar* hebben een accent waar de klemtoon op de *i* of de *u* valt: *envíe*, *continúe*, maar *enviemos* en *continuemos*. Net zo midden in *prohibir* en *reunir*: *prohíba*, *reúna*.",
        "*Reír*, *reírse* en *sonreír* hebben het in *ría*, *rías*, *rían*, maar niet in *riamos* en ook niet in *riais*, dat in de spelling als één lettergreep telt.",
        "*Dé*, van *dar*, heeft een accent om het te onderscheiden van het voorzetsel *de*. *Des*, *den* en *deis*, met één lettergreep, hebben er geen.",
      ],
      remarks: [
        "Veel werkwoorden op *-iar* hebben dit accent niet: *estudiar* en *cambiar* geven *estudie* en *cambie*. Aan de vorm van *yo* zie je het: *envío*, maar *estudio*.",
      ],
      why: "De klemtoon ligt op de *i* van *envíen*, vandaar het accent; *envían* is indicativo, en *ojalá* vraagt de subjuntivo.",
    },
    irregulares: {
      title: "Helemaal onregelmatige werkwoorden",
      paragraphs: [
        "Zes werkwoorden hebben in de tegenwoordige tijd geen *yo* op *-o*, en dus is hun subjuntivo er niet uit af te leiden: *sea* (van *ser*), *esté* (van *estar*), *vaya* (van *ir*), *haya* (van *haber*), *sepa* (van *saber*) en *dé* (van *dar*). De uitgangen zijn die van de regelmatige werkwoorden.",
        "*Ver* houdt de *e* van *veo*: *vea*. *Caber* volgt *quepo*: *quepa*.",
        "*Haya* is de subjuntivo van *hay*, dezelfde vorm voor enkelvoud en meervoud: *ojalá haya una mesa*, *ojalá haya dos mesas*. Met een voltooid deelwoord zijn alle vormen hulpwerkwoord: *espero que hayas comido*, ik hoop dat je gegeten hebt.",
        "*Estar* heeft de klemtoon op de uitgang: *esté*, *estés*, *esté*, *estéis*, *estén*.",
      ],
      remarks: [
        "Zonder accent is *este* ‘deze’.",
        "Na *que* heeft *ir* bij *nosotros* de vorm *vayamos*; ‘laten we gaan’ is *vamos*.",
      ],
      why: "*Dudo que* vraagt de subjuntivo, en die van *hay* is *haya*.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "Het voornaamwoord staat vóór het werkwoord, net als in de indicativo: *me levante*, *te acuestes*, *se vista*. Het werkwoord houdt zijn onregelmatigheden: *me vaya*, *nos divirtamos*.",
        "Het voornaamwoord wordt nooit aan deze vorm vastgeschreven: *quiero que te levantes*. Alleen de infinitief, het gerundio en het bevel zonder *no* hebben het achteraan.",
      ],
      remarks: [
        "*Sentarse* en *sentirse* kruisen elkaar. *Te sientas* is ‘je gaat zitten’ in de indicativo, of ‘je voelt je’ in de subjuntivo; *te sientes* is ‘je voelt je’ in de indicativo, of ‘je gaat zitten’ in de subjuntivo.",
      ],
      why: "Na *es mejor que* staat *acostarse* in de subjuntivo, op *-e*, met het voornaamwoord ervoor: *te acuestes*.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "Quiero que *vienes*.",
          right: "Quiero que *vengas*.",
          why: "‘Ik wil dat je komt’: na *querer que* staat de subjuntivo.",
        },
        {
          wrong: "Cuando *llegas* mañana, llámame.",
          right: "Cuando *llegues* mañana, llámame.",
          why: "‘Als je morgen aankomt’: na *cuando* staat wat nog moet gebeuren in de subjuntivo.",
        },
        {
          wrong: "Espero que *estás* bien.",
          right: "Espero que *estés* bien.",
          why: "Ook na *esperar que* staat gewoonlijk de subjuntivo.",
        },
        {
          wrong: "No creo que *es* verdad.",
          right: "No creo que *sea* verdad.",
          why: "Na *no creo que* staat de subjuntivo; na *creo que* niet.",
        },
        {
          wrong: "Si *vengas*, comemos juntos.",
          right: "Si *vienes*, comemos juntos.",
          why: "Na *si* (‘als’, ‘indien’) staat de gewone tegenwoordige tijd.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
