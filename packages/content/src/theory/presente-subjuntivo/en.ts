import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The subjunctive: presente de subjuntivo",
  intro:
    "The subjunctive comes mainly after *que*, when you do not state something as a fact but want it, judge it or doubt it. English has kept traces of it, as in ‘long live the king’ and ‘I suggest that he go’; in Spanish you hear it every day.",
  essentials: [
    "It follows *que* when you want, judge or doubt: *quiero que vengas*, *es raro que llueva*.",
    "What you state as a fact stays in the indicative: *creo que viene*, but *no creo que venga*.",
    "Start from *yo* and swap the vowel: *hablo*, *hable*; *como*, *coma*; *tengo*, *tenga*.",
    "Six verbs do not follow *yo*: *sea*, *esté*, *vaya*, *haya*, *sepa* and *dé*.",
    "‘I want you to come’ is *quiero que vengas*: no infinitive, but *que* and the subjunctive.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "Most sentences have two verbs joined by *que*: *quiero que vengas*, I want you to come. The first decides the form of the second. If it gives information, the second is in the ordinary form, the indicative: *sé que vienes*, I know you are coming. If it expresses a wish, a feeling or a doubt, the second is in the subjunctive.",
        "So ask yourself whether the sentence states what comes after *que*. With *creo que viene* it does: I am telling you that she is coming. With *quiero que venga*, *dudo que venga* or *me alegro de que venga* it does not: I want it, doubt it or comment on it.",
        "With *querer* or *preferir* there must be two different people. If it is the same person, use the infinitive: *quiero dormir*, I want to sleep, but *quiero que duermas*, I want you to sleep.",
        "This form serves for now and for later: *espero que vengas mañana*, I hope you’ll come tomorrow. When the first verb is in the past, the second is normally in the imperfecto de subjuntivo: *quería que vinieras*.",
      ],
      overview: {
        columns: ["English", "Spanish"],
        rows: [
          ["I want you to come", "*quiero que vengas*"],
          ["I hope you’ll come", "*espero que vengas*"],
          ["she asks me to come", "*me pide que venga*"],
          ["I don’t think she’ll come", "*no creo que venga*"],
          ["she may come", "*puede que venga*"],
          ["when you come", "*cuando vengas*"],
          ["before you come", "*antes de que vengas*"],
          ["whatever you want", "*lo que quieras*"],
        ],
      },
      remarks: [
        "Learn the subjunctive together with what calls for it, in pieces such as *quiero que*, *no creo que* and *para que*.",
        "*Usted* and all negative commands borrow these forms: *venga*, *no vengas*. You will meet them again in the guide to the imperative.",
      ],
      why: "The person who wants is the person who rests, so the infinitive is enough: *descansar*. The subjunctive would need *que* and somebody else: *quiero que descanses*.",
    },
    voluntad: {
      title: "Wanting, asking, advising",
      paragraphs: [
        "When you want, ask, advise, allow or forbid somebody else to do something, the verb after *que* is in the subjunctive: *querer que*, *preferir que*, *necesitar que*, *pedir que*, *aconsejar que*, *recomendar que*, *dejar que*, *prohibir que*, and also *hace falta que*, ‘it is necessary that’.",
        "*Esperar que*, to hope that, belongs here too: *espero que vengas*.",
        "*Decir que* has two meanings, and the form tells you which. *Dice que vienes* passes on information: he says you are coming. *Dice que vengas* passes on an order: he tells you to come.",
      ],
      remarks: [
        "English has ‘want somebody to do’ and ‘ask somebody to do’; Spanish turns ‘to do’ into *que* and a verb: ‘she asks me to come’ is *me pide que venga*. After *aconsejar*, *recomendar*, *permitir*, *prohibir* and *dejar* the infinitive is possible as well: *te aconsejo dormir*.",
        "‘To ask whether’ is *preguntar si*, with the indicative: *me pregunta si vienes*.",
      ],
      why: "The doctor states a fact: after *decir que*, information is in the indicative, *tomo*. *Tome* would be an order, and nobody orders you to drink too much coffee.",
    },
    "emociones-y-valoraciones": {
      title: "Feelings and judgements",
      paragraphs: [
        "When you react to a fact or judge it, the fact is in the subjunctive, even if it is true: *me alegro de que estés aquí*, *me gusta que cantes*, *me molesta que haya ruido*, *tengo miedo de que llueva*.",
        "The same goes for *es* with a word that gives a judgement: *es normal que*, *es importante que*, *es mejor que*, *es raro que*, *es una pena que*. If that word says that something is true, the indicative is back: *es verdad que canta bien*, *es evidente que canta bien*, *está claro que canta bien*.",
        "When nobody in particular is meant, the infinitive is enough: *es importante dormir*.",
      ],
      remarks: [
        "*Me parece que* gives an opinion and keeps the indicative: *me parece que canta bien*. *Me parece bien que* and *me parece normal que* judge the fact, hence the subjunctive: *me parece normal que cante*.",
        "*Menos mal que*, ‘it’s a good thing that’, takes the indicative: *menos mal que estás aquí*.",
        "*Sentir que* with the subjunctive means ‘to be sorry’, *siento que estés enfermo*; with the indicative it means ‘to have the feeling’: *siento que estás lejos*.",
      ],
      why: "*Es una suerte que* judges the fact instead of announcing it, hence the subjunctive *esté*; *es verdad que* states it, hence the indicative *es*.",
    },
    "duda-y-negacion": {
      title: "Doubt and denial",
      paragraphs: [
        "An opinion is in the indicative: *creo que viene*, *pienso que viene*, *me parece que viene*. If you deny it or doubt it, the subjunctive takes over: *no creo que venga*, *no me parece que venga*, *dudo que venga*. In the same way *es verdad que viene*, but *no es verdad que venga*.",
        "What is merely possible is in the subjunctive: *es posible que venga*, *es probable que venga*, *puede que venga*.",
        "Before the verb, *quizá* (or *quizás*) and *tal vez*, ‘perhaps’, and also *probablemente* and *posiblemente*, allow both; the subjunctive makes the doubt greater: *quizá venga*, *quizá viene*. *A lo mejor* means the same but takes the indicative: *a lo mejor viene*.",
      ],
      remarks: [
        "A question with *creer*, such as *¿crees que viene?*, normally keeps the indicative.",
        "*No saber si* is followed by the indicative: *no sé si viene*, I don’t know whether she is coming.",
        "*No es que* rejects an explanation and takes the subjunctive; the real reason, after *es que*, is in the indicative: *no es que sea caro, es que no tengo tiempo*, it’s not that it’s expensive, it’s that I don’t have time.",
      ],
      why: "*Creo que* gives an opinion and keeps the indicative, *abre*; after *no creo que* it would be *abra*.",
    },
    "finalidad-y-tiempo": {
      title: "Purpose and time",
      paragraphs: [
        "*Para que* (‘so that’), *antes de que*, *sin que*, *con tal de que* (‘provided that’), *en caso de que* and *a menos que* (‘unless’) always take the subjunctive: *te llamo para que lo sepas*.",
        "After *cuando*, *en cuanto* (‘as soon as’), *hasta que*, *mientras* (‘as long as’) and *después de que*, look at the time. If it has yet to happen, use the subjunctive: *cuando llegue, cenaré*, when I arrive I’ll have dinner. If it is a habit, the indicative: *cuando llego, ceno*. After *cuando*, what is past is in the indicative too: *cuando llegué, cené*.",
        "*Aunque* has both: *aunque llueve, salgo*, although it is raining: I am telling you that it is; *aunque llueva, saldré*, even if it rains: I do not know, or do not mind.",
        "If both verbs have the same subject, you normally use *para*, *antes de* or *sin* with the infinitive: *ceno antes de salir*.",
      ],
      remarks: [
        "Never put the futuro after this *cuando*: ‘when you come’ is *cuando vengas*. In a question *cuándo* has an accent and the futuro is fine: *¿cuándo vendrás?*, *no sé cuándo vendrás*.",
        "The *si* of a condition is never followed by the presente de subjuntivo: *si vienes, cenamos*.",
        "‘So that’ is *para que* for a purpose; for a result it is *así que*, with the indicative: *llueve, así que ceno en casa*.",
      ],
      why: "Both verbs have the same subject, *tú*, so it is *antes de* with the infinitive: *salir*. The subjunctive would need *antes de que*.",
    },
    relativos: {
      title: "What you look for, and what does not exist",
      paragraphs: [
        "Something you know is described in the indicative: *tengo un piso que tiene balcón*. If you do not know yet which one it will be, use the subjunctive: *busco un piso que tenga balcón*, any flat, if there is one.",
        "The same goes for what may not exist, *¿conoces a alguien que sepa nadar?*, and for what does not: *no hay nadie que sepa nadar*.",
        "The subjunctive leaves the choice open, like ‘-ever’ in English: *lo que quieras*, whatever you want; *donde quieras*, *cuando quieras*, *como quieras*.",
      ],
      remarks: [
        "A superlative that speaks of a fact normally takes the indicative: *el mejor libro que he leído*.",
        "*Busco a la camarera que habla francés*: I know who she is. *Busco una camarera que hable francés*: I have not found one yet, and the *a* disappears. Before *alguien* it stays: *busco a alguien que hable francés*.",
      ],
      why: "The first cat exists, so *araña* is indicative; I am still looking for the second: *arañe*.",
    },
    deseos: {
      title: "Wishes",
      paragraphs: [
        "*Ojalá*, a word from Arabic, means ‘I hope’, ‘let’s hope’. It always takes the subjunctive: *ojalá llueva*, *ojalá no sea tarde*. People also say *ojalá que llueva*.",
        "To wish somebody something, begin with *que*: *que te mejores*, get well soon; *que aproveche*, enjoy your meal; *que duermas bien*, sleep well; *que te diviertas*, have fun; *que tengas buen viaje*, have a good trip.",
      ],
      remarks: ["Do not forget this *que*: it is what is left of *espero que duermas bien*."],
      why: "*Seguro que* announces what you are sure of, in the indicative: *llueve*. The wish after *ojalá* is in the subjunctive: *haga*.",
    },
    indicativo: {
      title: "Where the indicative stays",
      paragraphs: [
        "*Que* alone is no reason: what you know, see, believe or say is in the indicative, after *sé que*, *veo que*, *creo que*, *digo que*, *me parece que*, *es verdad que*, *está claro que*. *Porque* and *desde que* normally keep it too; a reason that you deny takes the subjunctive: *no porque sea caro, sino porque es feo*, not because it is expensive, but because it is ugly.",
        "Often both are right and the meaning changes. Read the table row by row: on the left, a fact that is stated; on the right, something that is not.",
      ],
      overview: {
        columns: ["What it is about", "Indicative", "Subjunctive"],
        rows: [
          ["an opinion", "*creo que viene*", "*no creo que venga*"],
          ["*decir que*", "*dice que vienes* (information)", "*dice que vengas* (order)"],
          ["*es … que*", "*es verdad que viene*", "*es mejor que venga*"],
          ["*cuando*", "*cuando llego, ceno* (habit)", "*cuando llegue, cenaré* (still to come)"],
          ["*aunque*", "*aunque llueve, salgo*", "*aunque llueva, saldré*"],
          ["a thing", "*tengo un piso que tiene balcón*", "*busco un piso que tenga balcón*"],
        ],
      },
      remarks: [
        "A feeling outweighs the truth of the fact: *sé que estás aquí*, but *me alegro de que estés aquí*.",
      ],
      why: "*Me da pena que* expresses a feeling, which outweighs the fact, hence the subjunctive *pueda*; *sé que* states a fact, hence *tiene*.",
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "The endings swap their vowels. Verbs ending in *-ar* take the *e*: *-e, -es, -e, -emos, -éis, -en*. Those ending in *-er* and *-ir* take the *a*: *-a, -as, -a, -amos, -áis, -an*.",
        "*Yo* and *él* have the same form: *hable* may go with ‘I’, ‘he’, ‘she’ or the polite ‘you’. That is why the pronoun is added more often: *quiere que yo hable*.",
        "The stress falls where it falls in the present indicative: on the stem, except with *nosotros* and *vosotros*.",
      ],
      remarks: [
        "An accent makes a great difference: *hable* is subjunctive, *hablé* is ‘I spoke’.",
        "Latin America does not use *vosotros* but *ustedes*, with the form of *ellos*: *que ustedes hablen*. With *vos*, Argentina normally uses the form of *tú*: *que vos hables*; elsewhere you also hear a form stressed on the ending.",
      ],
      why: "*Cenar* is an *-ar* verb, so its subjunctive ends in *-e*, without an accent: *cene*.",
    },
    "raiz-de-yo": {
      title: "The stem of yo",
      paragraphs: [
        "Take the *yo* form of the present, drop the *-o* and add the new endings: *tenga* comes from *tengo*, *haga* from *hago*, *conozca* from *conozco*. These stems serve for all six persons: *tengamos*, *hagáis*, *conozcamos*.",
        "That gives *ponga*, *salga*, *venga*, *diga*, *traiga*, *caiga*, *oiga* and *valga*, and likewise *conduzca*, *traduzca*, *parezca* and *nazca*.",
        "Verbs ending in *-uir* keep the *y* of *yo* throughout: *construyo* gives *construya*, *construyamos*, and *huyo* gives *huya*, *huyamos*.",
      ],
      remarks: [
        "In the indicative only the *yo* form has *-go* and *-zco*; here it is the whole table. So *tener* and *venir* nowhere have the *ie* of *tienes*: *tengas*, *vengas*.",
        "If *yo* does not end in *-o*, the verb is irregular: see ‘Wholly irregular verbs’.",
      ],
      why: "The *yo* form is *conozco*; the *-o* gives way to *-as*: *conozcas*.",
    },
    "cambios-vocalicos": {
      title: "The vowel of the stem changes",
      paragraphs: [
        "Verbs whose vowel changes in the present indicative change it here in the same persons: *yo*, *tú*, *él* and *ellos*, where the stress falls on it.",
        "With *nosotros* and *vosotros* it depends on the infinitive. With *-ar* and *-er* verbs the vowel of the infinitive comes back: *pensemos*, *volvamos*. With *-ir* verbs there is an *i* or a *u*: *sintamos*, *durmamos*.",
      ],
      why: "*Volver* is an *-er* verb: with *tú y yo*, that is *nosotros*, the vowel of the infinitive comes back, *volvamos*.",
    },
    "e-ie": {
      title: "e becomes ie",
      paragraphs: [
        "*Pensar* gives *piense*, *pienses*, *piensen*, but *pensemos* and *penséis*. The same goes for *cerrar*, *empezar*, *entender*, *perder*, *despertarse* and *querer*: *quiera*, but *queramos*. The *i* of *adquirir* becomes *ie* too: *adquiera*, but *adquiramos*.",
        "*Preferir* and *sentir* have *ie* in the same persons: *prefiera*, *sienta*. For *nosotros* and *vosotros*, see ‘e becomes i’.",
      ],
    },
    "o-ue": {
      title: "o becomes ue",
      paragraphs: [
        "*Poder* gives *pueda*, *puedas*, *puedan*, but *podamos* and *podáis*. The same goes for *volver*, *encontrar*, *contar*, *recordar*, *acostarse* and *doler*. *Dormir* and *morir* have a part of their own below.",
        "*Jugar* gives *juegue*, but *juguemos*, with a silent *u* before the *e*.",
      ],
      remarks: ["*Oler* keeps its *h* before *ue*: *huela*, but *olamos*."],
    },
    "e-i": {
      title: "e becomes i",
      paragraphs: [
        "*Pedir* has *pido* in the present, and here that *i* runs through all six persons: *pida*, *pidas*, *pidamos*, *pidáis*. The same goes for *servir*, *repetir*, *seguir*, *elegir*, *vestirse* and *reír*.",
        "*Sentir*, *preferir*, *mentir* and *divertirse* have *ie* under the stress, and *i* with *nosotros* and *vosotros*: *sienta*, but *sintamos* and *sintáis*.",
      ],
      remarks: [
        "It is the *i* of *pidió* and *sintió*, which you may know from the guide ‘The past: pretérito indefinido’.",
      ],
      why: "Under the stress *preferir* has *ie*: *prefieras*; the *i* comes only with *nosotros* and *vosotros*.",
    },
    "o-u": {
      title: "o becomes u",
      paragraphs: [
        "*Dormir* and *morir* have *ue* under the stress, and *u* with *nosotros* and *vosotros*: *duerma*, but *durmamos* and *durmáis*; *muera*, but *muramos* and *muráis*.",
      ],
      remarks: [
        "Only verbs ending in *-ir* have this *u*: *poder* gives *podamos*, and *volver* gives *volvamos*. In the indicative the *o* stays: *dormimos*.",
      ],
      why: "Only *-ir* verbs have the *u*; with *nosotros*, *poder* takes back the *o* of the infinitive: *podamos*.",
    },
    ortografia: {
      title: "Spelling follows the sound",
      paragraphs: [
        "Verbs ending in *-ar* now have an *e*, and the letter before it adapts, in all persons: *-car* gives *-que* (*busque*, *toque*), *-gar* gives *-gue* (*llegue*, *pague*), *-zar* gives *-ce* (*empiece*, *cruce*). Verbs ending in *-guar* take two dots: *averigüe*.",
        "Verbs ending in *-er* and *-ir* now have an *a*, and before it they keep the letter of *yo*: *cojo* gives *coja*, *elijo* gives *elija*, *sigo* gives *siga*, *venzo* gives *venza*. In *delinquir*, a rare verb, *qu* becomes *c*: *delinca*.",
      ],
      remarks: [
        "*Empezar*, *jugar* and *elegir* change twice, in their vowel and in a letter: *empiece*, *juegue*, *elija*. With *nosotros* it is *empecemos*, *juguemos*, *elijamos*.",
        "*Coger* is an everyday word in Spain but vulgar in much of Latin America, where people say *tomar* or *agarrar*.",
      ],
      why: "After *en cuanto* it has yet to happen, hence the subjunctive; before the *e*, the *g* is written *gu*: *llegue*.",
    },
    acentos: {
      title: "Written accents",
      paragraphs: [
        "*Enviar* and *continuar* have an accent where the stress falls on the *i* or the *u*: *envíe*, *continúe*, but *enviemos* and *continuemos*. The same goes for the inside of *prohibir* and *reunir*: *prohíba*, *reúna*.",
        "*Reír*, *reírse* and *sonreír* have it in *ría*, *rías*, *rían*, but not in *riamos*, nor in *riais*, which counts as one syllable in spelling.",
        "*Dé*, from *dar*, has an accent so as not to be taken for the preposition *de*. *Des*, *den* and *deis*, of one syllable, have none.",
      ],
      remarks: [
        "Many verbs ending in *-iar* do without this accent: *estudiar* and *cambiar* give *estudie* and *cambie*. The *yo* form tells you: *envío*, but *estudio*.",
      ],
      why: "The stress falls on the *i* of *envíen*, hence the accent; *envían* is indicative, and *ojalá* takes the subjunctive.",
    },
    irregulares: {
      title: "Wholly irregular verbs",
      paragraphs: [
        "Six verbs have no *yo* form ending in *-o* in the present, and their subjunctive cannot be built from it: *sea* (from *ser*), *esté* (from *estar*), *vaya* (from *ir*), *haya* (from *haber*), *sepa* (from *saber*) and *dé* (from *dar*). The endings are those of the regular verbs.",
        "*Ver* keeps the *e* of *veo*: *vea*. *Caber* follows *quepo*: *quepa*.",
        "*Haya* is the subjunctive of *hay*, the same form for singular and plural: *ojalá haya una mesa*, *ojalá haya dos mesas*. With a participle all forms are an auxiliary: *espero que hayas comido*, I hope you have eaten.",
        "*Estar* has the stress on the ending: *esté*, *estés*, *esté*, *estéis*, *estén*.",
      ],
      remarks: [
        "Without an accent, *este* means ‘this’.",
        "After *que*, the *nosotros* of *ir* is *vayamos*; ‘let’s go’ is *vamos*.",
      ],
      why: "*Dudo que* takes the subjunctive, and that of *hay* is *haya*.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The pronoun stands before the verb, as in the indicative: *me levante*, *te acuestes*, *se vista*. The verb keeps its irregular forms: *me vaya*, *nos divirtamos*.",
        "The pronoun is never attached to this form: *quiero que te levantes*. Only the infinitive, the gerund and the affirmative command carry it at the end.",
      ],
      remarks: [
        "*Sentarse* and *sentirse* cross over. *Te sientas* is the indicative ‘you sit down’, or the subjunctive of ‘you feel’; *te sientes* is the indicative ‘you feel’, or the subjunctive of ‘you sit down’.",
      ],
      why: "After *es mejor que*, *acostarse* is in the subjunctive, ending in *-e*, with the pronoun in front: *te acuestes*.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "Quiero *tú venir*.",
          right: "Quiero *que vengas*.",
          why: "‘I want you to come’: with another person, Spanish has *que* and the subjunctive.",
        },
        {
          wrong: "Espero que *estás* bien.",
          right: "Espero que *estés* bien.",
          why: "‘I hope you are well’: *esperar que* normally takes the subjunctive.",
        },
        {
          wrong: "Cuando *llegas* mañana, llámame.",
          right: "Cuando *llegues* mañana, llámame.",
          why: "‘When you arrive’: after *cuando*, what is still to happen is in the subjunctive.",
        },
        {
          wrong: "No creo que *es* verdad.",
          right: "No creo que *sea* verdad.",
          why: "*No creo que* takes the subjunctive; *creo que* does not.",
        },
        {
          wrong: "Si *vengas*, comemos juntos.",
          right: "Si *vienes*, comemos juntos.",
          why: "After *si*, a real condition is in the plain present.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
