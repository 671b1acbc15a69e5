import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Le présent : presente de indicativo",
  intro:
    "Le présent est le temps dont vous avez besoin dès la première phrase. Trois modèles réguliers et quelques familles d’irrégularités suffisent pour presque tous les verbes.",
  essentials: [
    "Il vaut pour maintenant, pour l’habitude et, avec une date, pour le futur proche : *mañana te llamo*.",
    "La terminaison dit qui agit, si bien que le pronom est souvent de trop : *hablo*, *comes*, *viven*.",
    "La voyelle tonique change souvent, sauf avec *nosotros* et *vosotros* : *puedo*, mais *podemos*.",
    "Bien des verbes courants ont une forme à part avec *yo* : *tengo*, *hago*, *digo*, *voy*, *sé*.",
    "« Vous », dit à une seule personne, prend la forme de *él* : *usted habla*, et non *usted habláis*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "Comme en français, le présent exprime ce qui se passe maintenant (*leo el periódico*), ce que l’on fait d’habitude (*los sábados juego al tenis*) et ce qui est toujours vrai (*el agua hierve a cien grados*). Il indique aussi un futur proche, si le moment est précisé : *mañana te llamo*.",
      ],
      remarks: [
        "« Être en train de » se dit *estar* suivi du gérondif : *estoy leyendo*. Le présent simple suffit souvent. Voyez « Le gérondif ».",
        "« Je viens d’arriver » ne se dit pas avec *venir*, mais avec le présent de *acabar de* : *acabo de llegar*.",
      ],
      why: "Avec *mañana*, le présent exprime un futur proche.",
    },
    personas: {
      title: "Les pronoms sujets",
      paragraphs: [
        "L’espagnol se passe le plus souvent du pronom sujet, car la terminaison indique déjà qui agit : *como* suffit pour « je mange ». On met *yo*, *tú* ou *él* pour insister ou pour distinguer deux personnes : *yo cocino y tú friegas*.",
        "Le « vous » français a plusieurs traductions. À une personne que vous vouvoyez, dites *usted* avec la forme de *él* ; à plusieurs, *ustedes* avec la forme de *ellos*. À des amis, c’est *vosotros* en Espagne, et *ustedes* en Amérique latine.",
        "*Nosotras*, *vosotras* et *ellas* ne désignent que des femmes. Dès qu’il y a un homme dans le groupe, on dit *nosotros*, *vosotros*, *ellos*.",
      ],
      overview: {
        columns: ["En français", "En espagnol", "Forme de hablar"],
        rows: [
          ["je", "*yo*", "*hablo*"],
          ["tu", "*tú*", "*hablas*"],
          ["il, elle", "*él*, *ella*", "*habla*"],
          ["vous, à une personne que l’on vouvoie", "*usted*", "*habla*"],
          ["nous", "*nosotros*, *nosotras*", "*hablamos*"],
          ["vous, à plusieurs amis", "*vosotros*, *vosotras*", "*habláis*"],
          ["ils, elles", "*ellos*, *ellas*", "*hablan*"],
          ["vous, à plusieurs personnes que l’on vouvoie", "*ustedes*", "*hablan*"],
        ],
      },
      remarks: [
        "Dans les tableaux de conjugaison, *él* vaut aussi pour *ella* et *usted*, et *ellos* pour *ellas* et *ustedes*.",
        "Les pronoms *tú* et *él* portent un accent ; *tu* est « ton » et *el* « le ».",
      ],
      why: "*Ustedes* prend la forme de *ellos* : *toman*. *Tomáis* est la forme de *vosotros*, *toma* celle de *usted*.",
    },
    "negacion-y-preguntas": {
      title: "Dire non, poser une question",
      paragraphs: [
        "*No* se place devant le verbe et suffit, sans deuxième mot comme « pas » : *no hablo inglés*, je ne parle pas anglais. Seul un pronom peut s’intercaler : *no te entiendo*, *no me levanto*.",
        "*Nada*, *nadie*, *nunca* et *tampoco* ont deux places : après le verbe, qui garde *no* (*no veo nada*, *no fumo nunca*), ou devant le verbe, sans *no* (*nunca fumo*, *nadie llama*).",
        "Une question n’a pas besoin de « est-ce que » : *¿hablas español?* a la même forme que *hablas español*. La voix et les deux points d’interrogation font la différence. Le sujet, s’il y en a un, suit d’ordinaire le verbe : *¿dónde vive Ana?*, où habite Ana.",
      ],
      remarks: [
        "Les mots interrogatifs portent un accent : *qué*, *quién*, *cómo*, *cuándo*, *dónde*, *cuánto*, *por qué*. La préposition vient en tête : *¿de dónde eres?*, d’où es-tu ; *¿con quién vives?*, avec qui vis-tu.",
        "*No* traduit « non » et « ne … pas » : *no, no hablo inglés*.",
      ],
      why: "*Nunca* est devant le verbe et nie à lui seul. Derrière le verbe, il demanderait *no* : *no desayuno nunca en casa*.",
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "L’infinitif se termine en *-ar*, *-er* ou *-ir*. Enlevez ces deux lettres : il reste le radical, auquel s’ajoute la terminaison de la personne.",
        "Les verbes en *-ar* prennent *-o, -as, -a, -amos, -áis, -an*, ceux en *-er* prennent *-o, -es, -e, -emos, -éis, -en*. Ceux en *-ir* suivent les verbes en *-er*, sauf pour *nosotros* (*-imos*) et *vosotros* (*-ís*).",
        "Écoutez l’accent tonique, c’est-à-dire la syllabe que la voix appuie : il tombe sur le radical avec *yo*, *tú*, *él* et *ellos*, sur la terminaison avec *nosotros* et *vosotros*. Cette différence explique les changements de voyelle des sections suivantes.",
      ],
      remarks: [
        "Prononcez les terminaisons en entier, avec le *-s* de *hablas* et le *-n* de *hablan* : ce sont elles qui distinguent les personnes. Dans le sud de l’Espagne, aux Canaries et dans une partie de l’Amérique, on entend à peine le *-s* final. La forme de *vosotros* porte un accent écrit, sauf si elle n’a qu’une syllabe.",
      ],
      why: "*Vivir* est en *-ir* : avec *vosotros*, la terminaison est *-ís*.",
    },
    "cambios-vocalicos": {
      title: "La voyelle du radical change",
      paragraphs: [
        "Dans beaucoup de verbes courants, la dernière voyelle du radical change quand l’accent tonique tombe sur elle : avec *yo*, *tú*, *él* et *ellos*. Avec *nosotros* et *vosotros*, elle reste celle de l’infinitif. Les terminaisons, elles, sont régulières.",
        "Le français connaît ce jeu : « je tiens » mais « nous tenons », « je meurs » mais « nous mourons ». L’infinitif ne montre pas si un verbe change : apprenez-le avec sa première personne.",
      ],
      why: "Avec *nosotros*, l’accent tonique est sur la terminaison : la voyelle du radical ne change pas.",
    },
    "e-ie": {
      title: "e devient ie",
      paragraphs: [
        "L’*e* tonique, celui que la voix appuie, devient *ie* : *pensar* donne *pienso*, mais *pensamos* et *pensáis* gardent l’*e*. Il en va de même pour *cerrar*, *empezar*, *despertarse*, *entender*, *perder*, *querer*, *preferir* et *sentir*.",
        "Si le radical a deux *e*, c’est le dernier qui change : *prefiero*, *empiezo*. Dans *adquirir*, c’est un *i* qui devient *ie* : *adquiero*.",
      ],
      remarks: [
        "Tous les *e* ne changent pas : *comprender*, *beber*, *deber* et *esperar* sont réguliers. *Entender* change, mais pas *comprender*, qui a presque le même sens.",
      ],
      why: "*Entender* change, mais *comprender* est régulier : *comprendes*.",
    },
    "o-ue": {
      title: "o devient ue",
      paragraphs: [
        "L’*o* tonique devient *ue* : *poder* donne *puedo*, mais *podemos* et *podéis*. Il en va de même pour *volver*, *encontrar*, *dormir*, *acostarse*, *contar*, *costar*, *recordar* et *doler*.",
        "*Jugar* est le seul verbe dont l’*u* devient *ue* : *juego*, mais *jugamos*.",
      ],
      remarks: [
        "*Oler* prend un *h* devant *ue*, parce qu’aucun mot espagnol ne commence par *ue* : *huelo*, *huele*, mais *olemos*.",
      ],
      why: "L’*o* d’*oler* devient *ue*, et un *h* s’écrit devant : *huele*.",
    },
    "e-i": {
      title: "e devient i",
      paragraphs: [
        "Dans certains verbes en *-ir*, et seulement là, l’*e* tonique devient un simple *i* : *pedir* donne *pido*, mais *pedimos* et *pedís*. Il en va de même pour *servir*, *repetir*, *seguir*, *elegir* et *vestirse*.",
      ],
      remarks: [
        "*Reír* et *sonreír* suivent aussi ce modèle, avec un accent sur l’*í* aux six personnes : *río*, *ríes*, *reímos*, *reís*.",
        "Un verbe en *-ir* peut donc faire *ie* (*prefiero*, *siento*) ou *i* (*pido*, *sirvo*) : retenez-le avec sa première personne.",
      ],
      why: "*Preferir* est en *-ir*, mais son *e* devient *ie*, comme dans *siento* : *prefiero*.",
    },
    "primera-persona": {
      title: "Une première personne à part",
      paragraphs: [
        "Des verbes très courants ont une forme à part avec *yo*, et le reste est souvent régulier. On peut les ranger d’après la fin de cette forme.",
      ],
      why: "*Salir* a une forme à part avec *yo*, en *-go*.",
    },
    "yo-go": {
      title: "yo en -go",
      paragraphs: [
        "La forme de *yo* est *hago* pour *hacer*, *pongo* pour *poner*, *salgo* pour *salir* et *valgo* pour *valer*. Le reste suit le modèle régulier : *haces*, *pones*, *salimos*.",
        "*Traer* et *caer* ajoutent un *i* : *traigo*, *caigo*.",
      ],
      remarks: [
        "Les verbes composés font comme leur modèle : *deshacer* donne *deshago*, *proponer* donne *propongo*.",
      ],
    },
    "yo-zco": {
      title: "yo en -zco",
      paragraphs: [
        "Presque tous les verbes qui se terminent par une voyelle suivie de *-cer* ou de *-cir* prennent un *z* devant le *c* avec *yo* : *conozco*, *conduzco*. Il en va de même pour *parecer*, *nacer*, *crecer*, *ofrecer*, *agradecer* et *traducir*. Aux autres personnes, tout est régulier : *conoces*, *conduce*.",
      ],
      remarks: [
        "*Hacer* et *decir* ont leur propre forme, *hago* et *digo* ; *cocer* fait *cuezo*. Après une consonne, comme dans *vencer*, il n’y a pas *zc* : voyez « L’orthographe suit le son ».",
      ],
      why: "Seule la forme de *yo* a un *z* devant le *c*, *conozco* ; avec *tú*, tout est régulier.",
    },
    "yo-oy": {
      title: "yo en -oy",
      paragraphs: [
        "Quatre verbes seulement ont cette forme : *soy* (de *ser*), *voy* (d’*ir*), *estoy* (d’*estar*) et *doy* (de *dar*).",
        "*Estar* garde l’accent tonique sur la terminaison, d’où les accents écrits de *estás*, *está*, *estáis* et *están*. *Dar* continue comme un verbe en *-ar*.",
      ],
      remarks: [
        "N’oubliez pas l’accent de *está* : sans lui, *esta* veut dire « cette ».",
        "« Être » se traduit par *estar* pour indiquer où l’on est et dans quel état (*estoy en casa*, *estoy cansado*), par *ser* pour indiquer qui l’on est, ce que l’on est et comment l’on est par nature (*soy belga*, *soy alto*).",
      ],
    },
    "yo-go-y-cambio": {
      title: "yo en -go et voyelle qui change",
      paragraphs: [
        "*Tener* et *venir* ont *-go* avec *yo*, sans changement de voyelle : *tengo*, *vengo*. Ensuite l’*e* devient *ie* : *tienes*, *viene*, *tienen*.",
        "*Decir* fait *digo*, puis *dices*, *dice*, *dicen*, avec *i*. Avec *nosotros* et *vosotros*, les trois sont réguliers : *tenemos*, *venís*, *decimos*.",
      ],
      remarks: [
        "*Mantener*, *obtener* et *convenir* suivent *tener* et *venir*.",
        "*Tener* exprime aussi l’âge et ce que l’on ressent, comme « avoir » : *tengo veinte años*, *tengo hambre*.",
      ],
    },
    "ortografia-y-acentos": {
      title: "Orthographe et accents",
      paragraphs: [
        "Parfois une lettre change, ou un accent apparaît, pour que le verbe se prononce partout de la même façon. Ce ne sont pas de vraies exceptions : l’oreille vous guide.",
      ],
      why: "Devant *o*, le son du *g* de *coger* s’écrit *j*.",
    },
    ortografia: {
      title: "L’orthographe suit le son",
      paragraphs: [
        "Devant l’*o* de *yo*, la dernière lettre du radical peut changer pour garder son son. Le *g* de *coger*, *elegir* et *dirigir* devient *j* : *cojo*, *elijo*, *dirijo*. Le *gu* de *seguir* et *distinguir* perd son *u* : *sigo*, *distingo*.",
        "Le *c* de *vencer* et *convencer* devient *z* : *venzo*, *convenzo*. Le *qu* de *delinquir*, verbe rare, devient *c* : *delinco*.",
      ],
      remarks: [
        "Cela ne touche que *yo* : *coges*, *sigues* et *vences* gardent les lettres de l’infinitif.",
        "*Coger* est courant en Espagne, mais vulgaire dans une grande partie de l’Amérique latine, où l’on emploie *tomar* ou *agarrar*.",
      ],
    },
    "y-entre-vocales": {
      title: "Un y entre deux voyelles",
      paragraphs: [
        "Les verbes en *-uir* prennent un *y* quand l’accent tonique tombe sur l’*u* : *construyo*, *construyes*, *construye*, *construyen*, mais *construimos* et *construís*. Il en va de même pour *incluir*, *destruir* et *huir*.",
        "*Oír* prend aussi ce *y* à trois personnes : *oyes*, *oye*, *oyen*.",
      ],
      remarks: ["*Seguir* et *distinguir* n’en prennent pas : leur *u* ne se prononce pas."],
    },
    acentos: {
      title: "Un accent écrit sur la voyelle tonique",
      paragraphs: [
        "Dans une partie des verbes en *-iar* et *-uar*, l’*i* ou l’*u* prend un accent écrit aux personnes où l’accent tonique tombe sur le radical : *envío*, *envías*, *continúo*, mais *enviamos* et *continuamos*. D’autres verbes de même terminaison n’en prennent pas : *estudio*, *cambio*, *averiguo*.",
        "L’accent sépare aussi deux voyelles à l’intérieur du verbe : *prohíbo* (de *prohibir*), *reúno* (de *reunir*), *oímos* et *reímos*.",
      ],
      remarks: [
        "Une forme d’une seule syllabe ne porte pas d’accent, sauf *sé*, de *saber* ; c’est vrai aussi pour *vosotros* : *dais*, *vais*, *veis*, *sois*. Pour l’orthographe, *guiais* et *huis* comptent aussi pour une syllabe.",
      ],
    },
    irregulares: {
      title: "Les verbes tout à fait irréguliers",
      paragraphs: [
        "*Ser* et *ir* ne ressemblent pas à leur infinitif : apprenez-les en entier. *Saber* et *caer* ne sont irréguliers qu’avec *yo* : *sé*, *caigo*. *Oír* réunit trois particularités : *oigo*, puis le *y* de *oyes*, puis l’accent de *oímos*.",
        "*Haber* sert surtout à former le perfecto, le passé composé espagnol : *he comido*, *hemos llegado*. Seul, il a la forme *hay*, « il y a », la même au singulier et au pluriel : *hay un problema*, *hay dos problemas*.",
        "*Ver* garde l’*e* de son infinitif avec *yo* : *veo*, puis *ves*, *ve*, *vemos*, *veis*, *ven*. *Caber*, « tenir dans un espace », fait *quepo*. Pour *estar* et *dar*, voyez « yo en -oy ».",
      ],
      remarks: [
        "*Sé* prend un accent pour ne pas se confondre avec le pronom *se*.",
        "« Avoir » a deux traductions : *tener* pour posséder (*tengo un perro*), *haber* devant un participe (*he dormido*). Tous les verbes se conjuguent avec *haber*, même ceux qui prennent « être » en français : *he llegado*.",
      ],
      why: "*Saber* fait *sé* avec *yo*, et l’accent le distingue du pronom *se*.",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "L’infinitif se termine en *-se* : *levantarse*. Le pronom change avec la personne : *me*, *te*, *se*, *nos*, *os*, *se*. Il se place devant le verbe conjugué, qui garde toutes ses irrégularités : *me acuesto*, *se viste*.",
        "Avec un infinitif, vous avez le choix : *quiero ducharme* ou *me quiero duchar*. Avec le gérondif aussi, le pronom peut s’attacher au verbe.",
        "Pour le corps et les vêtements, l’espagnol met l’article, comme le français : *me lavo las manos*, *se pone el abrigo*.",
      ],
      remarks: [
        "Les deux langues ne s’accordent pas toujours : « rester » est *quedarse* et « tomber » souvent *caerse*, mais « se promener » est *pasear*. La troisième personne garde le même *se* au singulier et au pluriel, et il ne perd jamais sa voyelle : *se acuesta*.",
      ],
      why: "*Vosotros* demande le pronom *os*, et la voyelle du radical ne change pas.",
    },
    gustar: {
      title: "Gustar, doler : la chose est le sujet",
      paragraphs: [
        "« J’aime le café » se dit *me gusta el café*, mais la phrase est construite comme « le café me plaît » : le sujet est ce qui plaît, et un pronom indique à qui, *me*, *te*, *le*, *nos*, *os* ou *les*.",
        "Le verbe s’accorde donc avec la chose : *gusta* devant un singulier ou un infinitif (*me gusta leer*), *gustan* devant un pluriel (*me gustan los gatos*). L’article reste, comme en français : *el café*, *los gatos*.",
        "Pour nommer la personne ou pour insister, ajoutez *a* sans enlever le pronom : *a Ana le gusta el cine*, *a mí no me gusta*.",
        "*Doler*, « faire mal », *encantar*, « adorer », *interesar* et *costar*, « avoir du mal à », suivent le même modèle : *me duele la cabeza*, *le duelen los pies*, *nos encanta Sevilla*, *me cuesta empezar*.",
      ],
      overview: {
        columns: ["À qui ?", "Singulier : el café", "Pluriel : los gatos"],
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
        "Pour répondre : *a mí también* (« moi aussi ») et *a mí no* après une phrase affirmative, *a mí tampoco* (« moi non plus ») et *a mí sí* (« moi, si ») après une négation : *no me gusta el café*, *a mí tampoco*.",
        "*Gustar* existe aussi à d’autres personnes, au sens de « plaire » : *me gustas*, tu me plais. Pour dire à quelqu’un qu’on l’aime, on emploie *querer* : *te quiero*.",
      ],
      why: "Le sujet est *las películas*, un pluriel.",
    },
    perifrasis: {
      title: "Deux verbes à la suite",
      paragraphs: [
        "Beaucoup de phrases de tous les jours ont deux verbes. Le premier est conjugué, le second reste à l’infinitif : *quiero dormir*, je veux dormir.",
        "Entre les deux, il y a parfois un petit mot, à retenir avec le premier verbe : *a* après *ir* et *volver*, *que* après *tener*, *de* après *acabar*. Il n’y a rien après *poder*, *querer*, *deber* et *soler*.",
      ],
      overview: {
        columns: ["Ce que l’on exprime", "La construction", "Exemple"],
        rows: [
          ["ce que l’on va faire", "*ir a* + infinitif", "*voy a cenar*"],
          ["ce qu’il faut faire", "*tener que* + infinitif", "*tengo que estudiar*"],
          ["un devoir, un conseil", "*deber* + infinitif", "*debes descansar*"],
          ["ce qui est possible ou permis", "*poder* + infinitif", "*¿puedo entrar?*"],
          ["ce que l’on veut", "*querer* + infinitif", "*quiero dormir*"],
          ["une habitude", "*soler* + infinitif", "*suelo cenar tarde*"],
          ["une fois de plus", "*volver a* + infinitif", "*vuelvo a llamar*"],
          ["ce qui vient d’arriver", "*acabar de* + infinitif", "*acabo de llegar*"],
          ["ce qui continue", "*seguir* + gérondif", "*sigo viviendo aquí*"],
        ],
      },
      remarks: [
        "Le pronom se place devant le premier verbe ou s’attache au second, jamais entre les deux : *me voy a duchar* ou *voy a ducharme*, je vais me doucher.",
        "« Je dois » est d’ordinaire *tengo que* ; *debo* insiste sur le devoir. « Il faut », sans sujet, est *hay que* : *hay que esperar*.",
        "Le français dit « encore » ou « re- » là où l’espagnol a un verbe : *vuelvo a leerlo*, je le relis ; *sigue lloviendo*, il pleut encore.",
      ],
      why: "Devant *que*, c’est *tener*. *Deber* se passe de petit mot, *debo terminar*, et *ir* demande *a*.",
    },
    gerundio: {
      title: "Le gérondif",
      paragraphs: [
        "Remplacez *-ar* par *-ando*, *-er* et *-ir* par *-iendo* : *hablando*, *comiendo*, *viviendo*. Après une voyelle, *-iendo* s’écrit *-yendo* : *leyendo*, *oyendo*. Le *u* muet de *seguir* ne compte pas : *siguiendo*.",
        "Les verbes en *-ir* dont la voyelle change au présent ont ici un *i* ou un *u* : *pidiendo*, *sintiendo*, *durmiendo*. En *-ar* et en *-er*, la voyelle reste, *pensando*, *volviendo*, sauf dans *pudiendo*.",
        "Avec *estar*, le gérondif montre l’action en cours : *estoy leyendo*, je suis en train de lire. Avec *seguir*, elle continue : *sigue lloviendo*. Avec *llevar*, on dit depuis combien de temps elle dure : *llevo dos horas esperando*. Seul, il dit comment : *aprende cantando*, il apprend en chantant.",
      ],
      overview: {
        columns: ["Infinitif", "Gérondif", "Particularité"],
        rows: [
          ["*hablar*", "*hablando*", "*-ando*"],
          ["*comer*, *vivir*", "*comiendo*, *viviendo*", "*-iendo*"],
          ["*leer*, *construir*", "*leyendo*, *construyendo*", "*-yendo* après une voyelle"],
          ["*oír*, *caer*", "*oyendo*, *cayendo*", "*-yendo* après une voyelle"],
          ["*pedir*, *decir*, *venir*", "*pidiendo*, *diciendo*, *viniendo*", "*e* devient *i*"],
          ["*dormir*, *morir*", "*durmiendo*, *muriendo*", "*o* devient *u*"],
          ["*ir*, *poder*", "*yendo*, *pudiendo*", "à retenir"],
        ],
      },
      remarks: [
        "Le pronom a deux places : *me estoy duchando* ou *estoy duchándome*. Attaché, il demande un accent écrit, car la voix appuie toujours sur la même syllabe.",
        "« En sortant », au sens de « au moment de sortir », n’est pas un gérondif en espagnol, mais *al salir*.",
      ],
      why: "*Dormir* est en *-ir* : l’*o* de l’infinitif devient ici *u*, *durmiendo*.",
    },
    "dos-verbos": {
      title: "Un verbe ou deux ?",
      paragraphs: [
        "Deux couples de verbes très courants demandent un choix. Le français aide pour le premier, moins pour le second.",
      ],
      why: "Avec *si* et une phrase, il s’agit d’une information : *saber*.",
    },
    "saber-conocer": {
      title: "saber ou conocer",
      paragraphs: [
        "*Saber*, c’est avoir une information ou un savoir-faire : *no sé dónde vive Ana*, *sé nadar*. *Conocer*, c’est avoir rencontré, visité ou fréquenté : une personne, un lieu, une chose.",
        "Le choix est presque celui de « savoir » et « connaître ». Il diffère souvent pour les informations que l’on « connaît » en français : « je connais la réponse » est d’ordinaire *sé la respuesta*.",
      ],
      overview: {
        columns: ["Saber : une information", "Conocer : une rencontre"],
        rows: [
          ["*sé quién es Ana* : son nom, son métier", "*conozco a Ana* : je l’ai rencontrée"],
          ["*sé dónde está Lima* : sur la carte", "*conozco Lima* : j’y suis allé"],
        ],
      },
      remarks: [
        "Devant une personne précise, *conocer* demande *a* : *conozco a tu hermano* ; mais *¿conoces un buen médico?*, n’importe lequel. « Savoir nager » est *saber nadar* ; *poder nadar* indique que c’est possible ou permis.",
      ],
      why: "Pour une personne, c’est *conocer* ; Clara est une personne précise, d’où le *a*.",
    },
    "hay-esta": {
      title: "hay ou está",
      paragraphs: [
        "*Hay* présente quelque chose de nouveau, avec *un*, *una*, un nombre, *mucho* ou un nom sans article. *Está* et *están* situent ce que l’on connaît déjà, avec *el*, *la*, *mi* ou un nom propre. C’est presque toujours l’article qui décide ; mais on dit *un amigo mío está en Lima* quand on parle de cet ami.",
      ],
      overview: {
        columns: ["Hay : du nouveau", "Estar : du connu"],
        rows: [
          ["*hay una farmacia en esta calle*", "*la farmacia está en esta calle*"],
          ["*hay dos gatos en el jardín*", "*mis gatos están en el jardín*"],
          ["*¿hay agua?*", "*¿dónde está el agua?*"],
        ],
      },
      why: "*Las* présente des clés connues : on les situe avec *estar*.",
    },
    america: {
      title: "En Amérique latine : ustedes et vos",
      paragraphs: [
        "*Vosotros* n’y est pas d’usage : à plusieurs personnes, amis ou inconnus, on dit *ustedes*, avec la forme de *ellos* : *¿ustedes viven aquí?* C’est aussi l’usage le plus répandu aux Canaries.",
        "En Argentine, en Uruguay, au Paraguay et dans une grande partie de l’Amérique centrale, *vos* remplace *tú* ou s’emploie à côté de lui ; de même, à des degrés divers, en Bolivie, au Chili, en Colombie, en Équateur et au Venezuela. Sa forme la plus répandue est celle de *vosotros* sans l’*i* de *-áis* et de *-éis* : *habláis*, *hablás* ; *tenéis*, *tenés*. En *-ís*, rien ne change : *vivís*.",
        "La voyelle du radical ne change donc pas : *pensás*, *podés*. Les formes d’une syllabe n’ont pas d’accent : *das*, *vas*, *ves*. *Ser* fait *sos*. Le pronom reste *te* : *te levantás*.",
      ],
      overview: {
        columns: ["Verbe", "Avec tú", "Avec vos"],
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
        "Le vocabulaire change aussi : au lieu de *conducir*, on dit souvent *manejar* ; au lieu de *beber*, *tomar*. Pour *coger*, voyez « L’orthographe suit le son ».",
      ],
      why: "C’est la forme de *vosotros* sans l’*i* : *tenéis*, *tenés*.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "*Soy* en casa.",
          right: "*Estoy* en casa.",
          why: "Pour l’endroit où l’on est, c’est *estar*. *Ser* indique qui l’on est et comment l’on est par nature.",
        },
        {
          wrong: "Me *gusta* los gatos.",
          right: "Me *gustan* los gatos.",
          why: "Le verbe s’accorde avec ce qui plaît, et non avec la personne.",
        },
        {
          wrong: "*Vengo* de llegar.",
          right: "*Acabo* de llegar.",
          why: "Le passé récent « je viens d’arriver » se forme avec *acabar de*.",
        },
        {
          wrong: "En la puerta *hay* el cartero.",
          right: "En la puerta *está* el cartero.",
          why: "« Il y a le facteur » : pour situer quelqu’un que l’on connaît, avec *el*, *la* ou *mi*, c’est *estar*.",
        },
        {
          wrong: "Usted *habláis* muy bien.",
          right: "Usted *habla* muy bien.",
          why: "Le « vous » adressé à une seule personne prend la forme de *él*.",
        },
      ],
      why: "La fatigue est un état : *estar*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
