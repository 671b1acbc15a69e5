import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Por, para",
  intro:
    "English ‘for’ covers both words, and ‘by’, ‘through’, ‘per’, ‘because of’, ‘to’ and ‘in order to’ come in as well. Ask whether the phrase looks back (cause, path, exchange) or forward (purpose, person, date).",
  essentials: [
    "*Por* names the cause, path or exchange: *por la lluvia*, *por el parque*, *por diez euros*.",
    "*Para* names the purpose, person or deadline: *para viajar*, *para ti*, *para el lunes*.",
    "‘For’ is *para* with the person who gets it, *por* with a price or reason: *para ti*, *gracias por todo*.",
    "‘For’ with a length of time mostly takes neither: *viví allí dos años*.",
    "‘By train’ is *en tren*, and ‘eight in the morning’ *las ocho de la mañana*.",
  ],
  sections: {
    resumen: {
      title: "Summary: which word?",
      paragraphs: [
        "Do not start from the English word: find the question that the end of the sentence answers. The picture to keep in mind: *por* says what drives you or what you pass through, *para* says where you want to end up.",
      ],
      overview: {
        columns: ["The question", "Word", "Example"],
        rows: [
          ["Why, because of what?", "*por*", "*no salgo por la lluvia*"],
          ["Which way, whereabouts?", "*por*", "*paseo por el parque*"],
          ["By what means?", "*por*", "*te escribo por correo*"],
          ["In which part of the day?", "*por*", "*corro por la mañana*"],
          ["In exchange for what, for how much?", "*por*", "*lo vendo por diez euros*"],
          ["In whose place?", "*por*", "*hablo por mi hermana*"],
          ["Done by whom?", "*por*", "*escrito por Cervantes*"],
          ["How much per unit?", "*por*", "*dos por persona*"],
          ["What for, what is it used for?", "*para*", "*ahorro para viajar*"],
          ["Who is it meant for?", "*para*", "*es para ti*"],
          ["Heading where?", "*para*", "*el tren para Sevilla*"],
          ["By when?", "*para*", "*lo quiero para el lunes*"],
          ["In whose view, compared with what?", "*para*", "*para mí*, *para su edad*"],
        ],
      },
      why: "*Ir al mercado* is the purpose of the bus ride, and a purpose takes *para*.",
    },
    por: {
      title: "Por: cause, path, exchange",
      paragraphs: [
        "The uses of *por* are a family: it names what drives you (*por amor*), what you pass through (*por el bosque*) or what you give in exchange (*por cinco euros*).",
      ],
      why: "Your cousin will get the present: it is neither a cause, nor a path, nor an exchange, so *para*.",
    },
    causa: {
      title: "The cause and the reason",
      paragraphs: [
        "*Por* answers ‘why?’: *no salimos por la lluvia*, because of the rain. *Por culpa de* says who or what is to blame. With an infinitive, too, *por* gives the reason: *me riñeron por llegar tarde*, they told me off for being late.",
        "You thank, apologise, congratulate and punish with *por*: *gracias por todo*, *perdón por el retraso*, *una multa por aparcar mal*. The same goes for *famoso por*, *preocuparse por* (to worry about) and *luchar por* (to fight for).",
        "*Por* also says for whose sake you make an effort: *lo hago por ti*, because I care about you.",
      ],
      remarks: [
        "Where English has ‘for’ and a form in -ing, Spanish has the infinitive: ‘thanks for coming’ is *gracias por venir*.",
        "‘Thanks to’ is *gracias a*, without *por*: *gracias a ti*.",
      ],
      why: "Changing the bulb is still to come: it is the purpose, not the cause, so *para*.",
    },
    "lugar-y-medio": {
      title: "The way through, and the means",
      paragraphs: [
        "*Por* is ‘through’, ‘along’, ‘by’ or ‘around’ with a place that you pass: *entra por la ventana*, *paseamos por el río*, *viajo por Portugal*. It also says roughly where something is: *por aquí*, around here, *por el centro*, somewhere in the centre.",
        "Messages travel the same way: *por teléfono*, *por correo*, *por internet*, *por la radio*.",
      ],
      remarks: [
        "When you travel, ‘by’ with a means of transport is *en*: ‘by train’ is *en tren*, ‘by plane’ *en avión*.",
      ],
      why: "A means of transport takes *en*; *por* would say which way she goes.",
    },
    momento: {
      title: "The part of the day",
      paragraphs: [
        "‘In the morning’, ‘in the afternoon’ and ‘in the evening’ or ‘at night’ are *por la mañana*, *por la tarde* and *por la noche*. They stay the same after a day: *el lunes por la tarde*, *ayer por la noche* (last night), *mañana por la mañana* (tomorrow morning).",
        "*Por* also gives a rough time: *por Navidad*, around Christmas; *por entonces*, in those days.",
      ],
      remarks: [
        "After an exact time, use *de*: *las ocho de la mañana*. ‘This morning’ has no preposition: *esta mañana*. ‘At midday’ and ‘at midnight’ have *a*: *a mediodía* or *al mediodía*, *a medianoche*.",
        "In Latin America people often say *en la mañana*, *en la tarde*, *en la noche*.",
      ],
      why: "After an exact time, use *de*: *las ocho de la tarde*, but *por la tarde* by itself.",
    },
    "precio-y-sustitucion": {
      title: "Price, exchange, replacement",
      paragraphs: [
        "*Por* puts two things on the scales. You give one and get the other: *te cambio mi silla por la tuya*, *la compré por diez euros*, *pagué mucho por este sofá*.",
        "It is the same with people: one acts in place of another or on their behalf. *Hablo por todos*: I speak for everybody. *Firma por mí*: sign in my place.",
      ],
      remarks: [
        "‘For’ with a price is always *por*; *para* never gives a price.",
        "With *para* the other person receives something: *canta por mí*, he sings in my place; *canta para mí*, he sings and I listen.",
      ],
      why: "He gives the motorbike and gets the van: it is an exchange, *por*.",
    },
    agente: {
      title: "Done by whom",
      paragraphs: [
        "In a passive sentence *por* says who or what did the action: *el puente fue construido por los romanos*. This is the ‘by’ of ‘built by the Romans’.",
        "If nobody is named, Spanish prefers *se*, and the verb agrees with the thing: *se vende un piso*, *se venden pisos* (flats for sale), *el puente se construyó en 1998*, the bridge was built in 1998. *Se* is also the ‘people’, ‘they’ or ‘you’ of general statements: *aquí se habla español*, Spanish is spoken here; *se dice que va a llover*, they say it’s going to rain.",
      ],
      remarks: [
        "Spoken Spanish uses this passive much less than English does, and prefers *el puente lo construyeron los romanos*.",
        "The form of *ellos* without a subject also leaves out who it is: *llaman a la puerta*, there’s somebody at the door.",
      ],
      why: "These children cannot read yet, so they wrote nothing: the story is meant for them, *para*.",
    },
    reparto: {
      title: "Per person, a week, per cent",
      paragraphs: [
        "*Por* counts or shares out by a unit, without an article: *diez euros por persona*, *dos veces por semana*, *cien kilómetros por hora*. *Dos veces a la semana* is also said.",
        "‘Per cent’ is *por ciento*, and the number usually takes an article, *el* or *un*: *el diez por ciento de los alumnos*. You multiply with *por*, too: *dos por tres son seis*.",
      ],
      why: "With the article *la* it is *a la semana*; *por semana* has no article.",
    },
    para: {
      title: "Para: purpose, person, date",
      paragraphs: [
        "*Para* is an arrow: it points to where you want to end up, be it a purpose, a person, a place or a date.",
      ],
      why: "The noise is the cause, not a purpose, so *por*.",
    },
    "finalidad-y-uso": {
      title: "Purpose and use",
      paragraphs: [
        "‘To’ in the sense of ‘in order to’ is *para* with an infinitive: *ahorro para viajar*, I save to travel. *Para* also says what a thing is for: *un vaso para vino*, *servir para*, *pilas para la radio*.",
        "If the two verbs have different subjects, use *para que* with the subjunctive: *te lo digo para que lo sepas*; see the guide to the presente de subjuntivo.",
      ],
      remarks: [
        "If ‘to’ cannot be replaced by ‘in order to’, there is no *para*: ‘I want to sleep’ is *quiero dormir*, ‘it’s hard to choose’ is *es difícil elegir*.",
        "After *ir*, *venir* or *salir*, the purpose usually takes *a*: *vengo a verte*, I’m coming to see you. *Vengo para verte* stresses the purpose.",
      ],
      why: "The bad parking is the reason for the fine, not a purpose, so *por*.",
    },
    destinatario: {
      title: "The person it is meant for",
      paragraphs: [
        "*Para* names the one who gets something or benefits from it: *una carta para tu abuela*, *un libro para niños*. It also names your employer: *trabajo para Ana*.",
        "After *por* and *para* the pronouns are *mí* (with an accent) and *ti* (without one), then *él*, *ella*, *usted*, *nosotros*: *para mí*, *por ti*.",
      ],
      why: "You get the parcel, so *para*, and after *para* it is *ti*.",
    },
    destino: {
      title: "The direction",
      paragraphs: [
        "*Para* says where you are heading: *salimos para Cádiz*, *el tren para Sevilla*, *voy para casa*.",
        "With *ir* and *viajar*, ‘to’ is usually *a*: *voy a Cádiz*. *Para* stresses the direction, like *hacia* (towards). *Llegar* takes *a*: *llegamos a Cádiz*, we get to Cádiz.",
      ],
      remarks: [
        "*Voy por la playa*: I’m walking along the beach. *Voy para la playa*: I’m heading for it.",
      ],
      why: "You walk along the beach, you are not heading for it, so *por*.",
    },
    plazo: {
      title: "The deadline",
      paragraphs: [
        "*Para* gives the latest moment or the planned date: *para el viernes*, by Friday or for Friday; *para las ocho*; *para mañana*.",
        "*Para entonces* is ‘by then’: *para entonces ya habré vuelto*.",
      ],
      remarks: [
        "‘Before Friday’ is *antes del viernes*.",
        "A length of time is no deadline: ‘I’m going away for two weeks’ is *me voy dos semanas* or *me voy por dos semanas*.",
        "For how long something lasts, you will also hear *por*, mainly in Latin America: *viví allí por dos años*. Spain usually has *viví allí dos años* or *durante dos años*.",
      ],
      why: "*La tarde* is a part of the day here, not a deadline, so *por*.",
    },
    "opinion-y-comparacion": {
      title: "Opinion and comparison",
      paragraphs: [
        "*Para* says whose opinion it is: *para mí*, in my view; *para mi abuela*, as my grandmother sees it.",
        "It also measures something against what you would expect: *es alta para su edad*, she is tall for her age; *hace calor para febrero*. Hence *demasiado … para* (too … for) and *bastante … para* (enough for): *demasiado pequeño para cinco*.",
      ],
      remarks: ["*Por mí* is not an opinion but a permission: ‘it’s fine by me’."],
      why: "She is compared with children of her age, so *para*. *Por su edad* would be a cause.",
    },
    pares: {
      title: "Change the word, change the meaning",
      paragraphs: [
        "From one column to the other, *por* and *para* make all the difference. If in doubt, ask yourself: ‘because of, in place of, through’ (*por*), or ‘meant for, towards, by’ (*para*)?",
      ],
      overview: {
        columns: ["With por", "With para"],
        rows: [
          [
            "*trabajo por Ana*: in her place, or for her sake",
            "*trabajo para Ana*: she is my boss",
          ],
          [
            "*lo hago por ti*: for your sake, or in your place",
            "*lo hago para ti*: you will get it",
          ],
          ["*hablo por todos*: on everybody’s behalf", "*hablo para todos*: everybody listens"],
          ["*voy por el parque*: through the park", "*voy para el parque*: towards the park"],
          ["*por mí*: fine by me", "*para mí*: in my view"],
          ["*por la tarde*: in the afternoon", "*para la tarde*: by the afternoon"],
          ["*por entonces*: in those days", "*para entonces*: by then"],
          ["*no entra por su edad*: because of her age", "*es alta para su edad*: for her age"],
          ["*¿por qué?*: for what reason?", "*¿para qué?*: what for?"],
        ],
      },
      why: "Rosa is the boss: the work is done for her, so *para*.",
    },
    expresiones: {
      title: "Set phrases",
      paragraphs: [
        "Learn these as wholes: *por favor* (please), *por fin* (at last), *por eso* (that’s why), *por supuesto* (of course), *por ejemplo*, *por casualidad* (by chance), *por ahora* (for now), *por lo menos* (at least), *por primera vez* (for the first time), *por cierto* (by the way), *por lo general* (generally), *por lo tanto* (therefore), *por desgracia* (unfortunately), *por si acaso* (just in case); *para siempre* (for ever), *no es para tanto* (it’s not that bad), *para nada* (not at all).",
        "‘Why?’ is *por qué*, two words with an accent; ‘because’ is *porque*, one word: *¿por qué lloras? Porque estoy triste*. *¿Para qué sirve esto?* asks for the purpose.",
      ],
      remarks: [
        "‘To go and get some bread’ is mostly *ir a por pan* in Spain; *ir por pan* is correct too, and it is what people say in Latin America.",
        "In much of Latin America *está por llover* means ‘it’s about to rain’; Spain says *está a punto de llover*.",
      ],
      why: "‘For the first time’ is a set phrase with *por*.",
    },
    trampas: {
      title: "Traps: for, by, to",
      paragraphs: [
        "‘For’ is where mistakes happen. The person who gets it, the use and the deadline take *para*; the reason, the price and the replacement take *por*; a length of time mostly takes neither.",
      ],
      overview: {
        columns: ["English", "Spanish", "Why"],
        rows: [
          ["a present for you", "*un regalo para ti*", "who gets it"],
          ["for Monday, by Monday", "*para el lunes*", "deadline"],
          ["for ten euros", "*por diez euros*", "price"],
          ["thanks for everything", "*gracias por todo*", "reason"],
          ["to answer for somebody else", "*contestar por otro*", "in their place"],
          ["for the first time", "*por primera vez*", "set phrase"],
          ["I lived there for two years", "*viví allí dos años*", "length of time: neither"],
          ["written by Cervantes", "*escrito por Cervantes*", "who did it"],
          ["by train", "*en tren*", "transport: neither"],
          ["by reading a lot", "*leyendo mucho*", "manner: the gerund"],
          ["to learn, in order to learn", "*para aprender*", "purpose"],
          ["to leave for Lima", "*salir para Lima*", "direction"],
          ["to ask for somebody", "*preguntar por alguien*", "fixed preposition"],
        ],
      },
      remarks: [
        "‘Look for’, ‘wait for’ and ‘ask for something’ take neither *por* nor *para*: *busco mis llaves*, *espero el tren*, *pido la cuenta*.",
        "‘For’ in ‘I have lived here for two years’ has its own guide: ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "You thank somebody for a reason: *gracias por*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
