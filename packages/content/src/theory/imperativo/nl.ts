import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "De gebiedende wijs: imperativo",
  intro:
    "Met de imperatief vraag je iets, geef je raad, leg je uit hoe iets moet of nodig je iemand uit. Eén regel brengt je ver: bevestigend hebben *tú* en *vosotros* een eigen vorm; al het andere, ook de hele ontkenning, komt van het presente de subjuntivo.",
  essentials: [
    "Kies eerst tegen wie je praat: ‘wacht’ is *espera*, *espere*, *esperad* of *esperen*.",
    "*Tú* heeft de vorm van *él*, *habla*, *vosotros* een *d* voor de *r*, *hablad*; de rest is subjuntivo.",
    "Acht werkwoorden zijn kort bij *tú*: *di*, *haz*, *pon*, *sal*, *sé*, *ten*, *ve* en *ven*.",
    "‘Praat’ en ‘praat niet’ verschillen: *habla*, maar *no hables*, met de subjuntivo.",
    "Voornaamwoorden zitten achteraan vast, *dímelo*, maar staan na *no* los ervoor: *no me lo digas*.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je hem?",
      paragraphs: [
        "Net als in het Nederlands geef je er een opdracht mee (*abre la ventana*), raad (*descansa un poco*), een aanwijzing (*gire a la derecha*) of een uitnodiging (*pase, por favor*).",
        "In het Nederlands is het bijna altijd ‘wacht’. In het Spaans kies je eerst tegen wie je praat: *tú* voor jij, *usted* voor u, *vosotros* voor jullie, *ustedes* voor meer mensen die je met u aanspreekt. In Latijns-Amerika is *ustedes* ook ‘jullie’.",
        "Met *nosotros* stel je voor om iets samen te doen: *descansemos*, laten we uitrusten. In een gesprek hoor je vaker een vraag, *¿descansamos?*, of *vamos a* met de infinitief: *vamos a descansar*.",
        "Het onderwerp laat je weg, behalve om nadruk te leggen. *Usted* en *ustedes* mogen uit beleefdheid achter het werkwoord staan: *espere usted*, wacht u even.",
      ],
      remarks: [
        "Blijf in één zin bij dezelfde persoon: *pase y siéntese*, en niet *pase y siéntate*.",
        "Op borden en in recepten staat in het Spaans, net als in het Nederlands, ook de infinitief: *no fumar*, niet roken; *añadir la sal*, zout toevoegen. Spreek je iemand aan, neem dan de imperatief. Met *a* roep je iedereen erbij: *a comer*, aan tafel; *a dormir*, naar bed.",
        "Voor iemand anders en voor wensen is het *que* met de subjuntivo: *que pase*, laat hem maar binnenkomen; *que descanses*, rust goed uit.",
      ],
      why: "*Señor Gil* en *siéntese* horen bij u: het is de vorm van *usted*, *pase*.",
    },
    "pedir-con-amabilidad": {
      title: "Vriendelijker vragen",
      paragraphs: [
        "In Spanje klinkt de imperatief niet bot onder vrienden of aan de bar: *ponme un café* is heel gewoon. Woordjes als *por favor*, *anda* en *venga* doen wat in het Nederlands ‘even’, ‘eens’ en ‘maar’ doen. Vraag je een gunst, dan is een vraag zachter.",
      ],
      overview: {
        columns: ["Hoe je het vraagt", "Met tú", "Met usted"],
        rows: [
          ["rechtstreeks", "*abre la ventana*", "*abra la ventana*"],
          [
            "een vraag in de tegenwoordige tijd",
            "*¿me abres la ventana?*",
            "*¿me abre la ventana?*",
          ],
          ["met ‘kunnen’", "*¿puedes abrir la ventana?*", "*¿puede abrir la ventana?*"],
          ["met ‘zou … kunnen’", "*¿podrías abrir la ventana?*", "*¿podría abrir la ventana?*"],
          ["raad, met ‘zou moeten’", "*deberías descansar*", "*debería descansar*"],
        ],
      },
      remarks: [
        "Een paar imperatieven zijn alledaagse woordjes geworden: *perdona* en *perdone* (sorry, pardon), *oye* en *oiga* (zeg, hoort u eens), *mira* (kijk), *toma* en *tome* (alsjeblieft, alstublieft, als je iets aangeeft), *venga* (kom op).",
      ],
      why: "*Señora* vraagt om *usted*: *podría* is de vorm van *usted*, en met ‘zou’ klinkt de vraag zachter.",
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "Voor *tú* neem je de vorm van *él* in de tegenwoordige tijd: *habla*, *come*, *vive*. Voor *vosotros* vervang je de *r* van de infinitief door een *d*: *hablad*, *comed*, *vivid*. Dat geldt voor alle werkwoorden.",
        "*Usted*, *nosotros* en *ustedes* hebben de vorm van het presente de subjuntivo, met de omgekeerde klinker: werkwoorden op *-ar* krijgen een *e* (*hable*, *hablemos*, *hablen*), die op *-er* en *-ir* een *a* (*coma*, *viva*).",
      ],
      overview: {
        columns: ["Persoon", "Bevestigend", "Ontkennend"],
        rows: [
          ["*tú*", "*él* in de tegenwoordige tijd: *habla*", "subjuntivo: *no hables*"],
          ["*usted*", "subjuntivo: *hable*", "subjuntivo: *no hable*"],
          ["*nosotros*", "subjuntivo: *hablemos*", "subjuntivo: *no hablemos*"],
          ["*vosotros*", "infinitief met *d* voor *r*: *hablad*", "subjuntivo: *no habléis*"],
          ["*ustedes*", "subjuntivo: *hablen*", "subjuntivo: *no hablen*"],
        ],
      },
      remarks: [
        "Neem niet alleen de stam, zoals in ‘praat’ of ‘eet’: de klinker op het einde hoort erbij, *habla* en *come*.",
        "In Spanje hoor je vaak de infinitief in plaats van de vorm van *vosotros*, *hablar* voor *hablad*. In verzorgde taal houd je de *d*.",
      ],
      why: "Bij *tú* is de imperatief de vorm van *él* in de tegenwoordige tijd, zonder *s*: *espera*.",
    },
    irregulares: {
      title: "Onregelmatige werkwoorden",
      paragraphs: [
        "Je hoeft maar op twee plaatsen te letten. Bij *tú* hebben acht werkwoorden een heel korte vorm. Bij *usted*, *nosotros* en *ustedes*, en in de hele ontkenning, neem je meestal de stam van *yo* in de tegenwoordige tijd: *digo* geeft *diga*, *digamos*, *digan*.",
        "De bevestigende vorm van *vosotros* blijft regelmatig: *decid*, *haced*, *sed*, *id*.",
      ],
      why: "Bij *usted* ga je uit van *yo digo* en wordt de *o* een *a*: *diga*; *di* is de vorm van *tú*.",
    },
    "formas-cortas": {
      title: "Acht korte vormen bij tú",
      paragraphs: [
        "Vier werkwoorden laten gewoon het einde van de infinitief vallen: *pon* (*poner*), *sal* (*salir*), *ten* (*tener*), *ven* (*venir*). *Haz* (*hacer*) doet hetzelfde, met een *z*.",
        "De andere drie moet je onthouden: *di* (*decir*), *sé* (*ser*) en *ve* (*ir*).",
        "Samengestelde werkwoorden doen mee, met een accent op de laatste lettergreep als die op een *n* eindigt: *propón*, *mantén*, *convén*, maar *deshaz*.",
      ],
      remarks: [
        "Deze vormen zijn er alleen bevestigend: *haz* maar *no hagas*, *ve* maar *no vayas*.",
        "*Ve* is zowel ‘ga’ als ‘zie’; de zin maakt het duidelijk. *Sé* is ‘wees’, en ook ‘ik weet’.",
        "Samenstellingen van *decir* hebben een langere vorm: *contradice*, *predice*.",
      ],
      why: "De korte vormen gebruik je alleen bevestigend: *pon*, maar *no pongas*.",
    },
    "base-del-yo": {
      title: "De stam van yo: -go en -zco",
      paragraphs: [
        "Eindigt de vorm van *yo* op *-go*, dan blijft die *g*: *tenga*, *ponga*, *salga*, *venga*, *haga*, *diga*, *traiga*, *caiga*, *oiga*, *valga*. Zo ook in het meervoud: *tengan*, *pongamos*.",
        "Eindigt hij op *-zco*, dan blijft *zc*: *conduzca*, *ofrezca*, *traduzcan*.",
      ],
      remarks: [
        "Bij *tú* zijn deze werkwoorden regelmatig of kort: *trae*, *conduce*, *ofrece*, maar *ten*, *pon*.",
        "Met *diga* of *dígame* neem je in Spanje de telefoon op.",
      ],
    },
    "ser-e-ir": {
      title: "Ser, ir en een paar andere",
      paragraphs: [
        "*Ser*, *ir* en *saber* hebben een eigen stam: *ser* geeft *sea*, *seamos*, *sean*; *ir* geeft *vaya*, *vayan*; *saber* geeft *sepa*. *Ver* en *caber* volgen *veo* en *quepo* wel: *vea*, *quepa*.",
        "‘Laten we gaan’ is *vamos*: *vamos a la playa*. *Vayamos* bestaat ook, in verzorgder taal; ontkennend is het de enige vorm: *no vayamos*.",
        "*Dar* is bijna regelmatig: *da*, *demos*, *den*; *dé* krijgt een accent om het te onderscheiden van *de*. *Estar* houdt de klemtoon op de uitgang: *está*, *esté*, *estén*.",
      ],
      remarks: [
        "Bij *tú* krijgt *estar* meestal een voornaamwoord: *estate quieto*, zit eens stil.",
      ],
      why: "*Ustedes* vraagt om de subjuntivo van *ser*, *sean*; *son* is de tegenwoordige tijd en *sed* de vorm van *vosotros*.",
    },
    negativo: {
      title: "De ontkennende imperatief",
      paragraphs: [
        "Ontkennend krijgen alle personen het presente de subjuntivo, met *no* ervoor: *no hables*, *no coma*, *no vivamos*, *no habléis*, *no coman*. Ken je de subjuntivo, dan is er geen enkele uitzondering bij te leren.",
        "Het verschil merk je alleen bij *tú* en *vosotros*. De andere personen houden dezelfde vorm, *hable*, *no hable*, behalve *vamos*, *no vayamos*.",
      ],
      overview: {
        columns: ["Persoon", "Wel", "Niet"],
        rows: [
          ["*tú*", "*habla*", "*no hables*"],
          ["*tú*", "*come*", "*no comas*"],
          ["*tú*", "*di*, *ve*", "*no digas*, *no vayas*"],
          ["*vosotros*", "*hablad*", "*no habléis*"],
          ["*vosotros*", "*comed*", "*no comáis*"],
        ],
      },
      remarks: [
        "In het Nederlands zet je ‘niet’ achter dezelfde vorm: praat, praat niet. In het Spaans staat *no* vooraan én verandert het werkwoord. *No come* bestaat wel, maar betekent ‘hij eet niet’.",
        "Staat *nada*, *nadie* of *nunca* achter het werkwoord, dan blijft *no* erbij: *no digas nada*, zeg niets. Staat *nunca* ervoor, dan valt *no* weg: *nunca digas eso*.",
        "Hoe je de vormen maakt, lees je in de gids over het presente de subjuntivo.",
      ],
      why: "Na *no* krijgt *tú* de subjuntivo: een werkwoord op *-ar* eindigt op *-es*, *no hables*.",
    },
    "cambios-y-ortografia": {
      title: "Andere klinkers en spelling",
      paragraphs: [
        "Wat in de tegenwoordige tijd verandert, verandert ook hier: *cierras* geeft *cierra*, *vuelves* geeft *vuelve*, *pides* geeft *pide*. Nieuw zijn alleen *nosotros* en *vosotros* van een paar werkwoorden op *-ir*.",
        "De omgekeerde klinker van de uitgang vraagt soms een andere letter om de klank te houden: *busco* maar *busque*, *coges* maar *coja*.",
      ],
      why: "Net als in de tegenwoordige tijd verandert de beklemtoonde *e* van *cerrar* in *ie*: *cierra*.",
    },
    "cambios-vocalicos": {
      title: "De klinker van de stam verandert",
      paragraphs: [
        "Valt de klemtoon op de stam, bij *tú*, *usted* en *ustedes*, dan verandert *e* in *ie* (*cierra*, *cierre*, *cierren*) en *o* in *ue* (*vuelve*, *vuelva*, *vuelvan*). Zo ook *juega*, *juegue* bij *jugar* en *adquiere*, *adquiera* bij *adquirir*.",
        "Bij *nosotros* en *vosotros* houden de werkwoorden op *-ar* en *-er* de klinker van de infinitief: *cerremos*, *cerrad*, *no cerréis*; *volvamos*, *volved*, *no volváis*.",
        "Werkwoorden op *-ir* zoals *pedir* hebben overal een *i*: *pide*, *pida*, *pidamos*, *no pidáis*. Alleen de bevestigende vorm van *vosotros* niet: *pedid*.",
        "*Dormir* en *morir*, *sentir*, *mentir* en *preferir* veranderen op twee manieren: *duerme*, *duerma*, maar *durmamos*, *no durmáis*; *miente*, *mienta*, maar *mintamos*, *no mintáis*.",
      ],
      remarks: [
        "Bevestigend verandert *vosotros* nooit: *cerrad*, *volved*, *pedid*, *dormid*.",
        "Verwar *siente*, van *sentir*, niet met *siéntate*, van *sentarse*.",
      ],
      why: "Ontkennend houdt *pedir* zijn *i* bij *vosotros*, met de uitgang *-áis*: *no pidáis*.",
    },
    ortografia: {
      title: "De spelling volgt de klank",
      paragraphs: [
        "Vóór de *e* van de werkwoorden op *-ar*: *-car* geeft *-que* (*busque*, *saquen*), *-gar* geeft *-gue* (*llegue*, *no pagues*), *-zar* geeft *-ce* (*cruce*, *empiece*), *-guar* geeft *-güe* (*averigüe*). Het is de verandering van *busqué* en *llegué* in het pretérito indefinido.",
        "Vóór de *a* van de werkwoorden op *-er* en *-ir*: *-ger* en *-gir* geven *-ja* (*coja*, *elija*), *-guir* geeft *-ga* (*siga*, *distinga*), *-cer* na een medeklinker geeft *-za* (*convenza*), *-quir* geeft *-ca* (*delinca*, een zeldzaam werkwoord).",
      ],
      remarks: [
        "Bevestigend houden *tú* en *vosotros* de letter van de infinitief: *busca*, *llega*, *cruza*, *coge*, *sigue*, *buscad*, *coged*.",
        "*Coger* is in Spanje heel gewoon, maar in een groot deel van Latijns-Amerika vulgair. Zeg daar *tome el autobús*, of *agarre* als je iets vastpakt.",
      ],
      why: "Vóór *a* schrijf je de *g* van *coger* als *j*, om de klank te houden: *coja*.",
    },
    "acentos-y-letra-y": {
      title: "Accenten en de y",
      paragraphs: [
        "Werkwoorden met een accent in de tegenwoordige tijd houden het: *envía*, *envíe*, *envíen* en *continúa*, *continúe*, maar *enviemos*, *continuad*. *Estudia* en *cambia* hebben er geen. Het accent houdt ook twee klinkers uit elkaar: *prohíbe*, *reúne*, *oíd*, *reíd*, *ría*.",
        "*Oír* en de werkwoorden op *-uir* krijgen de *y* van de tegenwoordige tijd: *oye*, *construye*. Die op *-uir* hebben hem ook in de subjuntivo: *construya*, *no huyas*.",
      ],
      remarks: [
        "Een vorm van één lettergreep heeft geen accent: *da*, *ve*, *no deis*. Voor de spelling telt ook *riais* als één lettergreep: *no os riais*. *Sé* en *dé* zijn de twee uitzonderingen, zodat je ze niet voor *se* en *de* aanziet.",
      ],
    },
    pronombres: {
      title: "Voornaamwoorden: dímelo, no me lo digas",
      paragraphs: [
        "Bevestigend staan de voornaamwoorden achter het werkwoord, eraan vast, als één woord: *dime*, *cómpralo*, *dámelo*. Ontkennend staan ze los tussen *no* en het werkwoord: *no me digas*, *no lo compres*, *no me lo des*.",
        "De persoon komt vóór de zaak: *dámelo* is ‘geef het me’. Vóór *lo*, *la*, *los* of *las* veranderen *le* en *les* in *se*: *díselo*, zeg het hem; *no se lo digas*.",
        "De klemtoon blijft op dezelfde lettergreep, en het accent houdt hem daar. Een werkwoord van één lettergreep met één voornaamwoord heeft geen accent (*dime*, *hazlo*, *ponte*), met twee wel (*dímelo*, *póntelo*). *Compra* heeft twee lettergrepen en krijgt het al bij het eerste voornaamwoord: *cómpralo*.",
      ],
      overview: {
        columns: ["Wel", "Niet", "Betekenis"],
        rows: [
          ["*dime*", "*no me digas*", "zeg me, zeg me niet"],
          ["*dímelo*", "*no me lo digas*", "zeg het me, zeg het me niet"],
          ["*díselo*", "*no se lo digas*", "zeg het hem, zeg het hem niet"],
          ["*cómpralo*", "*no lo compres*", "koop het, koop het niet"],
          ["*escríbanos*", "*no nos escriba*", "schrijft u ons, schrijft u ons niet"],
        ],
      },
      remarks: [
        "In ‘geef het me’ staat de zaak eerst; in het Spaans staat die altijd achteraan: *dámelo*. Zet de voornaamwoorden ook niet los achter het werkwoord, zoals in het Nederlands.",
        "De vormen van *vosotros* die hun *d* houden, hebben met één voornaamwoord geen accent: *decidme*, *compradlo*; maar *oídme*, zoals *oíd*. *Dele* en *deme*, van *dar*, verliezen dat van *dé*. Bij *nosotros* blijft er vóór *se* maar één *s* over: *digamos* en *se lo* geven *digámoselo*, laten we het hem zeggen.",
      ],
      why: "Ontkennend staan de voornaamwoorden vóór het werkwoord, en *le* wordt *se* vóór *lo*: *no se lo digas*.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "Het voornaamwoord volgt dezelfde regel: *levántate*, *levántese*, maar *no te levantes*, *no se levante*. Korte vormen blijven zonder accent: *ponte*, *vete*.",
        "Bij *nosotros* valt de *s* weg vóór *nos*: *levantemos* geeft *levantémonos*, en net zo *sentémonos*, *vámonos*.",
        "Bij *vosotros* valt de *d* weg vóór *os*: *levantad* geeft *levantaos*, en net zo *sentaos*, *poneos*. Werkwoorden op *-ir* krijgen dan een accent: *vestíos*, *dormíos*.",
        "*Irse* is een uitzondering: *idos* houdt de *d*. De Spaanse Academie beveelt die vorm aan, maar aanvaardt ook *iros*, dat je veel vaker hoort. ‘Laten we weggaan’ is *vámonos*; *vayámonos* is zeldzaam.",
      ],
      remarks: [
        "In Spanje hoor je *sentaros* en *callaros*; behalve *iros* is de infinitief hier niet correct. Schrijf *sentaos*, *callaos*.",
        "*Siéntese* komt van *sentarse*, gaat u zitten; *siéntase* komt van *sentirse*: *siéntase como en casa*, voelt u zich thuis.",
        "Veel van deze werkwoorden zijn in het Nederlands niet wederkerend: vergeet *-te* niet in *levántate*, sta op, en *quédate*, blijf.",
      ],
      why: "Vóór *os* verliest *sentad* zijn *d*: *sentaos*; *sentados* is het voltooid deelwoord.",
    },
    america: {
      title: "In Latijns-Amerika: ustedes en vos",
      paragraphs: [
        "*Vosotros* is daar niet gebruikelijk: tegen meer mensen, vrienden of onbekenden, zegt men *ustedes*: *vengan*, *siéntense*, *no se preocupen*. Ook op de Canarische Eilanden is dat het gebruikelijkst.",
        "In Argentinië, Uruguay, Paraguay en een groot deel van Midden-Amerika staat *vos* in de plaats van *tú* of ernaast; in meerdere of mindere mate ook in Bolivia, Chili, Colombia, Ecuador en Venezuela. De gebruikelijkste vorm is de infinitief zonder *r*, met een accent op de laatste klinker: *hablá*, *comé*, *viví*. Korte vormen zijn er niet, behalve *sé*, van *ser*: *decí*, *hacé*, *poné*, *vení*. *Ir* leent *andá* van *andar*.",
        "Met een voornaamwoord erbij valt het accent vaak weg, omdat de klemtoon dan op de voorlaatste lettergreep ligt: *decime*, *levantate*, *sentate*. Ontkennend zegt men *no digas* of *no digás*, afhankelijk van het land en de toon.",
      ],
      overview: {
        columns: ["In Spanje", "In Latijns-Amerika"],
        rows: [
          ["*venid*, *sentaos*", "*vengan*, *siéntense*"],
          ["*habla*, *come*", "*habla*, *come*; met *vos*: *hablá*, *comé*"],
          ["*di*, *haz*, *ve*", "*di*, *haz*, *ve*; met *vos*: *decí*, *hacé*, *andá*"],
          ["*siéntate*", "*siéntate*; met *vos*: *sentate*"],
        ],
      },
      remarks: [
        "Hetzelfde woord kan iets anders betekenen: *párate* is in Spanje ‘stop’, en in Latijns-Amerika vaak ‘sta op’.",
      ],
      why: "In Mexico zegt men ook tegen vrienden *ustedes*, en *quieran* bevestigt het: *vengan*.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "No *habla* tan alto.",
          right: "No *hables* tan alto.",
          why: "‘Praat niet’: een verbod staat in de subjuntivo.",
        },
        {
          wrong: "*Da me* el libro.",
          right: "*Dame* el libro.",
          why: "‘Geef me’: het voornaamwoord zit vast aan het werkwoord.",
        },
        {
          wrong: "No *siéntate* aquí.",
          right: "No *te sientes* aquí.",
          why: "Na *no* staat het voornaamwoord vóór het werkwoord.",
        },
        {
          wrong: "*Habla* más alto, señora.",
          right: "*Hable* más alto, señora.",
          why: "Tegen iemand die je met u aanspreekt, neem je de vorm van *usted*.",
        },
        {
          wrong: "*Sientate* aquí.",
          right: "*Siéntate* aquí.",
          why: "Met het voornaamwoord erbij is er vaak een accent nodig.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
