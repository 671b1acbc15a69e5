import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "L’impératif : imperativo",
  intro:
    "L’impératif sert à demander, conseiller, expliquer ou inviter. Une idée suffit pour s’y retrouver : à l’affirmatif, *tú* et *vosotros* ont leurs formes propres ; tout le reste, négation comprise, vient du subjonctif présent.",
  essentials: [
    "« Attendez » a trois formes : *espere* à *usted*, *esperad* à *vosotros*, *esperen* à *ustedes*.",
    "*Tú* a la forme de *él*, *habla* ; *vosotros*, un *d* pour l’*r*, *hablad* ; le reste est au subjonctif.",
    "Huit verbes ont une forme courte avec *tú* : *di*, *haz*, *pon*, *sal*, *sé*, *ten*, *ve*, *ven*.",
    "« Parle » et « ne parle pas » n’ont pas la même forme : *habla*, mais *no hables*.",
    "Les pronoms s’attachent à la fin, *dímelo*, mais passent devant après *no* : *no me lo digas*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "Comme en français, il exprime un ordre (*abre la ventana*), un conseil (*descansa un poco*), une instruction (*gire a la derecha*) ou une invitation (*pase, por favor*).",
        "Choisissez d’abord à qui vous parlez : *tú* à un ami, *usted* à une personne que vous vouvoyez, *vosotros* à plusieurs amis, *ustedes* à plusieurs personnes que vous vouvoyez. En Amérique latine, on dit *ustedes* à plusieurs personnes, même à des amis.",
        "Avec *nosotros*, on propose de faire quelque chose ensemble : *descansemos*, reposons-nous. La langue parlée préfère souvent une question, *¿descansamos?*, ou *vamos a* et l’infinitif : *vamos a descansar*.",
        "Le pronom sujet ne se met pas, sauf pour insister. *Usted* et *ustedes* peuvent suivre le verbe, par politesse : *espere usted*.",
      ],
      remarks: [
        "Le « vous » français cache trois personnes : « attendez » est *espere*, *esperad* ou *esperen*. Gardez la même d’un bout à l’autre de la phrase : *pase y siéntese*, et non *pase y siéntate*.",
        "Sur les panneaux et dans les recettes, l’espagnol emploie aussi l’infinitif, comme le français : *no fumar*, *añadir la sal*. Quand vous vous adressez à quelqu’un, prenez l’impératif. Avec *a*, l’infinitif appelle tout le monde : *a comer*, à table ; *a dormir*, au lit.",
        "Pour une autre personne et pour les souhaits, c’est *que* suivi du subjonctif : *que pase*, qu’il entre ; *que descanses*, repose-toi bien.",
      ],
      why: "*Señor Gil* et *siéntese* montrent que l’on vouvoie une seule personne : c’est la forme de *usted*, *pase*.",
    },
    "pedir-con-amabilidad": {
      title: "Demander avec plus de douceur",
      paragraphs: [
        "En Espagne, l’impératif n’a rien de rude entre proches, ni au comptoir d’un bar : *ponme un café* est courant. Le ton fait beaucoup, ainsi que *por favor*, *anda* ou *venga*. Quand vous demandez un service, une question est plus douce.",
      ],
      overview: {
        columns: ["Manière de demander", "Avec tú", "Avec usted"],
        rows: [
          ["directe", "*abre la ventana*", "*abra la ventana*"],
          ["question au présent", "*¿me abres la ventana?*", "*¿me abre la ventana?*"],
          ["avec *poder*", "*¿puedes abrir la ventana?*", "*¿puede abrir la ventana?*"],
          [
            "avec *poder* au conditionnel",
            "*¿podrías abrir la ventana?*",
            "*¿podría abrir la ventana?*",
          ],
          ["un conseil", "*deberías descansar*", "*debería descansar*"],
        ],
      },
      remarks: [
        "Quelques impératifs sont devenus de petits mots de tous les jours : *perdona* et *perdone* (pardon), *oye* et *oiga* (dis, dites, pour attirer l’attention), *mira* (écoute, tu vois), *toma* et *tome* (tiens, tenez), *venga* (allez).",
      ],
      why: "*Señora* demande *usted* : *podría* est la forme de *usted*, et le conditionnel adoucit la question.",
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Pour *tú*, prenez la forme de *él* au présent : *habla*, *come*, *vive*. Pour *vosotros*, remplacez l’*r* de l’infinitif par un *d* : *hablad*, *comed*, *vivid* ; aucun verbe n’y échappe.",
        "*Usted*, *nosotros* et *ustedes* ont les formes du subjonctif présent, dont la voyelle est inversée : les verbes en *-ar* prennent un *e* (*hable*, *hablemos*, *hablen*), ceux en *-er* et en *-ir* un *a* (*coma*, *viva*).",
      ],
      overview: {
        columns: ["Personne", "Affirmatif", "Négatif"],
        rows: [
          ["*tú*", "présent de *él* : *habla*", "subjonctif : *no hables*"],
          ["*usted*", "subjonctif : *hable*", "subjonctif : *no hable*"],
          ["*nosotros*", "subjonctif : *hablemos*", "subjonctif : *no hablemos*"],
          ["*vosotros*", "infinitif, *d* pour *r* : *hablad*", "subjonctif : *no habléis*"],
          ["*ustedes*", "subjonctif : *hablen*", "subjonctif : *no hablen*"],
        ],
      },
      remarks: [
        "En français, « parle » perd l’*s* de « tu parles », mais « finis » garde le sien. En espagnol, il disparaît toujours : *hablas* donne *habla*, *vives* donne *vive*.",
        "En Espagne, on entend souvent l’infinitif au lieu de la forme de *vosotros*, *hablar* pour *hablad*. Dans une langue soignée, gardez le *d*.",
      ],
      why: "Pour *tú*, l’impératif est la forme de *él* au présent, sans *s* : *espera*.",
    },
    irregulares: {
      title: "Les verbes irréguliers",
      paragraphs: [
        "Il y a deux endroits à surveiller. Avec *tú*, huit verbes ont une forme très courte. Avec *usted*, *nosotros* et *ustedes*, ainsi que dans tout le négatif, le radical est le plus souvent celui de *yo* au présent : *digo* donne *diga*, *digamos*, *digan*.",
        "La forme de *vosotros* reste régulière à l’affirmatif : *decid*, *haced*, *sed*, *id*.",
      ],
      why: "Avec *usted*, partez de *yo digo* et changez l’*o* en *a* : *diga* ; *di* est la forme de *tú*.",
    },
    "formas-cortas": {
      title: "Huit formes courtes pour tú",
      paragraphs: [
        "Quatre verbes perdent simplement la fin de leur infinitif : *pon* (*poner*), *sal* (*salir*), *ten* (*tener*), *ven* (*venir*). *Haz* (*hacer*) fait de même, avec un *z*.",
        "Les trois autres sont à retenir : *di* (*decir*), *sé* (*ser*) et *ve* (*ir*).",
        "Leurs composés suivent, avec un accent sur la dernière syllabe si elle finit par un *n* : *propón*, *mantén*, *convén*, mais *deshaz*.",
      ],
      remarks: [
        "Ces formes ne servent qu’à l’affirmatif : *haz* mais *no hagas*, *ve* mais *no vayas*.",
        "*Ve* est à la fois « va » et « vois » ; le contexte décide. *Sé* est « sois », et aussi « je sais ».",
        "Les composés de *decir* ont une forme plus longue : *contradice*, *predice*.",
      ],
      why: "Les formes courtes ne servent qu’à l’affirmatif : *pon*, mais *no pongas*.",
    },
    "base-del-yo": {
      title: "Le radical de yo : -go et -zco",
      paragraphs: [
        "Les verbes dont le *yo* finit par *-go* gardent ce *g* : *tenga*, *ponga*, *salga*, *venga*, *haga*, *diga*, *traiga*, *caiga*, *oiga*, *valga*. Il en va de même au pluriel : *tengan*, *pongamos*.",
        "Ceux dont le *yo* finit par *-zco* gardent *zc* : *conduzca*, *ofrezca*, *traduzcan*.",
      ],
      remarks: [
        "Avec *tú*, ces verbes sont réguliers ou courts : *trae*, *conduce*, *ofrece*, mais *ten*, *pon*.",
        "*Diga* ou *dígame* est ce que l’on dit en Espagne quand on décroche le téléphone.",
      ],
    },
    "ser-e-ir": {
      title: "Ser, ir et quelques autres",
      paragraphs: [
        "*Ser*, *ir* et *saber* ont un radical à part : *ser* donne *sea*, *seamos*, *sean* ; *ir* donne *vaya*, *vayan* ; *saber* donne *sepa*. *Ver* et *caber*, eux, suivent *veo* et *quepo* : *vea*, *quepa*.",
        "Pour « allons », on dit *vamos* : *vamos a la playa*. *Vayamos* existe, dans une langue plus soignée ; au négatif, c’est la seule forme possible : *no vayamos*.",
        "*Dar* est presque régulier : *da*, *demos*, *den* ; *dé* porte un accent pour se distinguer de *de*. *Estar* garde l’accent tonique sur la terminaison : *está*, *esté*, *estén*.",
      ],
      remarks: [
        "Avec *tú*, *estar* prend d’ordinaire un pronom : *estate quieto*, tiens-toi tranquille.",
      ],
      why: "*Ustedes* demande le subjonctif de *ser*, *sean* ; *son* est le présent et *sed* la forme de *vosotros*.",
    },
    negativo: {
      title: "L’impératif négatif",
      paragraphs: [
        "Au négatif, toutes les personnes prennent le subjonctif présent, précédé de *no* : *no hables*, *no coma*, *no vivamos*, *no habléis*, *no coman*. Il n’y a donc pas d’exception à apprendre si vous connaissez le subjonctif.",
        "La différence ne se voit qu’avec *tú* et *vosotros*. Les autres personnes gardent la même forme, *hable*, *no hable*, sauf *vamos*, *no vayamos*.",
      ],
      overview: {
        columns: ["Personne", "Oui", "Non"],
        rows: [
          ["*tú*", "*habla*", "*no hables*"],
          ["*tú*", "*come*", "*no comas*"],
          ["*tú*", "*di*, *ve*", "*no digas*, *no vayas*"],
          ["*vosotros*", "*hablad*", "*no habléis*"],
          ["*vosotros*", "*comed*", "*no comáis*"],
        ],
      },
      remarks: [
        "C’est le grand piège des francophones, chez qui « mange » et « ne mange pas » ont la même forme. *No come* existe, mais veut dire « il ne mange pas ».",
        "*No* suffit, sans deuxième mot comme « pas ». Avec *nada*, *nadie* ou *nunca* après le verbe, gardez *no* : *no digas nada*. Devant le verbe, *nunca* le remplace : *nunca digas eso*.",
        "Les formes se trouvent dans le guide du subjonctif présent.",
      ],
      why: "Après *no*, *tú* prend le subjonctif : un verbe en *-ar* finit par *-es*, *no hables*.",
    },
    "cambios-y-ortografia": {
      title: "Changements de voyelle et d’orthographe",
      paragraphs: [
        "Ce qui change au présent change ici aussi : *cierras* donne *cierra*, *vuelves* donne *vuelve*, *pides* donne *pide*. Il n’y a rien de nouveau à apprendre, sauf pour *nosotros* et *vosotros* de quelques verbes en *-ir*.",
        "La voyelle inversée des terminaisons peut demander une autre lettre, pour garder le son : *busco* mais *busque*, *coges* mais *coja*.",
      ],
      why: "Comme au présent, l’*e* tonique de *cerrar* devient *ie* : *cierra*.",
    },
    "cambios-vocalicos": {
      title: "La voyelle du radical change",
      paragraphs: [
        "Quand la voix appuie sur le radical, avec *tú*, *usted* et *ustedes*, *e* devient *ie* (*cierra*, *cierre*, *cierren*) et *o* devient *ue* (*vuelve*, *vuelva*, *vuelvan*). De même, *jugar* donne *juega*, *juegue* et *adquirir* donne *adquiere*, *adquiera*.",
        "Avec *nosotros* et *vosotros*, les verbes en *-ar* et en *-er* gardent la voyelle de l’infinitif : *cerremos*, *cerrad*, *no cerréis* ; *volvamos*, *volved*, *no volváis*.",
        "Les verbes en *-ir* comme *pedir* ont un *i* partout, *pide*, *pida*, *pidamos*, *no pidáis*, sauf avec *vosotros* à l’affirmatif : *pedid*.",
        "*Dormir* et *morir*, *sentir*, *mentir* et *preferir* changent de deux façons : *duerme*, *duerma*, mais *durmamos*, *no durmáis* ; *miente*, *mienta*, mais *mintamos*, *no mintáis*.",
      ],
      remarks: [
        "À l’affirmatif, *vosotros* ne change jamais : *cerrad*, *volved*, *pedid*, *dormid*.",
        "Ne confondez pas *siente*, de *sentir*, et *siéntate*, de *sentarse*.",
      ],
      why: "Au négatif, *pedir* garde son *i* avec *vosotros* et prend la terminaison *-áis* : *no pidáis*.",
    },
    ortografia: {
      title: "L’orthographe suit le son",
      paragraphs: [
        "Devant l’*e* des verbes en *-ar* : *-car* donne *-que* (*busque*, *saquen*), *-gar* donne *-gue* (*llegue*, *no pagues*), *-zar* donne *-ce* (*cruce*, *empiece*), *-guar* donne *-güe* (*averigüe*). C’est le changement de *busqué* et *llegué* à l’indefinido.",
        "Devant l’*a* des verbes en *-er* et en *-ir* : *-ger* et *-gir* donnent *-ja* (*coja*, *elija*), *-guir* donne *-ga* (*siga*, *distinga*), *-cer* après une consonne donne *-za* (*convenza*), *-quir* donne *-ca* (*delinca*, verbe rare).",
      ],
      remarks: [
        "Avec *tú* et *vosotros* à l’affirmatif, la lettre de l’infinitif reste : *busca*, *llega*, *cruza*, *coge*, *sigue*, *buscad*, *coged*.",
        "*Coger* est courant en Espagne, mais vulgaire dans une grande partie de l’Amérique latine. Dites-y *tome el autobús*, ou *agarre* pour saisir un objet.",
      ],
      why: "Devant *a*, le *g* de *coger* s’écrit *j* pour garder son son : *coja*.",
    },
    "acentos-y-letra-y": {
      title: "Les accents et l’y",
      paragraphs: [
        "Les verbes qui portent un accent au présent le gardent : *envía*, *envíe*, *envíen* et *continúa*, *continúe*, mais *enviemos*, *continuad*. *Estudia* et *cambia* n’en ont pas. L’accent sépare aussi deux voyelles : *prohíbe*, *reúne*, *oíd*, *reíd*, *ría*.",
        "*Oír* et les verbes en *-uir* prennent leur *y* du présent : *oye*, *construye*. Ces derniers l’ont aussi au subjonctif : *construya*, *no huyas*.",
      ],
      remarks: [
        "Une forme d’une seule syllabe n’a pas d’accent : *da*, *ve*, *no deis*. Pour l’orthographe, *riais* compte aussi pour une syllabe : *no os riais*. *Sé* et *dé* sont les deux exceptions, pour ne pas être pris pour *se* et *de*.",
      ],
    },
    pronombres: {
      title: "Les pronoms : dímelo, no me lo digas",
      paragraphs: [
        "À l’affirmatif, les pronoms suivent le verbe et s’y attachent en un seul mot, sans trait d’union : *dime*, *cómpralo*, *dámelo*. Au négatif, ils passent entre *no* et le verbe, séparés : *no me digas*, *no lo compres*, *no me lo des*.",
        "La personne vient avant la chose : *dámelo* est « donne-le-moi ». Devant *lo*, *la*, *los* ou *las*, *le* et *les* deviennent *se* : *díselo*, dis-le-lui ; *no se lo digas*.",
        "La voix appuie toujours sur la même syllabe, et l’accent écrit la garde à sa place. Un verbe d’une syllabe avec un seul pronom s’écrit sans accent (*dime*, *hazlo*, *ponte*) ; avec deux, il en faut un (*dímelo*, *póntelo*). *Compra* a deux syllabes et en prend un dès le premier pronom : *cómpralo*.",
      ],
      overview: {
        columns: ["Oui", "Non", "Sens"],
        rows: [
          ["*dime*", "*no me digas*", "dis-moi, ne me dis pas"],
          ["*dímelo*", "*no me lo digas*", "dis-le-moi, ne me le dis pas"],
          ["*díselo*", "*no se lo digas*", "dis-le-lui, ne le lui dis pas"],
          ["*cómpralo*", "*no lo compres*", "achète-le, ne l’achète pas"],
          ["*escríbanos*", "*no nos escriba*", "écrivez-nous, ne nous écrivez pas"],
        ],
      },
      remarks: [
        "L’ordre français trompe : dans « donne-le-moi », la chose vient d’abord ; en espagnol, elle vient toujours en dernier, *dámelo*.",
        "Les formes de *vosotros* qui gardent leur *d* n’ont pas d’accent avec un seul pronom : *decidme*, *compradlo* ; mais *oídme*, comme *oíd*. *Dele* et *deme*, de *dar*, perdent celui de *dé*. Avec *nosotros*, un seul *s* reste devant *se* : *digamos* et *se lo* donnent *digámoselo*, disons-le-lui.",
      ],
      why: "Au négatif, les pronoms se placent devant le verbe, et *le* devient *se* devant *lo* : *no se lo digas*.",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "Le pronom suit la même règle : *levántate*, *levántese*, mais *no te levantes*, *no se levante*. Les formes d’une syllabe restent sans accent : *ponte*, *vete*.",
        "Avec *nosotros*, le verbe perd son *s* devant *nos* : *levantemos* donne *levantémonos*, et de même *sentémonos*, *vámonos*.",
        "Avec *vosotros*, il perd son *d* devant *os* : *levantad* donne *levantaos*, et de même *sentaos*, *poneos*. Les verbes en *-ir* prennent alors un accent : *vestíos*, *dormíos*.",
        "*Irse* fait exception : *idos* garde son *d*. L’Académie le recommande, mais accepte aussi *iros*, bien plus fréquent à l’oral. « Allons-nous-en » est *vámonos* ; *vayámonos* est rare.",
      ],
      remarks: [
        "On entend *sentaros* et *callaros* en Espagne ; hormis *iros*, l’infinitif n’est pas admis ici. Écrivez *sentaos*, *callaos*.",
        "*Siéntese* vient de *sentarse*, asseyez-vous ; *siéntase* vient de *sentirse* : *siéntase como en casa*, faites comme chez vous.",
      ],
      why: "Devant *os*, la forme *sentad* perd son *d* : *sentaos* ; *sentados* veut dire « assis ».",
    },
    america: {
      title: "En Amérique latine : ustedes et vos",
      paragraphs: [
        "*Vosotros* n’y est pas d’usage : à plusieurs personnes, amis ou inconnus, on dit *ustedes* : *vengan*, *siéntense*, *no se preocupen*. C’est aussi l’usage le plus répandu aux Canaries.",
        "En Argentine, en Uruguay, au Paraguay et dans une grande partie de l’Amérique centrale, *vos* remplace *tú* ou s’emploie à côté de lui ; de même, à des degrés divers, en Bolivie, au Chili, en Colombie, en Équateur et au Venezuela. Sa forme la plus répandue est l’infinitif sans *r*, avec un accent sur la dernière voyelle : *hablá*, *comé*, *viví*. Les formes courtes disparaissent, sauf *sé*, de *ser* : *decí*, *hacé*, *poné*, *vení*. *Ir* emprunte *andá* à *andar*.",
        "Avec un pronom, l’accent écrit disparaît souvent, car la syllabe accentuée est alors l’avant-dernière : *decime*, *levantate*, *sentate*. Au négatif, on dit *no digas* ou *no digás*, selon le pays et le ton.",
      ],
      overview: {
        columns: ["En Espagne", "En Amérique latine"],
        rows: [
          ["*venid*, *sentaos*", "*vengan*, *siéntense*"],
          ["*habla*, *come*", "*habla*, *come* ; avec *vos* : *hablá*, *comé*"],
          ["*di*, *haz*, *ve*", "*di*, *haz*, *ve* ; avec *vos* : *decí*, *hacé*, *andá*"],
          ["*siéntate*", "*siéntate* ; avec *vos* : *sentate*"],
        ],
      },
      remarks: [
        "Le même mot peut changer de sens : *párate* veut dire « arrête-toi » en Espagne, et souvent « mets-toi debout » en Amérique latine.",
      ],
      why: "Au Mexique, on dit *ustedes* même à des amis, et *quieran* le confirme : *vengan*.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "No *habla* tan alto.",
          right: "No *hables* tan alto.",
          why: "« Ne parle pas » : l’ordre négatif se forme avec le subjonctif.",
        },
        {
          wrong: "*Da me* el libro.",
          right: "*Dame* el libro.",
          why: "« Donne-moi » : le pronom s’attache au verbe, sans trait d’union.",
        },
        {
          wrong: "No *siéntate* aquí.",
          right: "No *te sientes* aquí.",
          why: "Au négatif, le pronom passe devant, comme dans « ne t’assieds pas ».",
        },
        {
          wrong: "*Sentaos*, señora.",
          right: "*Siéntese*, señora.",
          why: "Le « vous » adressé à une seule personne est *usted*.",
        },
        {
          wrong: "*Sientate* aquí.",
          right: "*Siéntate* aquí.",
          why: "Avec le pronom attaché, il faut souvent un accent écrit.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
