import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Le passé : pretérito indefinido",
  intro:
    "Le pretérito indefinido raconte ce qui s’est passé et qui est terminé. Sa forme rappelle le passé simple, mais il s’emploie tous les jours, partout où l’on parle espagnol : c’est lui qui traduit « j’ai mangé » dans « hier, j’ai mangé ».",
  essentials: [
    "Le signe qui décide est un moment fini : *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*.",
    "Deux séries de terminaisons : *hablé, hablaste, habló…* en *-ar*, *comí, comiste, comió…* en *-er* et *-ir*.",
    "L’accent change le sens : *hablo* veut dire « je parle », *habló* « il a parlé ».",
    "Une quinzaine de verbes ont un radical à part, sans accent : *tuve*, *hizo*, *dijeron*.",
    "« Hier, j’ai vu Ana » se dit *ayer vi a Ana*, et non *ayer he visto a Ana*.",
  ],
  sections: {
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Il n’y a que deux séries de terminaisons. Les verbes en *-ar* prennent *-é, -aste, -ó, -amos, -asteis, -aron* ; ceux en *-er* et en *-ir* partagent *-í, -iste, -ió, -imos, -isteis, -ieron*.",
        "L’accent tonique tombe toujours sur la terminaison ; avec *yo* et *él*, il s’écrit. Ne l’oubliez pas, il change le sens : *hablo* veut dire « je parle », *habló* « il a parlé ».",
        "Avec *nosotros*, les verbes en *-ar* et en *-ir* ont la même forme qu’au présent : *hablamos*, *vivimos*. C’est le reste de la phrase qui indique de quel temps il s’agit. Ceux en *-er* les distinguent : *comemos*, *comimos*.",
      ],
      remarks: [
        "Les verbes en *-ar* et en *-er* dont la voyelle change au présent ne changent pas ici : *pienso* mais *pensé*, *vuelvo* mais *volví*. *Poder*, *querer* et *tener* ont un radical irrégulier, plus loin dans ce guide.",
        "La forme de *tú* finit par *-ste*, sans *s* : *hablaste*, *comiste*.",
      ],
      why: "Un verbe en *-ar* prend *-ó* avec *él* ; sans accent, *cocino* veut dire « je cuisine ».",
    },
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "Il exprime une action terminée, à un moment qui est terminé lui aussi : *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*. Il fait avancer le récit, une action après l’autre (*entró, saludó y se sentó*), et marque ce qui arrive tout à coup : *de repente*.",
        "Il convient aussi à une durée qui a pris fin, avec ou sans *durante*, « pendant » : *viví tres años en Lima* ou *viví en Lima durante tres años*, j’ai vécu trois ans à Lima et je n’y vis plus.",
        "Le passé composé français a deux équivalents en Espagne. Si le moment dure encore (*hoy*, *esta semana*, *este año*), employez le passé composé espagnol, le perfecto, toujours formé avec *haber* : *hoy he comido pescado*. Si ce moment est passé, employez l’indefinido : *ayer comí pescado*.",
        "Le perfecto exprime aussi l’expérience jusqu’à aujourd’hui, sans préciser quand, avec *alguna vez*, *nunca*, *ya* ou *todavía no* : *nunca he estado en Lima*.",
        "L’imparfait espagnol s’emploie à peu près comme le nôtre : il décrit le décor et les habitudes. *Llovía cuando salimos* : il pleuvait quand nous sommes sortis.",
      ],
      remarks: [
        "Le piège des francophones est de traduire mot à mot : « hier, j’ai vu » est *ayer vi*, et non *he visto*. « Être » et « avoir » n’y sont pour rien : *fui* suffit pour « je suis allé ».",
        "Dans une grande partie de l’Amérique latine, et dans quelques régions d’Espagne, on emploie aussi l’indefinido là où presque toute l’Espagne met le perfecto : *hoy comí pescado*, *¿ya comiste?* En Amérique latine, à plusieurs personnes, on dit toujours *ustedes* : *ustedes llegaron* ; *vos* prend presque partout la forme de *tú* : *vos llegaste*. Les exercices suivent l’usage le plus répandu en Espagne.",
      ],
      why: "La semaine dure encore, et *todavía no* va jusqu’à maintenant : en Espagne, c’est le perfecto.",
    },
    ortografia: {
      title: "L’orthographe suit le son, avec yo",
      paragraphs: [
        "Devant l’*é* de *yo*, trois groupes de verbes changent de lettre, deux pour garder leur son et un parce qu’en espagnol on n’écrit guère *z* devant *e* : *-car* donne *-qué* (*busqué*), *-gar* donne *-gué* (*llegué*), *-zar* donne *-cé* (*empecé*).",
        "Les verbes en *-guar* prennent un tréma, pour que l’*u* s’entende : *averiguar*, *averigüé*.",
      ],
      remarks: ["Aux autres personnes, rien ne bouge : *buscaste*, *llegó*, *empezaron*."],
      why: "Devant *é*, il faut *gu* pour garder le son de *llegar*.",
    },
    "tercera-persona": {
      title: "La troisième personne change",
      paragraphs: [
        "Quelques verbes sont réguliers, sauf avec *él* et *ellos* : une voyelle du radical y change, ou un *y* apparaît. Dans ce guide, *él* vaut aussi pour *ella* et *usted*, et *ellos* pour *ellas* et *ustedes*.",
      ],
      why: "Avec *ellos*, l’*o* de *dormir* devient *u*.",
    },
    "e-i": {
      title: "e devient i",
      paragraphs: [
        "Les verbes en *-ir* dont l’*e* devient *i* au présent ont ici cet *i* avec *él* et *ellos* : *pidió*, *pidieron*. Il en va de même pour *servir*, *seguir*, *repetir*, *elegir* et *vestirse*.",
        "C’est vrai aussi de presque tous ceux qui font *ie* au présent : *siento* mais *sintió*, *prefiero* mais *prefirió*, et de même *divertirse*.",
      ],
      remarks: [
        "*Venir* et *decir* n’en sont pas : ils ont un radical irrégulier à toutes les personnes.",
        "Dans *reír* et *sonreír*, deux *i* se fondent en un seul : *rio*, *rieron*, *sonrió*. *Rio* compte pour une syllabe et s’écrit sans accent.",
      ],
      why: "L’*i* n’apparaît qu’avec *él* et *ellos* ; avec *yo*, l’*e* de *pedir* reste : *pedí*.",
    },
    "o-u": {
      title: "o devient u",
      paragraphs: [
        "Deux verbes courants, *dormir* et *morir*, changent leur *o* en *u* avec *él* et *ellos* : *durmió*, *durmieron*, *murió*, *murieron*. Aux autres personnes, l’*o* reste : *dormí*, *dormimos*.",
      ],
      remarks: ["Ne reprenez pas l’*ue* du présent : *duerme* est le présent, *durmió* le passé."],
    },
    "i-y": {
      title: "i devient y",
      paragraphs: [
        "Quand le radical finit par une voyelle, l’*i* de *-ió* et de *-ieron* se trouve entre deux voyelles et devient *y* : *leyó*, *leyeron*. Il en va de même pour *creer*, *caer*, *oír*, *construir* et *huir*.",
        "Après *a*, *e* ou *o*, l’*i* des autres personnes porte un accent : *leíste*, *caímos*, *oísteis*. Après *u*, il n’en faut qu’avec *yo* : *construí*, mais *construiste*, *construimos*. *Hui*, de *huir*, n’a qu’une syllabe et n’en prend pas.",
      ],
      remarks: [
        "*Traer* fait autre chose, *trajo*. *Seguir* n’a pas de *y*, puisque son *u* est muet : *siguió*. *Reír* non plus : *rio*.",
      ],
      why: "L’*y* n’apparaît qu’avec *él* et *ellos* ; avec *tú*, l’*i* porte un accent après *a* : *caíste*.",
    },
    "raices-irregulares": {
      title: "Les radicaux irréguliers",
      paragraphs: [
        "Une quinzaine de verbes très courants ont un radical propre au passé. Ils partagent les mêmes terminaisons, qu’ils soient en *-ar*, en *-er* ou en *-ir* : *-e, -iste, -o, -imos, -isteis, -ieron*.",
        "Avec *yo* et *él*, l’accent tonique tombe sur le radical et ne s’écrit pas : *tuve*, *tuvo*. Comparez avec *comí*, *comió*.",
        "Les verbes composés suivent leur modèle : *mantuve*, *propuso*, *convino*.",
      ],
      why: "Le radical est *tuv-*, et l’accent tonique y tombe : pas d’accent écrit.",
    },
    "raices-u": {
      title: "Radicaux en u",
      paragraphs: [
        "Les radicaux sont *tuv-* (*tener*), *estuv-* (*estar*), *anduv-* (*andar*), *pud-* (*poder*), *pus-* (*poner*), *sup-* (*saber*), *cup-* (*caber*) et *hub-* (*haber*).",
        "On obtient ainsi *tuve*, *estuviste*, *pudo*, *pusimos*, *supisteis*, *anduvieron*.",
      ],
      remarks: [
        "*Supe* veut souvent dire « j’ai appris » : *supe la noticia por la radio*. *Pude* signifie que l’on a réussi, *no pude* que l’on n’a pas réussi.",
      ],
    },
    "raices-i": {
      title: "Radicaux en i",
      paragraphs: [
        "Les radicaux sont *hic-* (*hacer*), *quis-* (*querer*) et *vin-* (*venir*) : *hice*, *quisiste*, *vinieron*.",
        "Avec *él*, le *c* de *hacer* devient *z* devant l’*o*, pour garder le même son : *hizo*.",
      ],
      remarks: [
        "*No quiso* veut dire que la personne a refusé : *no quiso venir*, il n’a pas voulu venir.",
        "Ne confondez pas *vino*, « il est venu », et *vio*, « il a vu ».",
      ],
      why: "Le radical est *hic-*, et le *c* devient *z* devant l’*o*.",
    },
    "raices-j": {
      title: "Radicaux en j",
      paragraphs: [
        "Les radicaux sont *dij-* (*decir*) et *traj-* (*traer*) ; ceux des verbes en *-ducir* finissent par *-duj-* : *conduje*, *tradujo*.",
        "Après ce *j*, *ellos* perd l’*i* de sa terminaison : *dijeron*, *trajeron*, *condujeron*. Seule cette personne le perd : *dijiste* et *dijimos* le gardent.",
      ],
      remarks: [
        "Cet *i* disparaît aussi après *ñ* et *ll*, avec *él* et *ellos* : *reñir* donne *riñó*, *riñeron*.",
        "Les autres verbes avec un *j*, comme *dejar* ou *trabajar*, sont réguliers : *dejaron*.",
      ],
      why: "Après le *j* du radical *dij-*, *ellos* perd son *i*.",
    },
    irregulares: {
      title: "Les verbes tout à fait irréguliers",
      paragraphs: [
        "*Ser* et *ir* ont exactement les mêmes formes, *fui*, *fuiste*, *fue* et ainsi de suite. Le contexte décide : *fue médico*, il a été médecin ; *fue al médico*, il est allé chez le médecin.",
        "*Dar* prend les terminaisons des verbes en *-er* : *di*, *diste*, *dio*. *Ver* fait de même : *vi*, *viste*, *vio*.",
        "*Haber*, comme passé de *hay*, n’a que *hubo*, au singulier et au pluriel : *hubo una fiesta*, *hubo dos fiestas*. Il indique que quelque chose a eu lieu ; pour décrire ce qui se trouvait là, on emploie *había*. Les autres formes du tableau ne servent que d’auxiliaire, dans la langue écrite : *hube comido*.",
      ],
      remarks: [
        "Pour juger ce qui est fini, « c’était génial » se dit *fue genial* ou *estuvo genial*. Avec *bien* ou *mal*, il faut *estar*, et non *ser* : *estuvo muy bien*.",
        "*Fui*, *fue*, *di*, *dio*, *vi* et *vio* n’ont qu’une syllabe et s’écrivent donc sans accent, comme *hui* (de *huir*), *rio* (de *reír*) et *guio* (de *guiar*).",
      ],
      why: "Comme passé de *hay*, *hubo* reste au singulier.",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "Le pronom est le même qu’au présent et se place devant le verbe : *me levanté*, *te levantaste*, *se levantó*. Le verbe garde ses irrégularités : *se vistió*, *se durmió*, *me puse*.",
        "Il n’y a pas d’auxiliaire : « je me suis levé » est *me levanté*, en deux mots.",
      ],
      remarks: [
        "*Irse* a les formes d’*ir* avec le pronom : *me fui*, je suis parti ; *fui*, sans pronom, indique où l’on est allé.",
        "Au perfecto, le verbe pronominal prend *haber*, et non « être » : *hoy me he levantado tarde*.",
      ],
      why: "*Levantarse* garde son pronom, et *ayer* demande l’indefinido.",
    },
    pares: {
      title: "Des formes à ne pas confondre",
      paragraphs: [
        "Une lettre ou un accent suffit à changer de personne, de temps ou de verbe. Lisez chaque paire à voix haute.",
      ],
      overview: {
        columns: ["Une forme", "L’autre"],
        rows: [
          ["*hablo* : je parle", "*habló* : il ou elle a parlé"],
          ["*venimos* : nous venons", "*vinimos* : nous sommes venus"],
          ["*fui* : je suis allé, j’ai été", "*fue* : il est allé, il a été"],
          ["*vino* : il est venu", "*vio* : il a vu"],
          ["*pudo* : il a pu", "*puso* : il a mis"],
          ["*me senté* : je me suis assis", "*me sentí* : je me suis senti"],
        ],
      },
      why: "*Ayer* est passé : radical *vin-* ; *venimos* est au présent.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: ["Le passé composé français mène souvent à ces erreurs."],
      traps: [
        {
          wrong: "Ayer *he visto* a Ana.",
          right: "Ayer *vi* a Ana.",
          why: "« Hier, j’ai vu » : hier est fini, donc l’indefinido.",
        },
        {
          wrong: "*Soy nacido* en 1998.",
          right: "*Nací* en 1998.",
          why: "« Je suis né » se dit en un seul mot. « Être » n’est pas l’auxiliaire du passé composé espagnol.",
        },
        {
          wrong: "Ayer *era* un día genial.",
          right: "Ayer *fue* un día genial.",
          why: "« Hier, c’était génial » : vous jugez d’un bloc une journée finie.",
        },
        {
          wrong: "Ana *hablo* conmigo.",
          right: "Ana *habló* conmigo.",
          why: "Sans l’accent, *hablo* veut dire « je parle ».",
        },
        {
          wrong: "El año pasado *venimos* en tren.",
          right: "El año pasado *vinimos* en tren.",
          why: "*Venimos* est au présent ; au passé, le radical est *vin-*.",
        },
      ],
      why: "« Elle est née » raconte un fait fini, en un seul mot.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
