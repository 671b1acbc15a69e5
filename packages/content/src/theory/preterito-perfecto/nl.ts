import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "De voltooide tijd: pretérito perfecto",
  intro:
    "Het pretérito perfecto lijkt op ‘ik heb gegeten’: een hulpwerkwoord met een voltooid deelwoord. Het is eenvoudiger, want er is maar één hulpwerkwoord en het deelwoord blijft er bijna altijd vlak achter staan. Maar je hebt het minder vaak nodig dan in het Nederlands: voor gisteren neem je een andere tijd.",
  essentials: [
    "In Spanje neem je het als de tijd nog loopt of niet genoemd is: *hoy he comido*, *nunca he estado en Lima*.",
    "Deelwoorden eindigen op *-ado* of *-ido*, behalve *hecho*, *dicho*, *visto*, *escrito* en enkele andere.",
    "Het hulpwerkwoord is *haber*, ook voor ‘zijn’: ‘we zijn gekomen’ is *hemos venido*.",
    "Het deelwoord staat meteen na *haber*, niet achteraan: *he leído un libro*.",
    "Is het moment voorbij, dan neem je het indefinido: ‘ik heb gisteren gekookt’ is *ayer cociné*.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je het?",
      paragraphs: [
        "Het perfecto verbindt wat gebeurd is met nu. Je gebruikt het in de eerste plaats als het moment nog niet voorbij is: *hoy*, *esta mañana*, *esta semana*, *este año*, *últimamente* (de laatste tijd), *en lo que va de año* (dit jaar tot nu toe). In *esta semana he trabajado mucho* loopt de week nog.",
        "Je hebt het er ook mee over ervaringen, wat je tot vandaag hebt meegemaakt, zonder te zeggen wanneer: *¿has estado alguna vez en Lima?*, *nunca he comido pulpo*, *hasta ahora he visto esta película tres veces* (*hasta ahora*, tot nu toe).",
        "Met *ya* (‘al’) en *todavía no* of *aún no* (‘nog niet’) zeg je hoe het er nu voor staat: *ya he comido*, *todavía no ha llegado*.",
        "Ten slotte vertel je er iets mee wat net gebeurd is, of waarvan je het gevolg nog ziet: *he perdido las llaves*, en nu zoek ik ze; *se ha roto el vaso*, en daar liggen de scherven.",
      ],
      remarks: [
        "‘Ik heb net gegeten’ is *acabo de comer*: *acabar de* met de infinitief.",
        "‘Ik ben in Lima geweest’ is *he estado en Lima*. Is iemand ernaartoe en nog niet terug, dan zeg je *ha ido a Lima*.",
        "Duurt iets nog, dan heeft het Spaans liever de tegenwoordige tijd, net als het Nederlands: *vivo aquí desde hace cinco años*, ik woon hier al vijf jaar. Zie ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "*Todavía no* zegt hoe het er nu voor staat, want je wacht nog: in Spanje hoort daar het perfecto bij.",
    },
    "perfecto-o-indefinido": {
      title: "Perfecto of indefinido?",
      paragraphs: [
        "‘Ik heb gegeten’ kan in het Spaans twee dingen zijn: *he comido* of *comí*. Aan de Nederlandse vorm zie je dat niet. Vraag je af of het moment nog bij nu hoort. Zo ja, dan neem je het perfecto; is het afgesloten, dan het indefinido, ook al was het gisteravond.",
        "De tijdwoorden helpen, maar het hangt ervan af hoe jij het ziet. *¿Has visto la exposición?* zeg je vooral zolang ze nog loopt, *¿viste la exposición?* als ze voorbij is. *Este verano he leído mucho* zeg je in augustus, *este verano leí mucho* eerder met Kerstmis.",
      ],
      overview: {
        columns: ["Waar het om gaat", "Het hoort nog bij nu", "Het is afgesloten"],
        rows: [
          ["het moment", "*esta semana he visto a Ana*", "*la semana pasada vi a Ana*"],
          ["de nacht", "*esta noche he dormido mal*", "*anoche dormí mal*"],
          ["ervaring", "*he estado tres veces en Lima*", "*en 2010 estuve en Lima*"],
          ["hoe het ervoor staat", "*ya he llamado*", "*llamé ayer*"],
          ["een heel leven", "*siempre he vivido aquí*", "*de niño viví en Lima*"],
          ["met *hace*", "*ha salido hace un momento*", "*salió hace dos años*"],
        ],
      },
      remarks: [
        "Laat je niet leiden door ‘heb’ of ‘ben’: ‘ik heb haar gisteren gezien’ is *la vi ayer*, en niet *la he visto ayer*. In Spanje gaat *esta mañana* ook ’s avonds nog met het perfecto, want het is nog vandaag; en *esta noche* is, als je het ’s ochtends zegt, de nacht die net voorbij is: ‘vannacht’.",
        "Over het vertellen van een verhaal gaat ‘Het verleden: pretérito indefinido’. Schets je de achtergrond of een gewoonte van toen, dan is het geen van beide, maar het imperfecto, ook voor vandaag: *esta mañana llovía*, vanmorgen regende het.",
      ],
      why: "*Anoche*, ‘gisteravond’ of ‘afgelopen nacht’, is een moment dat voorbij is: daar hoort het indefinido bij, ook al zegt het Nederlands ‘ik heb geslapen’.",
    },
    "america-latina": {
      title: "In Latijns-Amerika",
      paragraphs: [
        "De vormen zijn overal dezelfde, maar in een groot deel van Latijns-Amerika gebruikt men ze minder. Voor iets wat voorbij is, ook vandaag, neemt men er meestal het indefinido: *hoy comí pescado*, *ya llegó*. In Galicië, Asturië, León en op de Canarische Eilanden doet men dat ook vaak.",
        "In Mexico en veel andere landen dient het perfecto vooral voor wat nog duurt of nog kan gebeuren: *siempre he vivido aquí*, *todavía no ha llegado*. In Uruguay en een groot deel van Argentinië hoor je ook *todavía no llegó*. In Bolivia en een deel van Peru is het perfecto juist heel gewoon.",
        "In heel Latijns-Amerika zegt men *ustedes han comido* in plaats van *vosotros habéis comido*. Met *vos*, in Argentinië en Uruguay, neemt men de vorm van *tú*: *vos has comido*.",
      ],
      remarks: [
        "De oefeningen volgen wat in Spanje het gebruikelijkst is. Grammatica’s noemen deze tijd ook pretérito perfecto compuesto, en in Mexico antepresente.",
      ],
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "Neem de tegenwoordige tijd van *haber*, *he, has, ha, hemos, habéis, han*, en zet het voltooid deelwoord erachter. Dat is bij alle personen hetzelfde: *he hablado*, *has hablado*, *han hablado*.",
        "Het deelwoord van de werkwoorden op *-ar* eindigt op *-ado* (*hablado*), dat van de werkwoorden op *-er* en *-ir* op *-ido* (*comido*, *vivido*). Een voorvoegsel zoals ons ‘ge-’ is er niet.",
        "Veel werkwoorden die elders lastig zijn, zijn hier regelmatig: *sido* (van *ser*), *ido* (van *ir*), *estado*, *tenido*, *podido*, *querido*, *sabido*, *venido*. De klinker die in de tegenwoordige tijd verandert, verandert hier niet: *pienso* maar *pensado*, *duermo* maar *dormido*, *pido* maar *pedido*.",
      ],
      remarks: [
        "Vergeet de *h* van *he*, *has*, *ha* en *han* niet: je hoort ze niet, maar zonder *h* is *a* een voorzetsel, ‘naar’ of ‘aan’.",
        "Bij *gustar* en *doler* volgt de vorm wat je bevalt of wat pijn doet: *me ha gustado la película*, *me han gustado tus fotos*.",
      ],
      why: "De vorm van *vosotros* is *habéis*, en het deelwoord krijgt na *haber* geen *s*.",
    },
    "haber-y-participio": {
      title: "Alleen haber, en niets ertussen",
      paragraphs: [
        "Het hulpwerkwoord is altijd *haber*, nooit *ser* of *estar*. Ook ‘ik ben gegaan’ of ‘ik ben gebleven’ gaat met *haber*: *he ido*, en niet *soy ido*. *Tener* past evenmin: dat is ‘hebben’ in de zin van bezitten.",
        "Tussen *haber* en het deelwoord komt gewoonlijk niets. In het Nederlands schuift het deelwoord naar het einde van de zin; in het Spaans blijven de twee bij elkaar. *No* staat ervoor; woorden als *ya*, *nunca* of *bien*, het onderwerp en het voorwerp staan ervoor of erachter.",
        "Na *haber* eindigt het deelwoord altijd op *-o*, ook als het om vrouwen of om meerdere mensen gaat: *ellas han venido*.",
      ],
      overview: {
        columns: ["Nederlands", "Spaans"],
        rows: [
          ["ik ben vandaag met de fiets gekomen", "*hoy he venido en bici*"],
          ["ik heb vandaag een boek gelezen", "*hoy he leído un libro*"],
          ["ik heb al gegeten", "*ya he comido*, *he comido ya*"],
          ["ik heb goed geslapen", "*he dormido bien*"],
          ["ik heb nog nooit sneeuw gezien", "*nunca he visto la nieve*"],
          ["is je broer aangekomen?", "*¿ha llegado tu hermano?*"],
          ["er zijn twee ongelukken gebeurd", "*ha habido dos accidentes*"],
        ],
      },
      remarks: [
        "Zonder *haber* is het deelwoord een bijvoeglijk naamwoord en past het zich aan: *la puerta está abierta*, *una carta escrita a mano*.",
        "Bij de infinitief staat het voornaamwoord wel tussen die twee, vast aan *haber*: *sin haberlo visto*, zonder het gezien te hebben.",
        "In het perfecto heeft *hay* alleen de vorm *ha habido*, voor enkelvoud en meervoud.",
      ],
      why: "Ook ‘zijn aangekomen’ gaat met *haber*, en het deelwoord houdt zijn *-o*, zelfs bij *las cartas*.",
    },
    "participios-irregulares": {
      title: "Onregelmatige deelwoorden",
      paragraphs: [
        "Een tiental heel gewone deelwoorden eindigt niet op *-ado* of *-ido*. De meeste eindigen op *-to*: *abierto* (*abrir*), *cubierto* (*cubrir*), *escrito* (*escribir*), *muerto* (*morir*), *puesto* (*poner*), *resuelto* (*resolver*), *roto* (*romper*), *visto* (*ver*) en *vuelto* (*volver*).",
        "Twee eindigen op *-cho*: *dicho* (*decir*) en *hecho* (*hacer*).",
      ],
      remarks: [
        "Verwar *he visto*, van *ver*, niet met *me he vestido*, van *vestirse*, en *hecho*, van *hacer*, niet met *echo*, zonder *h*, van *echar*.",
        "‘Hij is dood’ en ‘hij is gestorven’ zijn ook in het Spaans twee dingen: *está muerto* is de toestand, *ha muerto* de gebeurtenis. Met een moment dat voorbij is, is het *murió*.",
      ],
      why: "Het deelwoord van *vestirse* is regelmatig: *vestido*; *visto* is dat van *ver*.",
    },
    derivados: {
      title: "Werkwoorden uit dezelfde familie",
      paragraphs: [
        "Een werkwoord dat van een van deze is afgeleid, volgt meestal zijn voorbeeld: *descubierto* (*descubrir*), *descrito* (*describir*), *propuesto* (*proponer*), *devuelto* (*devolver*), *envuelto* (*envolver*), *previsto* (*prever*), *deshecho* (*deshacer*), *predicho* (*predecir*). *Satisfacer* volgt *hacer*: *satisfecho*.",
      ],
      remarks: [
        "Enkele blijven regelmatig: *bendecido* (*bendecir*), *maldecido* (*maldecir*), *corrompido* (*corromper*).",
        "In Argentinië en Uruguay schrijft men ook *descripto* en *inscripto*.",
      ],
      why: "*Devolver* volgt *volver*, en het deelwoord past zich niet aan *los libros* aan.",
    },
    "dos-participios": {
      title: "Twee mogelijke deelwoorden",
      paragraphs: [
        "*Imprimir* en *freír* hebben twee deelwoorden, die na *haber* allebei goed zijn: *he impreso* of *he imprimido*, *he frito* of *he freído*. *Frito* is veel gewoner dan *freído*; *impreso* overheerst vooral in Latijns-Amerika. Het zeldzamere *proveer* heeft net zo *provisto* en *proveído*.",
        "Als bijvoeglijk naamwoord neem je de onregelmatige vorm: *patatas fritas*, *un libro impreso*.",
      ],
      remarks: [
        "Bij andere paren past maar één woord na *haber*: *me he despertado*, ik ben wakker geworden, maar *estoy despierto*, ik ben wakker.",
      ],
      why: "Er staat hier geen *haber*: *fritas* is een bijvoeglijk naamwoord dat zich aanpast, en daarvoor gebruik je *freído* niet.",
    },
    "participios-con-acento": {
      title: "Een accent: leído, oído, traído",
      paragraphs: [
        "Eindigt de stam op *a*, *e* of *o*, dan krijgt de *i* van *-ido* een accent: *caído*, *traído*, *leído*, *creído*, *reído*, *oído*. Het houdt de twee klinkers uit elkaar, die je anders als één lettergreep zou lezen: *le-í-do*. Ons trema doet hetzelfde in ‘ruïne’.",
        "Na *u* komt er geen accent: *construido*, *huido*, *incluido*.",
      ],
      remarks: [
        "Deze deelwoorden nemen niets over van andere tijden, niet de *j* van *trajo* en niet de *y* van *leyó*: *traído*, *leído*.",
      ],
      why: "Na *u* krijgt de *i* geen accent: *construido*.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "De volgorde is altijd voornaamwoord, *haber*, deelwoord: *me he levantado*, *se ha vestido*, *nos hemos ido*. Het voornaamwoord komt niet tussen die twee, zoals in ‘ik heb me gewassen’, en ook niet vast aan het deelwoord.",
        "Andere voornaamwoorden krijgen dezelfde plaats, en *no* staat ervoor: *lo he visto*, *no se lo he dicho*.",
      ],
      remarks: [
        "Het hulpwerkwoord blijft *haber*, ook waar het Nederlands ‘zijn’ heeft: ‘ik ben opgestaan’ is *me he levantado*.",
        "*Me he ido* betekent ‘ik ben weggegaan’; *he ido*, zonder voornaamwoord, zegt waar je heen bent gegaan.",
        "In plaats van *os habéis levantado* zegt men in Latijns-Amerika *ustedes se han levantado*.",
      ],
      why: "Eerst komt het voornaamwoord, dan *haber*, dan het deelwoord; ‘zijn’ komt er niet aan te pas.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "*Soy* llegado tarde.",
          right: "*He* llegado tarde.",
          why: "‘Ik ben aangekomen’: het hulpwerkwoord is altijd *haber*.",
        },
        {
          wrong: "Ya *tengo* comido.",
          right: "Ya *he* comido.",
          why: "‘Ik heb gegeten’: *tener* is bezitten, het hulpwerkwoord is *haber*.",
        },
        {
          wrong: "He *la carta escrito*.",
          right: "He *escrito la carta*.",
          why: "Het deelwoord staat niet achteraan, maar meteen na *haber*.",
        },
        {
          wrong: "*He siempre* vivido aquí.",
          right: "*Siempre he* vivido aquí.",
          why: "Tussen *haber* en het deelwoord komt gewoonlijk niets.",
        },
        {
          wrong: "Anoche *he dormido* mal.",
          right: "Anoche *dormí* mal.",
          why: "‘Ik heb slecht geslapen’: met *anoche* is de nacht afgesloten, dus het indefinido.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
