import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Quel passé ? Indefinido, imparfait ou perfecto",
  intro:
    "L’espagnol raconte le passé avec trois temps de tous les jours : *comí*, *comía* et *he comido*. La conversation française en a deux : « je mangeais », qui correspond presque toujours à *comía*, et « j’ai mangé », qui se partage entre *comí* et *he comido*. C’est là qu’il faut choisir.",
  essentials: [
    "Ce que l’on décrit est à l’imparfait, même pour aujourd’hui : *esta mañana llovía*.",
    "Un fait, dans un temps fini, est à l’indefinido : *ayer comí pescado*.",
    "Un fait, dans un temps qui dure encore, est au perfecto en Espagne : *hoy he comido pescado*.",
    "Une durée close est à l’indefinido, même si elle est longue : *viví veinte años en Lima*.",
    "« C’était super », dit d’une fête finie, est à l’indefinido : *fue genial* ou *estuvo genial*.",
  ],
  sections: {
    resumen: {
      title: "Les questions qui décident",
      paragraphs: [
        "Posez-vous ces questions dans l’ordre. Décrivez-vous comment c’était, ou racontez-vous un fait ? Ce que l’on décrit se met à l’imparfait, aujourd’hui comme hier : ce sont les quatre premières questions. Pour un fait, c’est le moment qui décide. S’il est dans un temps qui va jusqu’à maintenant, c’est le perfecto, du moins en Espagne ; dans un temps fini, l’indefinido.",
      ],
      overview: {
        columns: ["Question", "Temps", "Exemple"],
        rows: [
          [
            "Comment était-ce ? Quelle heure, quel jour, quel âge ?",
            "imparfait",
            "*eran las seis y llovía*",
          ],
          ["Que faisait-on d’habitude ?", "imparfait", "*los sábados comíamos pescado*"],
          [
            "Qu’est-ce qui était en cours quand autre chose est arrivé ?",
            "imparfait",
            "*comíamos cuando llamó Ana*",
          ],
          ["Quel était le projet ou l’envie ?", "imparfait", "*iba a salir*"],
          [
            "Un fait, dans une période qui dure encore ? (*hoy*, *esta semana*, *este año*)",
            "perfecto",
            "*hoy he comido pescado*",
          ],
          [
            "Est-ce une expérience, sans préciser quand ? (*alguna vez*, *nunca*)",
            "perfecto",
            "*nunca he estado en Lima*",
          ],
          [
            "Est-ce déjà fait, ou pas encore ? (*ya*, *todavía no*)",
            "perfecto",
            "*todavía no he comido*",
          ],
          [
            "Que s’est-il passé, à un moment fini ? (*ayer*, *en 1998*)",
            "indefinido",
            "*ayer comí pescado*",
          ],
          ["Et que s’est-il passé ensuite ?", "indefinido", "*entró, saludó y se sentó*"],
          [
            "Combien de temps, jusqu’à quand ou combien de fois en tout ?",
            "indefinido",
            "*viví tres años en Lima*",
          ],
        ],
      },
      remarks: [
        "Un mot de temps aide, mais ne décide pas toujours à lui seul : *ayer llovió* raconte ce qui s’est passé, *ayer llovía cuando salí* décrit le décor.",
        "Une période ouverte ne demande donc pas toujours le perfecto : *esta mañana ha llovido* raconte, *esta mañana llovía* décrit.",
        "Les formes se trouvent dans les guides du pretérito indefinido, du pretérito imperfecto et du pretérito perfecto.",
      ],
      why: "L’année dernière est finie et vous comptez les fois, donc c’est l’indefinido, *fui*.",
    },
    "linea-del-tiempo": {
      title: "La ligne du temps",
      paragraphs: [
        "Imaginez une ligne qui va du passé, à gauche, jusqu’à maintenant, à droite.",
        "Le perfecto occupe une zone ouverte qui touche à maintenant : la journée d’aujourd’hui, cette année, votre vie entière. Ce que vous placez dans cette zone se met, en Espagne, au perfecto.",
        "Plus à gauche, il y a des zones fermées : hier, l’été dernier, 1998. L’indefinido y est un point, ou un segment qui a un début et une fin : *salí*, *esperé dos horas*. Plusieurs points à la suite font une histoire.",
        "L’imparfait est une bande sans bords, derrière les points : on n’en voit ni le début ni la fin. Dans *llovía cuando salimos*, *llovía* est la bande et *salimos* le point.",
      ],
      remarks: [
        "La durée réelle n’y change rien. Vingt ans peuvent être un segment fermé (*viví veinte años en Lima*), et une seconde peut être une bande (*en ese momento abría la puerta*, à ce moment-là j’ouvrais la porte).",
      ],
      why: "La semaine n’est pas finie : c’est une zone ouverte, qui demande en Espagne le perfecto, *he leído*.",
    },
    indefinido: {
      title: "L’indefinido : ce qui s’est passé",
      paragraphs: [
        "L’indefinido raconte un fait terminé, à un moment qui est terminé lui aussi : *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*. En français, c’est « j’ai fait ».",
        "Dans une histoire, les actions qui se suivent font avancer le récit et se mettent à l’indefinido : *entró, saludó y se sentó*. Un imparfait au milieu arrête le récit pour décrire.",
        "On met aussi à l’indefinido ce que l’on mesure du début à la fin, même si c’est long : combien de temps (*viví tres años en Lima*), jusqu’à quand (*esperé hasta las seis*) ou combien de fois (*la llamé cinco veces*).",
        "Il sert enfin à juger d’un seul coup un fait qui est fini. Le français a alors souvent « c’était ». Avec un adjectif, *fue* et *estuvo* se disent tous deux : *la fiesta fue genial*, *la fiesta estuvo genial*. Avec *bien* ou *mal*, c’est *estuvo* (*estuvo muy bien*), avec un nom, *fue* (*fue un éxito*, un succès).",
      ],
      remarks: [
        "La répétition seule ne demande pas l’imparfait : *la llamé dos veces* compte deux appels, *la llamaba todas las noches* exprime une habitude.",
        "L’époque ne suffit pas non plus : *de niño vivía en Lima* décrit, *de niño viví tres años en Lima* ferme le segment.",
      ],
      why: "La phrase décrit ce que l’on voyait en arrivant, le décor, donc c’est l’imparfait, *había*.",
    },
    imperfecto: {
      title: "L’imparfait : comment c’était",
      paragraphs: [
        "L’imparfait montre une situation de l’intérieur, sans indiquer quand elle a commencé ni fini. Il décrit donc les gens, les choses et les lieux : *la casa era grande*, *Ana tenía un perro*.",
        "Il exprime les habitudes d’une époque : *los sábados comíamos pescado*, le samedi nous mangions du poisson. Vous pouvez aussi employer *soler*, « avoir l’habitude de » : *solíamos comer pescado*.",
        "L’heure, la date et l’âge sont le cadre de ce qui arrive : *eran las seis*, *era lunes*, *tenía veinte años*.",
        "Avec *iba a*, *pensaba* ou *quería* et un infinitif, vous parlez d’un projet ou d’une envie, sans préciser si cela s’est fait : *iba a salir*, j’allais sortir ; *pensaba llamarte*, je comptais t’appeler.",
      ],
      remarks: [
        "L’âge que l’on a est le cadre, le jour où on l’atteint est un fait : *tenía veinte años*, mais *el lunes cumplí veinte años*, lundi, j’ai eu vingt ans.",
        "L’imparfait sert aussi à demander poliment : *quería un café*, je voudrais un café.",
      ],
      why: "« Six ans » mesure ce séjour du début à la fin, même si c’était l’enfance, donc c’est l’indefinido, *vivió*.",
    },
    perfecto: {
      title: "Le perfecto : jusqu’à maintenant",
      paragraphs: [
        "Le perfecto, formé du présent de *haber* et d’un participe, relie le passé à maintenant. En Espagne, on l’emploie quand la période n’est pas finie : *hoy*, *esta semana*, *este año*, *últimamente* (ces derniers temps).",
        "Il exprime l’expérience jusqu’à aujourd’hui, sans préciser quand : *¿has estado alguna vez en Lima?* : tu es déjà allé à Lima ? Si vous précisez ensuite le moment, vous passez à l’indefinido : *sí, estuve en 1998*.",
        "Avec *ya*, *todavía no* et *aún no* (« déjà », « pas encore »), vous indiquez où en sont les choses maintenant : *ya he comido*, *todavía no ha llamado*.",
        "Il annonce aussi une nouvelle ou un résultat qui compte maintenant, sans nommer le moment : *he perdido el abrigo*, j’ai perdu mon manteau ; *me he hecho daño*, je me suis fait mal.",
      ],
      overview: {
        columns: ["Temps fermé : indefinido", "Temps ouvert : perfecto"],
        rows: [
          ["*ayer comí pescado*", "*hoy he comido pescado*"],
          ["*el mes pasado llovió mucho*", "*este mes ha llovido mucho*"],
          ["*en 1998 estuve en Lima*", "*he estado dos veces en Lima*"],
          ["*llamó el lunes*", "*ya ha llamado*"],
        ],
      },
      remarks: [
        "*Esta mañana* fait partie de *hoy* : dans presque toute l’Espagne, on dit encore le soir *esta mañana he visto a Ana*.",
        "Avec *hace un momento*, on entend les deux en Espagne : *ha llamado hace un momento*, *llamó hace un momento*. Avec *hace dos años*, il y a deux ans, un fait se met à l’indefinido.",
        "Si vous indiquez depuis quand ou depuis combien de temps dure ce qui continue, le temps normal est le présent, comme en français : *vivo aquí desde hace tres años*. Voyez « Desde, desde que, desde hace, hace ».",
      ],
      why: "L’expérience est au perfecto, mais 1998 est un moment fini, donc c’est l’indefinido, *fui*.",
    },
    "imperfecto-junto-a-indefinido": {
      title: "L’imparfait à côté de l’indefinido",
      paragraphs: [
        "Dans un récit, ils travaillent ensemble. L’imparfait peint le décor, l’indefinido raconte ce qui arrive devant : *llovía y no había nadie en la calle; de repente llamó Ana*. C’est le couple français « il pleuvait », « Ana a appelé ».",
        "Quand un fait interrompt une action, celle qui était en cours se met à l’imparfait et le fait à l’indefinido : *comíamos cuando llamó Ana*. *Mientras*, « pendant que », introduit d’ordinaire l’action en cours : *mientras comíamos, llamó Ana*.",
        "« J’étais en train de » peut s’exprimer par *estaba* avec le gérondif (*comiendo* ; après une voyelle, *-yendo* : *leyendo*) : *estábamos comiendo cuando llamó Ana*. L’imparfait simple suffit souvent.",
        "Comparez dans le tableau : changez le temps, et la scène change.",
      ],
      overview: {
        columns: ["Avec l’imparfait", "Avec l’indefinido"],
        rows: [
          [
            "*cuando llegué, cenaban* : ils étaient déjà à table",
            "*cuando llegué, cenaron* : je suis arrivé, puis ils ont dîné",
          ],
          [
            "*cuando volvía a casa, vi a Ana* : sur le chemin",
            "*cuando volví a casa, vi a Ana* : une fois rentré",
          ],
          [
            "*cruzaba la calle cuando la llamé* : elle était au milieu",
            "*cruzó la calle cuando la llamé* : je l’ai appelée, et elle a traversé",
          ],
        ],
      },
      remarks: [
        "*Cuando* va avec les deux temps. Deux actions en cours à la fois : *Ana leía cuando yo cocinaba*, ou mieux *mientras yo cocinaba*. Deux faits qui se suivent : *cuando llamó Ana, salí*.",
        "Ce qui était déjà arrivé avant se met au plus-que-parfait, *había* et un participe : *cuando llegué, ya habían comido*, ils avaient déjà mangé.",
      ],
      why: "*Leía* est l’action en cours et *de repente* annonce ce qui l’interrompt, donc c’est l’indefinido, *aterrizó*.",
    },
    "cambio-de-sentido": {
      title: "Des verbes qui semblent changer de sens",
      paragraphs: [
        "*Saber*, *conocer*, *querer*, *poder*, *tener* et *haber* expriment des états. À l’imparfait, l’état était là. À l’indefinido, il se passe quelque chose : l’état commence, ou la chose se fait ou ne se fait pas.",
        "Le français vous aide, car il fait souvent la même différence : « je savais » et « j’ai su », « je pouvais » et « j’ai pu », « il y avait » et « il y a eu ».",
      ],
      overview: {
        columns: ["Imparfait : un état", "Indefinido : un fait"],
        rows: [
          ["*sabía la noticia* : j’étais au courant", "*supe la noticia* : je l’ai apprise"],
          ["*conocía a Ana* : je la connaissais", "*conocí a Ana* : j’ai fait sa connaissance"],
          ["*quería salir* : je voulais sortir", "*quise salir* : j’ai essayé de sortir"],
          ["*no quería salir* : je n’en avais pas envie", "*no quise salir* : j’ai refusé"],
          ["*podía abrir la puerta* : c’était possible", "*pude abrir la puerta* : j’ai réussi"],
          [
            "*no podía dormir* : je ne dormais pas, et cela durait",
            "*no pude dormir* : de toute la nuit, je n’ai pas dormi",
          ],
          ["*Ana tenía un hijo* : elle avait un fils", "*Ana tuvo un hijo* : le bébé est né"],
          [
            "*tenía que salir* : je devais sortir, et l’on ne sait pas si je l’ai fait",
            "*tuve que salir* : j’ai dû sortir, et je l’ai fait",
          ],
          ["*había un problema* : il y avait", "*hubo un problema* : il y a eu"],
        ],
      },
      remarks: [
        "Si vous indiquez combien de temps cela a duré, l’indefinido ferme simplement l’état : *tuve un perro cinco años*, j’ai eu un chien pendant cinq ans.",
        "*Había* et *hubo* restent au singulier devant un pluriel : *había dos coches*, *hubo dos fiestas*.",
        "Dans un temps ouvert, le perfecto présente le fait comme l’indefinido : *hoy he conocido a Ana*, *todavía no he podido salir*.",
      ],
      why: "C’est une première rencontre, dans un train, il y a dix ans : un fait, donc l’indefinido, *nos conocimos*.",
    },
    trampas: {
      title: "Les pièges en un coup d’œil",
      paragraphs: [
        "L’imparfait trompe rarement. Le passé composé, lui, n’est pas le perfecto : regardez toujours si le moment est fini.",
      ],
      overview: {
        columns: ["En français", "En espagnol", "Pourquoi"],
        rows: [
          ["« hier, j’ai vu Ana »", "*ayer vi a Ana*", "hier est fini : indefinido"],
          [
            "« ce matin, j’ai vu Ana »",
            "*esta mañana he visto a Ana*",
            "la journée dure encore : perfecto, en Espagne",
          ],
          [
            "« je suis allée », « nous nous sommes levés »",
            "*he ido*, *nos hemos levantado*",
            "au perfecto, toujours *haber*, jamais « être » ; le participe ne s’accorde pas",
          ],
          ["« je suis né en 1998 »", "*nací en 1998*", "un fait fini : un seul mot"],
          [
            "« la fête d’hier, c’était bien »",
            "*la fiesta de ayer estuvo bien*",
            "on juge un fait entier : indefinido",
          ],
          [
            "« je venais d’arriver »",
            "*acababa de llegar*",
            "*acabar de* à l’imparfait, et non *venir*",
          ],
          [
            "« si j’avais le temps… »",
            "*si tuviera tiempo…*",
            "cet imparfait après « si » est une hypothèse, et ne parle pas du passé : l’espagnol prend le subjonctif",
          ],
        ],
      },
      remarks: [
        "La forme de l’indefinido rappelle le passé simple, mais elle n’a rien de livresque : on l’emploie tous les jours.",
        "Entre *haber* et le participe, on ne met d’ordinaire rien : « j’ai toujours vécu ici » devient *siempre he vivido aquí*, « je l’ai déjà vu » *ya lo he visto*.",
      ],
      why: "Hier est fini : malgré « j’ai vu », c’est l’indefinido, *vi*.",
    },
    "espana-y-america": {
      title: "Espagne et Amérique latine",
      paragraphs: [
        "Dans presque toute l’Espagne, ce qui s’est passé aujourd’hui se met au perfecto : *hoy he comido tarde*. Dans une grande partie de l’Amérique latine, et aussi en Galice, dans les Asturies, dans la province de León et aux Canaries, un fait terminé se met d’ordinaire à l’indefinido, même s’il date d’aujourd’hui : *¿ya comiste?*, *hoy comí tarde*.",
        "Le perfecto vit aussi en Amérique latine. Au Mexique, par exemple, il exprime surtout ce qui continue ou peut se répéter : *siempre he vivido aquí*, *nunca he estado en Sevilla*. À Lima, à La Paz ou dans le nord-ouest de l’Argentine, on l’entend aussi pour des faits récents, comme à Madrid ; en Bolivie, parfois même avec un moment fini.",
        "La différence entre indefinido et imparfait, elle, est partout la même.",
        "En Amérique latine, *ustedes* s’emploie aussi entre amis, avec la forme de *ellos* : *ustedes llegaron*. *Vos* prend à ces temps, presque partout, la forme de *tú* : *vos llegaste*, *vos llegabas*, *vos has llegado*.",
      ],
      remarks: [
        "Ces temps ont d’autres noms. L’indefinido s’appelle aussi « pretérito perfecto simple » ou, au Mexique et ailleurs, « pretérito » ; le perfecto, « pretérito perfecto compuesto » ou « antepresente » ; l’imparfait, « copretérito ».",
        "Les exercices suivent l’usage le plus répandu en Espagne. *Hoy comí tarde* n’est pas une faute : c’est une autre norme.",
      ],
      why: "En Amérique latine, *ustedes* s’adresse aussi aux enfants, avec la forme de *ellos*, et *ya* s’y emploie couramment avec l’indefinido : *se lavaron*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
