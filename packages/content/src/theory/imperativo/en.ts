import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The imperative: imperativo",
  intro:
    "The imperative asks, advises, gives directions and invites. One idea takes you far: in the affirmative *tú* and *vosotros* have forms of their own; everything else, including the whole negative, comes from the presente de subjuntivo.",
  essentials: [
    "First decide who you are talking to: ‘wait’ is *espera*, *espere*, *esperad* or *esperen*.",
    "*Tú* has the form of *él*, *habla*; *vosotros*, *d* for *r*, *hablad*; the rest is subjunctive.",
    "Eight verbs have a short form with *tú*: *di*, *haz*, *pon*, *sal*, *sé*, *ten*, *ve* and *ven*.",
    "‘Talk’ and ‘don’t talk’ have different verb forms: *habla*, but *no hables*.",
    "Pronouns are attached at the end, *dímelo*, but stand before the verb after *no*: *no me lo digas*.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "As in English, it gives an order (*abre la ventana*), advice (*descansa un poco*), a direction (*gire a la derecha*) or an invitation (*pase, por favor*).",
        "English has one form, ‘wait’, for everybody. In Spanish, first decide who you are talking to: *tú* is one friend, *usted* one person you address politely, *vosotros* several friends, *ustedes* several people you address politely. In Latin America *ustedes* is for any group, friends included.",
        "With *nosotros* you suggest doing something together, like ‘let’s’: *descansemos*, let’s rest. In conversation a question, *¿descansamos?*, or *vamos a* with the infinitive is more usual: *vamos a descansar*.",
        "Leave the subject pronoun out, except for emphasis. *Usted* and *ustedes* may follow the verb, to be polite: *espere usted*.",
      ],
      remarks: [
        "Keep to the same person throughout the sentence: *pase y siéntese*, not *pase y siéntate*.",
        "Signs and recipes also use the infinitive: *no fumar*, no smoking; *añadir la sal*, add the salt. When you speak to somebody, use the imperative. With *a*, the infinitive calls everybody together: *a comer*, come and eat; *a dormir*, off to bed.",
        "For somebody else, and for wishes, use *que* with the subjunctive: *que pase*, let him come in; *que descanses*, sleep well.",
      ],
      why: "*Señor Gil* and *siéntese* are polite and mean one person, so you need the form of *usted*, *pase*.",
    },
    "pedir-con-amabilidad": {
      title: "Asking more gently",
      paragraphs: [
        "In Spain the imperative is not rude among friends, nor at the counter of a bar: *ponme un café* is perfectly normal. Your tone matters, and so do *por favor*, *anda* and *venga*. To ask a favour, a question is softer.",
      ],
      overview: {
        columns: ["How you ask", "With tú", "With usted"],
        rows: [
          ["directly", "*abre la ventana*", "*abra la ventana*"],
          ["a question in the present", "*¿me abres la ventana?*", "*¿me abre la ventana?*"],
          ["with ‘can’", "*¿puedes abrir la ventana?*", "*¿puede abrir la ventana?*"],
          ["with ‘could’", "*¿podrías abrir la ventana?*", "*¿podría abrir la ventana?*"],
          ["advice, with ‘should’", "*deberías descansar*", "*debería descansar*"],
        ],
      },
      remarks: [
        "Some imperatives have become everyday little words: *perdona* and *perdone* (excuse me, sorry), *oye* and *oiga* (hey, excuse me), *mira* (look), *toma* and *tome* (here you are), *venga* (come on).",
      ],
      why: "*Señora* calls for *usted*: *podría* is the form of *usted*, and ‘could’ makes the question softer.",
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "For *tú*, take the form of *él* in the present: *habla*, *come*, *vive*. For *vosotros*, replace the *r* of the infinitive with a *d*: *hablad*, *comed*, *vivid*. That goes for every verb.",
        "*Usted*, *nosotros* and *ustedes* have the forms of the presente de subjuntivo, with the opposite vowel: verbs ending in *-ar* take *e* (*hable*, *hablemos*, *hablen*), those ending in *-er* and *-ir* take *a* (*coma*, *viva*).",
      ],
      overview: {
        columns: ["Person", "Affirmative", "Negative"],
        rows: [
          ["*tú*", "present of *él*: *habla*", "subjunctive: *no hables*"],
          ["*usted*", "subjunctive: *hable*", "subjunctive: *no hable*"],
          ["*nosotros*", "subjunctive: *hablemos*", "subjunctive: *no hablemos*"],
          ["*vosotros*", "infinitive, *d* for *r*: *hablad*", "subjunctive: *no habléis*"],
          ["*ustedes*", "subjunctive: *hablen*", "subjunctive: *no hablen*"],
        ],
      },
      remarks: [
        "The form for *tú* has no *s*: *hablas* is ‘you speak’, *habla* is ‘speak’.",
        "In Spain you will often hear the infinitive instead of the form for *vosotros*, *hablar* for *hablad*. In careful Spanish, keep the *d*.",
      ],
      why: "For *tú*, the imperative is the form of *él* in the present, without *s*: *espera*.",
    },
    irregulares: {
      title: "Irregular verbs",
      paragraphs: [
        "There are two places to look. With *tú*, eight verbs have a very short form. With *usted*, *nosotros* and *ustedes*, and throughout the negative, the stem is mostly that of *yo* in the present: *digo* gives *diga*, *digamos*, *digan*.",
        "The affirmative form for *vosotros* is always regular: *decid*, *haced*, *sed*, *id*.",
      ],
      why: "With *usted*, start from *yo digo* and turn the *o* into *a*: *diga*; *di* is the form for *tú*.",
    },
    "formas-cortas": {
      title: "Eight short forms for tú",
      paragraphs: [
        "Four verbs simply lose the end of their infinitive: *pon* (*poner*), *sal* (*salir*), *ten* (*tener*), *ven* (*venir*). *Haz* (*hacer*) does the same, with a *z*.",
        "The other three have to be remembered: *di* (*decir*), *sé* (*ser*) and *ve* (*ir*).",
        "Compounds follow the verb they are made of, with an accent on the last syllable when it ends in *n*: *propón*, *mantén*, *convén*, but *deshaz*.",
      ],
      remarks: [
        "These forms are for the affirmative only: *haz* but *no hagas*, *ve* but *no vayas*.",
        "*Ve* is both ‘go’ and ‘see’; the sentence makes it clear. *Sé* is ‘be’, and also ‘I know’.",
        "Compounds of *decir* have a longer form: *contradice*, *predice*.",
      ],
      why: "The short forms are for the affirmative only: *pon*, but *no pongas*.",
    },
    "base-del-yo": {
      title: "The stem of yo: -go and -zco",
      paragraphs: [
        "Verbs whose *yo* form ends in *-go* keep that *g*: *tenga*, *ponga*, *salga*, *venga*, *haga*, *diga*, *traiga*, *caiga*, *oiga*, *valga*. The same goes for the plural: *tengan*, *pongamos*.",
        "Those whose *yo* form ends in *-zco* keep *zc*: *conduzca*, *ofrezca*, *traduzcan*.",
      ],
      remarks: [
        "With *tú* these verbs are regular or short: *trae*, *conduce*, *ofrece*, but *ten*, *pon*.",
        "*Diga* or *dígame* is how people in Spain answer the telephone.",
      ],
    },
    "ser-e-ir": {
      title: "Ser, ir and a few others",
      paragraphs: [
        "*Ser*, *ir* and *saber* have a stem of their own: *ser* gives *sea*, *seamos*, *sean*; *ir* gives *vaya*, *vayan*; *saber* gives *sepa*. *Ver* and *caber* do follow *veo* and *quepo*: *vea*, *quepa*.",
        "‘Let’s go’ is *vamos*: *vamos a la playa*. *Vayamos* exists in more careful Spanish; in the negative it is the only form: *no vayamos*.",
        "*Dar* is nearly regular: *da*, *demos*, *den*; *dé* has an accent to tell it from *de*. *Estar* keeps the stress on the ending: *está*, *esté*, *estén*.",
      ],
      remarks: ["With *tú*, *estar* usually takes a pronoun: *estate quieto*, keep still."],
      why: "*Ustedes* calls for the subjunctive of *ser*, *sean*; *son* is the present, and *sed* the form for *vosotros*.",
    },
    negativo: {
      title: "The negative imperative",
      paragraphs: [
        "In the negative all persons take the presente de subjuntivo after *no*: *no hables*, *no coma*, *no vivamos*, *no habléis*, *no coman*. If you know the subjunctive, there is not a single new exception to learn.",
        "The difference shows only with *tú* and *vosotros*. The other persons keep the same form, *hable*, *no hable*, except *vamos*, *no vayamos*.",
      ],
      overview: {
        columns: ["Person", "Do", "Don’t"],
        rows: [
          ["*tú*", "*habla*", "*no hables*"],
          ["*tú*", "*come*", "*no comas*"],
          ["*tú*", "*di*, *ve*", "*no digas*, *no vayas*"],
          ["*vosotros*", "*hablad*", "*no habléis*"],
          ["*vosotros*", "*comed*", "*no comáis*"],
        ],
      },
      remarks: [
        "English puts ‘don’t’ before the same form: eat, don’t eat. In Spanish the verb itself changes. *No come* exists, but means ‘he doesn’t eat’.",
        "With *nada*, *nadie* or *nunca* after the verb, keep *no*: *no digas nada*, don’t say anything. When *nunca* comes first, *no* goes: *nunca digas eso*.",
        "For the forms, see the guide to the presente de subjuntivo.",
      ],
      why: "After *no*, *tú* takes the subjunctive: an *-ar* verb ends in *-es*, *no hables*.",
    },
    "cambios-y-ortografia": {
      title: "Changes of vowel and spelling",
      paragraphs: [
        "What changes in the present changes here too: *cierras* gives *cierra*, *vuelves* gives *vuelve*, *pides* gives *pide*. The only new thing is what happens with *nosotros* and *vosotros* in some verbs ending in *-ir*.",
        "The opposite vowel of the endings may call for another letter, to keep the sound: *busco* but *busque*, *coges* but *coja*.",
      ],
      why: "As in the present, the stressed *e* of *cerrar* becomes *ie*: *cierra*.",
    },
    "cambios-vocalicos": {
      title: "The vowel of the stem changes",
      paragraphs: [
        "When the stress falls on the stem, with *tú*, *usted* and *ustedes*, *e* becomes *ie* (*cierra*, *cierre*, *cierren*) and *o* becomes *ue* (*vuelve*, *vuelva*, *vuelvan*). Likewise *jugar* gives *juega*, *juegue*, and *adquirir* gives *adquiere*, *adquiera*.",
        "With *nosotros* and *vosotros*, verbs ending in *-ar* and *-er* keep the vowel of the infinitive: *cerremos*, *cerrad*, *no cerréis*; *volvamos*, *volved*, *no volváis*.",
        "Verbs ending in *-ir* like *pedir* have *i* everywhere, *pide*, *pida*, *pidamos*, *no pidáis*, except with *vosotros* in the affirmative: *pedid*.",
        "*Dormir* and *morir*, *sentir*, *mentir* and *preferir* change in two ways: *duerme*, *duerma*, but *durmamos*, *no durmáis*; *miente*, *mienta*, but *mintamos*, *no mintáis*.",
      ],
      remarks: [
        "In the affirmative, *vosotros* never changes: *cerrad*, *volved*, *pedid*, *dormid*.",
        "Do not mix up *siente*, from *sentir*, and *siéntate*, from *sentarse*.",
      ],
      why: "In the negative, *pedir* keeps its *i* with *vosotros* and takes the ending *-áis*: *no pidáis*.",
    },
    ortografia: {
      title: "Spelling follows the sound",
      paragraphs: [
        "Before the *e* of verbs ending in *-ar*: *-car* gives *-que* (*busque*, *saquen*), *-gar* gives *-gue* (*llegue*, *no pagues*), *-zar* gives *-ce* (*cruce*, *empiece*), *-guar* gives *-güe* (*averigüe*). It is the change of *busqué* and *llegué* in the pretérito indefinido.",
        "Before the *a* of verbs ending in *-er* and *-ir*: *-ger* and *-gir* give *-ja* (*coja*, *elija*), *-guir* gives *-ga* (*siga*, *distinga*), *-cer* after a consonant gives *-za* (*convenza*), *-quir* gives *-ca* (*delinca*, a rare verb).",
      ],
      remarks: [
        "In the affirmative, *tú* and *vosotros* keep the letter of the infinitive: *busca*, *llega*, *cruza*, *coge*, *sigue*, *buscad*, *coged*.",
        "*Coger* is an everyday word in Spain but vulgar in much of Latin America. There, say *tome el autobús*, or *agarre* for an object.",
      ],
      why: "Before *a*, the *g* of *coger* is written *j* to keep its sound: *coja*.",
    },
    "acentos-y-letra-y": {
      title: "Accents, and the y",
      paragraphs: [
        "Verbs that have an accent in the present keep it: *envía*, *envíe*, *envíen* and *continúa*, *continúe*, but *enviemos*, *continuad*. *Estudia* and *cambia* have none. The accent also keeps two vowels apart: *prohíbe*, *reúne*, *oíd*, *reíd*, *ría*.",
        "*Oír* and the verbs ending in *-uir* have the *y* of the present: *oye*, *construye*. Those ending in *-uir* have it in the subjunctive too: *construya*, *no huyas*.",
      ],
      remarks: [
        "A form of one syllable has no accent: *da*, *ve*, *no deis*. For spelling, *riais* counts as one syllable too: *no os riais*. *Sé* and *dé* are the two exceptions, so as not to be taken for *se* and *de*.",
      ],
    },
    pronombres: {
      title: "Pronouns: dímelo, no me lo digas",
      paragraphs: [
        "In the affirmative, pronouns follow the verb and are attached to it, as one word: *dime*, *cómpralo*, *dámelo*. In the negative they stand apart, between *no* and the verb: *no me digas*, *no lo compres*, *no me lo des*.",
        "The person comes before the thing: *dámelo* is ‘give it to me’. Before *lo*, *la*, *los* or *las*, *le* and *les* become *se*: *díselo*, say it to him; *no se lo digas*.",
        "The stress stays on the same syllable, and the written accent keeps it there. A verb of one syllable with one pronoun has no accent (*dime*, *hazlo*, *ponte*); with two it needs one (*dímelo*, *póntelo*). *Compra* has two syllables and needs it from the first pronoun on: *cómpralo*.",
      ],
      overview: {
        columns: ["Do", "Don’t", "Meaning"],
        rows: [
          ["*dime*", "*no me digas*", "tell me, don’t tell me"],
          ["*dímelo*", "*no me lo digas*", "say it to me, don’t say it to me"],
          ["*díselo*", "*no se lo digas*", "say it to him, don’t say it to him"],
          ["*cómpralo*", "*no lo compres*", "buy it, don’t buy it"],
          ["*escríbanos*", "*no nos escriba*", "write to us, don’t write to us"],
        ],
      },
      remarks: [
        "‘Give it to me’ names the thing first; in Spanish it always comes last: *dámelo*.",
        "The forms for *vosotros* that keep their *d* have no accent with one pronoun: *decidme*, *compradlo*; but *oídme*, like *oíd*. *Dele* and *deme*, from *dar*, lose that of *dé*. With *nosotros*, only one *s* is left before *se*: *digamos* and *se lo* give *digámoselo*, let’s tell him.",
      ],
      why: "In the negative the pronouns go before the verb, and *le* becomes *se* before *lo*: *no se lo digas*.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The pronoun follows the same rule: *levántate*, *levántese*, but *no te levantes*, *no se levante*. Forms of one syllable still have no accent: *ponte*, *vete*.",
        "With *nosotros*, the verb loses its *s* before *nos*: *levantemos* gives *levantémonos*, and likewise *sentémonos*, *vámonos*.",
        "With *vosotros*, it loses its *d* before *os*: *levantad* gives *levantaos*, and likewise *sentaos*, *poneos*. Verbs ending in *-ir* then need an accent: *vestíos*, *dormíos*.",
        "*Irse* is the exception: *idos* keeps its *d*. The Spanish Academy recommends it, but also accepts *iros*, which is far more common in speech. ‘Let’s leave’ is *vámonos*; *vayámonos* is rare.",
      ],
      remarks: [
        "In Spain you will hear *sentaros* and *callaros*; apart from *iros*, the infinitive is not accepted here. Write *sentaos*, *callaos*.",
        "*Siéntese* is from *sentarse*, sit down; *siéntase* is from *sentirse*: *siéntase como en casa*, make yourself at home.",
      ],
      why: "Before *os*, *sentad* loses its *d*: *sentaos*; *sentados* is the participle.",
    },
    america: {
      title: "In Latin America: ustedes and vos",
      paragraphs: [
        "*Vosotros* is not in use there: to several people, friends or strangers, people say *ustedes*: *vengan*, *siéntense*, *no se preocupen*. *Ustedes* is also the usual form in the Canary Islands.",
        "In Argentina, Uruguay, Paraguay and much of Central America, *vos* takes the place of *tú* or is used beside it; so it does, to varying degrees, in Bolivia, Chile, Colombia, Ecuador and Venezuela. Its most widespread form is the infinitive without *r*, with an accent on the last vowel: *hablá*, *comé*, *viví*. There are no short forms, except *sé*, from *ser*: *decí*, *hacé*, *poné*, *vení*. *Ir* borrows *andá* from *andar*.",
        "With a pronoun the accent often goes, because the stress is then on the last syllable but one: *decime*, *levantate*, *sentate*. In the negative people say *no digas* or *no digás*, depending on the country and the tone.",
      ],
      overview: {
        columns: ["In Spain", "In Latin America"],
        rows: [
          ["*venid*, *sentaos*", "*vengan*, *siéntense*"],
          ["*habla*, *come*", "*habla*, *come*; with *vos*: *hablá*, *comé*"],
          ["*di*, *haz*, *ve*", "*di*, *haz*, *ve*; with *vos*: *decí*, *hacé*, *andá*"],
          ["*siéntate*", "*siéntate*; with *vos*: *sentate*"],
        ],
      },
      remarks: [
        "One word may mean different things: *párate* is ‘stop’ in Spain and often ‘stand up’ in Latin America.",
      ],
      why: "In Mexico people say *ustedes* to friends too, and *quieran* confirms it: *vengan*.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "No *habla* tan alto.",
          right: "No *hables* tan alto.",
          why: "‘Don’t talk’: a negative command takes the subjunctive.",
        },
        {
          wrong: "*Da me* el libro.",
          right: "*Dame* el libro.",
          why: "‘Give me’: the pronoun is attached to the verb.",
        },
        {
          wrong: "No *siéntate* aquí.",
          right: "No *te sientes* aquí.",
          why: "After *no*, the pronoun stands before the verb.",
        },
        {
          wrong: "*Déjanos ir* a casa.",
          right: "*Vámonos* a casa.",
          why: "‘Let’s go’ is *vámonos*; the other sentence asks somebody to allow you to go.",
        },
        {
          wrong: "*Sientate* aquí.",
          right: "*Siéntate* aquí.",
          why: "With the pronoun attached, an accent is often needed.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
