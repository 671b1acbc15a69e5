import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The present: presente de indicativo",
  intro:
    "You need the present from your very first sentence. Three regular patterns and a few families of irregular forms will take you through almost every verb.",
  essentials: [
    "It covers ‘I am calling’ and ‘I call’ and, with a time word, ‘I’ll call’: *mañana te llamo*.",
    "The ending shows who is acting, so the pronoun is mostly left out: *hablo*, *comes*, *viven*.",
    "The stressed vowel often changes, but not with *nosotros* and *vosotros*: *puedo*, but *podemos*.",
    "Many everyday verbs have a *yo* form of their own: *tengo*, *hago*, *digo*, *voy*, *sé*.",
    "For a plan, use the plain present: ‘I’m leaving tomorrow’ is *salgo mañana*, not *estoy saliendo*.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "One Spanish form does the work of two in English: *leo* is both ‘I read’ and ‘I am reading’. Use it for what is going on now (*leo el periódico*), for habits (*los sábados juego al tenis*) and for what is always true (*el agua hierve a cien grados*).",
        "With a time word it also stands for the near future, and for offers and promises where English says ‘I’ll’: *mañana te llamo*, I’ll call you tomorrow.",
      ],
      remarks: [
        "*Estoy leyendo*, with *estar* and the gerund, is only for what is happening at this very moment or these days: see ‘The gerund’. For plans, such as ‘I’m leaving tomorrow’, use the plain present: *salgo mañana*.",
        "What began in the past and still goes on is in the present too, where English has ‘I have been living’: *vivo aquí desde hace cinco años*.",
      ],
      why: "With *mañana*, the present stands for the near future.",
    },
    personas: {
      title: "The subject pronouns",
      paragraphs: [
        "You can usually leave out the subject pronoun, because the ending tells you who is acting: *como* is ‘I eat’. Add *yo*, *tú* or *él* for emphasis or to tell two people apart: *yo cocino y tú friegas*, I cook and you wash up.",
        "‘You’ is *tú* for a friend; for several friends it is *vosotros* in Spain and *ustedes* in Latin America. The polite *usted* takes the form of *él*, and *ustedes* that of *ellos*.",
        "*Nosotras*, *vosotras* and *ellas* are for women only. As soon as there is a man in the group, say *nosotros*, *vosotros*, *ellos*. For ‘it’ as a subject Spanish has no word: *llueve*, it’s raining.",
      ],
      overview: {
        columns: ["English", "Spanish", "Form of hablar"],
        rows: [
          ["I", "*yo*", "*hablo*"],
          ["you, a friend", "*tú*", "*hablas*"],
          ["he, she", "*él*, *ella*", "*habla*"],
          ["you, one person, polite", "*usted*", "*habla*"],
          ["we", "*nosotros*, *nosotras*", "*hablamos*"],
          ["you, several friends", "*vosotros*, *vosotras*", "*habláis*"],
          ["they", "*ellos*, *ellas*", "*hablan*"],
          ["you, several people, polite", "*ustedes*", "*hablan*"],
        ],
      },
      remarks: [
        "In the verb tables, *él* also stands for *ella* and *usted*, and *ellos* for *ellas* and *ustedes*.",
        "The pronouns *tú* and *él* have an accent; *tu* is ‘your’ and *el* is ‘the’.",
      ],
      why: "*Ustedes* takes the form of *ellos*: *toman*. *Tomáis* is the form of *vosotros*, *toma* that of *usted*.",
    },
    "negacion-y-preguntas": {
      title: "Saying no, asking questions",
      paragraphs: [
        "*No* stands before the verb, and there is no ‘do’: *no hablo inglés*, I don’t speak English. Only a pronoun can come between them: *no te entiendo*, *no me levanto*.",
        "*Nada*, *nadie*, *nunca* and *tampoco* have two places: after the verb, which keeps *no* (*no veo nada*, *no fumo nunca*), or before the verb, without *no* (*nunca fumo*, *nadie llama*). So two negatives are normal in Spanish: *no veo nada* is ‘I don’t see anything’.",
        "A question needs no ‘do’ either: *¿hablas español?* has the same form as *hablas español*. Your voice and the two question marks make the difference. The subject, if there is one, normally follows the verb: *¿dónde vive Ana?*, where does Ana live.",
      ],
      remarks: [
        "Question words have an accent: *qué*, *quién*, *cómo*, *cuándo*, *dónde*, *cuánto*, *por qué*. A preposition never comes last, as in English, but first: *¿de dónde eres?*, where are you from; *¿con quién vives?*, who do you live with.",
        "*No* is both ‘no’ and ‘not’: *no, no hablo inglés*.",
      ],
      why: "*Nunca* stands before the verb and is negative by itself. After the verb it would need *no*: *no desayuno nunca en casa*.",
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "The infinitive ends in *-ar*, *-er* or *-ir*. Take those two letters away and you have the stem, to which the ending of each person is added.",
        "Verbs ending in *-ar* take *-o, -as, -a, -amos, -áis, -an*, and *-er* verbs take *-o, -es, -e, -emos, -éis, -en*. Verbs ending in *-ir* go like *-er* verbs, except for *nosotros* (*-imos*) and *vosotros* (*-ís*).",
        "Listen for the stress: with *yo*, *tú*, *él* and *ellos* it falls on the stem, with *nosotros* and *vosotros* on the ending. That difference explains the vowel changes further down.",
      ],
      remarks: ["The form for *vosotros* has a written accent, unless it is a single syllable."],
      why: "*Vivir* is an *-ir* verb: with *vosotros* the ending is *-ís*.",
    },
    "cambios-vocalicos": {
      title: "The vowel of the stem changes",
      paragraphs: [
        "In many everyday verbs the last vowel of the stem changes when the stress falls on it: with *yo*, *tú*, *él* and *ellos*. With *nosotros* and *vosotros* it stays as it is in the infinitive. The endings are the regular ones.",
        "If you write the table of such a verb in two columns and draw a line around the forms that change, you get the outline of a boot, so they are often called boot verbs. The infinitive does not show which verbs belong here; learn each together with its *yo*.",
      ],
      why: "With *nosotros* the stress is on the ending, so the vowel of the stem does not change.",
    },
    "e-ie": {
      title: "e becomes ie",
      paragraphs: [
        "A stressed *e* becomes *ie*: *pensar* gives *pienso*, but *pensamos* and *pensáis* keep the *e*. The same goes for *cerrar*, *empezar*, *despertarse*, *entender*, *perder*, *querer*, *preferir* and *sentir*.",
        "If there are two in the stem, the last one changes: *prefiero*, *empiezo*. In *adquirir* it is an *i* that becomes *ie*: *adquiero*.",
      ],
      remarks: ["Not every *e* changes: *beber*, *deber*, *comprender* and *esperar* are regular."],
      why: "*Entender* changes, but *comprender* is regular: *comprendes*.",
    },
    "o-ue": {
      title: "o becomes ue",
      paragraphs: [
        "A stressed *o* becomes *ue*: *poder* gives *puedo*, but *podemos* and *podéis* keep the *o*. The same goes for *volver*, *encontrar*, *dormir*, *acostarse*, *contar*, *costar*, *recordar* and *doler*.",
        "*Jugar* is the only verb in which a *u* becomes *ue*: *juego*, but *jugamos*.",
      ],
      remarks: [
        "*Oler* takes an *h* before *ue*, because no Spanish word begins with *ue*: *huelo*, *huele*, but *olemos*.",
      ],
      why: "The *o* of *oler* becomes *ue*, with an *h* before it: *huele*.",
    },
    "e-i": {
      title: "e becomes i",
      paragraphs: [
        "In some *-ir* verbs, and only there, a stressed *e* becomes a plain *i*: *pedir* gives *pido*, but *pedimos* and *pedís*. The same goes for *servir*, *repetir*, *seguir*, *elegir* and *vestirse*.",
      ],
      remarks: [
        "*Reír* and *sonreír* belong here too, with an accent on the *í* in all six persons: *río*, *ríes*, *reímos*, *reís*.",
        "So an *-ir* verb may have *ie* (*prefiero*, *siento*) or *i* (*pido*, *sirvo*): the *yo* form tells you which.",
      ],
      why: "*Preferir* is an *-ir* verb, but its *e* becomes *ie*, as in *siento*: *prefiero*.",
    },
    "primera-persona": {
      title: "A special form for yo",
      paragraphs: [
        "Some very common verbs have a *yo* form of their own, and the rest is often regular. They can be sorted by how that one form ends.",
      ],
      why: "*Salir* has a *yo* form of its own, ending in *-go*.",
    },
    "yo-go": {
      title: "yo ending in -go",
      paragraphs: [
        "The *yo* form is *hago* for *hacer*, *pongo* for *poner*, *salgo* for *salir* and *valgo* for *valer*. The rest follows the regular pattern: *haces*, *pones*, *salimos*.",
        "*Traer* and *caer* add an *i*: *traigo*, *caigo*.",
      ],
      remarks: [
        "Compounds go like the verb they are made of: *deshacer* gives *deshago*, *proponer* gives *propongo*.",
      ],
    },
    "yo-zco": {
      title: "yo ending in -zco",
      paragraphs: [
        "When a vowel comes before *-cer* or *-cir*, the *yo* form nearly always has a *z* before the *c*: *conozco*, *conduzco*. The same goes for *parecer*, *nacer*, *crecer*, *ofrecer*, *agradecer* and *traducir*. The other persons are regular: *conoces*, *conduce*.",
      ],
      remarks: [
        "*Hacer* and *decir* have forms of their own, *hago* and *digo*; *cocer* gives *cuezo*. After a consonant, as in *vencer*, there is no *zc*: see ‘Spelling follows the sound’.",
      ],
      why: "Only the *yo* form has a *z* before the *c*, *conozco*; with *tú* everything is regular.",
    },
    "yo-oy": {
      title: "yo ending in -oy",
      paragraphs: [
        "Only four verbs have this form: *soy* (from *ser*), *voy* (from *ir*), *estoy* (from *estar*) and *doy* (from *dar*).",
        "*Estar* keeps the stress on the ending, hence the accents of *estás*, *está*, *estáis* and *están*. *Dar* goes on like an *-ar* verb.",
      ],
      remarks: [
        "Do not forget the accent of *está*: without it, *esta* means ‘this’.",
        "‘To be’ is *estar* for where you are and what state you are in (*estoy en casa*, *estoy cansado*), and *ser* for who, what and how you are by nature (*soy belga*, *soy alto*).",
      ],
    },
    "yo-go-y-cambio": {
      title: "yo ending in -go, and a vowel that changes",
      paragraphs: [
        "*Tener* and *venir* have *-go* in the *yo* form, without a vowel change: *tengo*, *vengo*. After that the *e* becomes *ie*: *tienes*, *viene*, *tienen*.",
        "*Decir* has *digo*, then *dices*, *dice*, *dicen*, with *i*. With *nosotros* and *vosotros* all three are regular: *tenemos*, *venís*, *decimos*.",
      ],
      remarks: [
        "*Mantener*, *obtener* and *convenir* go like *tener* and *venir*.",
        "Spanish ‘has’ its age, hunger and cold: *tengo veinte años*, I am twenty; *tengo hambre*, I am hungry.",
      ],
    },
    "ortografia-y-acentos": {
      title: "Spelling and accents",
      paragraphs: [
        "Sometimes a letter changes, or an accent appears, so that the verb sounds the same throughout. These are not real exceptions: your ear will guide you.",
      ],
      why: "Before *o*, the sound of the *g* in *coger* is written *j*.",
    },
    ortografia: {
      title: "Spelling follows the sound",
      paragraphs: [
        "Before the *o* of *yo*, the end of the stem may change its letter to keep its sound. The *g* of *coger*, *elegir* and *dirigir* becomes *j*: *cojo*, *elijo*, *dirijo*. The *gu* of *seguir* and *distinguir* loses its *u*: *sigo*, *distingo*.",
        "The *c* of *vencer* and *convencer* becomes *z*: *venzo*, *convenzo*. The *qu* of *delinquir*, a rare verb, becomes *c*: *delinco*.",
      ],
      remarks: [
        "This concerns *yo* alone: *coges*, *sigues* and *vences* keep the letters of the infinitive.",
        "*Coger* is an everyday word in Spain but vulgar in much of Latin America, where people say *tomar* or *agarrar*.",
      ],
    },
    "y-entre-vocales": {
      title: "A y between two vowels",
      paragraphs: [
        "Verbs ending in *-uir* take a *y* when the stress falls on the *u*: *construyo*, *construyes*, *construye*, *construyen*, but *construimos* and *construís*. The same goes for *incluir*, *destruir* and *huir*.",
        "*Oír* has this *y* as well, in three persons: *oyes*, *oye*, *oyen*.",
      ],
      remarks: ["*Seguir* and *distinguir* do not take it: their *u* is silent."],
    },
    acentos: {
      title: "An accent for the stress",
      paragraphs: [
        "In some verbs ending in *-iar* and *-uar* the *i* or *u* is written with an accent in the persons stressed on the stem: *envío*, *envías*, *continúo*, but *enviamos* and *continuamos*. Others with the same ending do without: *estudio*, *cambio*, *averiguo*.",
        "The accent also keeps two vowels apart inside the verb: *prohíbo* (from *prohibir*), *reúno* (from *reunir*), *oímos* and *reímos*.",
      ],
      remarks: [
        "A form of one syllable has no accent, except *sé* from *saber*. That goes for *vosotros* too: *dais*, *vais*, *veis*, *sois*. For spelling, *guiais* and *huis* count as one syllable too.",
      ],
    },
    irregulares: {
      title: "Wholly irregular verbs",
      paragraphs: [
        "*Ser* and *ir* do not look like their infinitives: learn them whole. *Saber* and *caer* are irregular in the *yo* form only: *sé*, *caigo*. *Oír* brings three things together: *oigo*, then the *y* of *oyes*, then the accent of *oímos*.",
        "*Haber* is above all the ‘have’ of the perfecto: *he comido*, I have eaten; *hemos llegado*, we have arrived. On its own it has the form *hay*, which is both ‘there is’ and ‘there are’: *hay un problema*, *hay dos problemas*.",
        "*Ver* keeps the *e* of its infinitive in the *yo* form: *veo*, then *ves*, *ve*, *vemos*, *veis*, *ven*. *Caber*, ‘to fit’, has *quepo*. For *estar* and *dar*, see ‘yo ending in -oy’.",
      ],
      remarks: [
        "*Sé* has an accent so as not to be taken for the pronoun *se*.",
        "*Haber* does not mean to own something: ‘I have a dog’ is *tengo un perro*, with *tener*.",
      ],
      why: "*Saber* has *sé* in the *yo* form, and the accent tells it from the pronoun *se*.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The infinitive ends in *-se*: *levantarse*, to get up. The pronoun changes with the person: *me*, *te*, *se*, *nos*, *os*, *se*. It stands before the conjugated verb, which keeps all its irregular forms: *me acuesto*, *se viste*.",
        "With an infinitive you have the choice: *quiero ducharme* or *me quiero duchar*. The pronoun may be attached to the gerund too: see ‘The gerund’.",
        "For the body and clothes Spanish has the article where English has ‘my’ or ‘his’: *me lavo las manos*, I wash my hands.",
      ],
      remarks: [
        "English seldom shows the pronoun, so look for the little word ‘get’: to get dressed is *vestirse*, to get up *levantarse*. Without its pronoun the verb often acts on somebody else: *despierto a mi hijo*, I wake my son; *me despierto*, I wake up.",
      ],
      why: "*Vosotros* takes the pronoun *os*, and the vowel of the stem does not change.",
    },
    gustar: {
      title: "Gustar, doler: the thing is the subject",
      paragraphs: [
        "‘I like coffee’ is *me gusta el café*, but the sentence is built like ‘coffee pleases me’: what you like is the subject, and a pronoun says who likes it, *me*, *te*, *le*, *nos*, *os* or *les*.",
        "So the verb agrees with the thing: *gusta* with a singular or an infinitive (*me gusta leer*), *gustan* with a plural (*me gustan los gatos*). Unlike English, Spanish keeps the article: *el café*, *los gatos*.",
        "To name the person, or for emphasis, add *a* and keep the pronoun: *a Ana le gusta el cine*, *a mí no me gusta*.",
        "*Doler* (to hurt), *encantar* (to love something), *interesar* and *costar* (to find hard) work in the same way: *me duele la cabeza*, *le duelen los pies*, *nos encanta Sevilla*, *me cuesta empezar*.",
      ],
      overview: {
        columns: ["Who?", "Singular: el café", "Plural: los gatos"],
        rows: [
          ["*a mí*", "*me gusta*", "*me gustan*"],
          ["*a ti*", "*te gusta*", "*te gustan*"],
          ["*a él*, *a ella*, *a usted*", "*le gusta*", "*le gustan*"],
          ["*a nosotros*", "*nos gusta*", "*nos gustan*"],
          ["*a vosotros*", "*os gusta*", "*os gustan*"],
          ["*a ellos*, *a ellas*, *a ustedes*", "*les gusta*", "*les gustan*"],
        ],
      },
      remarks: [
        "To answer, say *a mí también* (‘so do I’) or *a mí no* after a sentence without a negative, *a mí tampoco* (‘neither do I’) or *a mí sí* (‘I do’) after a negative: *no me gusta el café*, *a mí tampoco*.",
        "*Gustar* has the other persons too, for attraction: *me gustas*, I like you, I’m attracted to you. ‘I love you’ is *te quiero*, with *querer*.",
      ],
      why: "The subject is *las películas*, a plural.",
    },
    perifrasis: {
      title: "Two verbs in a row",
      paragraphs: [
        "Many everyday sentences have two verbs. The first is conjugated, the second stays in the infinitive: *quiero dormir*, I want to sleep.",
        "Sometimes there is a little word in between, to be learned with the first verb: *a* after *ir* and *volver*, *que* after *tener*, *de* after *acabar*. There is nothing after *poder*, *querer*, *deber* and *soler*: ‘to’ has no word of its own.",
      ],
      overview: {
        columns: ["What you express", "Construction", "Example"],
        rows: [
          ["what you are going to do", "*ir a* + infinitive", "*voy a cenar*"],
          ["what you have to do", "*tener que* + infinitive", "*tengo que estudiar*"],
          ["a duty, advice", "*deber* + infinitive", "*debes descansar*"],
          ["what is possible or allowed", "*poder* + infinitive", "*¿puedo entrar?*"],
          ["what you want", "*querer* + infinitive", "*quiero dormir*"],
          ["what you usually do", "*soler* + infinitive", "*suelo cenar tarde*"],
          ["what you do again", "*volver a* + infinitive", "*vuelvo a llamar*"],
          ["what has just happened", "*acabar de* + infinitive", "*acabo de llegar*"],
          ["what you are still doing", "*seguir* + gerund", "*sigo viviendo aquí*"],
        ],
      },
      remarks: [
        "The pronoun stands before the first verb or is attached to the second, never between them: *me voy a duchar* or *voy a ducharme*, I’m going to have a shower.",
        "‘I must’ is usually *tengo que*; *debo* stresses the duty. ‘You have to’, meaning anybody, is *hay que*: *hay que esperar*.",
        "For ‘usually’, ‘again’ and ‘still’ Spanish often has a verb: *suelo*, *vuelvo a*, *sigo*.",
      ],
      why: "Before *que* it is *tener*. *Deber* takes no little word, *debo terminar*, and *ir* needs *a*.",
    },
    gerundio: {
      title: "The gerund",
      paragraphs: [
        "Replace *-ar* by *-ando*, and *-er* and *-ir* by *-iendo*: *hablando*, *comiendo*, *viviendo*. After a vowel, *-iendo* is written *-yendo*: *leyendo*, *oyendo*. The silent *u* of *seguir* does not count: *siguiendo*.",
        "Verbs ending in *-ir* whose vowel changes in the present have an *i* or a *u* here: *pidiendo*, *sintiendo*, *durmiendo*. The *-ar* and *-er* verbs keep their vowel, *pensando*, *volviendo*, except *pudiendo*.",
        "With *estar*, the gerund shows what is going on: *estoy leyendo*, I am reading. With *seguir*, it goes on: *sigue lloviendo*, it’s still raining. With *llevar*, you say for how long: *llevo dos horas esperando*, I’ve been waiting for two hours. On its own it says how: *aprende cantando*, she learns by singing.",
      ],
      overview: {
        columns: ["Infinitive", "Gerund", "What happens"],
        rows: [
          ["*hablar*", "*hablando*", "*-ando*"],
          ["*comer*, *vivir*", "*comiendo*, *viviendo*", "*-iendo*"],
          ["*leer*, *construir*", "*leyendo*, *construyendo*", "*-yendo* after a vowel"],
          ["*oír*, *caer*", "*oyendo*, *cayendo*", "*-yendo* after a vowel"],
          ["*pedir*, *decir*, *venir*", "*pidiendo*, *diciendo*, *viniendo*", "*e* becomes *i*"],
          ["*dormir*, *morir*", "*durmiendo*, *muriendo*", "*o* becomes *u*"],
          ["*ir*, *poder*", "*yendo*, *pudiendo*", "to be remembered"],
        ],
      },
      remarks: [
        "The pronoun has two places: *me estoy duchando* or *estoy duchándome*. When it is attached, an accent is needed, because the stress stays on the same syllable.",
        "English ‘-ing’ is not always a gerund. As a noun, and after a preposition, Spanish has the infinitive: *nadar cansa*, swimming is tiring; *antes de salir*, before leaving.",
      ],
      why: "*Dormir* is an *-ir* verb: the *o* of the infinitive becomes *u* here, *durmiendo*.",
    },
    "dos-verbos": {
      title: "One word, two verbs",
      paragraphs: [
        "‘To know’ and ‘to be’ each have more than one Spanish verb. Here are two pairs that need a choice.",
      ],
      why: "With *si* and a clause it is a piece of information: *saber*.",
    },
    "saber-conocer": {
      title: "saber or conocer",
      paragraphs: [
        "‘To know’ is *saber* for a fact or a skill: *no sé dónde vive Ana*, *sé nadar*. It is *conocer* for what you have met or visited: a person, a place, a thing.",
      ],
      overview: {
        columns: ["Saber: a fact", "Conocer: an acquaintance"],
        rows: [
          ["*sé quién es Ana*: her name, her job", "*conozco a Ana*: I have met her"],
          ["*sé dónde está Lima*: on the map", "*conozco Lima*: I have been there"],
        ],
      },
      remarks: [
        "‘I can swim’ is *sé nadar* if you have learned how, and *puedo nadar* if it is possible or allowed.",
        "Before a particular person *conocer* takes *a*: *conozco a tu hermano*. When any will do, it does not: *¿conoces un buen médico?*, do you know a good doctor?",
      ],
      why: "For a person it is *conocer*; Clara is a particular person, hence the *a*.",
    },
    "hay-esta": {
      title: "hay or está",
      paragraphs: [
        "*Hay* introduces something new, with *un*, *una*, a number, *mucho* or a noun without an article, much like ‘there is’. *Está* and *están* say where something known is, with *el*, *la*, *mi* or a name. The article nearly always decides; but you say *un amigo mío está en Lima* when that friend is the one you are talking about.",
      ],
      overview: {
        columns: ["Hay: new", "Estar: known"],
        rows: [
          ["*hay una farmacia en esta calle*", "*la farmacia está en esta calle*"],
          ["*hay dos gatos en el jardín*", "*mis gatos están en el jardín*"],
          ["*¿hay agua?*", "*¿dónde está el agua?*"],
        ],
      },
      why: "*Las* shows that the keys are known: *estar* says where they are.",
    },
    america: {
      title: "In Latin America: ustedes and vos",
      paragraphs: [
        "*Vosotros* is not used there: several people, friends or strangers, are *ustedes*, with the form of *ellos*: *¿ustedes viven aquí?* That is the most usual form in the Canary Islands too.",
        "In Argentina, Uruguay, Paraguay and much of Central America, *vos* replaces *tú* or is used beside it; so it does, to varying degrees, in Bolivia, Chile, Colombia, Ecuador and Venezuela. Its most widespread form is that of *vosotros* without the *i* of *-áis* and *-éis*: *habláis*, *hablás*; *tenéis*, *tenés*. With *-ís* nothing changes: *vivís*.",
        "So the vowel of the stem does not change: *pensás*, *podés*. Forms of one syllable have no accent: *das*, *vas*, *ves*. *Ser* has *sos*. The pronoun is still *te*: *te levantás*.",
      ],
      overview: {
        columns: ["Verb", "With tú", "With vos"],
        rows: [
          ["*hablar*", "*hablas*", "*hablás*"],
          ["*comer*", "*comes*", "*comés*"],
          ["*vivir*", "*vives*", "*vivís*"],
          ["*pensar*", "*piensas*", "*pensás*"],
          ["*poder*", "*puedes*", "*podés*"],
          ["*tener*", "*tienes*", "*tenés*"],
          ["*ser*", "*eres*", "*sos*"],
          ["*levantarse*", "*te levantas*", "*te levantás*"],
        ],
      },
      remarks: [
        "Words differ too: people often say *manejar* for *conducir*, and *tomar* for *beber*. For *coger*, see ‘Spelling follows the sound’.",
      ],
      why: "It is the form for *vosotros* without the *i*: *tenéis*, *tenés*.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "*Soy* veinte años.",
          right: "*Tengo* veinte años.",
          why: "‘I am twenty’: Spanish has its age, with *tener*.",
        },
        {
          wrong: "*Estoy saliendo* mañana.",
          right: "*Salgo* mañana.",
          why: "‘I’m leaving tomorrow’: for a plan, Spanish uses the plain present.",
        },
        {
          wrong: "Me *gusta* los gatos.",
          right: "Me *gustan* los gatos.",
          why: "The cats are the subject, so the verb is plural.",
        },
        {
          wrong: "*Sé* a tu hermano.",
          right: "*Conozco* a tu hermano.",
          why: "To know a person is *conocer*, with *a* before a particular person.",
        },
        {
          wrong: "Hoy *soy* cansado.",
          right: "Hoy *estoy* cansado.",
          why: "How you feel now is a state, so it takes *estar*.",
        },
      ],
      why: "Being tired is a state: *estar*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
