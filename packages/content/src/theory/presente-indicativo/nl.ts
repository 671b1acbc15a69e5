import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "De tegenwoordige tijd: presente de indicativo",
  intro:
    "De tegenwoordige tijd heb je vanaf de eerste zin nodig. Met drie regelmatige modellen en een handvol groepen onregelmatige vormen kun je bijna elk werkwoord aan.",
  essentials: [
    "Je gebruikt hem voor nu, voor gewoontes en, met een tijdstip erbij, voor straks: *mañana te llamo*.",
    "De uitgang zegt wie iets doet, dus *yo* of *tú* is meestal overbodig: *hablo*, *comes*, *viven*.",
    "De beklemtoonde klinker verandert vaak, maar niet bij *nosotros* en *vosotros*: *puedo*, maar *podemos*.",
    "Veel gewone werkwoorden hebben een eigen vorm bij *yo*: *tengo*, *hago*, *digo*, *voy*, *sé*.",
    "‘Ik hou van katten’ is *me gustan los gatos*: het werkwoord richt zich naar de katten.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je hem?",
      paragraphs: [
        "Net als in het Nederlands vertel je ermee wat er nu gebeurt (*leo el periódico*), wat je gewoonlijk doet (*los sábados juego al tenis*) en wat altijd waar is (*el agua hierve a cien grados*). Met een tijdstip erbij kan het ook de nabije toekomst zijn: *mañana te llamo*, ik bel je morgen.",
      ],
      remarks: [
        "‘Ik ben aan het lezen’ is *estoy leyendo*: *estar* met het gerundio. Vaak is de gewone tegenwoordige tijd genoeg. Zie ‘Het gerundio’.",
      ],
      why: "Met *mañana* erbij kan de tegenwoordige tijd over de nabije toekomst gaan.",
    },
    personas: {
      title: "De persoonlijke voornaamwoorden",
      paragraphs: [
        "Het onderwerp laat je meestal weg, want de uitgang zegt al wie iets doet: *como* is ‘ik eet’. *Yo*, *tú* of *él* zet je er alleen bij om nadruk te leggen of om twee personen uit elkaar te houden: *yo cocino y tú friegas*.",
        "‘Jij’ is *tú* en ‘jullie’ is in Spanje *vosotros*, in Latijns-Amerika *ustedes*. ‘U’ is *usted*, met de vorm van *él*; spreek je meerdere mensen met u aan, dan is het *ustedes*, met de vorm van *ellos*.",
        "*Nosotras*, *vosotras* en *ellas* gebruik je alleen voor vrouwen. Zodra er een man bij is, zeg je *nosotros*, *vosotros*, *ellos*.",
      ],
      overview: {
        columns: ["Nederlands", "Spaans", "Vorm van hablar"],
        rows: [
          ["ik", "*yo*", "*hablo*"],
          ["jij", "*tú*", "*hablas*"],
          ["hij, zij", "*él*, *ella*", "*habla*"],
          ["u, één persoon", "*usted*", "*habla*"],
          ["wij", "*nosotros*, *nosotras*", "*hablamos*"],
          ["jullie", "*vosotros*, *vosotras*", "*habláis*"],
          ["zij, meervoud", "*ellos*, *ellas*", "*hablan*"],
          ["u, meer personen", "*ustedes*", "*hablan*"],
        ],
      },
      remarks: [
        "In de vervoegingstabellen geldt *él* ook voor *ella* en *usted*, en *ellos* ook voor *ellas* en *ustedes*.",
        "De voornaamwoorden *tú* en *él* hebben een accent; *tu* is ‘jouw’ en *el* is ‘de’ of ‘het’.",
      ],
      why: "*Ustedes* krijgt de vorm van *ellos*: *toman*. *Tomáis* is de vorm van *vosotros*, *toma* die van *usted*.",
    },
    "negacion-y-preguntas": {
      title: "Ontkennen en vragen stellen",
      paragraphs: [
        "*No* staat vóór het werkwoord, niet erachter: *no hablo inglés*, ik spreek geen Engels. Het is dus zowel ‘niet’ als ‘geen’. Alleen een voornaamwoord kan ertussen komen: *no te entiendo*, *no me levanto*.",
        "*Nada*, *nadie*, *nunca* en *tampoco* hebben twee plaatsen: na het werkwoord, met *no* ervoor (*no veo nada*, *no fumo nunca*), of vóór het werkwoord, zonder *no* (*nunca fumo*, *nadie llama*).",
        "Een vraag heeft geen andere woordvolgorde nodig: *¿hablas español?* heeft dezelfde vorm als *hablas español*. De stem en de twee vraagtekens doen het werk. Is er een onderwerp, dan staat het meestal na het werkwoord, net als in het Nederlands: *¿dónde vive Ana?*, waar woont Ana.",
      ],
      remarks: [
        "Vraagwoorden hebben een accent: *qué*, *quién*, *cómo*, *cuándo*, *dónde*, *cuánto*, *por qué*. Een voorzetsel staat vooraan: *¿de dónde eres?*, waar kom je vandaan; *¿con quién vives?*, met wie woon je samen.",
        "*No* is ook ‘nee’: *no, no hablo inglés*.",
      ],
      why: "*Nunca* staat vóór het werkwoord en is op zichzelf al een ontkenning. Achter het werkwoord zou er *no* bij moeten: *no desayuno nunca en casa*.",
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "De infinitief, het hele werkwoord, eindigt op *-ar*, *-er* of *-ir*. Haal die twee letters weg en je houdt de stam over; daar komt de uitgang van de persoon achter.",
        "Werkwoorden op *-ar* krijgen *-o, -as, -a, -amos, -áis, -an*, die op *-er* krijgen *-o, -es, -e, -emos, -éis, -en*. Die op *-ir* doen als *-er*, behalve bij *nosotros* (*-imos*) en *vosotros* (*-ís*).",
        "Luister naar de klemtoon: bij *yo*, *tú*, *él* en *ellos* ligt hij op de stam, bij *nosotros* en *vosotros* op de uitgang. Dat verschil verklaart straks de klinkers die veranderen.",
      ],
      remarks: [
        "Het Spaans heeft zes vormen waar het Nederlands er drie heeft: spreek ook de *-s* en de *-n* op het einde duidelijk uit, want die houden de personen uit elkaar. In het zuiden van Spanje, op de Canarische Eilanden en in een deel van Amerika hoor je de *-s* op het einde nauwelijks. *Vosotros* heeft een accent, tenzij de vorm maar één lettergreep telt.",
      ],
      why: "*Vivir* eindigt op *-ir*: bij *vosotros* is de uitgang *-ís*.",
    },
    "cambios-vocalicos": {
      title: "De klinker van de stam verandert",
      paragraphs: [
        "Bij veel gewone werkwoorden verandert de laatste klinker van de stam zodra de klemtoon erop valt: bij *yo*, *tú*, *él* en *ellos*. Bij *nosotros* en *vosotros* blijft hij zoals in de infinitief. De uitgangen zijn gewoon regelmatig.",
        "Aan de infinitief zie je niet of een werkwoord meedoet; leer het dus meteen samen met de vorm van *yo*.",
      ],
      why: "Bij *nosotros* ligt de klemtoon op de uitgang: de klinker van de stam verandert niet.",
    },
    "e-ie": {
      title: "e wordt ie",
      paragraphs: [
        "Een beklemtoonde *e* wordt een *ie*: *pensar* geeft *pienso*, maar *pensamos* en *pensáis* houden de *e*. Zo gaan ook *cerrar*, *empezar*, *despertarse*, *entender*, *perder*, *querer*, *preferir* en *sentir*.",
        "Heeft de stam meer dan één *e*, dan verandert de laatste: *prefiero*, *empiezo*. Bij *adquirir* is het een *i* die *ie* wordt: *adquiero*.",
      ],
      remarks: [
        "De *ie* klinkt niet als in ‘niet’: je hoort eerst een korte *i* en dan een *e*, ongeveer zoals in ‘project’.",
        "Niet elke *e* verandert: *beber*, *deber*, *comprender* en *esperar* zijn regelmatig.",
      ],
      why: "*Entender* verandert, maar *comprender* is regelmatig: *comprendes*.",
    },
    "o-ue": {
      title: "o wordt ue",
      paragraphs: [
        "Een beklemtoonde *o* wordt een *ue*: *poder* geeft *puedo*, maar *podemos* en *podéis*. Zo gaan ook *volver*, *encontrar*, *dormir*, *acostarse*, *contar*, *costar*, *recordar* en *doler*.",
        "*Jugar* is het enige werkwoord waarbij een *u* in *ue* verandert: *juego*, maar *jugamos*.",
      ],
      remarks: [
        "*Oler* krijgt een *h* vóór de *ue*, omdat geen Spaans woord met *ue* begint: *huelo*, *huele*, maar *olemos*.",
      ],
      why: "De *o* van *oler* wordt een *ue*, met een *h* ervoor: *huele*.",
    },
    "e-i": {
      title: "e wordt i",
      paragraphs: [
        "Bij sommige werkwoorden op *-ir*, en alleen daar, wordt een beklemtoonde *e* een gewone *i*: *pedir* geeft *pido*, maar *pedimos* en *pedís*. Zo gaan ook *servir*, *repetir*, *seguir*, *elegir* en *vestirse*.",
      ],
      remarks: [
        "*Reír* en *sonreír* doen ook mee, met een accent op de *í* bij alle zes personen: *río*, *ríes*, *reímos*, *reís*.",
        "Een werkwoord op *-ir* kan dus *ie* krijgen (*prefiero*, *siento*) of *i* (*pido*, *sirvo*): dat moet je per werkwoord onthouden.",
      ],
      why: "*Preferir* eindigt op *-ir*, maar de *e* wordt een *ie*, zoals in *siento*: *prefiero*.",
    },
    "primera-persona": {
      title: "Een eigen vorm voor yo",
      paragraphs: [
        "Heel gewone werkwoorden hebben een eigen vorm bij *yo*, en de rest is vaak regelmatig. Je kunt ze indelen naar het einde van die ene vorm.",
      ],
      why: "*Salir* heeft bij *yo* een eigen vorm, op *-go*.",
    },
    "yo-go": {
      title: "yo op -go",
      paragraphs: [
        "De vorm van *yo* is *hago* bij *hacer*, *pongo* bij *poner*, *salgo* bij *salir* en *valgo* bij *valer*. De rest volgt het regelmatige model: *haces*, *pones*, *salimos*.",
        "*Traer* en *caer* krijgen er nog een *i* bij: *traigo*, *caigo*.",
      ],
      remarks: [
        "Samengestelde werkwoorden doen als hun voorbeeld: *deshacer* geeft *deshago*, *proponer* geeft *propongo*.",
      ],
    },
    "yo-zco": {
      title: "yo op -zco",
      paragraphs: [
        "Staat er vóór *-cer* of *-cir* een klinker, dan komt er bij *yo* bijna altijd een *z* vóór de *c*: *conozco*, *conduzco*. Zo gaan ook *parecer*, *nacer*, *crecer*, *ofrecer*, *agradecer* en *traducir*. De andere personen zijn regelmatig: *conoces*, *conduce*.",
      ],
      remarks: [
        "*Hacer* en *decir* hebben hun eigen vorm, *hago* en *digo*; *cocer* geeft *cuezo*. Na een medeklinker, zoals in *vencer*, komt er geen *zc*: zie ‘De spelling volgt de klank’.",
      ],
      why: "Alleen de vorm van *yo* heeft een *z* vóór de *c*, *conozco*; bij *tú* is alles regelmatig.",
    },
    "yo-oy": {
      title: "yo op -oy",
      paragraphs: [
        "Slechts vier werkwoorden hebben deze vorm: *soy* (van *ser*), *voy* (van *ir*), *estoy* (van *estar*) en *doy* (van *dar*).",
        "Bij *estar* blijft de klemtoon op de uitgang, vandaar de accenten van *estás*, *está*, *estáis* en *están*. *Dar* gaat verder als een werkwoord op *-ar*.",
      ],
      remarks: [
        "Vergeet het accent van *está* niet: zonder accent is *esta* ‘deze’.",
        "‘Zijn’ is *estar* voor waar je bent en in welke toestand (*estoy en casa*, *estoy cansado*) en *ser* voor wie, wat en hoe je van nature bent (*soy belga*, *soy alto*).",
      ],
    },
    "yo-go-y-cambio": {
      title: "yo op -go én een andere klinker",
      paragraphs: [
        "De *yo*-vorm van *tener* en *venir* eindigt op *-go*, zonder klinkerwissel: *tengo*, *vengo*. Daarna wordt de *e* een *ie*: *tienes*, *viene*, *tienen*.",
        "*Decir* geeft *digo*, en dan *dices*, *dice*, *dicen*, met *i*. Bij *nosotros* en *vosotros* zijn ze alle drie regelmatig: *tenemos*, *venís*, *decimos*.",
      ],
      remarks: [
        "*Mantener*, *obtener* en *convenir* gaan als *tener* en *venir*.",
        "Net als honger en dorst ‘heb’ je in het Spaans ook je leeftijd: *tengo hambre*, ik heb honger; *tengo veinte años*, ik ben twintig.",
      ],
    },
    "ortografia-y-acentos": {
      title: "Spelling en accenten",
      paragraphs: [
        "Soms verandert een letter, of komt er een accent bij, zodat het werkwoord overal hetzelfde blijft klinken. Echte uitzonderingen zijn dat niet: je kunt op je oor vertrouwen.",
      ],
      why: "Vóór een *o* schrijf je de klank van de *g* van *coger* met een *j*.",
    },
    ortografia: {
      title: "De spelling volgt de klank",
      paragraphs: [
        "Vóór de *o* van *yo* verandert de laatste letter van de stam soms om zijn klank te houden. De *g* van *coger*, *elegir* en *dirigir* wordt *j*: *cojo*, *elijo*, *dirijo*. De *gu* van *seguir* en *distinguir* verliest zijn *u*: *sigo*, *distingo*.",
        "De *c* van *vencer* en *convencer* wordt *z*: *venzo*, *convenzo*. De *qu* van het zeldzame *delinquir* wordt *c*: *delinco*.",
      ],
      remarks: [
        "Het gaat alleen om *yo*: *coges*, *sigues* en *vences* houden de letters van de infinitief.",
        "*Coger* is in Spanje heel gewoon, maar in een groot deel van Latijns-Amerika vulgair; daar zegt men *tomar* of *agarrar*.",
      ],
    },
    "y-entre-vocales": {
      title: "Een y tussen twee klinkers",
      paragraphs: [
        "Werkwoorden op *-uir* krijgen een *y* als de klemtoon op de *u* valt: *construyo*, *construyes*, *construye*, *construyen*, maar *construimos* en *construís*. Zo gaan ook *incluir*, *destruir* en *huir*.",
        "Ook *oír* krijgt die *y*, bij drie personen: *oyes*, *oye*, *oyen*.",
      ],
      remarks: ["*Seguir* en *distinguir* doen niet mee: hun *u* spreek je niet uit."],
    },
    acentos: {
      title: "Een accent voor de klemtoon",
      paragraphs: [
        "Bij een deel van de werkwoorden op *-iar* en *-uar* krijgt de *i* of de *u* een accent bij de personen met de klemtoon op de stam: *envío*, *envías*, *continúo*, maar *enviamos* en *continuamos*. Andere met dezelfde uitgang krijgen het niet: *estudio*, *cambio*, *averiguo*.",
        "Het accent houdt ook binnen het werkwoord twee klinkers uit elkaar, een beetje zoals het trema in het Nederlands: *prohíbo* (van *prohibir*), *reúno* (van *reunir*), *oímos* en *reímos*.",
      ],
      remarks: [
        "Een vorm van één lettergreep krijgt geen accent, behalve *sé* van *saber*. Dat geldt ook bij *vosotros*: *dais*, *vais*, *veis*, *sois*. Voor de spelling tellen ook *guiais* en *huis* als één lettergreep.",
      ],
    },
    irregulares: {
      title: "Helemaal onregelmatige werkwoorden",
      paragraphs: [
        "*Ser* en *ir* lijken niet op hun infinitief: die leer je in hun geheel. *Saber* en *caer* zijn alleen bij *yo* onregelmatig: *sé*, *caigo*. *Oír* heeft drie bijzonderheden tegelijk: *oigo*, dan de *y* van *oyes*, dan het accent van *oímos*.",
        "*Haber* is vooral het hulpwerkwoord van het perfecto: *he comido*, ik heb gegeten, *hemos llegado*. Op zichzelf heeft het de vorm *hay*, die ‘er is’ én ‘er zijn’ betekent: *hay un problema*, *hay dos problemas*.",
        "*Ver* houdt bij *yo* de *e* van de infinitief: *veo*, en dan *ves*, *ve*, *vemos*, *veis*, *ven*. *Caber*, ‘ergens in passen’, geeft *quepo*. Voor *estar* en *dar*: zie ‘yo op -oy’.",
      ],
      remarks: [
        "*Sé* heeft een accent om het te onderscheiden van het voornaamwoord *se*.",
        "‘Hebben’ is *tener* als je iets bezit (*tengo un perro*) en *haber* vóór een voltooid deelwoord (*he dormido*). Het Spaans kent geen tweede hulpwerkwoord zoals ‘zijn’: *he llegado*, ik ben aangekomen.",
      ],
      why: "De *yo*-vorm van *saber* is *sé*, en het accent onderscheidt het van het voornaamwoord *se*.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "De infinitief eindigt op *-se*: *levantarse*. Het voornaamwoord gaat mee met de persoon: *me*, *te*, *se*, *nos*, *os*, *se*. Het staat vóór het vervoegde werkwoord, niet erachter zoals in ‘ik was me’, en het werkwoord houdt al zijn onregelmatigheden: *me acuesto*, *se viste*.",
        "Met een infinitief heb je de keuze: *quiero ducharme* of *me quiero duchar*. Ook aan het gerundio mag het voornaamwoord vastzitten.",
        "Bij lichaam en kleren staat het lidwoord, geen bezittelijk voornaamwoord: *me lavo las manos*, ik was mijn handen.",
      ],
      remarks: [
        "Veel van deze werkwoorden zijn in het Nederlands niet wederkerend: opstaan is *levantarse*, heten *llamarse*, blijven *quedarse*. Met de vorm zonder voornaamwoord zeg je vaak iets anders: *llamo* is ‘ik roep’ of ‘ik bel’.",
      ],
      why: "Bij *vosotros* hoort het voornaamwoord *os*, en de klinker van de stam verandert niet.",
    },
    gustar: {
      title: "Gustar, doler: het ding is het onderwerp",
      paragraphs: [
        "‘Ik hou van koffie’ is *me gusta el café*, maar de zin is gebouwd als ‘koffie bevalt me’: het onderwerp is wat je leuk of lekker vindt, en een voornaamwoord zegt wie, *me*, *te*, *le*, *nos*, *os* of *les*.",
        "Het werkwoord richt zich dus naar het ding: *gusta* bij een enkelvoud of een infinitief (*me gusta leer*, ik lees graag), *gustan* bij een meervoud (*me gustan los gatos*). Anders dan in het Nederlands staat het lidwoord erbij: *el café*, *los gatos*.",
        "Wil je de persoon noemen of nadruk leggen, dan komt er *a* bij, en het voornaamwoord blijft: *a Ana le gusta el cine*, *a mí no me gusta*.",
        "Zo gaan ook *doler* (pijn doen), *encantar* (heel leuk vinden), *interesar* en *costar* (moeite kosten): *me duele la cabeza*, *le duelen los pies*, *nos encanta Sevilla*, *me cuesta empezar*.",
      ],
      overview: {
        columns: ["Wie?", "Enkelvoud: el café", "Meervoud: los gatos"],
        rows: [
          ["*a mí*", "*me gusta*", "*me gustan*"],
          ["*a ti*", "*te gusta*", "*te gustan*"],
          ["*a él*, *a ella*, *a usted*", "*le gusta*", "*le gustan*"],
          ["*a nosotros*", "*nos gusta*", "*nos gustan*"],
          ["*a vosotros*", "*os gusta*", "*os gustan*"],
          ["*a ellos*, *a ellas*, *a ustedes*", "*les gusta*", "*les gustan*"],
        ],
      },
      remarks: [
        "Zo antwoord je: *a mí también* (‘ik ook’) en *a mí no* na een zin zonder ontkenning, *a mí tampoco* (‘ik ook niet’) en *a mí sí* (‘ik wel’) na een ontkenning: *no me gusta el café*, *a mí tampoco*.",
        "*Gustar* bestaat ook bij andere personen, voor ‘aantrekkelijk vinden’: *me gustas*, ik vind jou leuk. ‘Ik hou van je’ is *te quiero*, met *querer*.",
      ],
      why: "Het onderwerp is *las películas*, een meervoud.",
    },
    perifrasis: {
      title: "Twee werkwoorden na elkaar",
      paragraphs: [
        "Veel alledaagse zinnen hebben twee werkwoorden. Het eerste vervoeg je, het tweede blijft een infinitief en staat er direct achter, niet aan het einde van de zin: *quiero beber agua*, ik wil water drinken.",
        "Soms staat er een woordje tussen, dat je samen met het eerste werkwoord leert: *a* na *ir* en *volver*, *que* na *tener*, *de* na *acabar*. Na *poder*, *querer*, *deber* en *soler* staat er niets tussen.",
      ],
      overview: {
        columns: ["Wat je zegt", "Constructie", "Voorbeeld"],
        rows: [
          ["wat je gaat doen", "*ir a* + infinitief", "*voy a cenar*"],
          ["wat je moet doen", "*tener que* + infinitief", "*tengo que estudiar*"],
          ["een plicht, een raad", "*deber* + infinitief", "*debes descansar*"],
          ["wat kan of mag", "*poder* + infinitief", "*¿puedo entrar?*"],
          ["wat je wilt", "*querer* + infinitief", "*quiero dormir*"],
          ["wat je gewoonlijk doet", "*soler* + infinitief", "*suelo cenar tarde*"],
          ["wat je nog eens doet", "*volver a* + infinitief", "*vuelvo a llamar*"],
          ["wat net gebeurd is", "*acabar de* + infinitief", "*acabo de llegar*"],
          ["wat nog steeds zo is", "*seguir* + gerundio", "*sigo viviendo aquí*"],
        ],
      },
      remarks: [
        "Het voornaamwoord staat vóór het eerste werkwoord of zit vast aan het tweede, nooit ertussen: *me voy a duchar* of *voy a ducharme*, ik ga douchen.",
        "‘Moeten’ is meestal *tengo que*; *debo* legt de nadruk op de plicht. ‘Men moet’, zonder onderwerp, is *hay que*: *hay que esperar*.",
        "Voor ‘weer’ en ‘nog steeds’ heeft het Spaans een werkwoord: *vuelvo a leerlo*, ik lees het nog eens; *sigue lloviendo*, het regent nog steeds.",
      ],
      why: "Vóór *que* is het *tener*. Na *deber* staat er niets tussen, *debo terminar*, en bij *ir* hoort *a*.",
    },
    gerundio: {
      title: "Het gerundio",
      paragraphs: [
        "Vervang *-ar* door *-ando* en *-er* en *-ir* door *-iendo*: *hablando*, *comiendo*, *viviendo*. Na een klinker schrijf je *-yendo*: *leyendo*, *oyendo*. De stomme *u* van *seguir* telt niet mee: *siguiendo*.",
        "Werkwoorden op *-ir* die in de tegenwoordige tijd van klinker wisselen, hebben hier een *i* of een *u*: *pidiendo*, *sintiendo*, *durmiendo*. Die op *-ar* en *-er* houden hun klinker, *pensando*, *volviendo*; alleen *pudiendo* niet.",
        "Met *estar* is iets aan de gang: *estoy leyendo*, ik ben aan het lezen of ik zit te lezen. Met *seguir* gaat het door: *sigue lloviendo*. Met *llevar* zeg je hoelang het al duurt: *llevo dos horas esperando*. Op zichzelf zegt het hoe iets gebeurt: *aprende cantando*, hij leert al zingend.",
      ],
      overview: {
        columns: ["Infinitief", "Gerundio", "Bijzonderheid"],
        rows: [
          ["*hablar*", "*hablando*", "*-ando*"],
          ["*comer*, *vivir*", "*comiendo*, *viviendo*", "*-iendo*"],
          ["*leer*, *construir*", "*leyendo*, *construyendo*", "*-yendo* na een klinker"],
          ["*oír*, *caer*", "*oyendo*, *cayendo*", "*-yendo* na een klinker"],
          ["*pedir*, *decir*, *venir*", "*pidiendo*, *diciendo*, *viniendo*", "*e* wordt een *i*"],
          ["*dormir*, *morir*", "*durmiendo*, *muriendo*", "*o* wordt een *u*"],
          ["*ir*, *poder*", "*yendo*, *pudiendo*", "te onthouden"],
        ],
      },
      remarks: [
        "Het voornaamwoord heeft twee plaatsen: *me estoy duchando* of *estoy duchándome*. Zit het vast, dan komt er een accent, want de klemtoon blijft op dezelfde lettergreep.",
        "Is het hele werkwoord in het Nederlands het onderwerp, dan neem je de infinitief: *nadar cansa*, zwemmen is vermoeiend.",
      ],
      why: "*Dormir* eindigt op *-ir*: de *o* van de infinitief wordt hier een *u*, *durmiendo*.",
    },
    "dos-verbos": {
      title: "Eén woord, twee werkwoorden",
      paragraphs: [
        "Voor ‘kennen’ heeft het Spaans twee werkwoorden. Ook om te zeggen wat er ergens is of waar iets is, moet je uit twee werkwoorden kiezen.",
      ],
      why: "Bij *si* en een zin gaat het om iets wat je weet: *saber*.",
    },
    "saber-conocer": {
      title: "saber of conocer",
      paragraphs: [
        "*Saber* is weten, of kunnen omdat je het geleerd hebt: *no sé dónde vive Ana*, *sé nadar*. *Conocer* is kennen: een persoon, een plaats, iets wat je gezien of meegemaakt hebt.",
        "Wat je in het Nederlands ‘kent’ als kennis, is meestal *saber*: ‘ik ken het antwoord’ is *sé la respuesta*, ‘ik ken geen Spaans’ is *no sé español*.",
      ],
      overview: {
        columns: ["Saber: weten", "Conocer: kennen"],
        rows: [
          ["*sé quién es Ana*: haar naam, haar werk", "*conozco a Ana*: ik heb haar ontmoet"],
          ["*sé dónde está Lima*: op de kaart", "*conozco Lima*: ik ben er geweest"],
        ],
      },
      remarks: [
        "‘Ik kan zwemmen’ is *sé nadar* als je het geleerd hebt en *puedo nadar* als het mogelijk of toegestaan is.",
        "Vóór een bepaalde persoon krijgt *conocer* er *a* bij: *conozco a tu hermano*. Is het om het even wie, dan niet: *¿conoces un buen médico?*, ken je een goede dokter?",
      ],
      why: "Bij een persoon neem je *conocer*; Clara is een bepaalde persoon, vandaar de *a*.",
    },
    "hay-esta": {
      title: "hay of está",
      paragraphs: [
        "*Hay* stelt iets nieuws voor, met *un*, *una*, een getal, *mucho* of een woord zonder lidwoord. *Está* en *están* zeggen waar iets bekends is, met *el*, *la*, *mi* of een naam. Of het daar staat, ligt, zit of hangt, maakt niet uit: bijna altijd beslist het lidwoord. Maar vertel je iets over een vriend, dan zeg je *un amigo mío está en Lima*.",
      ],
      overview: {
        columns: ["Hay: nieuw", "Estar: bekend"],
        rows: [
          ["*hay una farmacia en esta calle*", "*la farmacia está en esta calle*"],
          ["*hay dos gatos en el jardín*", "*mis gatos están en el jardín*"],
          ["*¿hay agua?*", "*¿dónde está el agua?*"],
        ],
      },
      why: "*Las* wijst op bekende sleutels: waar die zijn, zeg je met *estar*.",
    },
    america: {
      title: "In Latijns-Amerika: ustedes en vos",
      paragraphs: [
        "*Vosotros* gebruikt men er niet: tegen meerdere mensen, vrienden of onbekenden, zeg je *ustedes*, met de vorm van *ellos*: *¿ustedes viven aquí?* Ook op de Canarische Eilanden is dat het gebruikelijkst.",
        "In Argentinië, Uruguay, Paraguay en een groot deel van Midden-Amerika zegt men *vos* in plaats van *tú*, of bestaan ze naast elkaar; in meerdere of mindere mate ook in Bolivia, Chili, Colombia, Ecuador en Venezuela. De gebruikelijkste vorm is die van *vosotros* zonder de *i* van *-áis* en *-éis*: *habláis*, *hablás*; *tenéis*, *tenés*. Bij *-ís* verandert er niets: *vivís*.",
        "De klinker van de stam verandert dus niet: *pensás*, *podés*. Vormen van één lettergreep hebben geen accent: *das*, *vas*, *ves*. De vorm van *ser* is *sos*. Het voornaamwoord blijft *te*: *te levantás*.",
      ],
      overview: {
        columns: ["Werkwoord", "Met tú", "Met vos"],
        rows: [
          ["*hablar*", "*hablas*", "*hablás*"],
          ["*comer*", "*comes*", "*comés*"],
          ["*vivir*", "*vives*", "*vivís*"],
          ["*pensar*", "*piensas*", "*pensás*"],
          ["*poder*", "*puedes*", "*podés*"],
          ["*tener*", "*tienes*", "*tenés*"],
          ["*ser*", "*eres*", "*sos*"],
          ["*levantarse*", "*te levantas*", "*te levantás*"],
        ],
      },
      remarks: [
        "Ook de woordenschat verschilt: men zegt vaak *manejar* in plaats van *conducir*, en *tomar* in plaats van *beber*. Over *coger*: zie ‘De spelling volgt de klank’.",
      ],
      why: "Het is de vorm van *vosotros* zonder de *i*: *tenéis*, *tenés*.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "*Soy* veinte años.",
          right: "*Tengo* veinte años.",
          why: "‘Ik ben twintig’: in het Spaans heb je je leeftijd.",
        },
        {
          wrong: "No *puedo* nadar, nunca lo he aprendido.",
          right: "No *sé* nadar, nunca lo he aprendido.",
          why: "‘Kunnen’ omdat je het geleerd hebt, is *saber*.",
        },
        {
          wrong: "*Está* un banco en la plaza.",
          right: "*Hay* un banco en la plaza.",
          why: "‘Er staat een bank’: om iets nieuws te noemen, gebruik je *hay un*.",
        },
        {
          wrong: "*Gusto* los gatos.",
          right: "*Me gustan* los gatos.",
          why: "‘Ik hou van katten’: de katten zijn het onderwerp, dus *gustan*.",
        },
        {
          wrong: "Hoy *soy* cansado.",
          right: "Hoy *estoy* cansado.",
          why: "‘Ik ben moe’ zegt hoe je je nu voelt: een toestand, dus *estar*.",
        },
      ],
      why: "Moe zijn is een toestand: *estar*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
