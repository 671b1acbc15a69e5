import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Le conditionnel : condicional simple",
  intro:
    "Le conditionnel espagnol correspond presque partout au nôtre : il adoucit une demande, conseille, imagine. La grande différence est dans la forme qui suit *si*.",
  essentials: [
    "Il sert à demander poliment, conseiller ou imaginer : *¿podrías ayudarme?*, *deberías descansar*, *iría*.",
    "Ajoutez *-ía, -ías, -ía, -íamos, -íais, -ían* à l’infinitif entier, avec un accent partout.",
    "Le radical est celui du futur, même irrégulier : *tendré*, *tendría* ; *haré*, *haría*.",
    "« Si j’avais le temps, j’irais » : *si tuviera tiempo, iría*, et non *si tenía* ni *si tendría*.",
    "Dans un récit au passé, il dit ce qui était à venir : *dijo que vendría*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "Il rend une demande ou un souhait plus poli : *¿podrías ayudarme?*, *me gustaría ir a Lima*, *preferiría esperar*. « Je voudrais » se dit *querría*, *quisiera* ou *me gustaría* ; pour une autre personne, *me gustaría que vinieras*.",
        "Il donne un conseil : *deberías descansar*, tu devrais te reposer ; *yo que tú, hablaría con ella*, à ta place, je lui parlerais. *En tu lugar* a le même sens que *yo que tú*.",
        "Il exprime enfin ce que l’on ferait si les choses étaient autrement, ce qui était à venir dans un récit, et ce que l’on suppose du passé : les parties suivantes.",
      ],
      remarks: [
        "*Quisiera* est un subjonctif imparfait, figé en formule de politesse. *Quería un café* convient aussi, comme « je voulais » en français.",
        "Au bar ou dans un magasin, on est plus direct en Espagne qu’en France : *¿me pone un café?* est poli. Le conditionnel n’y est pas nécessaire.",
        "« Le ministre serait malade », pour une nouvelle non confirmée, se rend par *según la radio, el ministro está enfermo*. On lit parfois un conditionnel dans la presse, mais beaucoup de manuels de style le déconseillent.",
      ],
      why: "*Yo que tú*, « à ta place », annonce un conseil : le verbe est au conditionnel.",
    },
    hipotesis: {
      title: "Imaginer : si tuviera, iría",
      paragraphs: [
        "Pour imaginer, le français met l’imparfait après « si » : « si j’avais le temps, j’irais ». L’espagnol met le subjonctif imparfait, puis, comme nous, le conditionnel : *si tuviera tiempo, iría*. La partie suivante montre comment former ce subjonctif.",
        "La condition peut venir en second (*iría si tuviera tiempo*) ou tenir en quelques mots, sans *si* : *con más tiempo*, *sin coche*, *en tu lugar*.",
      ],
      overview: {
        columns: ["La condition", "Après si", "Dans la principale", "Exemple"],
        rows: [
          ["possible", "présent", "futur", "*si tengo tiempo, iré*"],
          [
            "imaginée : peu probable ou contraire à la réalité",
            "subjonctif imparfait",
            "conditionnel",
            "*si tuviera tiempo, iría*",
          ],
          [
            "passée, il est trop tard",
            "subjonctif plus-que-parfait",
            "conditionnel passé",
            "*si hubiera tenido tiempo, habría ido* (ou *hubiera ido*)",
          ],
        ],
      },
      remarks: [
        "Deux fautes à éviter ici : *si tenía*, calqué sur « si j’avais », et *si tendría*, calqué sur « si j’aurais ». On entend *si tendría* dans une partie du nord de l’Espagne, mais la norme le refuse.",
        "Quand *si* introduit une question indirecte, le conditionnel est permis, comme en français : *no sabía si vendrías*, je ne savais pas si tu viendrais.",
        "Dans la langue parlée, on entend l’imparfait dans la principale : *si tuviera tiempo, iba*. Dans les exercices, employez le conditionnel.",
      ],
      why: "*Comeremos* est au futur : la condition est possible, et *si* veut le présent, *hace*. Avec *comeríamos*, elle serait imaginée : *hiciera*.",
    },
    "imperfecto-de-subjuntivo": {
      title: "Former le subjonctif imparfait",
      paragraphs: [
        "Partez de l’indefinido : dans la forme de *ellos*, remplacez *-ron* par *-ra, -ras, -ra, -ramos, -rais, -ran*. *Tuvieron* donne *tuviera*, *fueron* donne *fuera*, *hablaron* donne *hablara*. Aucun verbe n’y échappe.",
        "*Nosotros* porte un accent sur la voyelle qui précède *-ramos* : *tuviéramos*, *fuéramos*, *habláramos*. Les autres personnes n’en ont pas : *tuvieras*, *tuvierais*, *tuvieran*.",
        "Ces formes suivent aussi *me gustaría que* et *querría que*, quand on souhaite qu’une autre personne fasse quelque chose : *me gustaría que vinieras*, j’aimerais que tu viennes. Pour soi-même, l’infinitif suffit : *me gustaría venir*.",
      ],
      remarks: [
        "Une forme en *-se* a le même sens : *tuviese*, *tuviésemos*. En Espagne, on entend les deux.",
        "L’accent distingue *hablara*, au subjonctif, de *hablará*, « il parlera ».",
      ],
      why: "*Tuvieron* donne *tuviéramos*, avec un accent à la forme de *nosotros* ; le conditionnel *tendríamos* ne va pas après ce *si*.",
    },
    "futuro-en-el-pasado": {
      title: "Le futur dans le passé",
      paragraphs: [
        "Ce qui était encore à venir dans un récit au passé se met au conditionnel, comme en français. *Vendré* devient *dijo que vendría*, il a dit qu’il viendrait. De même après *pensaba que*, *prometió que* ou *sabía que*.",
        "*Iba a* suivi de l’infinitif est possible aussi : *dijo que iba a venir*. Si le fait est encore à venir aujourd’hui, le futur convient : *ha dicho que vendrá*.",
      ],
      remarks: [
        "« Il a dit qu’il appellerait quand il arriverait » n’a qu’un conditionnel en espagnol : *dijo que llamaría cuando llegara*. Après *cuando*, un fait à venir se met au subjonctif, ici à l’imparfait.",
      ],
      why: "En 2010, l’arrivée du métro était encore à venir : c’est le futur vu du passé, *llegaría*.",
    },
    "suposicion-pasado": {
      title: "Supposer au passé : serían las cinco",
      paragraphs: [
        "Le conditionnel indique ce que l’on suppose d’une situation passée : *serían las cinco*, il devait être cinq heures ; *estaría cansado*, il était sans doute fatigué. Le français dit « devait » ou « sans doute ».",
        "Il est au passé ce que le futur est au présent : *estará en casa*, il doit être chez lui ; *estaría en casa*, il devait être chez lui. Voyez le guide « Le futur : futuro simple ».",
      ],
      remarks: [
        "Si le fait précède ce moment du passé, c’est le conditionnel passé : *habría salido*, il avait dû sortir.",
      ],
      why: "On a regardé l’heure, donc on la connaissait : *eran*. *Serían las cuatro* serait une supposition.",
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Gardez l’infinitif en entier et ajoutez *-ía, -ías, -ía, -íamos, -íais, -ían*. Les verbes en *-ar*, en *-er* et en *-ir* prennent les mêmes terminaisons : *hablaría*, *comería*, *viviría*.",
        "Ce sont celles de l’imparfait des verbes en *-er* et en *-ir*, mais sur l’infinitif : *comía*, je mangeais ; *comería*, je mangerais. Le français fait de même.",
        "L’*í* porte un accent aux six personnes. *Yo* et *él* ont la même forme : si le contexte ne suffit pas, ajoutez le pronom, *yo iría*, *ella iría*.",
      ],
      remarks: [
        "« Je parlerai » et « je parlerais » se prononcent presque de la même façon en français. En espagnol, on les distingue sans peine : *hablaré*, *hablaría*.",
        "Le radical ne change pas : *pensaría*, *volvería*, *pediría*. *Ser*, *ir*, *dar* et *ver* sont réguliers aussi : *sería*, *iría*, *daría*, *vería*.",
        "Avec *vos*, en Argentine et en Uruguay, on emploie la forme de *tú* : *vos hablarías*. Dans toute l’Amérique latine, *ustedes* remplace *vosotros* : *ustedes hablarían*.",
      ],
      why: "Avec *vosotros*, la terminaison est *-íais* : *compraríais* ; *comprarías* est la forme de *tú* et *compraréis* est un futur.",
    },
    "raices-irregulares": {
      title: "Les radicaux irréguliers",
      paragraphs: [
        "Ce sont exactement ceux du futur, dans douze verbes : *tener, poner, salir, venir, valer* ; *poder, saber, querer, haber, caber* ; *hacer, decir*. Changez la terminaison du futur, et la forme est prête : *tendré*, *tendría*.",
        "Les verbes composés suivent leur modèle : *mantendría*, *propondrías*, *detendría*, *desharíamos*.",
      ],
      remarks: [
        "*Bendecir* et *maldecir* ne suivent pas *decir* : *bendeciría*, *maldeciría*. *Predecir* fait le plus souvent *predeciría*.",
      ],
      why: "*Detener* suit *tener* : *tendría*, donc *detendría*.",
    },
    "raices-con-d": {
      title: "Un d à la place de la voyelle",
      paragraphs: [
        "L’*e* ou l’*i* de l’infinitif tombe et un *d* prend sa place : *tendr-* (*tener*), *pondr-* (*poner*), *saldr-* (*salir*), *vendr-* (*venir*), *valdr-* (*valer*). On obtient *tendría*, *pondrías*, *saldríamos*. Le français a le même *d* dans « je tiendrais », « je viendrais », « il vaudrait ».",
        "*Tendrías que* suivi de l’infinitif donne un conseil, comme *deberías* : *tendrías que dormir más*, tu devrais dormir davantage.",
      ],
      remarks: [
        "Attention au faux ami : *vendría* veut dire « je viendrais » ; « je vendrais » se dit *vendería*.",
      ],
      why: "*Salir* perd son *i* et prend un *d* : *saldrías* ; *saldrás*, au futur, ne va pas avec *si fueras*.",
    },
    "raices-sin-e": {
      title: "L’e qui disparaît",
      paragraphs: [
        "Cinq verbes en *-er* perdent l’*e* de leur infinitif : *podr-* (*poder*), *sabr-* (*saber*), *querr-* (*querer*), *habr-* (*haber*), *cabr-* (*caber*). On obtient *podría*, *sabrías*, *querríamos*, *cabrían*.",
        "*Habría* est le conditionnel de *hay*, « il y aurait », et ne change pas au pluriel : *habría un problema*, *habría dos problemas*. Les autres formes servent d’auxiliaire : *habrías comido*, tu aurais mangé.",
      ],
      remarks: [
        "*Quería*, avec un *r*, veut dire « je voulais » ; *querría*, avec deux, « je voudrais ». L’oreille les distingue : le *r* double roule plus longtemps.",
      ],
      why: "*Habría*, « il y aurait », reste au singulier devant *sillas*.",
    },
    "har-dir": {
      title: "Hacer et decir",
      paragraphs: [
        "*Hacer* et *decir* sont les plus courts : *har-* et *dir-*. On obtient *haría*, *harías*, *haríamos* et *diría*, *dirías*, *diríamos*.",
        "*Yo diría que* adoucit une opinion, comme « je dirais que ».",
      ],
      remarks: [
        "Ne confondez pas *haría*, de *hacer*, et *habría*, de *haber* : *haría frío*, il ferait froid ; *habría nieve*, il y aurait de la neige.",
      ],
      why: "Le radical de *decir* est *dir-* : *diría*, comme « je dirais ».",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "Le pronom se place devant le verbe, comme en français : *me levantaría*, *te irías*, *se pondría*. Il ne s’attache jamais au conditionnel.",
        "Avec *poder* ou *deber* suivi de l’infinitif, il a deux places possibles : *te deberías acostar* ou *deberías acostarte*.",
      ],
      remarks: [
        "*Me sentaría* vient de *sentarse*, s’asseoir, et *me sentiría* de *sentirse*, se sentir.",
        "*Me gustaría* n’est pas un verbe pronominal. Le pronom indique à qui la chose plairait, et le verbe ne s’accorde pas avec lui : *nos gustaría ir a Lima*, nous aimerions aller à Lima.",
      ],
      why: "*Se sentarían* vient de *sentarse*, s’asseoir ; *se sentirían* vient de *sentirse*, se sentir. Le pronom reste devant.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "Si *era* rico, compraría una isla.",
          right: "Si *fuera* rico, compraría una isla.",
          why: "« Si j’étais riche » : l’imparfait du français devient ici un subjonctif imparfait.",
        },
        {
          wrong: "Si *tendría* tiempo, saldría.",
          right: "Si *tuviera* tiempo, saldría.",
          why: "Le conditionnel est dans l’autre partie de la phrase, *saldría* ; il ne va jamais après ce *si*.",
        },
        {
          wrong: "*Yo gustaría* ir a Lima.",
          right: "*Me gustaría* ir a Lima.",
          why: "« J’aimerais » : la personne est dans le pronom, comme dans *me gusta*.",
        },
        {
          wrong: "*Saliría* más.",
          right: "*Saldría* más.",
          why: "Le radical est celui du futur : *saldr-*.",
        },
        {
          wrong: "¿*Podrias* ayudarme?",
          right: "¿*Podrías* ayudarme?",
          why: "L’*í* porte un accent à toutes les personnes.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
