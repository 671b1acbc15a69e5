import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Le passé composé : pretérito perfecto",
  intro:
    "Le pretérito perfecto se forme comme notre passé composé, avec un auxiliaire et un participe. Mais il n’a qu’un seul auxiliaire, son participe ne s’accorde pas et, surtout, il s’emploie moins souvent : ce que vous avez fait hier se raconte à un autre temps.",
  essentials: [
    "Il convient, en Espagne, à un moment encore ouvert ou non précisé : *hoy he comido*, *nunca he estado en Lima*.",
    "Les participes sont en *-ado* ou *-ido*, sauf *hecho*, *dicho*, *visto*, *escrito* et quelques autres.",
    "L’auxiliaire est *haber*, même pour « être », et le participe garde son *-o* : *ellas han venido*.",
    "D’ordinaire, rien ne sépare *haber* du participe : « j’ai bien dormi » est *he dormido bien*.",
    "Si le moment est fini, c’est l’indefinido : *esta noche he dormido mal*, mais *anoche dormí mal*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "Le perfecto relie le passé à maintenant. Il convient d’abord à un moment qui n’est pas terminé : *hoy*, *esta mañana*, *esta semana*, *este año*, *últimamente* (ces derniers temps), *en lo que va de año* (depuis le début de l’année). Dans *esta semana he trabajado mucho*, la semaine dure encore.",
        "Il exprime aussi l’expérience, ce que l’on a vécu jusqu’à aujourd’hui, sans préciser quand : *¿has estado alguna vez en Lima?*, *nunca he comido pulpo*, *hasta ahora he visto esta película tres veces* (*hasta ahora*, jusqu’à présent).",
        "Avec *ya* (« déjà ») et *todavía no* ou *aún no* (« pas encore »), il indique où en sont les choses : *ya he comido*, *todavía no ha llegado*.",
        "Enfin, il annonce un fait tout récent, ou dont on voit le résultat : *he perdido las llaves*, et je les cherche ; *se ha roto el vaso*, et voilà les morceaux.",
      ],
      remarks: [
        "« Je viens de manger » est *acabo de comer* : *acabar de* et l’infinitif.",
        "« J’ai été à Lima » ou « je suis déjà allé à Lima », pour un séjour dont on est revenu, est d’ordinaire *he estado en Lima*. *Ha ido a Lima* indique plutôt que la personne y est partie.",
        "Si la situation dure encore, l’espagnol préfère le présent, comme le français : *vivo aquí desde hace cinco años*. Voyez « Desde, desde que, desde hace, hace ».",
      ],
      why: "*Todavía no* indique où en sont les choses maintenant, puisque l’on attend encore : en Espagne, c’est le perfecto.",
    },
    "perfecto-o-indefinido": {
      title: "Perfecto ou indefinido ?",
      paragraphs: [
        "Là où le français dit toujours « j’ai mangé », l’espagnol choisit : *he comido* ou *comí*. Demandez-vous si le moment touche encore à maintenant. Si oui, c’est le perfecto ; s’il est fermé, c’est l’indefinido, même si c’était hier soir.",
        "Les mots de temps vous aident, mais c’est votre point de vue qui décide. *¿Has visto la exposición?* se dit surtout tant qu’elle est ouverte, *¿viste la exposición?* quand elle est finie. *Este verano he leído mucho* se dit en août, *este verano leí mucho* plutôt à Noël.",
      ],
      overview: {
        columns: ["Ce dont on parle", "Cela touche à maintenant", "C’est fermé"],
        rows: [
          ["le moment", "*esta semana he visto a Ana*", "*la semana pasada vi a Ana*"],
          ["la nuit", "*esta noche he dormido mal*", "*anoche dormí mal*"],
          ["l’expérience", "*he estado tres veces en Lima*", "*en 2010 estuve en Lima*"],
          ["où en sont les choses", "*ya he llamado*", "*llamé ayer*"],
          ["toute une vie", "*siempre he vivido aquí*", "*de niño viví en Lima*"],
          ["avec *hace*", "*ha salido hace un momento*", "*salió hace dos años*"],
        ],
      },
      remarks: [
        "Le piège des francophones est de traduire mot à mot : « hier, j’ai vu » est *ayer vi*, et non *ayer he visto*. En Espagne, *esta mañana* se dit avec le perfecto même le soir, puisque c’est encore aujourd’hui ; et *esta noche*, dit le matin, est la nuit qui vient de finir.",
        "Pour raconter, voyez « Le passé : pretérito indefinido ». Pour décrire un décor ou une habitude passée, ce n’est aucun des deux, mais l’imparfait, même pour aujourd’hui : *esta mañana llovía*, ce matin il pleuvait.",
      ],
      why: "*Anoche*, « hier soir » ou « la nuit dernière », est un moment terminé : c’est l’indefinido, là où le français dit « j’ai dormi ».",
    },
    "america-latina": {
      title: "En Amérique latine",
      paragraphs: [
        "Les formes sont les mêmes partout, mais on s’en sert moins dans une grande partie de l’Amérique latine. Pour un fait terminé, même aujourd’hui, on y emploie d’ordinaire l’indefinido : *hoy comí pescado*, *ya llegó*. On fait souvent de même en Galice, dans les Asturies, dans la province de León et aux Canaries.",
        "Au Mexique et dans bien d’autres pays, le perfecto sert surtout pour ce qui dure encore ou peut encore arriver : *siempre he vivido aquí*, *todavía no ha llegado*. En Uruguay et dans une grande partie de l’Argentine, on entend aussi *todavía no llegó*. En Bolivie et dans une partie du Pérou, au contraire, le perfecto est très fréquent.",
        "Dans toute l’Amérique latine, *vosotros habéis comido* devient *ustedes han comido*. Avec *vos*, en Argentine et en Uruguay, on emploie la forme de *tú* : *vos has comido*.",
      ],
      remarks: [
        "Les exercices suivent l’usage le plus répandu en Espagne. Les grammaires appellent aussi ce temps pretérito perfecto compuesto et, au Mexique, antepresente.",
      ],
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Prenez le présent de *haber*, *he, has, ha, hemos, habéis, han*, et ajoutez le participe. Lui seul porte le sens du verbe, et il est le même à toutes les personnes : *he hablado*, *has hablado*, *han hablado*.",
        "Le participe des verbes en *-ar* finit par *-ado* (*hablado*) ; celui des verbes en *-er* et en *-ir* finit par *-ido* (*comido*, *vivido*).",
        "Bien des verbes difficiles ailleurs sont réguliers ici : *sido* (de *ser*), *ido* (d’*ir*), *estado*, *tenido*, *podido*, *querido*, *sabido*, *venido*. La voyelle qui change au présent ne change pas : *pienso* mais *pensado*, *duermo* mais *dormido*, *pido* mais *pedido*.",
      ],
      remarks: [
        "N’oubliez pas le *h* de *he*, *has*, *ha* et *han* : on ne l’entend pas, mais sans lui *a* est la préposition « à ».",
        "Avec *gustar* et *doler*, la forme suit ce qui plaît ou ce qui fait mal : *me ha gustado la película*, *me han gustado tus fotos*.",
      ],
      why: "La forme de *vosotros* est *habéis*, et le participe ne prend pas de *s* après *haber*.",
    },
    "haber-y-participio": {
      title: "Haber, et lui seul",
      paragraphs: [
        "L’auxiliaire est toujours *haber*, jamais *ser* ni *estar*. Les verbes que le français conjugue avec « être » ne font pas exception : « je suis allé », à ce temps, est *he ido*, et non *soy ido*. *Tener* ne convient pas non plus : c’est « avoir » au sens de posséder.",
        "Après *haber*, le participe ne s’accorde ni avec le sujet ni avec le complément : il finit toujours par *-o*.",
        "On ne place d’ordinaire rien entre *haber* et le participe. *No* se met avant les deux ; les mots comme *ya*, *nunca*, *bien* ou *todo*, et le sujet aussi, avant ou après.",
      ],
      overview: {
        columns: ["En français", "En espagnol"],
        rows: [
          ["elles sont venues", "*ellas han venido*"],
          ["les lettres que j’ai écrites", "*las cartas que he escrito*"],
          ["j’ai déjà mangé", "*ya he comido*, *he comido ya*"],
          ["j’ai bien dormi", "*he dormido bien*"],
          ["je n’ai jamais vu la neige", "*nunca he visto la nieve*"],
          ["j’ai tout compris", "*lo he entendido todo*"],
          ["ton frère est arrivé ?", "*¿ha llegado tu hermano?*"],
        ],
      },
      remarks: [
        "Sans *haber*, le participe devient un adjectif et s’accorde : *la puerta está abierta*, *una carta escrita a mano*.",
        "À l’infinitif, le pronom se met entre les deux, attaché à *haber* : *sin haberlo visto*, sans l’avoir vu.",
        "Au perfecto, *hay* n’a que la forme *ha habido*, au singulier et au pluriel : *ha habido un accidente*, *ha habido dos accidentes*.",
      ],
      why: "« Elles sont arrivées » prend *haber*, comme tous les verbes, et le participe garde son *-o*, même avec *las cartas*.",
    },
    "participios-irregulares": {
      title: "Les participes irréguliers",
      paragraphs: [
        "Une dizaine de participes très courants ne finissent ni par *-ado* ni par *-ido*. La plupart finissent par *-to* : *abierto* (*abrir*), *cubierto* (*cubrir*), *escrito* (*escribir*), *muerto* (*morir*), *puesto* (*poner*), *resuelto* (*resolver*), *roto* (*romper*), *visto* (*ver*) et *vuelto* (*volver*).",
        "Deux finissent par *-cho* : *dicho* (*decir*) et *hecho* (*hacer*). Le français vous aide : « dit » et *dicho*, « fait » et *hecho* vont ensemble comme « nuit » et *noche*, « huit » et *ocho*.",
      ],
      remarks: [
        "Ne confondez pas *he visto*, de *ver*, et *me he vestido*, de *vestirse* ; ni *hecho*, de *hacer*, et *echo*, sans *h*, de *echar*.",
        "« Il est mort » a deux traductions : *ha muerto* annonce l’événement, *está muerto* décrit l’état. Avec un moment fini, c’est *murió*.",
      ],
      why: "Le participe de *vestirse* est régulier : *vestido* ; *visto* est celui de *ver*.",
    },
    derivados: {
      title: "Les verbes de la même famille",
      paragraphs: [
        "Un verbe formé sur l’un de ceux-là suit d’ordinaire son modèle : *descubierto* (*descubrir*), *descrito* (*describir*), *propuesto* (*proponer*), *devuelto* (*devolver*), *envuelto* (*envolver*), *previsto* (*prever*), *deshecho* (*deshacer*), *predicho* (*predecir*). *Satisfacer* suit *hacer* : *satisfecho*.",
      ],
      remarks: [
        "Quelques-uns restent réguliers : *bendecido* (*bendecir*), *maldecido* (*maldecir*), *corrompido* (*corromper*).",
        "En Argentine et en Uruguay, on écrit aussi *descripto* et *inscripto*.",
      ],
      why: "*Devolver* suit *volver*, et le participe ne s’accorde pas avec *los libros*.",
    },
    "dos-participios": {
      title: "Deux participes possibles",
      paragraphs: [
        "*Imprimir* et *freír* ont deux participes, aussi justes l’un que l’autre avec *haber* : *he impreso* ou *he imprimido*, *he frito* ou *he freído*. *Frito* est bien plus courant que *freído* ; *impreso* domine surtout en Amérique latine. *Proveer*, plus rare, a de même *provisto* et *proveído*.",
        "Comme adjectif, on emploie la forme irrégulière : *patatas fritas*, *un libro impreso*.",
      ],
      remarks: [
        "Dans d’autres paires, un seul mot va avec *haber* : *me he despertado*, je me suis réveillé, mais *estoy despierto*, je suis réveillé.",
      ],
      why: "Ici il n’y a pas de *haber* : *fritas* est un adjectif, qui s’accorde, et *freído* ne sert pas d’adjectif.",
    },
    "participios-con-acento": {
      title: "Un accent : leído, oído, traído",
      paragraphs: [
        "Quand le radical finit par *a*, *e* ou *o*, l’*i* de *-ido* porte un accent : *caído*, *traído*, *leído*, *creído*, *reído*, *oído*. Il sépare les deux voyelles, qui sans lui se liraient en une syllabe : *le-í-do*. C’est le rôle de notre tréma dans « maïs ».",
        "Après *u*, il n’y a pas d’accent : *construido*, *huido*, *incluido*.",
      ],
      remarks: [
        "Ces participes n’ont rien des particularités des autres temps, ni le *j* de *trajo*, ni le *y* de *leyó* : *traído*, *leído*.",
      ],
      why: "Après *u*, l’*i* ne porte pas d’accent : *construido*.",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "L’ordre est toujours pronom, *haber*, participe : *me he levantado*, *se ha vestido*, *nos hemos ido*. Le pronom ne se glisse pas entre les deux et ne s’attache pas au participe.",
        "Les autres pronoms prennent la même place, et *no* vient avant eux : *lo he visto*, *no se lo he dicho*.",
      ],
      remarks: [
        "Le français prend ici « être » et accorde le participe ; l’espagnol garde *haber* et le *-o* : « elle s’est levée » est *se ha levantado*.",
        "*Me he ido* veut dire « je suis parti » ; *he ido*, sans pronom, indique où l’on est allé.",
        "Au lieu de *os habéis levantado*, on dit en Amérique latine *ustedes se han levantado*.",
      ],
      why: "Le pronom vient d’abord, puis *haber*, puis le participe ; « être » n’y est pour rien.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "*Soy* llegado tarde.",
          right: "*He* llegado tarde.",
          why: "« Je suis arrivé » : l’auxiliaire est toujours *haber*.",
        },
        {
          wrong: "Me *soy* levantado a las seis.",
          right: "Me *he* levantado a las seis.",
          why: "« Je me suis levé » : les verbes pronominaux aussi prennent *haber*.",
        },
        {
          wrong: "La carta la he *vista* hoy.",
          right: "La carta la he *visto* hoy.",
          why: "« Je l’ai vue » : avec *haber*, le participe ne s’accorde jamais.",
        },
        {
          wrong: "*He siempre* vivido aquí.",
          right: "*Siempre he* vivido aquí.",
          why: "D’ordinaire, on ne sépare pas *haber* de son participe.",
        },
        {
          wrong: "Anoche *he dormido* mal.",
          right: "Anoche *dormí* mal.",
          why: "*Anoche* présente la nuit comme finie : c’est l’indefinido.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
