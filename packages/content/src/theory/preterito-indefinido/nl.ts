import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Het verleden: pretérito indefinido",
  intro:
    "Met het pretérito indefinido vertel je wat er gebeurd is en nu voorbij is. Je hebt het elke dag nodig, ook waar het Nederlands de voltooide tijd neemt: ‘ik heb gisteren gegeten’.",
  essentials: [
    "Je neemt het bij een moment dat voorbij is: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*.",
    "Er zijn twee reeksen: *hablé, hablaste, habló…* op *-ar*, *comí, comiste, comió…* op *-er* en *-ir*.",
    "Het accent verandert de betekenis: *hablo* is ‘ik praat’, *habló* is ‘hij praatte’.",
    "Een vijftiental werkwoorden heeft een eigen stam, zonder accent: *tuve*, *hizo*, *dijeron*.",
    "‘Ik heb Ana gisteren gezien’ is *ayer vi a Ana*, niet *ayer he visto a Ana*.",
  ],
  sections: {
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "Er zijn maar twee reeksen uitgangen. Werkwoorden op *-ar* krijgen *-é, -aste, -ó, -amos, -asteis, -aron*; die op *-er* en *-ir* delen *-í, -iste, -ió, -imos, -isteis, -ieron*.",
        "De klemtoon ligt altijd op de uitgang; vandaar het accent bij *yo* en *él*. Het maakt verschil: *hablo* is ‘ik praat’, *habló* is ‘hij praatte’.",
        "Bij *nosotros* hebben de werkwoorden op *-ar* en *-ir* dezelfde vorm als in de tegenwoordige tijd: *hablamos*, *vivimos*. De rest van de zin zegt dan welke tijd het is. Die op *-er* verschillen wel: *comemos*, *comimos*.",
      ],
      remarks: [
        "Werkwoorden op *-ar* en *-er* die in de tegenwoordige tijd van klinker wisselen, doen dat hier niet: *pienso* maar *pensé*, *vuelvo* maar *volví*. *Poder*, *querer* en *tener* hebben een onregelmatige stam, verderop in deze gids.",
        "De vorm van *tú* eindigt op *-ste*, zonder *s*: *hablaste*, *comiste*.",
      ],
      why: "Een werkwoord op *-ar* krijgt *-ó* bij *él*; zonder accent is *cocino* ‘ik kook’.",
    },
    uso: {
      title: "Wanneer gebruik je het?",
      paragraphs: [
        "Je noemt er een afgeronde handeling mee, op een moment dat zelf ook voorbij is: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*. Het brengt een verhaal verder, de ene handeling na de andere (*entró, saludó y se sentó*), en zegt wat er plotseling gebeurt: *de repente*.",
        "Ook een periode die afgelopen is, hoort erbij, met of zonder *durante*: *viví tres años en Lima* of *viví en Lima durante tres años*, ik heb drie jaar in Lima gewoond en woon er niet meer.",
        "De Nederlandse voltooide tijd heeft in Spanje twee tegenhangers. Loopt de periode nog (*hoy*, *esta semana*, *este año*), dan neem je het perfecto, met *haber*: *hoy he comido pescado*. Is ze voorbij, dan het indefinido: *ayer comí pescado*.",
        "Met het perfecto heb je het ook over ervaringen tot nu toe, zonder te zeggen wanneer, met *alguna vez*, *nunca*, *ya* of *todavía no*: *nunca he estado en Lima*.",
        "Het imperfecto schetst de achtergrond of een gewoonte, het indefinido zegt wat er toen gebeurde. *Llovía cuando salimos*: het regende toen we naar buiten gingen. In het Nederlands staan beide in dezelfde tijd, in het Spaans niet.",
      ],
      remarks: [
        "Laat je dus niet leiden door ‘heb’ of ‘ben’: ‘ik heb haar gisteren gezien’ is *la vi ayer*, ‘ik ben in 1998 begonnen’ is *empecé en 1998*. Kijk naar het tijdstip, niet naar de Nederlandse vorm.",
        "In een groot deel van Latijns-Amerika en in enkele streken van Spanje neemt men het indefinido ook waar bijna heel Spanje het perfecto heeft: *hoy comí pescado*, *¿ya comiste?* In Latijns-Amerika zeg je tegen meerdere mensen altijd *ustedes*: *ustedes llegaron*; *vos* krijgt bijna overal de vorm van *tú*: *vos llegaste*. De oefeningen volgen wat in Spanje het gebruikelijkst is.",
      ],
      why: "De week is nog niet om en *todavía no* loopt tot nu: in Spanje neem je het perfecto.",
    },
    ortografia: {
      title: "De spelling volgt de klank, bij yo",
      paragraphs: [
        "Vóór de *é* van *yo* verandert de spelling van drie groepen: twee om hun klank te houden en één omdat er in het Spaans zelden een *z* vóór een *e* staat. *-car* wordt *-qué* (*busqué*), *-gar* wordt *-gué* (*llegué*), *-zar* wordt *-cé* (*empecé*).",
        "Werkwoorden op *-guar* krijgen een trema op de *u*, zodat je die blijft horen: *averiguar*, *averigüé*.",
      ],
      remarks: ["Bij de andere personen verandert er niets: *buscaste*, *llegó*, *empezaron*."],
      why: "Vóór *é* is *gu* nodig om de klank van *llegar* te houden.",
    },
    "tercera-persona": {
      title: "De derde persoon verandert",
      paragraphs: [
        "Een aantal werkwoorden is regelmatig, behalve bij *él* en *ellos*: daar wisselt een klinker van de stam, of komt er een *y*. *Él* staat hier ook voor *ella* en *usted*, *ellos* ook voor *ellas* en *ustedes*.",
      ],
      why: "Bij *ellos* wordt de *o* van *dormir* een *u*.",
    },
    "e-i": {
      title: "e wordt i",
      paragraphs: [
        "De werkwoorden op *-ir* waarvan de *e* in de tegenwoordige tijd een *i* wordt, hebben hier die *i* bij *él* en *ellos*: *pidió*, *pidieron*. Zo gaan ook *servir*, *seguir*, *repetir*, *elegir* en *vestirse*.",
        "Dat geldt ook voor bijna alle werkwoorden die in de tegenwoordige tijd *ie* hebben: *siento* maar *sintió*, *prefiero* maar *prefirió*, en net zo *divertirse*.",
      ],
      remarks: [
        "*Venir* en *decir* horen hier niet bij: die hebben bij alle personen een onregelmatige stam.",
        "Bij *reír* en *sonreír* smelten twee *i*’s samen tot één: *rio*, *rieron*, *sonrió*. *Rio* telt als één lettergreep en krijgt geen accent.",
      ],
      why: "De *i* komt er alleen bij *él* en *ellos*; bij *yo* blijft de *e* van *pedir*: *pedí*.",
    },
    "o-u": {
      title: "o wordt u",
      paragraphs: [
        "Twee gewone werkwoorden, *dormir* en *morir*, veranderen hun *o* in *u* bij *él* en *ellos*: *durmió*, *durmieron*, *murió*, *murieron*. Bij de andere personen blijft de *o*: *dormí*, *dormimos*.",
      ],
      remarks: [
        "Neem de *ue* van de tegenwoordige tijd niet mee: *duerme* is nu, *durmió* was toen.",
      ],
    },
    "i-y": {
      title: "i wordt y",
      paragraphs: [
        "Eindigt de stam op een klinker, dan komt de *i* van *-ió* en *-ieron* tussen twee klinkers te staan en wordt ze *y*: *leyó*, *leyeron*. Zo gaan ook *creer*, *caer*, *oír*, *construir* en *huir*.",
        "Na *a*, *e* of *o* krijgt de *i* van de andere personen een accent: *leíste*, *caímos*, *oísteis*. Na *u* alleen bij *yo*: *construí*, maar *construiste*, *construimos*. *Hui*, van *huir*, heeft maar één lettergreep en dus geen accent.",
      ],
      remarks: [
        "*Traer* doet iets anders, *trajo*. *Seguir* krijgt geen *y*, want je hoort zijn *u* niet: *siguió*. Ook *reír* krijgt hem niet: *rio*.",
      ],
      why: "De *y* komt er alleen bij *él* en *ellos*; bij *tú* krijgt de *i* na *a* een accent: *caíste*.",
    },
    "raices-irregulares": {
      title: "Onregelmatige stammen",
      paragraphs: [
        "Een vijftiental heel gewone werkwoorden heeft een eigen stam voor het verleden, een beetje zoals ‘gaan’ en ‘ging’. Ze delen één reeks uitgangen, of ze nu op *-ar*, *-er* of *-ir* eindigen: *-e, -iste, -o, -imos, -isteis, -ieron*.",
        "Bij *yo* en *él* ligt de klemtoon op de stam en is er dus geen accent: *tuve*, *tuvo*. Vergelijk met *comí*, *comió*.",
        "Samengestelde werkwoorden volgen hun voorbeeld: *mantuve*, *propuso*, *convino*.",
      ],
      why: "De stam is *tuv-*, en daar ligt de klemtoon: geen accent.",
    },
    "raices-u": {
      title: "Stammen met u",
      paragraphs: [
        "De stammen zijn *tuv-* (*tener*), *estuv-* (*estar*), *anduv-* (*andar*), *pud-* (*poder*), *pus-* (*poner*), *sup-* (*saber*), *cup-* (*caber*) en *hub-* (*haber*).",
        "Zo krijg je *tuve*, *estuviste*, *pudo*, *pusimos*, *supisteis*, *anduvieron*.",
      ],
      remarks: [
        "*Supe* betekent vaak ‘ik kwam te weten’: *supe la noticia por la radio*. *Pude* zegt dat het gelukt is, *no pude* dat het niet gelukt is.",
      ],
    },
    "raices-i": {
      title: "Stammen met i",
      paragraphs: [
        "De stammen zijn *hic-* (*hacer*), *quis-* (*querer*) en *vin-* (*venir*): *hice*, *quisiste*, *vinieron*.",
        "Bij *él* wordt de *c* van *hacer* een *z* vóór de *o*, om dezelfde klank te houden: *hizo*.",
      ],
      remarks: [
        "*No quiso* betekent dat iemand weigerde: *no quiso venir*, hij wilde niet komen en deed het ook niet.",
        "Verwar *vino*, ‘hij kwam’, niet met *vio*, ‘hij zag’.",
      ],
      why: "De stam is *hic-*, en vóór de *o* wordt de *c* een *z*.",
    },
    "raices-j": {
      title: "Stammen met j",
      paragraphs: [
        "De stammen zijn *dij-* (*decir*) en *traj-* (*traer*); bij de werkwoorden op *-ducir* eindigt de stam op *-duj-*: *conduje*, *tradujo*.",
        "Na die *j* verliest *ellos* de *i* van zijn uitgang: *dijeron*, *trajeron*, *condujeron*. Dat is alleen bij die persoon zo: *dijiste* en *dijimos* houden ze.",
      ],
      remarks: [
        "Die *i* valt ook weg na *ñ* en *ll*, bij *él* en *ellos*: *reñir* geeft *riñó*, *riñeron*.",
        "Andere werkwoorden met een *j*, zoals *dejar* of *trabajar*, zijn regelmatig: *dejaron*.",
      ],
      why: "Na de *j* van de stam *dij-* valt de *i* van *ellos* weg.",
    },
    irregulares: {
      title: "Helemaal onregelmatige werkwoorden",
      paragraphs: [
        "*Ser* en *ir* hebben precies dezelfde vormen: *fui*, *fuiste*, *fue* enzovoort. De zin zegt welk van de twee het is: *fue médico*, hij was dokter; *fue al médico*, hij ging naar de dokter.",
        "*Dar* krijgt de uitgangen van de werkwoorden op *-er*: *di*, *diste*, *dio*. *Ver* doet hetzelfde: *vi*, *viste*, *vio*.",
        "*Haber* heeft als verleden van *hay* alleen *hubo*, voor enkelvoud en meervoud: *hubo una fiesta*, *hubo dos fiestas*. Het zegt dat iets plaatsvond; beschrijf je wat er was, dan is het *había*. De andere vormen in de tabel zijn alleen hulpwerkwoord, in schrijftaal: *hube comido*.",
      ],
      remarks: [
        "‘Het was geweldig’, als oordeel achteraf, is *fue genial* of *estuvo genial*. Bij *bien* of *mal* hoort *estar* en niet *ser*: *estuvo muy bien*.",
        "*Fui*, *fue*, *di*, *dio*, *vi* en *vio* hebben maar één lettergreep en dus geen accent, net als *hui* (van *huir*), *rio* (van *reír*) en *guio* (van *guiar*).",
      ],
      why: "Als verleden van *hay* blijft *hubo* enkelvoud.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "Het voornaamwoord is hetzelfde als in de tegenwoordige tijd en staat vóór het werkwoord: *me levanté*, *te levantaste*, *se levantó*. Het werkwoord houdt zijn onregelmatigheden: *se vistió*, *se durmió*, *me puse*.",
        "Een hulpwerkwoord is er niet: ‘ik heb me gisteren gewassen’ is *ayer me lavé*.",
      ],
      remarks: [
        "*Irse* heeft de vormen van *ir* met het voornaamwoord: *me fui*, ik ging weg; *fui*, zonder voornaamwoord, zegt waar je heen ging.",
        "In het perfecto staat het voornaamwoord vóór *haber*: *hoy me he levantado tarde*, vandaag ben ik laat opgestaan.",
      ],
      why: "*Levantarse* houdt zijn voornaamwoord, en *ayer* vraagt het indefinido.",
    },
    pares: {
      title: "Vormen die je niet mag verwarren",
      paragraphs: [
        "Eén letter of één accent verandert de persoon, de tijd of het werkwoord. Lees elk paar hardop.",
      ],
      overview: {
        columns: ["De ene vorm", "De andere"],
        rows: [
          ["*hablo*: ik praat", "*habló*: hij of zij praatte"],
          ["*venimos*: we komen", "*vinimos*: we kwamen"],
          ["*fui*: ik ging, ik was", "*fue*: hij ging, hij was"],
          ["*vino*: hij kwam", "*vio*: hij zag"],
          ["*pudo*: hij kon", "*puso*: hij zette"],
          ["*me senté*: ik ging zitten", "*me sentí*: ik voelde me"],
        ],
      },
      why: "*Ayer* is verleden: stam *vin-*; *venimos* is tegenwoordige tijd.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: ["De Nederlandse voltooide tijd en verleden tijd leiden vaak tot deze fouten."],
      traps: [
        {
          wrong: "Ayer *he visto* a Ana.",
          right: "Ayer *vi* a Ana.",
          why: "‘Ik heb Ana gisteren gezien’: gisteren is voorbij, dus het indefinido.",
        },
        {
          wrong: "*Soy nacido* en 1998.",
          right: "*Nací* en 1998.",
          why: "‘Ik ben geboren’ is één woord. ‘Zijn’ is in het Spaans geen hulpwerkwoord van de voltooide tijd.",
        },
        {
          wrong: "De repente *sonaba* el teléfono.",
          right: "De repente *sonó* el teléfono.",
          why: "‘Plotseling ging de telefoon’: iets wat dan gebeurt, staat in het indefinido, niet in het imperfecto.",
        },
        {
          wrong: "Ana *hablo* conmigo.",
          right: "Ana *habló* conmigo.",
          why: "Zonder het accent is *hablo* ‘ik praat’.",
        },
        {
          wrong: "El año pasado *venimos* en tren.",
          right: "El año pasado *vinimos* en tren.",
          why: "*Venimos* is tegenwoordige tijd; in het verleden is de stam *vin-*.",
        },
      ],
      why: "‘Ze is geboren’ is een feit dat voorbij is: één woord.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
