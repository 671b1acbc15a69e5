import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Ser, estar, hay",
  intro:
    "‘To be’ and ‘there is’ are shared out among three verbs in Spanish. Ask what the sentence says: what a thing is, where it is and in what state, or simply that it exists.",
  essentials: [
    "*Ser* defines, *estar* gives a place or state, *hay* introduces: *soy médica*, *está frío*, *hay leche*.",
    "How long it lasts does not decide: people say *está muerto*, but *son las tres* and *era joven*.",
    "What is somewhere takes *estar*, what takes place there, *ser*: *está en Lima*, *la boda es en Lima*.",
    "*Un*, a number or a bare noun mostly goes with *hay*, *el* or *mi* with *estar*: *está el cartero*.",
    "‘I’m cold’, ‘I’m hungry’ and ‘I’m twenty’ take *tener*: *tengo frío*, *tengo hambre*, *tengo veinte años*.",
  ],
  sections: {
    resumen: {
      title: "Summary: which verb?",
      paragraphs: [
        "*Ser* defines, *estar* places and describes a state, *hay* brings in something new. Look at what follows the verb: the answer is almost always there.",
      ],
      overview: {
        columns: ["You say…", "Verb", "Example"],
        rows: [
          ["who or what it is", "*ser*", "*soy Marta, soy médica*"],
          ["where from, made of what, whose", "*ser de*", "*es de Lima*, *es de oro*, *es de Ana*"],
          ["what it is like by nature", "*ser*", "*es alto y simpático*"],
          ["the time, the day, the date", "*ser*", "*son las dos*, *hoy es lunes*"],
          ["where an event takes place", "*ser*", "*la boda es en Lima*"],
          ["where somebody or something is", "*estar*", "*el gato está en el jardín*"],
          ["what state it is in", "*estar*", "*estoy cansado*"],
          ["the result of an action", "*estar* + participle", "*la tienda está cerrada*"],
          ["what is in progress", "*estar* + gerund", "*estoy leyendo*"],
          ["that something exists", "*hay*", "*hay un gato en el jardín*"],
          ["that something has to be done", "*hay que* + infinitive", "*hay que comer*"],
        ],
      },
      remarks: [
        "The rule ‘*ser* is permanent, *estar* is temporary’ misleads: people say *está muerto* and *Lima está en Perú*, but *son las tres* and *era joven*.",
        "In Latin America *ustedes son* and *ustedes están* are also used among friends; with *vos*, it is *vos sos* and *vos estás*.",
      ],
      why: "*Un piano* is new, with the indefinite article: *hay*.",
    },
    formas: {
      title: "The forms of ser, estar, hay",
      paragraphs: [
        "The forms follow the order of the persons: *yo, tú, él, nosotros, vosotros, ellos*. *Hay* has a single form in each tense.",
      ],
      overview: {
        columns: ["Tense", "Ser", "Estar", "Hay"],
        rows: [
          [
            "present",
            "*soy, eres, es, somos, sois, son*",
            "*estoy, estás, está, estamos, estáis, están*",
            "*hay*",
          ],
          [
            "perfecto",
            "*he sido, has sido, ha sido, hemos sido, habéis sido, han sido*",
            "*he estado, has estado, ha estado, hemos estado, habéis estado, han estado*",
            "*ha habido*",
          ],
          [
            "indefinido",
            "*fui, fuiste, fue, fuimos, fuisteis, fueron*",
            "*estuve, estuviste, estuvo, estuvimos, estuvisteis, estuvieron*",
            "*hubo*",
          ],
          [
            "imperfecto",
            "*era, eras, era, éramos, erais, eran*",
            "*estaba, estabas, estaba, estábamos, estabais, estaban*",
            "*había*",
          ],
          [
            "futuro",
            "*seré, serás, será, seremos, seréis, serán*",
            "*estaré, estarás, estará, estaremos, estaréis, estarán*",
            "*habrá*",
          ],
          [
            "condicional",
            "*sería, serías, sería, seríamos, seríais, serían*",
            "*estaría, estarías, estaría, estaríamos, estaríais, estarían*",
            "*habría*",
          ],
        ],
      },
      remarks: [
        "In the present, write the accent of *estás*, *está*, *estáis* and *están*, where the end is stressed. *Estoy* and *estamos* have none.",
        "In the indefinido, *ser* has the forms of *ir*: *fui* is ‘I was’ or ‘I went’.",
      ],
      why: "In the indefinido the stem is *estuv-* and the ending of *nosotros* is *-imos*; *ayer* rules out the present.",
    },
    ser: {
      title: "Ser: what somebody or something is",
      paragraphs: [
        "*Ser* says who or what you are, where you come from, what a thing is made of and what it is like by nature. It also serves for the time of day and for events.",
      ],
      why: "*De viaje* is not where she is from but a state of the moment: *estar de viaje*, to be away.",
    },
    identidad: {
      title: "Identity and profession",
      paragraphs: [
        "If the verb is followed by a noun, a name or a pronoun that says who or what it is, use *ser*: *es mi hermano*, *somos vecinos*, *esto es un pato*. A profession has no article: ‘I’m a doctor’ is *soy médica*.",
        "‘It’ is not translated: *es un pato*, it’s a duck. ‘It’s me’ agrees with the person: *soy yo*; ‘it’s us’ is *somos nosotros*.",
      ],
      remarks: [
        "‘There are five of us’ is *somos cinco*, with *ser*, too.",
        "With an adjective the article comes back: *es una médica muy buena*.",
        "A temporary job is *estar de* or *trabajar de*: *este verano está de camarero*, he’s working as a waiter this summer.",
      ],
      why: "He is a musician, but a summer job is *estar de*: *está de camarero*.",
    },
    "origen-y-materia": {
      title: "Origin, material, owner",
      paragraphs: [
        "*Ser de* says where you are from (*soy de Londres*), what a thing is made of (*es de madera*) and whose it is (*es de mi madre*).",
        "With ‘mine’ and ‘yours’, there is no *de*: *este libro es mío*, *es tuyo*.",
      ],
      remarks: ["Spanish has no apostrophe s: ‘it’s Ana’s’ is *es de Ana*."],
      why: "The question is whose coat it is, not where it is, so *ser de*.",
    },
    caracter: {
      title: "What it is like by nature",
      paragraphs: [
        "Character, size, shape, colour: whatever belongs in a portrait takes *ser*. *Mi hermana es alta y muy divertida*.",
        "This holds even when the portrait is out of date: *de niño era rubio*. How long it lasts does not matter, only the question *¿cómo es?*, ‘what is he like?’.",
      ],
      remarks: [
        "*¿Cómo es Ana?* asks for a portrait, ‘what is Ana like?’; *¿cómo está Ana?* asks how she is.",
      ],
      why: "*¿Es simpática?* shows that you want a portrait, not news of her health, so *ser*.",
    },
    "hora-y-fecha": {
      title: "The time, the day, the date",
      paragraphs: [
        "The time of day takes *ser* and the article, in the singular for one o’clock and in the plural from two on: *es la una*, *son las dos*, *eran las cuatro*. *¿Qué hora es?* stays in the singular.",
        "So do the day and the date: *hoy es lunes*, *es 3 de mayo*. There are also *es de noche*, it’s night or dark, and *es tarde*, it’s late.",
      ],
      remarks: [
        "You will also hear *estamos a lunes*, *estamos a 3 de mayo* and *estamos en mayo*.",
        "‘It’s cold’, of the weather, is *hace frío*, with *hacer*, like *hace sol*, it’s sunny. But people say *hay niebla*, it’s foggy, and *está nublado*, it’s cloudy.",
      ],
      why: "With *a* before the date it is *estar*: *estamos a 15*.",
    },
    "lugar-de-un-evento": {
      title: "Where an event takes place",
      paragraphs: [
        "A party, a class, a match or a meeting takes place somewhere. If you can say ‘takes place’, it is *ser*: *la boda es en Lima*, *el examen fue en el aula dos*.",
      ],
      remarks: [
        "The same word may be a thing or an event: *el examen está en la mesa* (the paper), *el examen es en el aula dos* (the test itself).",
      ],
      why: "You are looking for the tickets, things that are somewhere, not for the place of the concert: *están*.",
    },
    estar: {
      title: "Estar: where, and in what state",
      paragraphs: [
        "*Estar* says where somebody or something known is, and in what state. With a participle it shows a result; with the gerund, an action in progress.",
      ],
      why: "A party takes place somewhere: it is an event, so *ser*.",
    },
    lugar: {
      title: "Where somebody or something is",
      paragraphs: [
        "If somebody or something known ‘is located’ somewhere, it is *estar*, even if the place never changes: *¿dónde estás?*, *las llaves están en la mesa*, *Lima está en Perú*.",
        "*Estar* without a place means to be here or at home: *¿está Ana?*, is Ana in? *No está*.",
      ],
      remarks: [
        "‘Is Ana there?’ is *¿está Ana?*, with no word for ‘there’.",
        "For a fixed place people also say *quedar* and, more formally, *encontrarse*: *¿dónde queda la estación?*, *el museo se encuentra en el centro*.",
      ],
      why: "*Un cajero* is any cash machine, with the indefinite article, so *hay*.",
    },
    estado: {
      title: "The state of the moment",
      paragraphs: [
        "Mood, health, tiredness, the temperature of a thing, whether it is full or empty: *estoy cansado*, *la sopa está fría*, *el piso está vacío*. So too *estar de viaje* (away), *de vacaciones*, *de pie* (standing), *de acuerdo* (to agree).",
        "*Bien* and *mal* always go with *estar* in this sense: *¿cómo estás? Estoy bien*.",
        "*Estar* also gives an impression, something other than you expected: *hoy estás muy guapa*, *qué alto estás ya*.",
        "*Feliz* goes with both: *soy feliz* is about life in general, *estoy feliz* about this moment. *Contento* normally takes *estar*: *estoy contento*. *Es joven* gives the age, *está joven* the impression: he looks young.",
      ],
      remarks: [
        "Hunger, cold and age take *tener*: ‘I’m cold’ is *tengo frío*, ‘I’m hungry’ *tengo hambre*, ‘I’m twenty’ *tengo veinte años*.",
        "‘He is married’ is mostly *está casado*; *es casado* is correct, too, and more common in Latin America than in Spain. With *soltero* (single) and *viudo* (widowed) you will hear both verbs.",
      ],
      why: "*Feliz* goes with both verbs, but here a noun follows, *un hombre*, so *ser*.",
    },
    resultado: {
      title: "The result: estar and the participle",
      paragraphs: [
        "Somebody closed the door, and now *la puerta está cerrada*. *Estar* with a participle shows the result; the participle agrees: *las camas están hechas*.",
        "*Ser* with a participle reports the action itself, in the passive: *el puente fue construido por los romanos*. If nobody is named, Spanish prefers *se*: *el puente se construyó en 1998*.",
        "The position of the body is a result, too: ‘is sitting’ is *está sentado*, ‘are lying down’ *están tumbados*.",
      ],
      remarks: [
        "‘The door was closed’ may be two things in English: a state, *estaba cerrada*, or an action, *la cerraron*.",
        "*Muerto* is a state, however final: *está muerto*.",
      ],
      why: "*Por dos estudiantes* says who did it: the sentence reports the action itself, in the passive, so *ser*.",
    },
    gerundio: {
      title: "The action in progress",
      paragraphs: [
        "‘Is doing’ is *estar* with the gerund: *hablando*, *comiendo*, *viviendo*; after a vowel, *-yendo*: *leyendo*, *oyendo*. Verbs ending in *-ir* that change their vowel have *i* or *u*: *pidiendo*, *durmiendo*. Often the plain present is enough: *leo*.",
        "The pronoun stands before *estar* or is attached to the gerund: *me estoy duchando* or *estoy duchándome*.",
      ],
      remarks: ["It is not for plans: ‘I’m leaving tomorrow’ is *salgo mañana*."],
      why: "After a vowel the gerund ends in *-yendo*: *construyendo*.",
    },
    hay: {
      title: "Hay: there is, there are",
      paragraphs: [
        "*Hay* says that something exists or happens. It is the same in the singular and the plural: *hay un gato*, *hay dos gatos*, *hay leche*. In the past, use *había* to describe and *hubo* to tell what happened (see the guide to the pretérito indefinido); in the future, *habrá*. Always in the singular: *había dos gatos*.",
        "After *hay* there is normally an indefinite word: *un, una*, a number, *mucho, poco, algún, ningún, otro, más*, *alguien, nadie, algo, nada*, or a noun without an article.",
      ],
      remarks: [
        "In Latin America and the east of Spain you will hear *habían muchas personas*; the standard is *había muchas personas*.",
        "*Haber* does not mean to own something: ‘I have a dog’ is *tengo un perro*.",
      ],
      why: "*Había* is the past of *hay* and stays singular, even before *cien personas*.",
    },
    "hay-o-esta": {
      title: "Hay un…, está el…",
      paragraphs: [
        "The article nearly always decides. Something new, without a definite article: *hay un banco en la plaza*. Something known, with *el, la, los, las, mi, tu, este* or a name: *el banco está en la plaza*, *ahí está Ana*.",
        "Questions show it well: *¿dónde hay un banco?* asks for any bank; *¿dónde está el banco?* for the one we mean.",
      ],
      overview: {
        columns: ["Hay", "Estar"],
        rows: [
          ["*hay un perro en la puerta*", "*mi perro está en la puerta*"],
          ["*hay dos sillas*", "*están las dos sillas*"],
          ["*hay leche en la mesa*", "*la leche está en la mesa*"],
          ["*¿hay alguien?*", "*¿está Ana?*"],
        ],
      },
      remarks: [
        "English can say ‘there’s the postman’; Spanish has *ahí está el cartero*, with *estar*, because of *el*.",
        "*Un* may go with *estar* when you are not introducing a person but giving news of them: *un amigo mío está en el hospital*.",
      ],
      why: "*Unas* introduces scissors not mentioned before: *hay*. Known ones would take *las* and *estar*: *las tijeras están en el cajón*.",
    },
    "hay-que": {
      title: "Hay que: one has to",
      paragraphs: [
        "*Hay que* with an infinitive says what has to be done, without saying by whom: *hay que esperar*, you have to wait, one must wait. In the past, *había que*, *hubo que*; in the future, *habrá que*.",
        "With a particular person, use *tener que* (*tengo que esperar*, I have to wait; *tienes que comer*, you have to eat) or, for a duty or advice, *deber*: *debes descansar*, you should rest.",
      ],
      remarks: [
        "*No hay que gritar* mostly means ‘you mustn’t shout’. ‘There’s no need’ is clearer as *no hace falta*.",
      ],
      why: "There is a subject, *Ana*, so it is *tener que*.",
    },
    "cambio-de-sentido": {
      title: "The adjective changes meaning",
      paragraphs: [
        "Some adjectives mean one thing with *ser* and another with *estar*. *Ser* names a quality, *estar* a state: *es listo*, he is clever; *está listo*, he is ready.",
      ],
      overview: {
        columns: ["Adjective", "With ser", "With estar"],
        rows: [
          ["*abierto*", "open, outgoing", "open, not closed"],
          ["*aburrido*", "boring", "bored"],
          ["*bueno*", "good, kind", "tasty; well again"],
          ["*callado*", "quiet by nature", "silent at the moment"],
          ["*despierto*", "bright", "awake"],
          ["*listo*", "clever", "ready"],
          ["*malo*", "bad, wicked", "ill; off (food)"],
          ["*moreno*", "dark-haired, dark-skinned", "tanned"],
          ["*orgulloso*", "haughty", "proud of something"],
          ["*rico*", "rich", "delicious"],
          ["*seguro*", "safe", "sure"],
          ["*verde*", "green", "unripe"],
          ["*vivo*", "quick-witted, sharp", "alive"],
        ],
      },
      remarks: [
        "Said of a person, *está bueno* or *está buena* is often a familiar way to call them attractive. For kindness, say *es bueno*.",
        "*Estar malo*, to be ill, is used above all in Spain; *estar enfermo* is understood everywhere.",
      ],
      why: "Here *listo* means ‘ready’, not ‘clever’: *estoy listo*.",
    },
    trampas: {
      title: "Traps: to be and there is",
      paragraphs: [
        "English ‘to be’ does many jobs that Spanish gives to other verbs. These are the sentences that mislead most.",
      ],
      overview: {
        columns: ["English", "Spanish", "Why"],
        rows: [
          ["there’s a cat", "*hay un gato*", "new"],
          ["there’s Ana", "*ahí está Ana*", "known"],
          ["there are four of us", "*somos cuatro*", "*ser*"],
          ["the party is at my house", "*la fiesta es en mi casa*", "takes place"],
          ["she is at my house", "*está en mi casa*", "is located"],
          ["it’s me", "*soy yo*", "agreement"],
          ["I’m a doctor", "*soy médica*", "no article"],
          ["it’s three o’clock", "*son las tres*", "time in the plural"],
          ["it’s cold", "*hace frío*", "weather: *hacer*"],
          ["I’m cold, I’m hungry", "*tengo frío*, *tengo hambre*", "*tener*"],
          ["I’m twenty", "*tengo veinte años*", "age: *tener*"],
          ["I’m leaving tomorrow", "*salgo mañana*", "a plan"],
          ["I’m bored, I’m boring", "*estoy aburrido, soy aburrido*", "state, quality"],
          ["I’ve been to Lima", "*he estado en Lima*", "*estar*"],
        ],
      },
      remarks: [
        "Write the accent of *está* and *están*: *esta* without an accent means ‘this’.",
        "‘Two years ago’ is *hace dos años*: see ‘Desde, desde que, desde hace, hace’.",
      ],
      why: "*Mi hermano* is known, with a possessive, so *está*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
