import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Ser, estar, hay",
  intro:
    "Là où le français a « être » et « il y a », l’espagnol a trois verbes. Demandez-vous ce que la phrase exprime : ce qu’une chose est, où elle est et dans quel état, ou simplement qu’elle existe.",
  essentials: [
    "*Ser* définit, *estar* décrit un état ou un lieu, *hay* présente : *soy médica*, *está frío*, *hay leche*.",
    "La durée ne décide pas : on dit *está muerto*, mais *son las tres* et *era joven*.",
    "Ce qui se trouve quelque part prend *estar*, ce qui y a lieu, *ser* : *está en Lima*, *la boda es en Lima*.",
    "*Un*, un nombre ou un nom seul vont d’ordinaire avec *hay*, *el* et *mi* avec *estar* : *está el gato*.",
    "« Il y a deux ans » n’est pas *hay*, mais *hace dos años*, et « il fait froid » est *hace frío*.",
  ],
  sections: {
    resumen: {
      title: "Tableau pour choisir",
      paragraphs: [
        "*Ser* définit, *estar* situe et décrit un état, *hay* présente quelque chose de nouveau. Regardez ce qui suit le verbe : c’est presque toujours là que se trouve la réponse.",
      ],
      overview: {
        columns: ["Vous exprimez…", "Verbe", "Exemple"],
        rows: [
          ["l’identité, le métier", "*ser*", "*soy Marta, soy médica*"],
          [
            "l’origine, la matière, le propriétaire",
            "*ser de*",
            "*es de Lima*, *es de oro*, *es de Ana*",
          ],
          ["le caractère, l’aspect", "*ser*", "*es alto y simpático*"],
          ["l’heure, le jour, la date", "*ser*", "*son las dos*, *hoy es lunes*"],
          ["le lieu d’un événement", "*ser*", "*la boda es en Lima*"],
          [
            "le lieu d’une personne ou d’une chose connue",
            "*estar*",
            "*el gato está en el jardín*",
          ],
          ["l’état du moment", "*estar*", "*estoy cansado*"],
          ["le résultat d’une action", "*estar* + participe", "*la tienda está cerrada*"],
          ["l’action en cours", "*estar* + gérondif", "*estoy leyendo*"],
          ["l’existence", "*hay*", "*hay un gato en el jardín*"],
          ["ce qu’il faut faire", "*hay que* + infinitif", "*hay que comer*"],
        ],
      },
      remarks: [
        "La règle « *ser* pour ce qui dure, *estar* pour ce qui passe » trompe : on dit *está muerto* et *Lima está en Perú*, mais *son las tres* et *era joven*.",
        "En Amérique latine, *ustedes son* et *ustedes están* s’emploient aussi entre amis ; avec *vos*, on emploie *vos sos* et *vos estás*.",
      ],
      why: "*Un piano* est présenté comme nouveau, avec l’article indéfini : *hay*.",
    },
    formas: {
      title: "Les formes de ser, estar, hay",
      paragraphs: [
        "Les formes se suivent dans l’ordre des personnes : *yo, tú, él, nosotros, vosotros, ellos*. *Hay* n’a qu’une forme par temps.",
      ],
      overview: {
        columns: ["Temps", "Ser", "Estar", "Hay"],
        rows: [
          [
            "présent",
            "*soy, eres, es, somos, sois, son*",
            "*estoy, estás, está, estamos, estáis, están*",
            "*hay*",
          ],
          [
            "perfecto",
            "*he sido, has sido, ha sido, hemos sido, habéis sido, han sido*",
            "*he estado, has estado, ha estado, hemos estado, habéis estado, han estado*",
            "*ha habido*",
          ],
          [
            "indefinido",
            "*fui, fuiste, fue, fuimos, fuisteis, fueron*",
            "*estuve, estuviste, estuvo, estuvimos, estuvisteis, estuvieron*",
            "*hubo*",
          ],
          [
            "imparfait",
            "*era, eras, era, éramos, erais, eran*",
            "*estaba, estabas, estaba, estábamos, estabais, estaban*",
            "*había*",
          ],
          [
            "futur",
            "*seré, serás, será, seremos, seréis, serán*",
            "*estaré, estarás, estará, estaremos, estaréis, estarán*",
            "*habrá*",
          ],
          [
            "conditionnel",
            "*sería, serías, sería, seríamos, seríais, serían*",
            "*estaría, estarías, estaría, estaríamos, estaríais, estarían*",
            "*habría*",
          ],
        ],
      },
      remarks: [
        "Au présent, *estar* porte un accent partout où la fin se prononce plus fort : *estás*, *está*, *estáis*, *están*. *Estamos* n’en a pas besoin, *estoy* non plus.",
        "À l’indefinido, *ser* a les formes d’*ir* : *fui* veut dire « j’ai été » ou « je suis allé ».",
      ],
      why: "À l’indefinido, le radical est *estuv-* et la terminaison de *nosotros* est *-imos* ; *ayer* exclut le présent.",
    },
    ser: {
      title: "Ser : ce que l’on est",
      paragraphs: [
        "*Ser* indique qui ou ce que l’on est, d’où l’on vient, de quoi une chose est faite et comment elle est par nature. Il sert aussi pour l’heure et pour les événements.",
      ],
      why: "*De viaje* n’est pas une origine, mais l’état du moment : *estar de viaje*.",
    },
    identidad: {
      title: "L’identité et le métier",
      paragraphs: [
        "Si un nom ou un pronom suit le verbe et précise qui ou ce que c’est, il faut *ser* : *es mi hermano*, *somos vecinos*, *esto es un pato*. Le métier se passe d’article, comme en français : *soy médica*.",
        "« C’est » n’a pas besoin de sujet : *es un pato*. Et le verbe s’accorde avec la personne : *soy yo*, c’est moi ; *somos nosotros*, c’est nous.",
      ],
      remarks: [
        "« Nous sommes cinq » demande aussi *ser* : *somos cinco*.",
        "Avec un adjectif, l’article revient, comme en français : *es una médica muy buena*.",
        "Pour un travail provisoire, on dit *estar de* ou *trabajar de* : *este verano está de camarero*, cet été, il travaille comme serveur.",
      ],
      why: "Il est musicien, mais le travail d’un été se dit *estar de* : *está de camarero*.",
    },
    "origen-y-materia": {
      title: "L’origine, la matière, le propriétaire",
      paragraphs: [
        "*Ser de* indique d’où l’on vient (*soy de Lille*), en quoi une chose est faite (*es de madera*) et à qui elle est (*es de mi madre*).",
        "Avec un possessif, il n’y a pas de *de* : *este libro es mío*, ce livre est à moi.",
      ],
      remarks: [
        "Attention aux prépositions : « être en bois » et « être à Ana » ont tous deux *de* en espagnol. Pour l’origine, « venir de » devient le plus souvent *ser de*.",
      ],
      why: "On demande le propriétaire, et non la place du manteau : *ser de*.",
    },
    caracter: {
      title: "Comment on est par nature",
      paragraphs: [
        "Le caractère, la taille, la forme, la couleur : tout ce qui sert à faire un portrait demande *ser*. *Mi hermana es alta y muy divertida*.",
        "Cela vaut aussi quand le portrait n’est plus actuel : *de niño era rubio*. Ce n’est pas la durée qui compte, mais la question *¿cómo es?*, « comment est-il ? ».",
      ],
      remarks: [
        "*¿Cómo es Ana?* demande un portrait ; *¿cómo está Ana?* demande de ses nouvelles.",
      ],
      why: "La suite, *¿es simpática?*, montre que l’on demande un portrait, et non de ses nouvelles : *ser*.",
    },
    "hora-y-fecha": {
      title: "L’heure, le jour, la date",
      paragraphs: [
        "L’heure s’exprime avec *ser* et l’article, au singulier pour une heure, puis au pluriel : *es la una*, *son las dos*, *eran las cuatro*. *¿Qué hora es?* reste au singulier.",
        "Le jour et la date aussi : *hoy es lunes*, *es 3 de mayo*. Et encore *es de noche*, il fait nuit, *es tarde*, il est tard.",
      ],
      remarks: [
        "« Nous sommes lundi » peut être aussi *estamos a lunes*, et « nous sommes en mai » est *estamos en mayo*. N’oubliez pas le *a* devant le jour ou la date.",
        "« Il fait froid » demande *hacer* : *hace frío*, *hace sol*. Mais on dit *hay niebla*, il y a du brouillard, et *está nublado*, c’est nuageux.",
      ],
      why: "Avec *a* devant la date, c’est *estar* : *estamos a 15*.",
    },
    "lugar-de-un-evento": {
      title: "Où a lieu un événement",
      paragraphs: [
        "Une fête, un cours, un match, une réunion ne « se trouvent » pas quelque part : ils y ont lieu. Si vous pouvez dire « avoir lieu », c’est *ser* : *la boda es en Lima*, *el examen fue en el aula dos*.",
      ],
      remarks: [
        "Un même mot peut être une chose ou un événement : *el examen está en la mesa* (la copie), *el examen es en el aula dos* (l’épreuve).",
      ],
      why: "On cherche les billets, des objets qui se trouvent quelque part, et non le lieu du concert : *están*.",
    },
    estar: {
      title: "Estar : où l’on est, dans quel état",
      paragraphs: [
        "*Estar* indique où se trouve ce que l’on connaît déjà et dans quel état il est. Avec un participe, il montre un résultat ; avec le gérondif, une action en cours.",
      ],
      why: "Une fête a lieu quelque part : c’est un événement, donc *ser*.",
    },
    lugar: {
      title: "Où se trouve une personne ou une chose",
      paragraphs: [
        "Si une personne ou une chose connue « se trouve » quelque part, c’est *estar*, même si la place ne change jamais : *¿dónde estás?*, *las llaves están en la mesa*, *Lima está en Perú*.",
        "*Estar* sans lieu signifie « être là » : *¿está Ana?*, est-ce qu’Ana est là ? *No está*.",
      ],
      remarks: [
        "« Je suis là », près de celui à qui l’on parle, se dit *estoy aquí*.",
        "Pour un lieu fixe, on dit aussi *quedar* et, plus soigné, *encontrarse* : *¿dónde queda la estación?*, *el museo se encuentra en el centro*.",
      ],
      why: "*Un cajero* est un distributeur quelconque, avec l’article indéfini : *hay*.",
    },
    estado: {
      title: "L’état du moment",
      paragraphs: [
        "L’humeur, la santé, la fatigue, la température d’une chose, ce qui est plein ou vide : *estoy cansado*, *la sopa está fría*, *el piso está vacío*. De même *estar de viaje*, *de vacaciones*, *de pie*, *de acuerdo*.",
        "*Bien* et *mal* vont toujours avec *estar* dans ce sens : *¿cómo estás? Estoy bien*.",
        "*Estar* exprime aussi une impression, un écart avec ce que l’on attendait : *hoy estás muy guapa*, *qué alto estás ya*.",
        "*Feliz* va avec les deux : *soy feliz* parle de la vie en général, *estoy feliz* de ce moment. *Contento* demande d’ordinaire *estar* : *estoy contento*. On dit *es joven* de l’âge, et *está joven* de l’allure : il fait jeune.",
      ],
      remarks: [
        "*Estar a* donne ce qui varie : *estamos a 3 de mayo*, *las fresas están a dos euros*.",
        "« Il est marié » est le plus souvent *está casado* ; *es casado* est juste aussi, et plus courant en Amérique latine qu’en Espagne. Pour *soltero* et *viudo*, les deux verbes se disent.",
      ],
      why: "*Feliz* va avec les deux verbes, mais c’est le nom *un hombre* qui suit : il faut *ser*.",
    },
    resultado: {
      title: "Le résultat : estar et le participe",
      paragraphs: [
        "Quelqu’un a fermé la porte, et maintenant *la puerta está cerrada*. *Estar* et le participe montrent le résultat ; le participe s’accorde : *las camas están hechas*.",
        "*Ser* et le participe racontent l’action elle-même, la voix passive : *el puente fue construido por los romanos*. Sans auteur, on préfère *se* : *el puente se construyó en 1998*.",
        "La position du corps est aussi un résultat : *está sentado*, *están tumbados*.",
      ],
      remarks: [
        "« Elle est partie » n’est pas un résultat mais un passé composé : *se ha ido*. L’auxiliaire espagnol est toujours *haber* : voyez le guide du pretérito perfecto.",
        "*Muerto* est un état, même définitif : *está muerto*.",
      ],
      why: "*Por dos estudiantes* nomme les auteurs : la phrase raconte l’action elle-même, au passif, donc *ser*.",
    },
    gerundio: {
      title: "L’action en cours",
      paragraphs: [
        "« Être en train de » s’exprime par *estar* suivi du gérondif : *hablando*, *comiendo*, *viviendo* ; après une voyelle, *-yendo* : *leyendo*, *oyendo*. Les verbes en *-ir* qui changent de voyelle ont *i* ou *u* : *pidiendo*, *durmiendo*. Le présent suffit souvent : *leo*.",
        "Le pronom se place devant *estar* ou s’attache au gérondif : *me estoy duchando* ou *estoy duchándome*.",
      ],
      why: "Après une voyelle, le gérondif finit par *-yendo* : *construyendo*.",
    },
    hay: {
      title: "Hay : il y a",
      paragraphs: [
        "*Hay* indique que quelque chose existe ou se produit. Il est le même au singulier et au pluriel : *hay un gato*, *hay dos gatos*, *hay leche*. Au passé, on emploie *había* pour décrire, *hubo* pour raconter (voyez le guide du pretérito indefinido) ; au futur, *habrá*. Toujours au singulier : *había dos gatos*.",
        "Après *hay* vient d’ordinaire un mot indéfini : *un, una*, un nombre, *mucho, poco, algún, ningún, otro, más*, *alguien, nadie, algo, nada*, ou un nom sans article.",
      ],
      remarks: [
        "Au passé, on entend *habían muchas personas* en Amérique latine et dans l’est de l’Espagne ; la norme demande *había muchas personas*.",
        "« Il y a deux ans » n’est pas *hay*, mais *hace dos años* : voyez « Desde, desde que, desde hace, hace ».",
      ],
      why: "*Había* est le passé de *hay*, et reste au singulier, même devant *cien personas*.",
    },
    "hay-o-esta": {
      title: "Hay un…, está el…",
      paragraphs: [
        "C’est presque toujours l’article qui décide. Du nouveau, sans article défini : *hay un banco en la plaza*. Du connu, avec *el, la, los, las, mi, tu, este* ou un nom propre : *el banco está en la plaza*, *ahí está Ana*.",
        "On le voit bien dans les questions : *¿dónde hay un banco?*, n’importe lequel ; *¿dónde está el banco?*, celui dont nous parlons.",
      ],
      overview: {
        columns: ["Hay", "Estar"],
        rows: [
          ["*hay un perro en la puerta*", "*mi perro está en la puerta*"],
          ["*hay dos sillas*", "*están las dos sillas*"],
          ["*hay leche en la mesa*", "*la leche está en la mesa*"],
          ["*¿hay alguien?*", "*¿está Ana?*"],
        ],
      },
      remarks: [
        "Le français dit « il y a le facteur à la porte » ; l’espagnol dit *está el cartero en la puerta*, avec *estar*, à cause de *el*.",
        "*Un* peut aller avec *estar* quand on ne présente pas la personne, mais qu’on en donne des nouvelles : *un amigo mío está en el hospital*.",
      ],
      why: "*Unas* présente des ciseaux dont on n’a pas encore parlé : *hay*. Des ciseaux connus auraient *las* et *estar* : *las tijeras están en el cajón*.",
    },
    "hay-que": {
      title: "Hay que : il faut",
      paragraphs: [
        "*Hay que* suivi d’un infinitif indique ce qu’il faut faire, sans préciser qui : *hay que esperar*. Au passé, *había que*, *hubo que* ; au futur, *habrá que*.",
        "Dès qu’il y a un sujet (« je dois », « il faut que tu »), c’est *tener que* (*tengo que esperar*, *tienes que comer*) ou, pour un devoir ou un conseil, *deber* : *debes descansar*.",
      ],
      remarks: [
        "*No hay que gritar* veut dire le plus souvent « il ne faut pas crier ». Pour « ce n’est pas nécessaire », *no hace falta* est plus clair.",
      ],
      why: "Il y a un sujet, *Ana* : c’est *tener que*.",
    },
    "cambio-de-sentido": {
      title: "L’adjectif change de sens",
      paragraphs: [
        "Certains adjectifs ont un sens avec *ser* et un autre avec *estar*. *Ser* donne une qualité, *estar* un état : *es listo*, il est intelligent ; *está listo*, il est prêt.",
      ],
      overview: {
        columns: ["Adjectif", "Avec ser", "Avec estar"],
        rows: [
          ["*abierto*", "ouvert, sociable", "ouvert, pas fermé"],
          ["*aburrido*", "ennuyeux", "qui s’ennuie"],
          ["*bueno*", "bon, gentil", "délicieux ; guéri"],
          ["*callado*", "peu bavard", "silencieux en ce moment"],
          ["*despierto*", "vif, éveillé", "réveillé"],
          ["*listo*", "intelligent", "prêt"],
          ["*malo*", "mauvais, méchant", "malade ; gâté (un aliment)"],
          ["*moreno*", "brun, à la peau mate", "bronzé"],
          ["*orgulloso*", "orgueilleux", "fier de quelque chose"],
          ["*rico*", "riche", "délicieux"],
          ["*seguro*", "sûr, sans danger", "sûr, certain"],
          ["*verde*", "vert", "pas mûr"],
          ["*vivo*", "vif, malin", "vivant"],
        ],
      },
      remarks: [
        "D’une personne, *está bueno* ou *está buena* signifie souvent, familièrement, qu’elle est séduisante. Pour la gentillesse, employez *es bueno*.",
        "*Estar malo*, être malade, est surtout d’Espagne ; partout on comprend *estar enfermo*.",
      ],
      why: "Ici, *listo* veut dire « prêt », et non « intelligent » : *estoy listo*.",
    },
    trampas: {
      title: "Les pièges : être et il y a",
      paragraphs: [
        "« Être » et « il y a » couvrent en français bien plus que *ser*, *estar* et *hay*. Voici les phrases qui trompent le plus.",
      ],
      overview: {
        columns: ["En français", "En espagnol", "Pourquoi"],
        rows: [
          ["il y a un chat", "*hay un gato*", "nouveau"],
          ["il y a le facteur", "*está el cartero*", "avec *el*"],
          ["il y a deux ans", "*hace dos años*", "temps écoulé"],
          ["il faut payer", "*hay que pagar*", "sans sujet"],
          ["il faut que tu paies", "*tienes que pagar*", "avec un sujet"],
          ["c’est moi", "*soy yo*", "accord"],
          ["la fête est chez moi", "*la fiesta es en mi casa*", "avoir lieu"],
          ["elle est chez moi", "*está en mi casa*", "se trouver"],
          ["je viens de Lille (origine)", "*soy de Lille*", "origine"],
          ["c’est en bois", "*es de madera*", "matière"],
          ["il est trois heures", "*son las tres*", "heure au pluriel"],
          ["il fait froid", "*hace frío*", "météo : *hacer*"],
          ["il fait nuit", "*es de noche*", "*ser*"],
          ["elle est partie", "*se ha ido*", "auxiliaire *haber*"],
        ],
      },
      remarks: [
        "Écrivez l’accent de *está* et de *están* : *esta* sans accent veut dire « cette ».",
      ],
      why: "*Mi hermano* est connu, avec un possessif : *está*, même si le français dit « il y a ».",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
