import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Por, para",
  intro:
    "« Par » et « pour » semblent correspondre à *por* et à *para*, mais beaucoup de « pour » français deviennent *por*. Demandez-vous si l’on regarde ce qui est derrière (la cause, le chemin, l’échange) ou ce qui est devant (le but, la personne, la date).",
  essentials: [
    "*Por* indique la cause, le chemin ou l’échange : *por la lluvia*, *por el parque*, *por diez euros*.",
    "*Para* indique le but, la personne ou l’échéance : *para viajar*, *para ti*, *para el lunes*.",
    "« Pour » devant un prix est *por*, comme « merci de » : *por diez euros*, *gracias por venir*.",
    "Devant un infinitif, le but prend *para*, le motif *por* : *para llegar pronto*, *por llegar tarde*.",
    "« Par le train » est *en tren*, et « huit heures du matin », *las ocho de la mañana*.",
  ],
  sections: {
    resumen: {
      title: "Tableau pour choisir",
      paragraphs: [
        "Ne partez pas du mot français : posez la question à laquelle répond la fin de la phrase. L’image à garder en tête : *por* indique ce qui pousse à agir ou par où l’on passe, *para* indique où l’on veut arriver.",
      ],
      overview: {
        columns: ["La question", "Mot", "Exemple"],
        rows: [
          ["Pourquoi, à cause de quoi ?", "*por*", "*no salgo por la lluvia*"],
          ["Par où, dans quelle zone ?", "*por*", "*paseo por el parque*"],
          ["Par quel moyen ?", "*por*", "*te escribo por correo*"],
          ["À quel moment de la journée ?", "*por*", "*corro por la mañana*"],
          ["Contre quoi, à quel prix ?", "*por*", "*lo vendo por diez euros*"],
          ["À la place de qui ?", "*por*", "*hablo por mi hermana*"],
          ["Par qui est-ce fait ?", "*por*", "*escrito por Cervantes*"],
          ["Combien par unité ?", "*por*", "*dos por persona*"],
          ["Dans quel but, à quoi ça sert ?", "*para*", "*ahorro para viajar*"],
          ["À qui est-ce destiné ?", "*para*", "*es para ti*"],
          ["Vers où ?", "*para*", "*el tren para Sevilla*"],
          ["Pour quand ?", "*para*", "*lo quiero para el lunes*"],
          ["Selon qui, par rapport à quoi ?", "*para*", "*para mí*, *para su edad*"],
        ],
      },
      why: "*Ir al mercado* est le but du trajet, et un but demande *para*.",
    },
    por: {
      title: "Por : la cause, le chemin, l’échange",
      paragraphs: [
        "Les emplois de *por* ont un air de famille : il montre ce qui pousse à agir (*por amor*), ce que l’on traverse (*por el bosque*) ou ce que l’on donne en échange (*por cinco euros*).",
      ],
      why: "La cousine recevra le cadeau : ce n’est ni une cause, ni un chemin, ni un échange, donc *para*.",
    },
    causa: {
      title: "La cause et le motif",
      paragraphs: [
        "*Por* répond à « pourquoi ? » : *no salimos por la lluvia*, à cause de la pluie. *Por culpa de* désigne le responsable. Avec un infinitif aussi, *por* donne la cause : *me riñeron por llegar tarde*, on m’a grondé parce que j’étais en retard.",
        "On remercie, on s’excuse, on félicite, on punit avec *por* : *gracias por todo*, *perdón por el retraso*, *una multa por aparcar mal*. Il en va de même pour *famoso por*, *preocuparse por* et *luchar por*.",
        "*Por* indique encore pour qui ou pour quoi l’on se donne du mal : *lo hago por ti*, parce que tu comptes pour moi.",
      ],
      remarks: [
        "« Merci pour » et « célèbre pour » trompent : c’est un motif, donc *por*. Il en va de même de « merci de » : *gracias por venir*, merci d’être venu.",
        "« Grâce à » est *gracias a*, sans *por* : *gracias a ti*.",
      ],
      why: "Changer l’ampoule reste à faire : c’est le but, et non la cause, donc *para*.",
    },
    "lugar-y-medio": {
      title: "Le lieu où l’on passe, le moyen",
      paragraphs: [
        "*Por* indique par où l’on passe, le long de quoi ou à travers quoi : *entra por la ventana*, *paseamos por el río*, *viajo por Portugal*. Il situe aussi à peu près : *por aquí*, par ici, *por el centro*, quelque part dans le centre.",
        "Par le même chemin passent les messages : *por teléfono*, *por correo*, *por internet*, *por la radio*.",
      ],
      remarks: [
        "Quand on voyage, le moyen de transport prend *en* : « par le train » devient *en tren*, « en avion » *en avión*.",
      ],
      why: "Un moyen de transport prend *en* ; *por* dirait par où elle passe.",
    },
    momento: {
      title: "Le moment de la journée",
      paragraphs: [
        "Là où le français a simplement « le matin », l’espagnol emploie *por la mañana*, *por la tarde*, *por la noche*. Cela vaut aussi après un jour : *el lunes por la tarde*, *ayer por la noche*, *mañana por la mañana*.",
        "*Por* donne aussi un moment approximatif : *por Navidad*, aux alentours de Noël, *por entonces*, à cette époque-là.",
      ],
      remarks: [
        "Après une heure, c’est *de* : *las ocho de la mañana*. Et « ce matin » reste sans préposition : *esta mañana*. « À midi » et « à minuit » ont *a* : *a mediodía* ou *al mediodía*, *a medianoche*.",
        "En Amérique latine, on entend souvent *en la mañana*, *en la tarde*, *en la noche*.",
      ],
      why: "Après une heure, c’est *de* : *las ocho de la tarde*, mais *por la tarde* tout seul.",
    },
    "precio-y-sustitucion": {
      title: "Le prix, l’échange, le remplacement",
      paragraphs: [
        "*Por* met deux choses en balance. On donne l’une et on reçoit l’autre : *te cambio mi silla por la tuya*, *la compré por diez euros*, *pagué mucho por este sofá*.",
        "Il en va de même des personnes : l’une agit à la place ou au nom de l’autre. *Hablo por todos* : je parle au nom de tous. *Firma por mí* : signe à ma place.",
      ],
      remarks: [
        "Devant un prix, « pour » est toujours *por* ; *para* ne donne jamais un prix.",
        "Avec une personne, *para* ferait d’elle celle qui reçoit : *canta por mí*, il chante à ma place ; *canta para mí*, il chante et je l’écoute.",
      ],
      why: "Il donne la moto et reçoit la camionnette : c’est un échange, *por*.",
    },
    agente: {
      title: "L’auteur de l’action",
      paragraphs: [
        "Dans une phrase passive, *por* indique qui ou quoi a fait l’action : *el puente fue construido por los romanos*. C’est le « par » français.",
        "Si l’on ne nomme pas l’auteur, l’espagnol préfère *se*, et le verbe s’accorde avec la chose : *se vende un piso*, *se venden pisos* (appartements à vendre), *el puente se construyó en 1998*. C’est aussi l’un des équivalents de « on » : *aquí se habla español*, ici, on parle espagnol ; *se dice que va a llover*, on dit qu’il va pleuvoir.",
      ],
      remarks: [
        "L’espagnol parlé évite ce passif et préfère l’actif : *el puente lo construyeron los romanos*.",
        "« On » a deux autres équivalents : la forme de *ellos* quand quelqu’un agit sans qu’on le nomme (*llaman a la puerta*, on sonne), et celle de *nosotros* quand il veut dire « nous » : *vamos*, on y va.",
      ],
      why: "Ces enfants ne lisent pas encore, ils n’ont donc rien écrit : le conte leur est destiné, *para*.",
    },
    reparto: {
      title: "Par personne, par semaine, pour cent",
      paragraphs: [
        "*Por* compte ou partage par unité, sans article : *diez euros por persona*, *dos veces por semana*, *cien kilómetros por hora*. On dit aussi *dos veces a la semana*.",
        "« Pour cent » est *por ciento*, et le nombre prend d’ordinaire un article, *el* ou *un* : *el diez por ciento de los alumnos*. On multiplie aussi avec *por* : *dos por tres son seis*.",
      ],
      why: "Avec l’article *la*, on dit *a la semana* ; *por semana* s’emploie sans article.",
    },
    para: {
      title: "Para : le but, la personne, la date",
      paragraphs: [
        "*Para* est une flèche : il montre où l’on veut arriver, que ce soit un but, une personne, un endroit ou une date.",
      ],
      why: "Le bruit est la cause, et non un but : *por*.",
    },
    "finalidad-y-uso": {
      title: "Le but et l’usage",
      paragraphs: [
        "« Pour » suivi d’un infinitif devient *para* quand c’est un but : *ahorro para viajar*. *Para* indique aussi à quoi une chose sert ou à quoi elle est destinée : *un vaso para vino*, *servir para*, *pilas para la radio*.",
        "Si les deux verbes n’ont pas le même sujet, on emploie *para que* et le subjonctif : *te lo digo para que lo sepas* ; voyez le guide du subjonctif présent.",
      ],
      remarks: [
        "« Pour avoir fait » est une cause, et non un but : *una multa por aparcar mal*.",
        "Après *ir*, *venir* ou *salir*, le but prend d’ordinaire *a* : *vengo a verte*, je viens te voir. *Vengo para verte* insiste sur le but.",
      ],
      why: "Avoir mal garé la voiture est le motif de l’amende, et non un but : *por*.",
    },
    destinatario: {
      title: "La personne à qui c’est destiné",
      paragraphs: [
        "*Para* désigne celui qui recevra la chose ou en profitera : *una carta para tu abuela*, *un libro para niños*. C’est aussi la personne ou l’entreprise pour qui l’on travaille : *trabajo para Ana*.",
        "Après *por* et *para*, les pronoms sont *mí* (avec accent) et *ti* (sans accent), puis *él*, *ella*, *usted*, *nosotros* : *para mí*, *por ti*.",
      ],
      why: "Le paquet est destiné à quelqu’un, donc *para*, et après *para* on dit *ti*.",
    },
    destino: {
      title: "La direction",
      paragraphs: [
        "*Para* indique vers où l’on part : *salimos para Cádiz*, *el tren para Sevilla*, *voy para casa*.",
        "Avec *ir* ou *viajar*, l’arrivée prend plutôt *a* : *voy a Cádiz*. *Para* souligne la direction, comme *hacia*. *Llegar*, lui, prend *a* : *llegamos a Cádiz*.",
      ],
      remarks: [
        "*Voy por la playa* : je passe par la plage. *Voy para la playa* : je vais vers la plage.",
      ],
      why: "On se promène le long de la plage, on ne s’y rend pas : *por*.",
    },
    plazo: {
      title: "L’échéance",
      paragraphs: [
        "*Para* donne la date limite ou la date prévue : *para el viernes*, *para las ocho*, *para mañana*. « Pour vendredi » a donc bien *para*, mais avec l’article *el* en plus.",
        "*Para entonces* signifie « d’ici là » : *para entonces ya habré vuelto*.",
      ],
      remarks: [
        "« Avant vendredi » est *antes del viernes*.",
        "La durée n’est pas une échéance : « je pars pour deux semaines » est *me voy dos semanas* ou *me voy por dos semanas*.",
        "Pour la durée d’une action, on entend aussi *por*, surtout en Amérique latine : *viví allí por dos años*. En Espagne, on dit d’ordinaire *viví allí dos años* ou *durante dos años*.",
      ],
      why: "*La tarde* est ici une partie de la journée, et non une échéance : *por*.",
    },
    "opinion-y-comparacion": {
      title: "L’avis et la comparaison",
      paragraphs: [
        "*Para* montre de qui est l’avis : *para mí*, pour moi, à mon avis ; *para mi abuela*, aux yeux de ma grand-mère.",
        "Il compare aussi une chose avec ce qu’on attendrait : *es alta para su edad*, elle est grande pour son âge ; *hace calor para febrero*. De là *demasiado … para* (trop … pour) et *bastante … para* (assez … pour) : *demasiado pequeño para cinco*.",
      ],
      remarks: ["*Por mí* n’est pas un avis, mais un accord : « si ça ne tient qu’à moi »."],
      why: "Elle est comparée aux enfants de son âge : *para*. *Por su edad* donnerait une cause.",
    },
    pares: {
      title: "Un mot change, le sens change",
      paragraphs: [
        "D’une colonne à l’autre, *por* et *para* changent tout. Si vous hésitez, demandez-vous : « à cause de, à la place de, par » (*por*), ou « destiné à, vers, d’ici » (*para*) ?",
      ],
      overview: {
        columns: ["Avec por", "Avec para"],
        rows: [
          [
            "*trabajo por Ana* : à sa place, ou pour son bien",
            "*trabajo para Ana* : c’est ma cheffe",
          ],
          [
            "*lo hago por ti* : pour ton bien, ou à ta place",
            "*lo hago para ti* : c’est toi qui l’auras",
          ],
          ["*hablo por todos* : au nom de tous", "*hablo para todos* : tous m’écoutent"],
          ["*voy por el parque* : je le traverse", "*voy para el parque* : j’y vais"],
          ["*por mí* : si ça ne tient qu’à moi", "*para mí* : à mon avis"],
          ["*por la tarde* : l’après-midi", "*para la tarde* : pour l’après-midi"],
          ["*por entonces* : à cette époque", "*para entonces* : d’ici là"],
          ["*no entra por su edad* : à cause de son âge", "*es alta para su edad* : pour son âge"],
          ["*¿por qué?* : pour quelle raison ?", "*¿para qué?* : dans quel but ?"],
        ],
      },
      why: "Rosa est la cheffe : c’est pour elle que le travail est fait, donc *para*.",
    },
    expresiones: {
      title: "Expressions à connaître",
      paragraphs: [
        "Apprenez ces tours en bloc : *por favor*, *por fin* (enfin), *por eso* (c’est pourquoi), *por supuesto* (bien sûr), *por ejemplo*, *por casualidad* (par hasard), *por ahora* (pour l’instant), *por lo menos* (au moins), *por primera vez* (pour la première fois), *por cierto* (au fait), *por lo general* (en général), *por lo tanto* (par conséquent), *por desgracia* (par malheur), *por si acaso* (au cas où) ; *para siempre* (pour toujours), *no es para tanto* (ce n’est pas si grave), *para nada* (pas du tout).",
        "La question « pourquoi ? » s’écrit *por qué*, en deux mots avec accent ; la réponse « parce que » *porque*, en un mot : *¿por qué lloras? Porque estoy triste*. *¿Para qué sirve esto?* demande le but.",
      ],
      remarks: [
        "En Espagne, « aller chercher du pain » est surtout *ir a por pan* ; *ir por pan* est juste aussi, et c’est ce que l’on dit en Amérique latine.",
        "*Está por llover* veut dire « il va pleuvoir » dans une grande partie de l’Amérique latine ; en Espagne, on dit *está a punto de llover*.",
      ],
      why: "« Pour la première fois » est une expression figée avec *por*.",
    },
    trampas: {
      title: "Les pièges : par et pour",
      paragraphs: [
        "« Par » devient le plus souvent *por*. C’est « pour » qui se partage : but, personne, date, direction et avis prennent *para* ; motif, prix, remplacement et pourcentage prennent *por*.",
      ],
      overview: {
        columns: ["En français", "En espagnol", "Pourquoi"],
        rows: [
          ["pour apprendre", "*para aprender*", "but"],
          ["pour toi (un cadeau)", "*para ti*", "personne"],
          ["pour lundi", "*para el lunes*", "échéance"],
          ["partir pour Lima", "*salir para Lima*", "direction"],
          ["merci pour tout", "*gracias por todo*", "motif"],
          ["pour dix euros", "*por diez euros*", "prix"],
          ["répondre pour un autre", "*contestar por otro*", "à sa place"],
          ["dix pour cent", "*el diez por ciento*", "par unité"],
          ["pour la première fois", "*por primera vez*", "expression"],
          ["le soir", "*por la noche*", "partie de la journée"],
          ["par le train", "*en tren*", "transport : ni l’un ni l’autre"],
          ["par cœur", "*de memoria*", "expression"],
          ["assis par terre", "*sentado en el suelo*", "lieu"],
        ],
      },
      remarks: [
        "« Pour » devant un verbe n’est pas toujours un but : « puni pour avoir menti » est un motif, *castigado por mentir*.",
        "« Commencer par » est *empezar por* ; « finir par accepter » se dit *acabar aceptando* ou *acabar por aceptar*.",
        "« Depuis » et « il y a » ont leur propre guide : « Desde, desde que, desde hace, hace ».",
      ],
      why: "« Merci de » ou « merci pour » donne un motif : *gracias por*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
