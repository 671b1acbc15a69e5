import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Le subjonctif présent : presente de subjuntivo",
  intro:
    "Le subjonctif apparaît surtout après *que*, quand on n’affirme pas un fait, mais qu’on le souhaite, le juge ou en doute. Vous le connaissez : « il faut que je fasse ». L’espagnol l’emploie plus souvent, et sa forme s’y distingue toujours de l’indicatif.",
  essentials: [
    "Il suit *que* quand on veut, juge ou doute : *quiero que vengas*, *es raro que llueva*, *dudo que venga*.",
    "Ce que l’on affirme reste à l’indicatif : *creo que viene*, mais *no creo que venga*.",
    "Partez de *yo* et changez la voyelle : *hablo*, *hable* ; *como*, *coma* ; *tengo*, *tenga*.",
    "Six verbes ne suivent pas *yo* : *sea*, *esté*, *vaya*, *haya*, *sepa*, *dé*.",
    "« J’espère que tu viendras », « quand tu viendras » : *espero que vengas*, *cuando vengas*.",
  ],
  sections: {
    uso: {
      title: "Quand l’employer",
      paragraphs: [
        "La phrase a le plus souvent deux verbes, reliés par *que* : *quiero que vengas*, je veux que tu viennes. Le premier décide du mode du second. S’il annonce une information, le second est à l’indicatif : *sé que vienes*. S’il exprime une volonté, un sentiment ou un doute, le second est au subjonctif.",
        "Demandez-vous donc si la phrase affirme ce qui suit *que*. Avec *creo que viene*, j’annonce sa venue. Avec *quiero que venga*, *dudo que venga* ou *me alegro de que venga*, je ne l’annonce pas : je la souhaite, j’en doute ou je la commente.",
        "Après *querer* ou *preferir*, il faut deux personnes différentes. Si c’est la même, on emploie l’infinitif, comme en français : *quiero dormir*, je veux dormir, mais *quiero que duermas*, je veux que tu dormes.",
        "Ce temps vaut pour maintenant et pour plus tard : *espero que vengas mañana*. Quand le premier verbe est au passé, le second est d’ordinaire au subjonctif imparfait : *quería que vinieras*.",
      ],
      overview: {
        columns: ["En français", "En espagnol", "Mode en espagnol"],
        rows: [
          ["j’espère que tu viendras", "*espero que vengas*", "subjonctif"],
          ["quand tu viendras", "*cuando vengas*", "subjonctif"],
          ["je te demande de venir", "*te pido que vengas*", "subjonctif"],
          ["il est probable qu’elle viendra", "*es probable que venga*", "subjonctif"],
          ["crois-tu qu’elle vienne ?", "*¿crees que viene?*", "indicatif"],
          ["le meilleur livre que j’aie lu", "*el mejor libro que he leído*", "indicatif"],
          ["bien qu’il pleuve (et il pleut)", "*aunque llueve*", "indicatif"],
        ],
      },
      remarks: [
        "Ne vous fiez pas à « que je parle », qui sonne comme « je parle » : essayez « faire » à la place du verbe. Si « fasse » convient, l’espagnol a le plus souvent le subjonctif lui aussi. Le tableau montre où les deux langues se séparent.",
        "*Usted* et tous les ordres négatifs empruntent ces formes : *venga*, *no vengas*. Elles sont donc aussi dans le guide de l’impératif.",
      ],
      why: "C’est la même personne qui veut et qui se repose : l’infinitif suffit, *descansar*. Le subjonctif demanderait *que* et une autre personne : *quiero que descanses*.",
    },
    voluntad: {
      title: "Vouloir, demander, conseiller",
      paragraphs: [
        "Quand on veut, demande, conseille, permet ou interdit qu’une autre personne fasse quelque chose, le verbe après *que* est au subjonctif : *querer que*, *preferir que*, *necesitar que*, *pedir que*, *aconsejar que*, *recomendar que*, *dejar que*, *prohibir que*, et de même *hace falta que*, « il faut que ».",
        "*Esperar que* le prend d’ordinaire lui aussi, là où « espérer que » prend l’indicatif : *espero que vengas*, j’espère que tu viendras.",
        "*Decir que* a deux sens, et le mode les distingue. *Dice que vienes* transmet une information : il dit que tu viens. *Dice que vengas* transmet un ordre : il te dit de venir.",
      ],
      remarks: [
        "Là où le français met « de » et l’infinitif, l’espagnol met *que* et le subjonctif : « elle me demande de venir » est *me pide que venga*. Après *aconsejar*, *recomendar*, *permitir*, *prohibir* et *dejar*, l’infinitif est possible aussi : *te aconsejo dormir*.",
        "« Demander si » n’est pas *pedir*, mais *preguntar si*, avec l’indicatif : *me pregunta si vienes*.",
      ],
      why: "Le médecin fait un constat : après *decir que*, une information est à l’indicatif, *tomo*. *Tome* serait un ordre, et personne n’ordonne de boire trop de café.",
    },
    "emociones-y-valoraciones": {
      title: "Sentiments et jugements",
      paragraphs: [
        "Quand on réagit à un fait ou qu’on le juge, ce fait est au subjonctif, même s’il est vrai : *me alegro de que estés aquí*, *me gusta que cantes*, *me molesta que haya ruido*, *tengo miedo de que llueva*.",
        "Il en va de même pour *es* avec un adjectif ou un nom qui juge : *es normal que*, *es importante que*, *es mejor que*, *es raro que*, *es una pena que*. Si le mot affirme que c’est vrai, l’indicatif revient : *es verdad que canta bien*, *es evidente que canta bien*, *está claro que canta bien*.",
        "Quand on ne vise personne en particulier, l’infinitif suffit : *es importante dormir*.",
      ],
      remarks: [
        "Le « ne » de « je crains qu’il ne pleuve » ne se traduit pas : *temo que llueva*. Avec *no*, la phrase dirait le contraire.",
        "*Me parece que* annonce une opinion et garde l’indicatif, *me parece que canta bien* ; *me parece bien que* ou *me parece normal que* juge le fait, d’où le subjonctif : *me parece normal que cante*.",
        "« Heureusement que » est *menos mal que*, et l’indicatif y reste : *menos mal que estás aquí*.",
        "*Sentir que* est suivi du subjonctif quand il veut dire « regretter », *siento que estés enfermo*, et de l’indicatif quand il veut dire « avoir le sentiment » : *siento que estás lejos*.",
      ],
      why: "*Es una suerte que* juge le fait au lieu de l’annoncer, d’où le subjonctif *esté* ; *es verdad que* l’affirme, d’où l’indicatif *es*.",
    },
    "duda-y-negacion": {
      title: "Doute et négation",
      paragraphs: [
        "Une opinion affirmée est à l’indicatif : *creo que viene*, *pienso que viene*, *me parece que viene*. Si on la nie ou si l’on doute, c’est le subjonctif : *no creo que venga*, *no me parece que venga*, *dudo que venga*. De même *es verdad que viene*, mais *no es verdad que venga*.",
        "Ce qui n’est que possible est au subjonctif : *es posible que venga*, *es probable que venga*, *puede que venga*.",
        "Devant le verbe, *quizá* (ou *quizás*) et *tal vez*, « peut-être », ainsi que *probablemente* et *posiblemente*, admettent les deux modes ; le subjonctif marque plus de doute : *quizá venga*, *quizá viene*. *A lo mejor*, de même sens, prend l’indicatif : *a lo mejor viene*.",
      ],
      remarks: [
        "« Je ne crois pas qu’il vienne » vous guide bien. Mais « il est probable que » prend l’indicatif en français et le subjonctif en espagnol, et une question avec *creer*, comme *¿crees que viene?*, garde d’ordinaire l’indicatif.",
        "*No saber si* est suivi de l’indicatif : *no sé si viene*.",
        "*No es que* écarte une explication et prend le subjonctif ; la vraie raison, après *es que*, est à l’indicatif : *no es que sea caro, es que no tengo tiempo*, ce n’est pas que ce soit cher, c’est que je n’ai pas le temps.",
      ],
      why: "*Creo que* affirme une opinion et garde l’indicatif, *abre* ; avec *no creo que*, ce serait *abra*.",
    },
    "finalidad-y-tiempo": {
      title: "But et moment",
      paragraphs: [
        "*Para que*, *antes de que*, *sin que*, *con tal de que* (« à condition que »), *en caso de que* et *a menos que* sont toujours suivis du subjonctif : *te llamo para que lo sepas*.",
        "Après *cuando*, *en cuanto* (« dès que »), *hasta que*, *mientras* (« tant que ») et *después de que*, regardez le moment. Si le fait est encore à venir, c’est le subjonctif : *cuando llegue, cenaré*. Si c’est une habitude, c’est l’indicatif : *cuando llego, ceno*. Avec *cuando*, un fait passé est aussi à l’indicatif : *cuando llegué, cené*.",
        "*Aunque* a les deux modes : *aunque llueve, salgo*, bien qu’il pleuve : j’annonce qu’il pleut ; *aunque llueva, saldré*, même s’il pleut : je n’en sais rien, ou peu m’importe.",
        "Si les deux verbes ont le même sujet, on emploie d’ordinaire *para*, *antes de* ou *sin* avec l’infinitif : *ceno antes de salir*.",
      ],
      remarks: [
        "Le piège des francophones est « quand tu viendras » : après ce *cuando*, jamais de futur, mais *cuando vengas*. Le futur revient quand *cuándo*, avec son accent, pose une question : *¿cuándo vendrás?*, *no sé cuándo vendrás*.",
        "Le *si* de la condition n’est jamais suivi du subjonctif présent : *si vienes, cenamos*.",
      ],
      why: "Les deux verbes ont le même sujet, *tú* : *antes de* et l’infinitif, *salir*. Le subjonctif demanderait *antes de que*.",
    },
    relativos: {
      title: "Ce que l’on cherche, ce qui n’existe pas",
      paragraphs: [
        "Une chose ou une personne que l’on connaît est décrite à l’indicatif : *tengo un piso que tiene balcón*. Si l’on ne sait pas encore laquelle ce sera, c’est le subjonctif : *busco un piso que tenga balcón*, n’importe lequel, s’il en existe un.",
        "C’est aussi le cas quand on se demande si elle existe, *¿conoces a alguien que sepa nadar?*, ou quand elle n’existe pas : *no hay nadie que sepa nadar*.",
        "Le subjonctif laisse le choix ouvert : *lo que quieras*, ce que tu voudras ; *donde quieras*, *cuando quieras*, *como quieras*.",
      ],
      remarks: [
        "Après un superlatif ou « le seul », le français met volontiers le subjonctif. L’espagnol y voit d’ordinaire un fait, à l’indicatif : *el mejor libro que he leído*, *eres el único que sabe nadar*.",
        "*Busco a la camarera que habla francés* : je la connais. *Busco una camarera que hable francés* : je n’en connais pas encore, et le *a* disparaît. Devant *alguien*, il reste : *busco a alguien que hable francés*.",
      ],
      why: "Le premier chat existe, *araña* est à l’indicatif ; le second, je le cherche encore : *arañe*.",
    },
    deseos: {
      title: "Souhaits",
      paragraphs: [
        "*Ojalá*, un mot venu de l’arabe, veut dire « pourvu que », « espérons que ». Il est toujours suivi du subjonctif : *ojalá llueva*, *ojalá no sea tarde*. On dit aussi *ojalá que llueva*.",
        "Pour souhaiter quelque chose à quelqu’un, on commence par *que* : *que te mejores*, remets-toi vite ; *que aproveche*, bon appétit ; *que duermas bien*, dors bien ; *que te diviertas*, amuse-toi bien ; *que tengas buen viaje*, bon voyage.",
      ],
      remarks: [
        "N’oubliez pas ce *que* : là où le français se contente de « dors bien » ou d’un nom, il ouvre la phrase, comme s’il restait d’*espero que*.",
        "« Pourvu que » est *ojalá* quand on espère, *con tal de que* quand on pose une condition.",
      ],
      why: "*Seguro que* annonce ce dont on est sûr, à l’indicatif : *llueve*. Le souhait, après *ojalá*, est au subjonctif : *haga*.",
    },
    indicativo: {
      title: "Quand l’indicatif reste",
      paragraphs: [
        "*Que* seul ne suffit pas : ce qu’on sait, voit, croit ou dit est à l’indicatif, après *sé que*, *veo que*, *creo que*, *digo que*, *me parece que*, *es verdad que*, *está claro que*. *Porque* et *desde que* le gardent d’ordinaire aussi ; une cause que l’on nie se met au subjonctif : *no porque sea caro, sino porque es feo*, non parce que c’est cher, mais parce que c’est laid.",
        "Souvent, les deux modes sont justes et le sens change. Lisez le tableau ligne par ligne : à gauche, un fait que l’on affirme ; à droite, quelque chose que l’on n’affirme pas.",
      ],
      overview: {
        columns: ["De quoi il s’agit", "Indicatif", "Subjonctif"],
        rows: [
          ["une opinion", "*creo que viene*", "*no creo que venga*"],
          ["*decir que*", "*dice que vienes* (information)", "*dice que vengas* (ordre)"],
          ["*es … que*", "*es verdad que viene*", "*es mejor que venga*"],
          [
            "*cuando*",
            "*cuando llego, ceno* (habitude)",
            "*cuando llegue, cenaré* (encore à venir)",
          ],
          ["*aunque*", "*aunque llueve, salgo*", "*aunque llueva, saldré*"],
          ["une chose", "*tengo un piso que tiene balcón*", "*busco un piso que tenga balcón*"],
        ],
      },
      remarks: [
        "Un sentiment l’emporte sur la vérité du fait : *sé que estás aquí*, mais *me alegro de que estés aquí*.",
      ],
      why: "*Me da pena que* exprime un sentiment, qui l’emporte sur le fait : subjonctif, *pueda*. *Sé que* énonce un fait, d’où *tiene*.",
    },
    regulares: {
      title: "Les verbes réguliers",
      paragraphs: [
        "Les terminaisons échangent leur voyelle. Les verbes en *-ar* prennent l’*e* : *-e, -es, -e, -emos, -éis, -en*. Ceux en *-er* et en *-ir* prennent l’*a* : *-a, -as, -a, -amos, -áis, -an*.",
        "*Yo* et *él* ont la même forme : *hable* peut vouloir dire « que je parle », « qu’il parle » ou, avec *usted*, « que vous parliez ». C’est pourquoi on ajoute plus souvent le pronom : *quiere que yo hable*.",
        "L’accent tonique, la syllabe sur laquelle la voix appuie, tombe comme au présent de l’indicatif : sur le radical, sauf avec *nosotros* et *vosotros*.",
      ],
      remarks: [
        "Un accent écrit change tout : *hable* est au subjonctif, *hablé* veut dire « j’ai parlé ».",
        "En Amérique latine, on ne dit pas *vosotros*, mais *ustedes*, avec la forme de *ellos* : *que ustedes hablen*. Avec *vos*, on emploie d’ordinaire en Argentine la forme de *tú* : *que vos hables* ; ailleurs, on entend aussi une forme accentuée sur la terminaison.",
      ],
      why: "*Cenar* est un verbe en *-ar*, donc la terminaison du subjonctif est *-e*, sans accent : *cene*.",
    },
    "raiz-de-yo": {
      title: "Le radical de yo",
      paragraphs: [
        "Prenez la forme de *yo* au présent, enlevez l’*-o* et ajoutez les nouvelles terminaisons : de *tengo* vient *tenga*, de *hago* vient *haga*, de *conozco* vient *conozca*. Ces radicaux servent aux six personnes : *tengamos*, *hagáis*, *conozcamos*.",
        "Se forment ainsi *ponga*, *salga*, *venga*, *diga*, *traiga*, *caiga*, *oiga* et *valga* ; de même *conduzca*, *traduzca*, *parezca* et *nazca*.",
        "Les verbes en *-uir* gardent partout l’*y* de leur *yo* : *construyo* donne *construya*, *construyamos*, et *huyo* donne *huya*, *huyamos*.",
      ],
      remarks: [
        "À l’indicatif, *-go* et *-zco* ne touchent que *yo* ; ici, c’est tout le tableau. *Tener* et *venir* n’ont donc nulle part l’*ie* de *tienes* : *tengas*, *vengas*.",
        "Si *yo* ne finit pas en *-o*, le verbe est irrégulier : voyez « Les verbes tout à fait irréguliers ».",
      ],
      why: "La forme de *yo* est *conozco* ; on remplace l’*-o* par *-as* : *conozcas*.",
    },
    "cambios-vocalicos": {
      title: "La voyelle du radical change",
      paragraphs: [
        "Les verbes dont la voyelle change au présent de l’indicatif la changent ici aux mêmes personnes : *yo*, *tú*, *él* et *ellos*, où l’accent tonique tombe sur elle.",
        "Avec *nosotros* et *vosotros*, tout dépend de l’infinitif. En *-ar* et en *-er*, la voyelle de l’infinitif revient : *pensemos*, *volvamos*. En *-ir*, il y a un *i* ou un *u* : *sintamos*, *durmamos*.",
      ],
      why: "*Volver* est en *-er* : avec *tú y yo*, donc *nosotros*, la voyelle de l’infinitif revient, *volvamos*.",
    },
    "e-ie": {
      title: "e devient ie",
      paragraphs: [
        "*Pensar* donne *piense*, *pienses*, *piensen*, mais *pensemos* et *penséis*. Il en va de même pour *cerrar*, *empezar*, *entender*, *perder*, *despertarse* et *querer* : *quiera*, mais *queramos*. L’*i* d’*adquirir* devient lui aussi *ie* : *adquiera*, mais *adquiramos*.",
        "*Preferir* et *sentir* ont *ie* aux mêmes personnes : *prefiera*, *sienta*. Pour *nosotros* et *vosotros*, voyez « e devient i ».",
      ],
    },
    "o-ue": {
      title: "o devient ue",
      paragraphs: [
        "*Poder* donne *pueda*, *puedas*, *puedan*, mais *podamos* et *podáis*. Il en va de même pour *volver*, *encontrar*, *contar*, *recordar*, *acostarse* et *doler*. *Dormir* et *morir* ont leur section, plus bas.",
        "*Jugar* donne *juegue*, mais *juguemos*, avec un *u* muet devant l’*e*.",
      ],
      remarks: ["*Oler* garde son *h* devant *ue* : *huela*, mais *olamos*."],
    },
    "e-i": {
      title: "e devient i",
      paragraphs: [
        "*Pedir* fait *pido* au présent, et cet *i* s’étend ici aux six personnes : *pida*, *pidas*, *pidamos*, *pidáis*. Il en va de même pour *servir*, *repetir*, *seguir*, *elegir*, *vestirse* et *reír*.",
        "*Sentir*, *preferir*, *mentir* et *divertirse* ont *ie* sous l’accent tonique et *i* avec *nosotros* et *vosotros* : *sienta*, mais *sintamos* et *sintáis*.",
      ],
      remarks: [
        "C’est l’*i* de *pidió* et de *sintió*, que vous connaissez peut-être par le guide « Le passé : pretérito indefinido ».",
      ],
      why: "Sous l’accent tonique, *preferir* a *ie* : *prefieras* ; l’*i* n’y vient qu’avec *nosotros* et *vosotros*.",
    },
    "o-u": {
      title: "o devient u",
      paragraphs: [
        "*Dormir* et *morir* ont *ue* sous l’accent tonique et *u* avec *nosotros* et *vosotros* : *duerma*, mais *durmamos* et *durmáis* ; *muera*, mais *muramos* et *muráis*.",
      ],
      remarks: [
        "Cet *u* est réservé aux verbes en *-ir* : *poder* fait *podamos*, *volver* fait *volvamos*. À l’indicatif, l’*o* reste : *dormimos*.",
      ],
      why: "L’*u* est réservé aux verbes en *-ir* ; avec *nosotros*, *poder* reprend l’*o* de l’infinitif : *podamos*.",
    },
    ortografia: {
      title: "L’orthographe suit le son",
      paragraphs: [
        "Les verbes en *-ar* ont maintenant un *e*, et la lettre qui le précède s’adapte aux six personnes : *-car* donne *-que* (*busque*, *toque*), *-gar* donne *-gue* (*llegue*, *pague*), *-zar* donne *-ce* (*empiece*, *cruce*). Les verbes en *-guar* prennent un tréma : *averigüe*.",
        "Les verbes en *-er* et en *-ir* ont maintenant un *a*, et gardent devant lui la lettre de *yo* : *cojo* donne *coja*, *elijo* donne *elija*, *sigo* donne *siga*, *venzo* donne *venza*. Dans *delinquir*, verbe rare, le *qu* devient *c* : *delinca*.",
      ],
      remarks: [
        "*Empezar*, *jugar* et *elegir* changent deux fois, la voyelle et la lettre : *empiece*, *juegue*, *elija*. Avec *nosotros*, on dit *empecemos*, *juguemos*, *elijamos*.",
        "*Coger* est courant en Espagne, mais vulgaire dans une grande partie de l’Amérique latine, où l’on emploie *tomar* ou *agarrar*.",
      ],
      why: "*En cuanto* annonce ici un fait à venir, donc le subjonctif ; devant l’*e*, le *g* s’écrit *gu* : *llegue*.",
    },
    acentos: {
      title: "Les accents écrits",
      paragraphs: [
        "*Enviar* et *continuar* portent un accent là où la voix appuie sur l’*i* ou l’*u* : *envíe*, *continúe*, mais *enviemos* et *continuemos*. Il en va de même à l’intérieur de *prohibir* et de *reunir* : *prohíba*, *reúna*.",
        "*Reír*, *reírse* et *sonreír* l’ont dans *ría*, *rías*, *rían*, mais pas dans *riamos* ni dans *riais*, qui compte pour une seule syllabe à l’écrit.",
        "*Dé*, de *dar*, porte un accent pour ne pas se confondre avec la préposition *de*. *Des*, *den* et *deis*, d’une seule syllabe, n’en ont pas.",
      ],
      remarks: [
        "Beaucoup de verbes en *-iar* n’ont pas cet accent : *estudiar* et *cambiar* donnent *estudie* et *cambie*. C’est leur forme de *yo* qui le montre : *envío*, mais *estudio*.",
      ],
      why: "La voix appuie sur l’*i* d’*envíen*, d’où l’accent ; *envían* est à l’indicatif, et *ojalá* demande le subjonctif.",
    },
    irregulares: {
      title: "Les verbes tout à fait irréguliers",
      paragraphs: [
        "Six verbes n’ont pas de *yo* en *-o* au présent, et leur subjonctif ne s’en déduit pas : *sea* (de *ser*), *esté* (d’*estar*), *vaya* (d’*ir*), *haya* (de *haber*), *sepa* (de *saber*) et *dé* (de *dar*). Les terminaisons restent celles des verbes réguliers.",
        "*Ver* garde l’*e* de *veo* : *vea*. *Caber* suit *quepo* : *quepa*.",
        "*Haya* est le subjonctif de *hay*, la même forme au singulier et au pluriel : *ojalá haya una mesa*, *ojalá haya dos mesas*. Avec un participe, toutes les formes servent d’auxiliaire : *espero que hayas comido*, j’espère que tu as mangé.",
        "*Estar* porte l’accent tonique sur la terminaison : *esté*, *estés*, *esté*, *estéis*, *estén*.",
      ],
      remarks: [
        "Le français vous aide : « sois », « aie », « aille » et « sache » sont irréguliers eux aussi.",
        "Sans accent, *este* veut dire « ce ».",
        "Après *que*, le *nosotros* d’*ir* est *vayamos* ; pour dire « allons-y », on emploie *vamos*.",
      ],
      why: "*Dudo que* demande le subjonctif, et celui de *hay* est *haya*.",
    },
    reflexivos: {
      title: "Les verbes pronominaux",
      paragraphs: [
        "Le pronom se place devant le verbe, comme à l’indicatif : *me levante*, *te acuestes*, *se vista*. Le verbe garde ses irrégularités : *me vaya*, *nos divirtamos*.",
        "Le pronom ne s’attache jamais à cette forme : on dit *quiero que te levantes*. Seuls l’infinitif, le gérondif et l’ordre affirmatif le portent à la fin.",
      ],
      remarks: [
        "*Sentarse* et *sentirse* se croisent. *Te sientas* est « tu t’assois » à l’indicatif, ou « que tu te sentes » ; *te sientes* est « tu te sens », ou « que tu t’assoies ».",
      ],
      why: "Après *es mejor que*, *acostarse* est au subjonctif, en *-e*, avec le pronom devant : *te acuestes*.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: [
        "Ces erreurs sont fréquentes chez les francophones. Comparez-les avec ce que l’on dit en espagnol.",
      ],
      traps: [
        {
          wrong: "Espero que *estás* bien.",
          right: "Espero que *estés* bien.",
          why: "« J’espère que tu vas bien » : *esperar que* demande d’ordinaire le subjonctif.",
        },
        {
          wrong: "Cuando *llegarás*, llámame.",
          right: "Cuando *llegues*, llámame.",
          why: "« Quand tu arriveras » : après *cuando*, un fait à venir se met au subjonctif.",
        },
        {
          wrong: "Es probable que *vendrá* hoy.",
          right: "Es probable que *venga* hoy.",
          why: "« Il est probable qu’il viendra » : ce qui n’est que probable se met au subjonctif.",
        },
        {
          wrong: "Me pide *de venir*.",
          right: "Me pide *que venga*.",
          why: "« Elle me demande de venir » : l’espagnol met *que* et le subjonctif.",
        },
        {
          wrong: "Si *vengas*, comemos juntos.",
          right: "Si *vienes*, comemos juntos.",
          why: "Après *si*, une condition réelle se met au présent de l’indicatif, comme en français.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
