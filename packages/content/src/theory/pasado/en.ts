import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Which past? Indefinido, imperfecto or perfecto",
  intro:
    "Spanish has three everyday past tenses: *comí*, *comía* and *he comido*. What decides between them is less when something happened than how you look at it: as an event that is over, as a situation that was there, or as something that reaches up to now.",
  essentials: [
    "What you describe goes in the imperfecto, even if it is about today: *esta mañana llovía*.",
    "An event, in a time that is over, goes in the indefinido: *ayer comí pescado*.",
    "An event, in a time that is still open, goes in the perfecto in Spain: *hoy he comido pescado*.",
    "A closed stretch of time goes in the indefinido, however long it was: *viví veinte años en Lima*.",
    "‘I worked’ does not tell you which: it is *trabajé* for an event, *trabajaba* for a habit.",
  ],
  sections: {
    resumen: {
      title: "The questions that decide",
      paragraphs: [
        "Ask yourself these questions in order. Are you describing what it was like, or telling what happened? What you describe goes in the imperfecto, today as much as yesterday: those are the first four questions. For an event, the time decides. If it falls in a time that reaches up to now, it is the perfecto, at least in Spain; if that time is over, the indefinido.",
      ],
      overview: {
        columns: ["Question", "Tense", "Example"],
        rows: [
          [
            "What was it like? What time, what day was it? How old was somebody?",
            "imperfecto",
            "*eran las seis y llovía*",
          ],
          ["What used to happen?", "imperfecto", "*los sábados comíamos pescado*"],
          [
            "What was going on when something else happened?",
            "imperfecto",
            "*comíamos cuando llamó Ana*",
          ],
          ["What was the plan or the wish?", "imperfecto", "*iba a salir*"],
          [
            "An event in a period that is still going on? (*hoy*, *esta semana*, *este año*)",
            "perfecto",
            "*hoy he comido pescado*",
          ],
          [
            "Is it experience, without saying when? (*alguna vez*, *nunca*)",
            "perfecto",
            "*nunca he estado en Lima*",
          ],
          [
            "Is it done already, or not yet? (*ya*, *todavía no*)",
            "perfecto",
            "*todavía no he comido*",
          ],
          [
            "What happened, at a time that is over? (*ayer*, *en 1998*)",
            "indefinido",
            "*ayer comí pescado*",
          ],
          ["And what happened next?", "indefinido", "*entró, saludó y se sentó*"],
          [
            "How long, until when or how many times in all?",
            "indefinido",
            "*viví tres años en Lima*",
          ],
        ],
      },
      remarks: [
        "A time word helps, but it does not always decide by itself: *ayer llovió* tells what happened, *ayer llovía cuando salí* describes the background.",
        "An open period, then, does not always call for the perfecto: *esta mañana ha llovido* tells, *esta mañana llovía* describes.",
        "The forms are in the guides to the pretérito indefinido, the pretérito imperfecto and the pretérito perfecto.",
      ],
      why: "Last year is over and you count the times, so it is the indefinido, *fui*.",
    },
    "linea-del-tiempo": {
      title: "The timeline",
      paragraphs: [
        "Picture a line that runs from the past, on the left, to now, on the right.",
        "The perfecto fills an open area that touches now: today, this year, your whole life. What you place inside that area goes, in Spain, in the perfecto.",
        "Further to the left there are closed areas: yesterday, last summer, 1998. In them the indefinido is a point, or a stretch with a beginning and an end: *salí*, *esperé dos horas*. Several points in a row make a story.",
        "The imperfecto is a band without edges behind the points: you see neither where it begins nor where it ends. In *llovía cuando salimos*, *llovía* is the band and *salimos* is the point.",
      ],
      remarks: [
        "How long it really lasted makes no difference. Twenty years can be a closed stretch (*viví veinte años en Lima*), and one second can be a band (*en ese momento abría la puerta*, at that moment I was opening the door).",
      ],
      why: "This week is not over: it is an open area, and in Spain that calls for the perfecto, *he leído*.",
    },
    indefinido: {
      title: "The indefinido: what happened",
      paragraphs: [
        "The indefinido reports an event that is over, at a time that is over as well: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*.",
        "In a story, the actions that follow one another move it on and go in the indefinido: *entró, saludó y se sentó*. An imperfecto among them stops the story to describe.",
        "What you measure from beginning to end goes in the indefinido too, however long it was: how long (*viví tres años en Lima*), until when (*esperé hasta las seis*) or how many times (*la llamé cinco veces*).",
        "It also gives your verdict on a whole event that is over: *la fiesta fue un éxito*, the party was a success. With an adjective, people say both *fue* and *estuvo*: *la fiesta fue genial*, *la fiesta estuvo genial*. With *bien* or *mal* it is *estar*, not *ser*: *estuvo muy bien*.",
      ],
      remarks: [
        "Repetition alone does not call for the imperfecto: *la llamé dos veces* counts two calls, *la llamaba todas las noches* speaks of a habit.",
        "Nor does a period of life: *de niño vivía en Lima* describes, *de niño viví tres años en Lima* closes the stretch.",
      ],
      why: "The sentence describes what was there when you arrived, the background, so it is the imperfecto, *había*.",
    },
    imperfecto: {
      title: "The imperfecto: what it was like",
      paragraphs: [
        "The imperfecto shows a situation from inside, without saying when it began or ended. That is why it describes people, things and places: *la casa era grande*, *Ana tenía un perro*.",
        "It speaks of habits in the past, where English can say ‘used to’ or ‘would’: *los sábados comíamos pescado*, on Saturdays we would eat fish. You can also use *soler*, ‘to do usually’: *solíamos comer pescado*.",
        "The time, the date and somebody’s age are the setting for what happens: *eran las seis*, *era lunes*, *tenía veinte años*.",
        "With *iba a*, *pensaba* or *quería* and an infinitive you speak of a plan or a wish, without saying whether it came about: *iba a salir*, I was going to go out; *pensaba llamarte*, I was planning to call you.",
      ],
      remarks: [
        "Being twenty is the setting, turning twenty is an event: *tenía veinte años*, but *el lunes cumplí veinte años*.",
        "The imperfecto also makes a request polite: *quería un café*, I’d like a coffee.",
      ],
      why: "‘Six years’ measures her stay from beginning to end, childhood or not, so it is the indefinido, *vivió*.",
    },
    perfecto: {
      title: "The perfecto: up to now",
      paragraphs: [
        "The perfecto, the present of *haber* with a participle, links the past to now. In Spain you use it when the period is not over: *hoy*, *esta semana*, *este año*, *últimamente* (lately).",
        "It is for experience up to today, without saying when: *¿has estado alguna vez en Lima?*, have you ever been to Lima? If you then say when, you move to the indefinido: *sí, estuve en 1998*.",
        "With *ya*, *todavía no* and *aún no* (‘already’, ‘not yet’) you say how things stand now: *ya he comido*, *todavía no ha llamado*.",
        "It also announces news or a result that matters now, without naming the moment: *he perdido el abrigo*, I’ve lost my coat; *me he hecho daño*, I’ve hurt myself.",
      ],
      overview: {
        columns: ["Closed time: indefinido", "Open time: perfecto"],
        rows: [
          ["*ayer comí pescado*", "*hoy he comido pescado*"],
          ["*el mes pasado llovió mucho*", "*este mes ha llovido mucho*"],
          ["*en 1998 estuve en Lima*", "*he estado dos veces en Lima*"],
          ["*llamó el lunes*", "*ya ha llamado*"],
        ],
      },
      remarks: [
        "*Esta mañana* is part of *hoy*: in most of Spain people still say *esta mañana he visto a Ana* in the evening.",
        "With *hace un momento* you will hear both in Spain: *ha llamado hace un momento*, *llamó hace un momento*. With *hace dos años*, two years ago, an event goes in the indefinido.",
        "If you say since when or for how long something has been going on, and it still is, the normal tense is the present: *vivo aquí desde hace tres años*. See ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "The experience is in the perfecto, but 1998 is over, so it is the indefinido, *fui*.",
    },
    "imperfecto-junto-a-indefinido": {
      title: "The imperfecto next to the indefinido",
      paragraphs: [
        "In a story they work together. The imperfecto paints the background, the indefinido tells what happens in front of it: *llovía y no había nadie en la calle; de repente llamó Ana*.",
        "When something breaks in, the action in progress goes in the imperfecto and what breaks in goes in the indefinido: *comíamos cuando llamó Ana*. *Mientras*, ‘while’, usually introduces what was in progress: *mientras comíamos, llamó Ana*.",
        "‘We were eating’ can also be *estaba* with the gerund (*comiendo*; after a vowel, *-yendo*: *leyendo*): *estábamos comiendo cuando llamó Ana*. The plain imperfecto is often enough.",
        "Compare in the table: change the tense and you change the scene.",
      ],
      overview: {
        columns: ["With the imperfecto", "With the indefinido"],
        rows: [
          [
            "*cuando llegué, cenaban*: they were already eating",
            "*cuando llegué, cenaron*: I arrived, and then they had dinner",
          ],
          [
            "*cuando volvía a casa, vi a Ana*: on the way",
            "*cuando volví a casa, vi a Ana*: once I was back",
          ],
          [
            "*cruzaba la calle cuando la llamé*: she was halfway across",
            "*cruzó la calle cuando la llamé*: I called her, and she crossed",
          ],
        ],
      },
      remarks: [
        "*Cuando* goes with both tenses. Two actions in progress at once: *Ana leía cuando yo cocinaba*, or better *mientras yo cocinaba*. Two events, one after the other: *cuando llamó Ana, salí*.",
        "What had already happened before that takes *había* and a participle: *cuando llegué, ya habían comido*, they had already eaten.",
      ],
      why: "*Leía* is the action in progress and *de repente* announces what breaks in, so it is the indefinido, *aterrizó*.",
    },
    "cambio-de-sentido": {
      title: "Verbs that seem to change their meaning",
      paragraphs: [
        "*Saber*, *conocer*, *querer*, *poder*, *tener* and *haber* name states. In the imperfecto the state was there. In the indefinido something happens: the state begins, or the thing comes about or does not.",
      ],
      overview: {
        columns: ["Imperfecto: a state", "Indefinido: an event"],
        rows: [
          ["*sabía la noticia*: I knew it already", "*supe la noticia*: I found out"],
          ["*conocía a Ana*: I knew her", "*conocí a Ana*: I met her for the first time"],
          ["*quería salir*: I wanted to go out", "*quise salir*: I tried to go out"],
          ["*no quería salir*: I didn’t want to", "*no quise salir*: I refused"],
          ["*podía abrir la puerta*: it was possible", "*pude abrir la puerta*: I managed to"],
          ["*no podía dormir*: I was lying awake", "*no pude dormir*: I didn’t sleep all night"],
          ["*Ana tenía un hijo*: she had a son", "*Ana tuvo un hijo*: the baby was born"],
          [
            "*tenía que salir*: I was supposed to go out; we don’t know if I did",
            "*tuve que salir*: I had to go out, and I did",
          ],
          ["*había un problema*: a problem existed", "*hubo un problema*: a problem came up"],
        ],
      },
      remarks: [
        "If you say how long it lasted, the indefinido simply closes the state: *tuve un perro cinco años*, I had a dog for five years.",
        "*Había* and *hubo* stay singular before a plural: *había dos coches*, *hubo dos fiestas*.",
        "In an open time the perfecto presents the event as the indefinido does: *hoy he conocido a Ana*, *todavía no he podido salir*.",
      ],
      why: "It was a first meeting, on a train, ten years ago: an event, so it is the indefinido, *nos conocimos*.",
    },
    trampas: {
      title: "The traps at a glance",
      paragraphs: [
        "The English simple past covers both the indefinido and the imperfecto, and the present perfect is not always the perfecto. Do not translate the tense: go back to the questions.",
      ],
      overview: {
        columns: ["In English", "In Spanish", "Why"],
        rows: [
          [
            "‘I worked there for two years’",
            "*trabajé allí dos años*",
            "a closed stretch: indefinido",
          ],
          ["‘I worked on Saturdays’ (used to)", "*trabajaba los sábados*", "a habit: imperfecto"],
          [
            "‘we would eat fish on Saturdays’",
            "*los sábados comíamos pescado*",
            "a past habit: imperfecto, not the condicional",
          ],
          [
            "‘I was reading when you called’",
            "*leía cuando llamaste*",
            "in progress: imperfecto (or *estaba leyendo*)",
          ],
          [
            "‘I was reading for two hours’",
            "*estuve leyendo dos horas*",
            "from beginning to end: indefinido",
          ],
          [
            "‘I saw Ana this morning’ (said today)",
            "*esta mañana he visto a Ana*",
            "the day is not over: perfecto, in Spain",
          ],
          [
            "‘I have lived here for three years’",
            "*vivo aquí desde hace tres años*",
            "it still goes on: present",
          ],
          ["‘I have just arrived’", "*acabo de llegar*", "*acabar de* in the present"],
        ],
      },
      remarks: [
        "If ‘used to’ or ‘was … -ing’ would fit, try the imperfecto first; if ‘and then’ would fit, the indefinido.",
        "Nothing normally stands between *haber* and the participle: ‘I have always lived here’ is *siempre he vivido aquí*, ‘I have already seen it’ is *ya lo he visto*.",
      ],
      why: "Yesterday is over, so it is the indefinido, *vi*, just as English says ‘I saw’ and not ‘I have seen’.",
    },
    "espana-y-america": {
      title: "Spain and Latin America",
      paragraphs: [
        "In most of Spain, what has happened today goes in the perfecto: *hoy he comido tarde*. In much of Latin America, and also in Galicia, Asturias, León and the Canary Islands, a finished event mostly goes in the indefinido even if it happened today: *¿ya comiste?*, *hoy comí tarde*.",
        "The perfecto is alive in Latin America too. In Mexico, for example, it is mainly for what still goes on or may happen again: *siempre he vivido aquí*, *nunca he estado en Sevilla*. In Lima, in La Paz or in north-western Argentina it is also heard for recent events, as in Madrid; in Bolivia sometimes even with a time that is over.",
        "The difference between indefinido and imperfecto, on the other hand, is the same everywhere.",
        "In Latin America *ustedes* is used with friends too, with the form of *ellos*: *ustedes llegaron*. In these tenses *vos* nearly everywhere takes the form of *tú*: *vos llegaste*, *vos llegabas*, *vos has llegado*.",
      ],
      remarks: [
        "These tenses have other names. The indefinido is also the ‘pretérito perfecto simple’ or, in Mexico and elsewhere, the ‘pretérito’; the perfecto, the ‘pretérito perfecto compuesto’ or ‘antepresente’; the imperfecto, the ‘copretérito’.",
        "The exercises follow what is most usual in Spain. *Hoy comí tarde* is not a mistake: it is another standard.",
      ],
      why: "In Latin America *ustedes* is used with children too, with the form of *ellos*, and *ya* goes freely with the indefinido there: *se lavaron*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
