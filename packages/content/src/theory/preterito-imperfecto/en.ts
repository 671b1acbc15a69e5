import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The imperfect: pretérito imperfecto",
  intro:
    "The pretérito imperfecto, or imperfect, looks at the past from inside: what things were like, what people used to do, what was going on. The forms are easy, with only three irregular verbs; choosing between it and the indefinido takes practice.",
  essentials: [
    "It paints the background, a habit or an action in progress: *llovía*, *iba cada día*, *leía cuando llamaste*.",
    "It starts from the infinitive: *hablaba* for *-ar*; *comía* and *vivía* for *-er* and *-ir*.",
    "Only *ser* (*era*), *ir* (*iba*) and *ver* (*veía*) are irregular, with their compounds.",
    "If you count the times or measure how long, it is the indefinido: *fui tres veces*, *viví allí dos años*.",
    "‘I played’ is *jugaba* where ‘I used to play’ would fit, and *jugué* where it happened and was done.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "The imperfecto says neither when something began nor when it ended: it shows it while it lasted. *Vivía en Sevilla*, I was living in Seville; what came next, the sentence does not say.",
        "It answers ‘what was it like?’ or ‘what was going on?’. ‘What happened?’ is answered by the indefinido: *un día llamó Ana*.",
        "The English simple past covers both: ‘I lived’ may be *vivía* or *viví*. If ‘used to’ or ‘was … -ing’ would fit, or if you describe how something was, it is usually the imperfecto.",
      ],
      overview: {
        columns: ["Use", "Example", "In English"],
        rows: [
          ["a habit", "*de niño iba a pie*", "as a child I used to walk"],
          ["a description, the background", "*la casa era grande*", "the house was big"],
          ["an action in progress", "*leía cuando llamaste*", "I was reading when you called"],
          ["age, the time", "*tenía diez años*, *eran las dos*", "I was ten, it was two o’clock"],
          ["courtesy", "*quería un café*", "I’d like a coffee"],
          ["a plan", "*iba a salir*", "I was going to leave"],
          ["what somebody said", "*dijo que estaba cansada*", "she said she was tired"],
        ],
      },
      remarks: [
        "A supposition is different: ‘if I had time, I would come’ begins with *si tuviera tiempo*, in the imperfecto de subjuntivo. *Si tenía tiempo* exists, but means ‘whenever I had time’ or ‘if it is true that I had time’, except in reported speech: *dijo que llamaría si tenía tiempo*, she said she would call if she had time.",
        "Latin America uses the imperfecto in the same way. In Mexico and elsewhere some grammar books call it *copretérito*.",
      ],
      why: "The sentence describes what the beach was like, as *estaba* does before it: *hacía*.",
    },
    costumbres: {
      title: "Habits",
      paragraphs: [
        "The imperfecto tells what happened again and again, without counting: *todos los veranos íbamos a la playa*. It often comes with *antes*, *de niño*, *siempre*, *todos los días*, *cada verano*, *los domingos* or *a veces*.",
        "*Soler* with an infinitive makes the habit even clearer: *solíamos cenar tarde*, we usually had dinner late.",
      ],
      remarks: [
        "The ‘would’ of habits, as in ‘every summer we would go to the beach’, is an imperfecto too: *íbamos*.",
        "These words do not decide by themselves. If you count the times, or if the period is closed, use the indefinido: *fui tres veces*, I went three times; *aquella semana fui todos los días*, that week I went every day.",
      ],
      why: "The habit is in the imperfecto, *iba*; that day is a single event, in the indefinido: *fui*.",
    },
    descripcion: {
      title: "Description and background",
      paragraphs: [
        "This is the tense for people, places, weather and feelings: *Ana era alta y llevaba un abrigo verde*, *hacía frío*, *estaba cansado*.",
        "In a story, the imperfecto sets the scene and the indefinido moves things on: *era de noche y no había nadie; de repente sonó el teléfono*.",
        "*Había* is the past of *hay* when you describe what was there: *en la plaza había un café*.",
      ],
      remarks: [
        "‘It was great’ has two translations. To describe, use the imperfecto: *la playa era bonita*. To sum up an event that is over, use the indefinido: *la fiesta fue genial* or *estuvo genial*, the party was great.",
      ],
      why: "You are describing the flat, as in *tenía mucha luz*: *era*.",
    },
    "accion-en-curso": {
      title: "What was going on when …",
      paragraphs: [
        "One action is in progress, in the imperfecto, when another one happens, in the indefinido: *leía cuando llamaste*, I was reading when you called.",
        "*Estaba* and the gerund (*hablando*, *comiendo*; after a vowel, *-yendo*: *leyendo*) show even more clearly that the action was under way: *estaba leyendo cuando llamaste*. Both forms can translate ‘I was reading’.",
        "*Mientras* (‘while’) usually introduces what was going on, in the imperfecto. The other verb is in the imperfecto too if the two actions run side by side: *mientras yo cocinaba, ella leía*. What breaks in is in the indefinido: *mientras yo cocinaba, llamó Ana*.",
      ],
      remarks: [
        "If you say how long it took in all, *estar* goes into the indefinido: *estuve leyendo toda la tarde*, I spent the whole afternoon reading.",
        "*Acababa de* with an infinitive is ‘had just’: *acababa de salir*, I had just gone out.",
      ],
      why: "*Durante una hora* gives the whole length of time: *estar* goes in the indefinido, *estuvo*.",
    },
    "edad-y-hora": {
      title: "Age, the time, the day",
      paragraphs: [
        "Age, the time and the part of the day are the setting of a story: *tenía diez años*, *eran las dos*, *era lunes*, *era de noche*.",
        "Age goes with *tener*. With the time, the verb follows the number: *era la una*, but *eran las dos*, *eran las tres y media*.",
      ],
      remarks: [
        "To say what time it was, do not use the indefinido: *eran las dos*, not *fueron las dos*.",
        "‘He turned ten yesterday’ is an event, with another verb: *ayer cumplió diez años*.",
      ],
      why: "The time is the setting of the call, so imperfecto, and *las tres* is plural: *eran*.",
    },
    cortesia: {
      title: "Courtesy",
      paragraphs: [
        "The imperfecto makes a request softer: *quería un café*, *quería hacerle una pregunta*. It is about now, like ‘I wanted to ask you something’.",
        "You can also say why you have come or called: *venía a recoger un paquete*, *llamaba para hacer una pregunta*. The shop assistant asks *¿qué deseaba?* *Querría*, in the condicional, and the more formal *quisiera* are polite as well.",
      ],
      remarks: [
        "Only a few verbs do this. With *poder* the usual polite form is *podría*, in the condicional: *¿podría ayudarme?*, could you help me?",
      ],
      why: "It is a polite request, made now: *quería*, ‘I’d like to’.",
    },
    "planes-y-estilo-indirecto": {
      title: "Plans and reported speech",
      paragraphs: [
        "*Iba a* and an infinitive is ‘was going to’, often for something that did not happen: *iba a llamarte, pero llegó Ana*. *Quería* and *pensaba* express an intention as well: *pensaba salir*, I was planning to go out.",
        "When you report in the past what somebody said or thought, their present normally becomes an imperfecto. *Estoy cansada* becomes *dijo que estaba cansada*, she said she was tired; *voy a salir* becomes *dijo que iba a salir*.",
        "The same goes for a timetable: *el tren salía a las dos*, the train was due to leave at two.",
      ],
      remarks: [
        "*Fui a comprar pan* tells of a trip: I went to buy bread. *Iba a comprar pan* shows a plan, or that you were on your way: I was going to buy bread.",
        "‘Would’ in reported speech is the condicional: *dijo que llamaría*, she said she would call.",
      ],
      why: "Yesterday they said *va a llover*; reported in the past, that becomes *iba a llover*.",
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "There are only two sets of endings. Verbs ending in *-ar* take *-aba, -abas, -aba, -ábamos, -abais, -aban*; *-er* and *-ir* verbs share *-ía, -ías, -ía, -íamos, -íais, -ían*.",
        "*Yo* and *él* have the same form: *hablaba* is ‘I was speaking’ or ‘he was speaking’. If the sentence does not make it clear, add the subject: *yo hablaba y ella comía*.",
        "The stress is on the ending. In *-ar* verbs it is written only with *nosotros*: *hablábamos*. In *-er* and *-ir* verbs it is always written, on the *í*: *comía*, *vivíamos*.",
      ],
      remarks: [
        "*-aba* has a *b* in all persons, never a *v*.",
        "With *vos*, in Argentina and Uruguay, people use the form of *tú*: *vos hablabas*. In Latin America *ustedes hablaban* replaces *vosotros hablabais*.",
      ],
      why: "With *nosotros* the ending is *-ábamos*, with an accent on the *á* and with a *b*.",
    },
    "sin-cambios": {
      title: "The stem stays the same",
      paragraphs: [
        "The stem is that of the infinitive, in all persons. A vowel that changes in the present does not change here: *tiene* but *tenía*, *pide* but *pedía*, *duerme* but *dormía*.",
        "The special forms of *yo* disappear (*hago* but *hacía*, *conozco* but *conocía*), and so do the stems of the indefinido (*estuve* but *estaba*, *dije* but *decía*).",
        "Nor is there a *y* between vowels: *leía*, *oía*, *construía*.",
      ],
      remarks: [
        "So there is one recipe: take *-ar*, *-er* or *-ir* off the infinitive and add the ending.",
      ],
      why: "Take *-ir* off *dormir* and add *-ía*: *dormía*, without the *ue* of the present or the *u* of *durmió*.",
    },
    irregulares: {
      title: "Three irregular verbs: ser, ir, ver",
      paragraphs: [
        "*Ser* gives *era*, *ir* gives *iba* and *ver* gives *veía*. There are no others, except compounds such as *prever*: *preveía*.",
        "*Éramos* and *íbamos* have an accent, *erais* and *ibais* do not. *Ver* keeps the *e* of its infinitive before ordinary endings: *veía*, *veíamos*.",
        "‘I was’ is *era* or *estaba*, just as ‘I am’ is *soy* or *estoy*: *era médico*, *estaba en casa*.",
      ],
      remarks: [
        "*Dar*, *estar* and *haber*, irregular elsewhere, are regular here: *daba*, *estaba*, *había*.",
        "As the past of *hay*, *había* stays singular: *había dos gatos*, there were two cats. *Habían dos gatos* is heard in some regions, above all in Latin America, but counts as a mistake. As an auxiliary, *habían* is right: *habían comido*, they had eaten.",
      ],
      why: "*Ir* with *nosotros* is *íbamos*: it has a *b*, and an accent on the *í*.",
    },
    "imperfecto-o-indefinido": {
      title: "Imperfecto or indefinido?",
      paragraphs: [
        "Both tenses speak of the same past; what changes is the way you look at it. The imperfecto films what lasts, the indefinido states that something happened and is over. *Ayer llovía* sets a scene, *ayer llovió* tells a fact: so *ayer* does not decide.",
        "Ask yourself what your listener should get: a picture, or the next step of the story.",
      ],
      overview: {
        columns: ["It is about", "Imperfecto", "Indefinido"],
        rows: [
          ["repetition", "*iba cada verano*: a habit", "*fui tres veces*: you count"],
          [
            "duration",
            "*vivía en Lima*: the end does not matter",
            "*viví en Lima dos años*: it is over",
          ],
          [
            "two actions",
            "*salía cuando llamaste*: I was leaving",
            "*salí cuando llamaste*: you called, and I left",
          ],
          ["a quality", "*la casa era bonita*: a description", "*la fiesta fue bonita*: a verdict"],
          ["leaving", "*iba a salir*: a plan", "*salí*: an act"],
        ],
      },
      remarks: [
        "Latin America makes the same choice. What differs there is the place of the perfecto (*he hablado*): see ‘Which past? Indefinido, imperfecto or perfecto’, which compares the three tenses.",
      ],
      why: "You are summing up a party that is over: *fue*, although English simply says ‘was’.",
    },
    "cambio-de-sentido": {
      title: "Sabía or supe: verbs with two meanings",
      paragraphs: [
        "With some verbs English often needs another word. The imperfecto describes a state; the indefinido tells the moment when it begins, or how it turned out.",
      ],
      overview: {
        columns: ["Verb", "Imperfecto: a state", "Indefinido: an event"],
        rows: [
          ["*saber*", "*sabía*: I knew", "*supe*: I found out"],
          ["*conocer*", "*conocía a Ana*: I knew Ana", "*conocí a Ana*: I met Ana"],
          ["*querer*", "*quería*: I wanted", "*quise*: I tried to"],
          ["*no querer*", "*no quería*: I didn’t want to", "*no quise*: I refused"],
          ["*tener*", "*tenía una idea*: I had an idea", "*tuve una idea*: an idea came to me"],
          [
            "*tener que*",
            "*tenía que salir*: I was supposed to leave, whether I did or not",
            "*tuve que salir*: I had to leave, and I did",
          ],
          ["*poder*", "*podía*: it was possible", "*pude*: I managed to"],
          ["*no poder*", "*no podía*: it wasn’t possible", "*no pude*: I didn’t manage to"],
          [
            "*haber*",
            "*había una fiesta*: there was a party on",
            "*hubo una fiesta*: a party took place",
          ],
        ],
      },
      remarks: [
        "With *siempre* or a closed period the indefinido can keep the ordinary meaning: *siempre supe la verdad*, I always knew the truth; *tuve un perro diez años*, I had a dog for ten years.",
      ],
      why: "It is the first meeting, an event: *conocí*. *Conocía* would say that you knew her already.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The pronouns are those of the present and stand before the verb: *me levantaba*, *te levantabas*, *se levantaba*. The vowel does not change: *me acuesto* but *me acostaba*, *se viste* but *se vestía*.",
        "With *iba a* and an infinitive you have a choice: *me iba a acostar* or *iba a acostarme*. The same goes for *estaba* and a gerund: *se estaba duchando* or *estaba duchándose*.",
        "*Me iba* is ‘I was leaving’ or ‘I was about to leave’: *ya me iba*. Without a pronoun, *iba* says where you were going: *iba al cine*.",
      ],
      remarks: [
        "*Yo* and *él* have the same form, but the pronoun tells them apart: *me levantaba*, I got up; *se levantaba*, he or she got up.",
        "*¿Cómo te llamabas?* is a polite way to ask again for a name you have forgotten.",
        "Latin America says *ustedes se levantaban* instead of *os levantabais*. With *vos* it is *te levantabas*.",
      ],
      why: "‘To get up’ is *levantarse*: it needs *se*, and *-aba* has a *b*.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "Cuando *era* diez años, vivía en Lima.",
          right: "Cuando *tenía* diez años, vivía en Lima.",
          why: "‘When I was ten’: in Spanish you have your age.",
        },
        {
          wrong: "*Era* las dos cuando llamaste.",
          right: "*Eran* las dos cuando llamaste.",
          why: "‘It was two o’clock’: the verb agrees with the hour.",
        },
        {
          wrong: "Antes *jugué* al tenis todos los días.",
          right: "Antes *jugaba* al tenis todos los días.",
          why: "If ‘I played’ means ‘I used to play’, it is the imperfecto.",
        },
        {
          wrong: "Ayer *estaba* leyendo tres horas.",
          right: "Ayer *estuve* leyendo tres horas.",
          why: "‘I was reading for three hours’: a measured length of time takes the indefinido.",
        },
        {
          wrong: "Si *tenía* tiempo, saldría más.",
          right: "Si *tuviera* tiempo, saldría más.",
          why: "‘If I had time’ is unreal, so it takes the imperfecto de subjuntivo.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
