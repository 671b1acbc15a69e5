import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "L’imparfait : pretérito imperfecto",
  intro:
    "Le pretérito imperfecto montre le passé de l’intérieur : comment c’était, ce qu’on faisait d’habitude, ce qui était en cours. Il s’emploie presque comme l’imparfait français, et trois verbes seulement y sont irréguliers.",
  essentials: [
    "Il peint un décor, une habitude ou une action en cours : *llovía*, *iba cada día*, *leía cuando llamaste*.",
    "Il part de l’infinitif : *hablaba* en *-ar*, *comía* et *vivía* en *-er* et en *-ir*.",
    "Seuls *ser* (*era*), *ir* (*iba*) et *ver* (*veía*) sont irréguliers, avec leurs composés.",
    "Si vous comptez les fois ou mesurez la durée, c’est l’indefinido : *fui tres veces*, *viví allí dos años*.",
    "« Si j’avais le temps » se dit *si tuviera tiempo*, au subjonctif, et non *si tenía tiempo*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "L’imparfait ne dit ni quand une chose a commencé, ni quand elle a fini : il la montre pendant qu’elle dure. *Vivía en Sevilla*, j’habitais à Séville ; la suite, la phrase ne la dit pas.",
        "Il répond à « comment était-ce ? » ou à « que se passait-il ? ». À « que s’est-il passé ? », c’est l’indefinido qui répond : *un día llamó Ana*.",
        "Là où le français met l’imparfait, l’espagnol le met presque toujours aussi. Les parties qui suivent présentent ses emplois un par un, avec les quelques endroits où les deux langues se séparent.",
      ],
      overview: {
        columns: ["Emploi", "Exemple", "En français"],
        rows: [
          ["une habitude", "*de niño iba a pie*", "enfant, j’allais à pied"],
          ["un portrait, un décor", "*la casa era grande*", "la maison était grande"],
          ["une action en cours", "*leía cuando llamaste*", "je lisais quand tu as appelé"],
          [
            "l’âge, l’heure",
            "*tenía diez años*, *eran las dos*",
            "j’avais dix ans, il était deux heures",
          ],
          ["la politesse", "*quería un café*", "je voudrais un café"],
          ["un projet", "*iba a salir*", "j’allais sortir"],
          [
            "des paroles rapportées",
            "*dijo que estaba cansada*",
            "elle a dit qu’elle était fatiguée",
          ],
        ],
      },
      remarks: [
        "Le grand piège est l’hypothèse. « Si j’avais le temps, je viendrais » commence par *si tuviera tiempo*, au subjonctif imparfait. *Si tenía tiempo* existe, mais veut dire « chaque fois que j’avais le temps » ou « s’il est vrai que j’avais le temps », sauf dans des paroles rapportées : *dijo que llamaría si tenía tiempo*, elle a dit qu’elle appellerait si elle avait le temps.",
        "En Amérique latine, l’imparfait s’emploie de la même façon. Au Mexique et ailleurs, des grammaires l’appellent *copretérito*.",
      ],
      why: "La phrase décrit comment c’était sur la plage, comme *estaba* juste avant : on emploie *hacía*.",
    },
    costumbres: {
      title: "Les habitudes",
      paragraphs: [
        "L’imparfait exprime ce qui se répétait, sans qu’on compte les fois : *todos los veranos íbamos a la playa*. On le trouve souvent avec *antes*, *de niño*, *siempre*, *todos los días*, *cada verano*, *los domingos* ou *a veces*.",
        "*Soler* et un infinitif expriment l’habitude plus nettement encore : *solíamos cenar tarde*, d’habitude, nous dînions tard.",
      ],
      remarks: [
        "Ces mots ne décident pas à eux seuls. Si l’on compte les fois ou si la période est close, on emploie l’indefinido, là où le français met le passé composé : *fui tres veces*, j’y suis allé trois fois ; *aquella semana fui todos los días*, cette semaine-là, j’y suis allé tous les jours.",
      ],
      why: "L’habitude est à l’imparfait, *iba* ; ce jour-là, c’est un seul fait, à l’indefinido : *fui*.",
    },
    descripcion: {
      title: "La description et le décor",
      paragraphs: [
        "C’est le temps des portraits, des lieux, du temps qu’il fait et des sentiments : *Ana era alta y llevaba un abrigo verde*, *hacía frío*, *estaba cansado*.",
        "Dans un récit, l’imparfait pose le décor et l’indefinido fait avancer l’histoire : *era de noche y no había nadie; de repente sonó el teléfono*.",
        "*Había* est le passé de *hay* quand on décrit ce qui se trouvait là : *en la plaza había un café*.",
      ],
      remarks: [
        "« C’était » a deux traductions. Pour décrire, on emploie l’imparfait : *la playa era bonita*. Pour juger d’un bloc un événement fini, l’indefinido : « c’était super, la fête » se dit *la fiesta fue genial* ou *estuvo genial*.",
      ],
      why: "On décrit l’appartement, comme dans *tenía mucha luz* : *era*.",
    },
    "accion-en-curso": {
      title: "Ce qui était en train de se passer",
      paragraphs: [
        "Une action est en cours, à l’imparfait, quand une autre survient, à l’indefinido : *leía cuando llamaste*, je lisais quand tu as appelé.",
        "*Estaba* et le gérondif (*hablando*, *comiendo* ; après une voyelle, *-yendo* : *leyendo*) montrent mieux encore l’action en train de se faire : *estaba leyendo cuando llamaste*. Ce tour est bien plus fréquent que « j’étais en train de ».",
        "*Mientras*, « pendant que », introduit d’ordinaire ce qui était en cours, à l’imparfait. L’autre verbe est lui aussi à l’imparfait si les deux actions avancent côte à côte : *mientras yo cocinaba, ella leía*. Si un fait survient, il est à l’indefinido : *mientras yo cocinaba, llamó Ana*.",
      ],
      remarks: [
        "Si l’on donne la durée totale, *estar* passe à l’indefinido : *estuve leyendo toda la tarde*, j’ai lu tout l’après-midi.",
        "« Je venais de sortir » se dit *acababa de salir*. *Venía de*, suivi d’un lieu, indique d’où l’on arrivait.",
      ],
      why: "*Durante una hora* donne la durée totale : *estar* passe à l’indefinido, *estuvo*.",
    },
    "edad-y-hora": {
      title: "L’âge, l’heure, le jour",
      paragraphs: [
        "L’âge, l’heure et le moment de la journée forment le cadre d’un récit : *tenía diez años*, *eran las dos*, *era lunes*, *era de noche*.",
        "Le verbe s’accorde avec l’heure : *era la una*, mais *eran las dos*, *eran las tres y media*.",
      ],
      remarks: [
        "Pour dire l’heure qu’il était, on n’emploie pas l’indefinido : *eran las dos*, et non *fueron las dos*.",
        "« Hier, il a eu dix ans » raconte un fait, et l’espagnol change de verbe : *ayer cumplió diez años*.",
      ],
      why: "L’heure est le cadre de l’appel, donc à l’imparfait, et *las tres* demande le pluriel : *eran*.",
    },
    cortesia: {
      title: "La politesse",
      paragraphs: [
        "L’imparfait met un peu de distance dans une demande : *quería un café*, *quería hacerle una pregunta*. Le sens est au présent ; le français dit « je voudrais » ou « je voulais ».",
        "On peut aussi s’annoncer ainsi : *venía a recoger un paquete*, *llamaba para hacer una pregunta*. Le vendeur, lui, peut demander : *¿qué deseaba?* *Querría*, au conditionnel, et *quisiera*, plus formel, sont polis aussi.",
      ],
      remarks: [
        "Cet emploi se limite à quelques verbes. Avec *poder*, la forme polie habituelle est *podría*, au conditionnel : *¿podría ayudarme?*, pourriez-vous m’aider ?",
      ],
      why: "C’est une demande polie, faite maintenant : *quería*, là où le français dit « je voudrais ».",
    },
    "planes-y-estilo-indirecto": {
      title: "Projets et paroles rapportées",
      paragraphs: [
        "*Iba a* et un infinitif expriment ce qu’on allait faire, et qui souvent ne s’est pas fait : *iba a llamarte, pero llegó Ana*. *Quería* et *pensaba* expriment aussi une intention : *pensaba salir*, je comptais sortir.",
        "Quand on rapporte des paroles ou des pensées au passé, leur présent devient d’ordinaire un imparfait, comme en français. *Estoy cansada* donne *dijo que estaba cansada* ; *voy a salir* donne *dijo que iba a salir*.",
        "Un horaire prévu suit la même règle : *el tren salía a las dos*, le train partait à deux heures.",
      ],
      remarks: [
        "*Fui a comprar pan* raconte un déplacement, je suis allé acheter du pain. *Iba a comprar pan* montre un projet ou un trajet en cours, j’allais acheter du pain.",
        "Le futur rapporté passe au conditionnel, comme en français : *dijo que llamaría*, il a dit qu’il appellerait.",
      ],
      why: "Hier, on annonçait *va a llover* ; rapporté au passé, cela devient *iba a llover*.",
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Il n’y a que deux séries de terminaisons. Les verbes en *-ar* prennent *-aba, -abas, -aba, -ábamos, -abais, -aban* ; ceux en *-er* et en *-ir* partagent *-ía, -ías, -ía, -íamos, -íais, -ían*.",
        "*Yo* et *él* ont la même forme : *hablaba* veut dire « je parlais » ou « il parlait ». Si la phrase ne suffit pas, ajoutez le sujet : *yo hablaba y ella comía*.",
        "L’accent tonique tombe sur la terminaison. En *-ar*, il ne s’écrit qu’avec *nosotros* : *hablábamos*. En *-er* et en *-ir*, il s’écrit partout, sur l’*í* : *comía*, *vivíamos*.",
      ],
      remarks: [
        "*-aba* s’écrit avec un *b* à toutes les personnes. Et tout s’entend : « parlais », « parlait » et « parlaient » se prononcent de même, mais *hablabas*, *hablaba* et *hablaban* sont bien distincts.",
        "Avec *vos*, en Argentine et en Uruguay, on emploie la forme de *tú* : *vos hablabas*. En Amérique latine, *ustedes hablaban* remplace *vosotros hablabais*.",
      ],
      why: "Avec *nosotros*, la terminaison est *-ábamos*, avec un accent sur l’*á* et un *b*.",
    },
    "sin-cambios": {
      title: "Le radical ne bouge pas",
      paragraphs: [
        "Le radical est celui de l’infinitif, à toutes les personnes. Une voyelle qui change au présent ne change pas ici : *tiene*, mais *tenía* ; *pide*, mais *pedía* ; *duerme*, mais *dormía*.",
        "Les formes particulières de *yo* au présent disparaissent (*hago*, mais *hacía* ; *conozco*, mais *conocía*), et les radicaux de l’indefinido aussi (*estuve*, mais *estaba* ; *dije*, mais *decía*).",
        "Il n’y a pas non plus de *y* entre voyelles : *leía*, *oía*, *construía*.",
      ],
      remarks: [
        "En français, l’imparfait se forme sur « nous » au présent : nous finissons, je finissais. En espagnol, partez de l’infinitif : retirez *-ar*, *-er* ou *-ir* et ajoutez la terminaison.",
      ],
      why: "On retire *-ir* à *dormir* et on ajoute *-ía* : *dormía*, sans l’*ue* du présent ni l’*u* de *durmió*.",
    },
    irregulares: {
      title: "Les trois irréguliers : ser, ir, ver",
      paragraphs: [
        "*Ser* fait *era*, *ir* fait *iba* et *ver* fait *veía*. Il n’y en a pas d’autres, hormis leurs composés, comme *prever* : *preveía*.",
        "*Éramos* et *íbamos* prennent un accent, *erais* et *ibais* n’en prennent pas. *Ver* garde l’*e* de son infinitif devant des terminaisons régulières : *veía*, *veíamos*.",
        "« J’étais » se dit *era* ou *estaba*, comme « je suis » se dit *soy* ou *estoy* : *era médico*, *estaba en casa*.",
      ],
      remarks: [
        "*Dar*, *estar* et *haber*, irréguliers ailleurs, sont réguliers ici : *daba*, *estaba*, *había*.",
        "Comme passé de *hay*, *había* reste au singulier : *había dos gatos*. *Habían dos gatos* s’entend dans certaines régions, surtout en Amérique latine, mais la norme le rejette. Comme auxiliaire, *habían* est juste : *habían comido*, ils avaient mangé.",
      ],
      why: "*Ir* fait *íbamos* avec *nosotros* : le *b* est là, et l’*í* porte un accent.",
    },
    "imperfecto-o-indefinido": {
      title: "Imparfait ou indefinido ?",
      paragraphs: [
        "Les deux temps parlent du même passé ; c’est le regard qui change. L’imparfait filme ce qui dure, l’indefinido constate que c’est arrivé et fini. *Ayer llovía* pose un décor, *ayer llovió* raconte un fait : le mot *ayer* ne décide pas.",
        "En français, vous faites déjà ce choix entre l’imparfait et le passé composé. Fiez-vous à ce réflexe, sauf pour « c’était super » et pour « si j’avais », expliqués plus haut.",
      ],
      overview: {
        columns: ["Il s’agit", "Imparfait", "Indefinido"],
        rows: [
          ["d’une répétition", "*iba cada verano* : une habitude", "*fui tres veces* : on compte"],
          [
            "d’une durée",
            "*vivía en Lima* : la fin ne compte pas",
            "*viví en Lima dos años* : c’est fini",
          ],
          [
            "de deux actions",
            "*salía cuando llamaste* : j’étais en train de sortir",
            "*salí cuando llamaste* : tu as appelé, et je suis sorti",
          ],
          [
            "d’une qualité",
            "*la casa era bonita* : une description",
            "*la fiesta fue bonita* : un bilan",
          ],
          ["d’une sortie", "*iba a salir* : un projet", "*salí* : un acte"],
        ],
      },
      remarks: [
        "Le choix est le même en Amérique latine. Ce qui y change, c’est la place du perfecto (*he hablado*) : voyez « Quel passé ? Indefinido, imparfait ou perfecto », qui compare les trois temps.",
      ],
      why: "On juge une fête finie, dans son ensemble : *fue*, même si le français dit « c’était génial ».",
    },
    "cambio-de-sentido": {
      title: "Sabía ou supe : des verbes à deux sens",
      paragraphs: [
        "Quelques verbes se traduisent souvent autrement selon le temps. L’imparfait décrit un état ; l’indefinido raconte le moment où il commence, ou ce qui en résulte.",
      ],
      overview: {
        columns: ["Verbe", "Imparfait : un état", "Indefinido : un fait"],
        rows: [
          ["*saber*", "*sabía* : j’étais au courant", "*supe* : j’ai appris la chose"],
          [
            "*conocer*",
            "*conocía a Ana* : je connaissais Ana",
            "*conocí a Ana* : j’ai fait la connaissance d’Ana",
          ],
          ["*querer*", "*quería* : je voulais", "*quise* : j’ai essayé"],
          ["*no querer*", "*no quería* : je n’en avais pas envie", "*no quise* : j’ai refusé"],
          [
            "*tener*",
            "*tenía una idea* : j’avais une idée",
            "*tuve una idea* : une idée m’est venue",
          ],
          [
            "*tener que*",
            "*tenía que salir* : je devais sortir, on ne sait pas si je l’ai fait",
            "*tuve que salir* : j’ai dû sortir, et je l’ai fait",
          ],
          ["*poder*", "*podía* : c’était possible", "*pude* : j’ai réussi"],
          ["*no poder*", "*no podía* : ce n’était pas possible", "*no pude* : je n’ai pas réussi"],
          [
            "*haber*",
            "*había una fiesta* : il y avait une fête",
            "*hubo una fiesta* : une fête a eu lieu",
          ],
        ],
      },
      remarks: [
        "Le passé composé fait souvent la même différence, et cela vous aide : « j’ai su », « j’ai connu », « j’ai pu », « j’ai dû ».",
        "Avec *siempre* ou une durée close, l’indefinido peut garder le sens de l’état : *siempre supe la verdad*, j’ai toujours su la vérité ; *tuve un perro diez años*, j’ai eu un chien pendant dix ans.",
      ],
      why: "C’est la première rencontre, un fait : *conocí*. *Conocía* dirait que vous la connaissiez déjà.",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "Le pronom est le même qu’au présent et se place devant le verbe : *me levantaba*, *te levantabas*, *se levantaba*. La voyelle ne change pas : *me acuesto*, mais *me acostaba* ; *se viste*, mais *se vestía*.",
        "Avec *iba a* et un infinitif, vous avez le choix : *me iba a acostar* ou *iba a acostarme*. Il en va de même avec *estaba* et un gérondif : *se estaba duchando* ou *estaba duchándose*.",
        "*Me iba* veut dire « je m’en allais » ou « j’allais partir » : *ya me iba*. Sans pronom, *iba* indique où l’on allait : *iba al cine*.",
      ],
      remarks: [
        "*Yo* et *él* ont la même forme, mais le pronom les distingue : *me levantaba*, je me levais ; *se levantaba*, il ou elle se levait.",
        "*¿Cómo te llamabas?* redemande poliment un nom oublié, comme « comment tu t’appelais, déjà ? ».",
        "Pour « vous » entre amis, l’Amérique latine dit *ustedes se levantaban* au lieu de *os levantabais*. Avec *vos*, on dit *te levantabas*.",
      ],
      why: "« Se lever » est *levantarse* : il faut le pronom *se*, et *-aba* s’écrit avec un *b*.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "Si *tenía* tiempo, saldría más.",
          right: "Si *tuviera* tiempo, saldría más.",
          why: "« Si j’avais le temps » est une hypothèse : l’espagnol demande le subjonctif imparfait.",
        },
        {
          wrong: "*Era* las dos cuando llamaste.",
          right: "*Eran* las dos cuando llamaste.",
          why: "« Il était deux heures » : en espagnol, le verbe s’accorde avec l’heure.",
        },
        {
          wrong: "*Venía* de salir cuando llamaste.",
          right: "*Acababa* de salir cuando llamaste.",
          why: "« Je venais de sortir » se forme avec *acabar de*.",
        },
        {
          wrong: "*Hablabamos* mucho.",
          right: "*Hablábamos* mucho.",
          why: "En *-ar*, la forme de *nosotros* porte un accent écrit.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
