import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The present perfect: pretérito perfecto",
  intro:
    "The pretérito perfecto is built like ‘I have eaten’, with an auxiliary and a participle, and Spain uses it in much the same way, only a little more often. It speaks of a past that still touches the present.",
  essentials: [
    "Spain uses it when the time is still open or not given: *hoy he comido*, *nunca he estado en Lima*.",
    "Participles end in *-ado* or *-ido*, except *hecho*, *dicho*, *visto*, *escrito*, *puesto* and a few more.",
    "This ‘have’ is *haber*, not *tener*, and the participle keeps its *-o*: *ellas han venido*.",
    "If the time is over, it is the indefinido: *esta noche he dormido mal*, but *anoche dormí mal*.",
    "‘I have just arrived’ is not in the perfecto: it is *acabo de llegar*.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "First, when the time is not over yet: *hoy*, *esta mañana*, *esta semana*, *este año*, *últimamente* (lately), *en lo que va de año* (so far this year). In *esta semana he trabajado mucho* the week is still going on.",
        "It is also for experience, what you have lived through up to today, without saying when: *¿has estado alguna vez en Lima?*, *nunca he comido pulpo*, *hasta ahora he visto esta película tres veces* (*hasta ahora*, so far).",
        "With *ya* (‘already’, or ‘yet’ in a question) and *todavía no* or *aún no* (‘not yet’) it says how things stand now: *ya he comido*, *todavía no ha llegado*.",
        "Last, it gives news of something recent, or of something whose result is there to see: *he perdido las llaves*, and I’m looking for them; *se ha roto el vaso*, and there are the pieces.",
      ],
      remarks: [
        "‘I have just eaten’ is *acabo de comer*: *acabar de* and the infinitive.",
        "‘I have been to Lima’ is *he estado en Lima*; ‘she has gone to Lima’ is *ha ido a Lima*.",
        "For a situation that still goes on, Spanish prefers the present: ‘I have lived here for five years’ is *vivo aquí desde hace cinco años*. See ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "*Todavía no* says how things stand now, because you are still waiting: in Spain that is the perfecto.",
    },
    "perfecto-o-indefinido": {
      title: "Perfecto or indefinido?",
      paragraphs: [
        "Ask yourself whether the time still touches the present. If it does, it is the perfecto: *he comido*. If it is closed, it is the indefinido: *comí*, even if it was last night.",
        "Time words help, but it is your point of view that decides. *¿Has visto la exposición?* is said above all while it is still open, *¿viste la exposición?* once it is over. *Este verano he leído mucho* is said in August, *este verano leí mucho* rather at Christmas.",
      ],
      overview: {
        columns: ["What it is about", "It touches the present", "It is closed"],
        rows: [
          ["the time", "*esta semana he visto a Ana*", "*la semana pasada vi a Ana*"],
          ["the night", "*esta noche he dormido mal*", "*anoche dormí mal*"],
          ["experience", "*he estado tres veces en Lima*", "*en 2010 estuve en Lima*"],
          ["how things stand", "*ya he llamado*", "*llamé ayer*"],
          ["a whole life", "*siempre he vivido aquí*", "*de niño viví en Lima*"],
          ["with *hace*", "*ha salido hace un momento*", "*salió hace dos años*"],
        ],
      },
      remarks: [
        "Spain mostly uses the perfecto for what happened today, even where English has the simple past: ‘What time did you get up this morning?’ is *¿a qué hora te has levantado esta mañana?* And *esta noche*, said in the morning, is the night that has just ended.",
        "To tell a story, see ‘The past: pretérito indefinido’. To describe a scene or a past habit you need neither of the two but the imperfecto, even for today: *esta mañana llovía*.",
      ],
      why: "*Anoche*, ‘last night’, is a time that is over, so Spanish takes the indefinido.",
    },
    "america-latina": {
      title: "In Latin America",
      paragraphs: [
        "The forms are the same everywhere, but much of Latin America uses them less. For something finished, even today, it mostly has the indefinido: *hoy comí pescado*, *ya llegó*. People in Galicia, Asturias, León and the Canary Islands often do the same.",
        "In Mexico and many other countries the perfecto is mainly for what still goes on or may still happen: *siempre he vivido aquí*, *todavía no ha llegado*. In Uruguay and much of Argentina you will also hear *todavía no llegó*. In Bolivia and part of Peru, on the other hand, the perfecto is very common.",
        "All over Latin America *vosotros habéis comido* becomes *ustedes han comido*. With *vos*, in Argentina and Uruguay, people use the form of *tú*: *vos has comido*.",
      ],
      remarks: [
        "The exercises follow what is most usual in Spain. Grammars also call this tense pretérito perfecto compuesto and, in Mexico, antepresente.",
      ],
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "Take the present of *haber*, *he, has, ha, hemos, habéis, han*, and add the participle, which is the same in all persons: *he hablado*, *has hablado*, *han hablado*.",
        "The participle of *-ar* verbs ends in *-ado* (*hablado*); that of *-er* and *-ir* verbs ends in *-ido* (*comido*, *vivido*).",
        "Many verbs that are difficult elsewhere are regular here: *sido* (from *ser*), *ido* (from *ir*), *estado*, *tenido*, *podido*, *querido*, *sabido*, *venido*. The vowel that changes in the present does not change: *pienso* but *pensado*, *duermo* but *dormido*, *pido* but *pedido*.",
      ],
      remarks: [
        "Do not forget the silent *h* of *he*, *has*, *ha* and *han*: without it, *a* means ‘to’.",
        "With *gustar* and *doler* the form follows what you like or what hurts: *me ha gustado la película*, *me han gustado tus fotos*.",
      ],
      why: "The form for *vosotros* is *habéis*, and the participle takes no *s* with *haber*.",
    },
    "haber-y-participio": {
      title: "Only haber, and nothing in between",
      paragraphs: [
        "The auxiliary is always *haber*. *Tener* also means ‘to have’, but only for what you own, and *ser* and *estar* do not form this tense, not even with verbs of movement: ‘she is gone’ is *se ha ido*.",
        "After *haber* the participle always ends in *-o*, whoever or whatever it is about: *ellas han venido*, *las cartas que he escrito*.",
        "Nothing normally goes between *haber* and the participle. *No* stands before the two; *ya*, *nunca*, *bien* and the subject, before or after them.",
      ],
      overview: {
        columns: ["English", "Spanish"],
        rows: [
          ["I have already eaten", "*ya he comido*, *he comido ya*"],
          ["I have never seen snow", "*nunca he visto la nieve*"],
          ["I have not slept well", "*no he dormido bien*"],
          ["has your brother arrived?", "*¿ha llegado tu hermano?*"],
          ["what have you all done today?", "*¿qué habéis hecho hoy?*"],
          ["there have been two accidents", "*ha habido dos accidentes*"],
        ],
      },
      remarks: [
        "Without *haber* the participle is an adjective and agrees: *la puerta está abierta*, *una carta escrita a mano*.",
        "With the infinitive the pronoun does stand in between, attached to *haber*: *sin haberlo visto*, without having seen it.",
        "In the perfecto *hay* has only *ha habido*, for singular and plural.",
      ],
      why: "The auxiliary is *haber*, and after it the participle ends in *-o*, even with *las cartas*.",
    },
    "participios-irregulares": {
      title: "Irregular participles",
      paragraphs: [
        "About ten very common participles do not end in *-ado* or *-ido*. Most end in *-to*: *abierto* (*abrir*), *cubierto* (*cubrir*), *escrito* (*escribir*), *muerto* (*morir*), *puesto* (*poner*), *resuelto* (*resolver*), *roto* (*romper*), *visto* (*ver*) and *vuelto* (*volver*).",
        "Two end in *-cho*: *dicho* (*decir*) and *hecho* (*hacer*).",
      ],
      remarks: [
        "Do not mix up *he visto*, from *ver*, and *me he vestido*, from *vestirse*; or *hecho*, from *hacer*, and *echo*, without *h*, from *echar*.",
        "*Ha muerto* tells what happened, he has died; *está muerto* describes the state, he is dead. With a time that is over it is *murió*.",
      ],
      why: "The participle of *vestirse* is regular: *vestido*; *visto* is that of *ver*.",
    },
    derivados: {
      title: "Verbs of the same family",
      paragraphs: [
        "A verb made from one of these mostly follows it: *descubierto* (*descubrir*), *descrito* (*describir*), *propuesto* (*proponer*), *devuelto* (*devolver*), *envuelto* (*envolver*), *previsto* (*prever*), *deshecho* (*deshacer*), *predicho* (*predecir*). *Satisfacer* follows *hacer*: *satisfecho*.",
      ],
      remarks: [
        "A few stay regular: *bendecido* (*bendecir*), *maldecido* (*maldecir*), *corrompido* (*corromper*).",
        "In Argentina and Uruguay people also write *descripto* and *inscripto*.",
      ],
      why: "*Devolver* follows *volver*, and the participle does not agree with *los libros*.",
    },
    "dos-participios": {
      title: "Two possible participles",
      paragraphs: [
        "*Imprimir* and *freír* have two participles, both right with *haber*: *he impreso* or *he imprimido*, *he frito* or *he freído*. *Frito* is much more common than *freído*; *impreso* prevails above all in Latin America. *Proveer*, which is rarer, has *provisto* and *proveído* in the same way.",
        "As an adjective, use the irregular form: *patatas fritas*, *un libro impreso*.",
      ],
      remarks: [
        "In other pairs only one of the words goes with *haber*: *me he despertado*, I have woken up, but *estoy despierto*, I am awake.",
      ],
      why: "There is no *haber* here: *fritas* is an adjective, which agrees, and *freído* is not used as one.",
    },
    "participios-con-acento": {
      title: "An accent: leído, oído, traído",
      paragraphs: [
        "When the stem ends in *a*, *e* or *o*, the *i* of *-ido* has an accent: *caído*, *traído*, *leído*, *creído*, *reído*, *oído*. It keeps apart two vowels that would otherwise be read as one syllable: *le-í-do*.",
        "After *u* there is no accent: *construido*, *huido*, *incluido*.",
      ],
      remarks: [
        "These participles take over nothing from other tenses, neither the *j* of *trajo* nor the *y* of *leyó*: *traído*, *leído*.",
      ],
      why: "After *u* the *i* has no accent: *construido*.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The order is always pronoun, *haber*, participle: *me he levantado*, *se ha vestido*, *nos hemos ido*. The pronoun does not slip in between, and is not attached to the participle.",
        "Other pronouns have the same place, and *no* stands before them: *lo he visto*, *no se lo he dicho*.",
      ],
      remarks: [
        "*Me he ido* means ‘I have left’; *he ido*, without a pronoun, says where you have been or gone.",
        "In Latin America *os habéis levantado* becomes *ustedes se han levantado*.",
      ],
      why: "First the pronoun, then *haber*, then the participle, with nothing in between.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "*He justo llegado*.",
          right: "*Acabo de llegar*.",
          why: "‘I have just arrived’ is the present of *acabar de*.",
        },
        {
          wrong: "Ya *tengo* comido.",
          right: "Ya *he* comido.",
          why: "The ‘have’ of ‘I have eaten’ is *haber*; *tener* is to own.",
        },
        {
          wrong: "*He siempre* vivido aquí.",
          right: "*Siempre he* vivido aquí.",
          why: "Nothing normally stands between *haber* and the participle.",
        },
        {
          wrong: "*He sido esperando* desde las dos.",
          right: "*Estoy esperando* desde las dos.",
          why: "‘I’ve been waiting since two’: what is still going on is in the present.",
        },
        {
          wrong: "Las cartas han *llegadas*.",
          right: "Las cartas han *llegado*.",
          why: "With *haber* the participle never changes.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
