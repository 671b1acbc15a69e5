import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Le futur : futuro simple",
  intro:
    "Le futur espagnol se forme comme le nôtre, sur l’infinitif, avec les mêmes terminaisons pour tous les verbes. Il annonce et il promet ; il sert aussi, bien plus souvent qu’en français, à supposer.",
  essentials: [
    "Il prédit, promet ou suppose : *mañana lloverá*, *te llamaré*, *serán las cinco*.",
    "Ajoutez *-é, -ás, -á, -emos, -éis, -án* à l’infinitif entier ; seul *-emos* n’a pas d’accent.",
    "Douze verbes changent de radical, comme *tendré*, *podré*, *haré*, *diré* ; les terminaisons restent.",
    "« Quand tu viendras » n’est pas un futur en espagnol : on dit *cuando vengas*.",
    "Pour un projet, on dit plutôt *ir a*, sans oublier le *a* : *voy a estudiar*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "Il exprime ce qui arrivera : une prévision (*mañana lloverá*), une promesse (*te llamaré*), un avenir proche (*esta noche dormiré bien*) ou lointain (*algún día viviré en Lima*). Il peut aussi donner un ordre ferme, comme en français : *no saldrás de casa*, tu ne sortiras pas de la maison.",
        "Il s’accompagne souvent de *mañana*, *el año que viene*, *pronto*, *algún día* ou *nunca más*. « Dans deux mois », compté à partir d’aujourd’hui, se dit *dentro de dos meses*.",
      ],
      remarks: [
        "À l’oral, l’espagnol emploie souvent une autre forme que le futur : *mañana te llamo* ou *te voy a llamar*. Le tableau plus bas aide à choisir.",
        "Dans une grande partie de l’Amérique latine, *ir a* suivi de l’infinitif domine dans la conversation ; le futur y reste courant à l’écrit et pour supposer.",
      ],
      why: "C’est une promesse pour demain : *devolveré* ; *devolví* raconte le passé et *devolvería* dépend d’une condition.",
    },
    "si-y-cuando": {
      title: "Pas de futur après si ni cuando",
      paragraphs: [
        "Avec une condition réelle, l’espagnol fait comme le français : *si* et le présent, puis le futur. *Si llueve, nos quedaremos en casa* : s’il pleut, nous resterons à la maison. Le futur ne va jamais après ce *si*.",
        "Après *cuando*, en revanche, le français met le futur (« quand j’arriverai ») et l’espagnol le subjonctif présent : *cuando llegue, te llamaré*. Il en va de même pour *en cuanto* (« dès que »), *hasta que* (« jusqu’à ce que ») et *mientras* au sens de « tant que », quand ils parlent de l’avenir.",
        "Le futur reste possible dans une question, directe ou indirecte : *¿cuándo vendrás?*, *no sé cuándo vendrás*, *no sé si vendrás*. *Cuándo* y porte un accent, et *si* n’y pose pas de condition.",
      ],
      overview: {
        columns: ["Mot", "Le verbe qui suit", "Exemple"],
        rows: [
          ["*si* (« si », condition)", "présent", "*si llueve, nos quedaremos en casa*"],
          [
            "*cuando*, *en cuanto*, *hasta que* (avenir)",
            "subjonctif présent",
            "*cuando llegue, te llamaré*",
          ],
          ["*cuando* (habitude)", "présent", "*cuando llego a casa, ceno*"],
          ["*cuándo*, *si* (question)", "futur possible", "*no sé si vendrá*"],
        ],
      },
      remarks: [
        "Le piège est le mot à mot : « quand tu viendras » n’est pas *cuando vendrás*, mais *cuando vengas*. Ces formes sont expliquées dans le guide du subjonctif présent.",
      ],
      why: "Après *cuando*, un fait à venir se met au subjonctif présent, *llegue*, là où le français met le futur ; *llego* serait une habitude.",
    },
    suposicion: {
      title: "Supposer : serán las cinco",
      paragraphs: [
        "Le futur exprime aussi une supposition sur le moment présent. *Son las cinco* : il est cinq heures, je le sais ; *serán las cinco* : il doit être cinq heures. De même *estará en casa*, il est sans doute chez lui.",
        "Dans une question, il traduit « peut bien » : *¿dónde estará mi abrigo?*, où peut bien être mon manteau ? Le reste de la phrase indique s’il s’agit d’une supposition ou de l’avenir.",
      ],
      remarks: [
        "Cette supposition porte sur le présent. Pour un fait achevé, c’est le futur antérieur, *habrá salido*, il a dû sortir ; pour une situation passée, c’est le conditionnel : *serían las cinco*, il devait être cinq heures.",
        "*Deber de* et l’infinitif disent la même chose, comme « il doit être » : *debe de ser el cartero*, ou *será el cartero*. On entend aussi *debe ser* ; sans *de*, *deber* exprime d’abord une obligation.",
        "Avec *seguro que* ou *creo que*, le présent suffit souvent : *seguro que está en casa*.",
      ],
      why: "On vient de regarder l’heure, donc on la connaît : *son*. *Serán las cinco* serait une supposition.",
    },
    "presente-ir-a-o-futuro": {
      title: "Présent, ir a ou futur",
      paragraphs: [
        "Trois formes peuvent parler de l’avenir, à peu près comme en français : « je pars », « je vais partir », « je partirai ». L’une peut souvent remplacer l’autre ; ce tableau indique la plus naturelle.",
      ],
      overview: {
        columns: ["Ce que l’on exprime", "La forme", "Exemple"],
        rows: [
          ["ce qui est déjà fixé : horaire, rendez-vous", "présent", "*mañana trabajo*"],
          ["une offre, une réponse immédiate", "présent", "*¿te ayudo?*"],
          ["une intention, un projet", "*ir a* + infinitif", "*voy a estudiar español*"],
          ["ce qui va arriver, on le voit déjà", "*ir a* + infinitif", "*va a llover*"],
          ["une prévision, une promesse", "futur", "*te llamaré*"],
          ["une supposition sur maintenant", "futur", "*estará en casa*"],
        ],
      },
      remarks: [
        "N’oubliez pas le *a* : « je vais manger » se dit *voy a comer*.",
        "Cette famille d’exercices demande toujours le futur, même là où *ir a* serait juste.",
      ],
      why: "Pour proposer son aide, l’espagnol emploie le présent, *ayudo*, comme le français dans « je t’aide ? ».",
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Gardez l’infinitif en entier et ajoutez *-é, -ás, -á, -emos, -éis, -án*. Les verbes en *-ar*, en *-er* et en *-ir* prennent les mêmes terminaisons : *hablaré*, *comeré*, *viviré*.",
        "Ce sont, comme en français, celles du présent de l’auxiliaire, ici *haber* : *he, has, ha, hemos, habéis, han*, sans *h* ni *hab-*. « Je parlerai » et *hablaré* sont bâtis de la même façon.",
        "L’accent tonique tombe sur la terminaison et s’écrit partout, sauf avec *nosotros* : *hablaremos*. Il change le sens : *hablará* veut dire « il parlera », *hablara* est un subjonctif.",
      ],
      remarks: [
        "Rien ne change dans le radical : *pensaré*, *volveré*, *pediré*, *jugaré*. *Ser*, *ir*, *dar*, *ver* et *estar* sont réguliers aussi : *seré*, *iré*, *daré*, *veré*, *estaré*. Le français a « j’enverrai », « je courrai », « je mourrai » ; l’espagnol dit *enviaré*, *correré*, *moriré*.",
        "Gardez l’*e* des verbes en *-er*, que le français perd dans « je vendrai » : *venderé*. *Oír* et *reír* perdent l’accent de leur infinitif : *oiré*, *reiré*.",
        "Avec *vos*, en Argentine et en Uruguay, on emploie la forme de *tú* : *vos hablarás*. Dans toute l’Amérique latine, *ustedes* remplace *vosotros* : *ustedes hablarán*.",
      ],
      why: "L’accent distingue le futur *hablará* du subjonctif *hablara* ; *hablaré* est la forme de *yo*.",
    },
    "raices-irregulares": {
      title: "Les radicaux irréguliers",
      paragraphs: [
        "Douze verbes, presque tous très courants, ne gardent pas l’infinitif entier avant la terminaison : *tener, poner, salir, venir, valer* ; *poder, saber, querer, haber, caber* ; *hacer, decir*. Le nouveau radical sert aux six personnes, et les terminaisons restent les mêmes.",
        "Les verbes composés suivent leur modèle : *mantendré*, *propondrás*, *convendrá*, *desharemos*. Ces radicaux sont aussi ceux du conditionnel : apprenez-les une fois pour deux temps.",
      ],
      remarks: [
        "*Bendecir* et *maldecir* ne suivent pas *decir* : *bendeciré*, *maldeciré*. *Predecir* fait le plus souvent *predeciré*.",
        "Le radical du présent ou du passé n’a rien à faire ici : *tiene* et *tuvo*, mais *tendrá*.",
      ],
      why: "*Mantener* suit *tener* : *tendrá*, donc *mantendrá*.",
    },
    "raices-con-d": {
      title: "Un d à la place de la voyelle",
      paragraphs: [
        "L’*e* ou l’*i* de l’infinitif tombe et un *d* prend sa place : *tendr-* (*tener*), *pondr-* (*poner*), *saldr-* (*salir*), *vendr-* (*venir*), *valdr-* (*valer*). On obtient *tendré*, *pondrás*, *saldrá*, *vendremos*, *valdrán*.",
        "Le français a le même *d* dans « je tiendrai », « je viendrai » et « il vaudra ».",
      ],
      remarks: [
        "Attention au faux ami : *vendré* veut dire « je viendrai » ; « je vendrai » se dit *venderé*.",
      ],
      why: "*Venir* donne *vendrán*, ils viendront ; *venderán* vient de *vender* et veut dire « ils vendront ».",
    },
    "raices-sin-e": {
      title: "L’e qui disparaît",
      paragraphs: [
        "Cinq verbes en *-er* perdent l’*e* de leur infinitif : *podr-* (*poder*), *sabr-* (*saber*), *querr-* (*querer*), *habr-* (*haber*), *cabr-* (*caber*). On obtient *podré*, *sabrás*, *querrá*, *habremos*, *cabrán*.",
        "*Habrá* est le futur de *hay*, « il y aura », et ne change pas au pluriel : *habrá una fiesta*, *habrá dos fiestas*. Les autres formes servent d’auxiliaire : *habré comido*, j’aurai mangé.",
      ],
      remarks: [
        "*Querré* s’écrit avec deux *r*, celui du radical et celui de l’infinitif, et se prononce avec un *r* bien roulé. *Puedo* et *quiero* sont au présent ; le futur n’a ni *ue* ni *ie* : *podré*, *querré*.",
      ],
      why: "*Habrá*, « il y aura », reste au singulier, même devant *dos conciertos*.",
    },
    "har-dir": {
      title: "Hacer et decir",
      paragraphs: [
        "*Hacer* et *decir* sont les plus courts : *har-* et *dir-*. On obtient *haré*, *harás*, *hará* et *diré*, *dirás*, *dirá*. Comparez avec « je ferai » et « je dirai ».",
      ],
      remarks: [
        "Ne confondez pas *hará*, de *hacer*, et *habrá*, de *haber* : *hará frío*, il fera froid ; *habrá nieve*, il y aura de la neige.",
      ],
      why: "Le radical de *decir* est *dir-* : *diré*, comme « je dirai ».",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "Le pronom se place devant le verbe, comme en français : *me levantaré*, *te pondrás*, *se irá*. Il ne s’attache jamais au futur.",
        "Avec *ir a*, il a deux places possibles : *me voy a levantar* ou *voy a levantarme*.",
      ],
      remarks: [
        "Au présent, *me siento* peut venir de *sentarse*, s’asseoir, ou de *sentirse*, se sentir. Le futur garde l’infinitif et les distingue : *me sentaré*, *me sentiré*.",
        "Beaucoup de verbes sont pronominaux dans une seule des deux langues : *me quedaré*, je resterai ; mais *pasearé*, je me promènerai.",
      ],
      why: "*Nos sentaremos* vient de *sentarse*, s’asseoir ; *nos sentiremos* vient de *sentirse*, se sentir. Le pronom reste devant.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "Cuando *vendrás*, comeremos.",
          right: "Cuando *vengas*, comeremos.",
          why: "« Quand tu viendras » : après *cuando*, un fait à venir se met au subjonctif.",
        },
        {
          wrong: "Voy *salir* mañana.",
          right: "Voy *a salir* mañana.",
          why: "« Je vais sortir » : entre *ir* et l’infinitif, il faut *a*.",
        },
        {
          wrong: "*Saliré* mañana.",
          right: "*Saldré* mañana.",
          why: "*Salir* fait partie des douze verbes au radical irrégulier : *saldr-*.",
        },
        {
          wrong: "Mañana te *llamare*.",
          right: "Mañana te *llamaré*.",
          why: "Le futur porte un accent partout, sauf avec *nosotros*.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
