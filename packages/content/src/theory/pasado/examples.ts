import type { FillInExample, SectionId, TimelineRow } from "../guide.ts";
import type { sections } from "./sections.ts";

export const examples = {
  resumen: [
    {
      es: "Anoche *perdí* el último metro.",
      word: "perdí",
      fr: "Hier soir, j’ai raté le dernier métro.",
      nl: "Gisteravond heb ik de laatste metro gemist.",
      en: "Last night I missed the last underground train.",
    },
    {
      es: "Antes *perdía* las llaves casi todas las semanas.",
      word: "perdía",
      fr: "Avant, je perdais mes clés presque toutes les semaines.",
      nl: "Vroeger was ik bijna elke week mijn sleutels kwijt.",
      en: "I used to lose my keys almost every week.",
    },
    {
      es: "Hoy *he perdido* dos paraguas.",
      word: "he perdido",
      fr: "Aujourd’hui, j’ai perdu deux parapluies.",
      nl: "Vandaag ben ik twee paraplu’s kwijtgeraakt.",
      en: "I’ve lost two umbrellas today.",
    },
  ],
  "linea-del-tiempo": [
    {
      es: "En 2012 *aprendí* a bucear.",
      word: "aprendí",
      fr: "En 2012, j’ai appris à faire de la plongée.",
      nl: "In 2012 heb ik leren duiken.",
      en: "In 2012 I learned to scuba dive.",
    },
    {
      es: "Aquel primer día el mar *estaba* en calma y no había nadie más.",
      word: "estaba",
      fr: "Ce premier jour, la mer était calme et il n’y avait personne d’autre.",
      nl: "Die eerste dag was de zee kalm en er was verder niemand.",
      en: "On that first day the sea was calm and there was nobody else.",
    },
    {
      es: "Hasta ahora *he buceado* en tres mares.",
      word: "he buceado",
      fr: "Jusqu’à présent, j’ai plongé dans trois mers.",
      nl: "Tot nu toe heb ik in drie zeeën gedoken.",
      en: "So far I’ve dived in three seas.",
    },
  ],
  indefinido: [
    {
      es: "El sábado pasado *compramos* una tienda de campaña de segunda mano.",
      word: "compramos",
      fr: "Samedi dernier, nous avons acheté une tente d’occasion.",
      nl: "Afgelopen zaterdag hebben we een tweedehands tent gekocht.",
      en: "Last Saturday we bought a second-hand tent.",
    },
    {
      es: "Abrió el buzón, *sacó* una carta y sonrió.",
      word: "sacó",
      fr: "Elle a ouvert la boîte aux lettres, en a sorti une lettre et a souri.",
      nl: "Ze deed de brievenbus open, haalde er een brief uit en glimlachte.",
      en: "She opened the letterbox, took out a letter and smiled.",
    },
    {
      es: "Aquel viaje en tren *duró* nueve horas.",
      word: "duró",
      fr: "Ce voyage en train a duré neuf heures.",
      nl: "Die treinreis duurde negen uur.",
      en: "That train journey took nine hours.",
    },
    {
      es: "De niño *me rompí* el mismo brazo tres veces.",
      word: "me rompí",
      fr: "Enfant, je me suis cassé trois fois le même bras.",
      nl: "Als kind heb ik drie keer dezelfde arm gebroken.",
      en: "As a child I broke the same arm three times.",
    },
  ],
  imperfecto: [
    {
      es: "Aquella casa *tenía* una escalera de caracol.",
      word: "tenía",
      fr: "Cette maison avait un escalier en colimaçon.",
      nl: "Dat huis had een wenteltrap.",
      en: "That house had a spiral staircase.",
    },
    {
      es: "Los domingos mi abuelo nos *llevaba* a pescar.",
      word: "llevaba",
      fr: "Le dimanche, mon grand-père nous emmenait à la pêche.",
      nl: "Op zondag nam mijn opa ons mee uit vissen.",
      en: "On Sundays my grandfather used to take us fishing.",
    },
    {
      es: "*Eran* las dos de la madrugada y nadie tenía sueño.",
      word: "eran",
      fr: "Il était deux heures du matin et personne n’avait sommeil.",
      nl: "Het was twee uur ’s nachts en niemand had slaap.",
      en: "It was two in the morning and nobody was sleepy.",
    },
    {
      es: "*Íbamos* a salir, pero nos dormimos en el sofá.",
      word: "íbamos",
      fr: "Nous allions sortir, mais nous nous sommes endormis sur le canapé.",
      nl: "We zouden uitgaan, maar we zijn op de bank in slaap gevallen.",
      en: "We were going to go out, but we fell asleep on the sofa.",
    },
  ],
  perfecto: [
    {
      es: "Este año *hemos plantado* tres cerezos.",
      word: "hemos plantado",
      fr: "Cette année, nous avons planté trois cerisiers.",
      nl: "Dit jaar hebben we drie kersenbomen geplant.",
      en: "We’ve planted three cherry trees this year.",
    },
    {
      es: "¿*Has cantado* alguna vez en un coro?",
      word: "has cantado",
      fr: "Tu as déjà chanté dans une chorale ?",
      nl: "Heb je weleens in een koor gezongen?",
      en: "Have you ever sung in a choir?",
    },
    {
      es: "Ya *hemos hecho* las maletas, pero todavía no sabemos adónde vamos.",
      word: "hemos hecho",
      fr: "Nous avons déjà fait les valises, mais nous ne savons pas encore où nous allons.",
      nl: "We hebben de koffers al gepakt, maar we weten nog niet waar we heen gaan.",
      en: "We’ve already packed, but we don’t know where we’re going yet.",
    },
    {
      es: "¿Por qué lloras? ¿Qué te *ha pasado*?",
      word: "ha pasado",
      fr: "Pourquoi tu pleures ? Qu’est-ce qui t’est arrivé ?",
      nl: "Waarom huil je? Wat is er met je gebeurd?",
      en: "Why are you crying? What’s happened to you?",
    },
  ],
  "imperfecto-junto-a-indefinido": [
    {
      es: "No salimos porque *hacía* mucho viento.",
      word: "hacía",
      fr: "Nous ne sommes pas sortis parce qu’il y avait beaucoup de vent.",
      nl: "We zijn niet naar buiten gegaan omdat het hard waaide.",
      en: "We didn’t go out because it was very windy.",
    },
    {
      es: "*Dormíamos* cuando empezó la tormenta.",
      word: "dormíamos",
      fr: "Nous dormions quand l’orage a éclaté.",
      nl: "We sliepen toen het onweer losbarstte.",
      en: "We were sleeping when the storm broke.",
    },
    {
      es: "Mientras yo cocinaba, el gato *se comió* el atún.",
      word: "se comió",
      fr: "Pendant que je cuisinais, le chat a mangé le thon.",
      nl: "Terwijl ik aan het koken was, at de kat de tonijn op.",
      en: "While I was cooking, the cat ate the tuna.",
    },
  ],
  "cambio-de-sentido": [
    {
      es: "*Supimos* el resultado a medianoche.",
      word: "supimos",
      fr: "Nous avons appris le résultat à minuit.",
      nl: "Om middernacht kwamen we de uitslag te weten.",
      en: "We found out the result at midnight.",
    },
    {
      es: "Yo ya *conocía* el barrio, porque mi tía vive allí.",
      word: "conocía",
      fr: "Je connaissais déjà le quartier, parce que ma tante y habite.",
      nl: "Ik kende de buurt al, want mijn tante woont er.",
      en: "I already knew the neighbourhood, because my aunt lives there.",
    },
    {
      es: "Ayer no *pude* abrir la puerta con aquella llave.",
      word: "pude",
      fr: "Hier, je n’ai pas réussi à ouvrir la porte avec cette clé.",
      nl: "Gisteren kreeg ik de deur niet open met die sleutel.",
      en: "Yesterday I couldn’t get the door open with that key.",
    },
    {
      es: "*Hubo* una discusión, pero nadie recuerda por qué.",
      word: "hubo",
      fr: "Il y a eu une dispute, mais personne ne se rappelle pourquoi.",
      nl: "Er ontstond ruzie, maar niemand weet nog waarom.",
      en: "There was an argument, but nobody remembers why.",
    },
  ],
  trampas: [
    {
      es: "El domingo pasado *nos levantamos* a mediodía.",
      word: "nos levantamos",
      fr: "Dimanche dernier, nous nous sommes levés à midi.",
      nl: "Afgelopen zondag zijn we om twaalf uur ’s middags opgestaan.",
      en: "Last Sunday we got up at midday.",
    },
    {
      es: "El concierto de anoche *fue* estupendo.",
      word: "fue",
      fr: "Le concert d’hier soir, c’était super.",
      nl: "Het concert van gisteravond was geweldig.",
      en: "Last night’s concert was great.",
    },
    {
      es: "Ayer *estuve* leyendo toda la tarde.",
      word: "estuve",
      fr: "Hier, j’ai lu tout l’après-midi.",
      nl: "Gisteren heb ik de hele middag zitten lezen.",
      en: "Yesterday I was reading all afternoon.",
    },
  ],
  "espana-y-america": [
    {
      es: "En Madrid se oye: hoy *he desayunado* tarde.",
      word: "he desayunado",
      fr: "À Madrid, on entend : aujourd’hui, j’ai pris mon petit déjeuner tard.",
      nl: "In Madrid hoor je: vandaag heb ik laat ontbeten.",
      en: "In Madrid you hear: I had breakfast late today.",
    },
    {
      es: "En Montevideo se oye: hoy *desayuné* tarde.",
      word: "desayuné",
      fr: "À Montevideo, on entend : aujourd’hui, j’ai pris mon petit déjeuner tard.",
      nl: "In Montevideo hoor je: vandaag heb ik laat ontbeten.",
      en: "In Montevideo you hear: I had breakfast late today.",
    },
    {
      es: "En Ciudad de México se oye: siempre *he trabajado* en este barrio.",
      word: "he trabajado",
      fr: "À Mexico, on entend : j’ai toujours travaillé dans ce quartier.",
      nl: "In Mexico-Stad hoor je: ik heb altijd in deze buurt gewerkt.",
      en: "In Mexico City you hear: I’ve always worked in this neighbourhood.",
    },
    {
      es: "Chicos, ¿a qué hora *llegaron* ustedes?",
      word: "llegaron",
      fr: "Les enfants, vous êtes arrivés à quelle heure ?",
      nl: "Jongens, hoe laat zijn jullie aangekomen?",
      en: "What time did you get here, kids?",
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly FillInExample[]>>;

/** A short question for each section that has one. */
export const questions = {
  resumen: {
    es: "El año pasado _____ tres veces a Lisboa.",
    options: ["iba", "fui", "he ido"],
    answer: "fui",
  },
  "linea-del-tiempo": {
    es: "Esta semana _____ dos libros, y hoy empiezo otro.",
    options: ["he leído", "leía", "leí"],
    answer: "he leído",
  },
  indefinido: {
    es: "Cuando llegamos al hotel, en recepción no _____ nadie.",
    options: ["hubo", "había", "ha habido"],
    answer: "había",
  },
  imperfecto: {
    es: "De niña, Marta _____ seis años en Lima y después volvió a Cádiz.",
    options: ["vivía", "vivió", "ha vivido"],
    answer: "vivió",
  },
  perfecto: {
    es: "Sí, he estado en Roma: _____ con mis padres en 1998.",
    options: ["he ido", "fui", "iba"],
    answer: "fui",
  },
  "imperfecto-junto-a-indefinido": {
    es: "Yo leía en el parque cuando, de repente, _____ un globo a mi lado.",
    options: ["aterrizaba", "ha aterrizado", "aterrizó"],
    answer: "aterrizó",
  },
  "cambio-de-sentido": {
    es: "Clara y yo _____ en un tren hace diez años.",
    options: ["nos conocíamos", "nos conocimos", "nos hemos conocido"],
    answer: "nos conocimos",
  },
  trampas: {
    es: "Ayer por la tarde _____ a Marta en el parque.",
    options: ["he visto", "vi"],
    answer: "vi",
  },
  "espana-y-america": {
    es: "En México, una madre pregunta a sus hijos: «¿Ya _____ los dientes?».",
    options: ["os lavasteis", "se lavaron"],
    answer: "se lavaron",
  },
} as const;

/** Drawings for the sections. */
export const timelines = {
  "linea-del-tiempo": [
    {
      es: "*Salí* a las seis.",
      marks: [{ shape: "point", at: 45 }],
      shows: {
        fr: "L’indefinido : un point, un fait qui a eu lieu.",
        nl: "Het indefinido: een punt, iets wat gebeurd is.",
        es: "El indefinido: un punto, un hecho que ocurrió.",
        en: "The indefinido: a point, something that happened.",
      },
    },
    {
      es: "*Entró, saludó y se sentó*.",
      marks: [
        { shape: "point", at: 36 },
        { shape: "point", at: 46 },
        { shape: "point", at: 56 },
      ],
      shows: {
        fr: "Plusieurs points à la suite : une histoire.",
        nl: "Een rij punten: een verhaal.",
        es: "Varios puntos seguidos: una historia.",
        en: "Several points in a row: a story.",
      },
    },
    {
      es: "*Esperé* dos horas.",
      marks: [{ shape: "segment", from: 36, to: 62 }],
      shows: {
        fr: "L’indefinido encore : un segment, avec un début et une fin.",
        nl: "Ook het indefinido: een stuk met een begin en een einde.",
        es: "También el indefinido: un tramo con principio y final.",
        en: "The indefinido again: a stretch with a beginning and an end.",
      },
    },
    {
      es: "*Llovía*.",
      marks: [{ shape: "band", from: 10, to: 70 }],
      shows: {
        fr: "L’imparfait : une bande sans bords.",
        nl: "Het imperfecto: een band zonder randen.",
        es: "El imperfecto: una franja sin bordes.",
        en: "The imperfecto: a band without edges.",
      },
    },
    {
      es: "*Llovía* cuando *salimos*.",
      marks: [
        { shape: "band", from: 10, to: 70 },
        { shape: "point", at: 45 },
      ],
      shows: {
        fr: "La bande est le décor, le point ce qui arrive.",
        nl: "De band is de achtergrond, het punt is wat er gebeurt.",
        es: "La franja es el fondo; el punto, lo que ocurre.",
        en: "The band is the background, the point is what happens.",
      },
    },
    {
      es: "Hoy *he comido* pescado.",
      marks: [
        { shape: "zone", from: 74, to: 100 },
        { shape: "point", at: 86 },
      ],
      shows: {
        fr: "Le perfecto, en Espagne : un fait dans une zone ouverte, qui touche à maintenant.",
        nl: "Het perfecto, in Spanje: iets wat gebeurd is in een open gebied, dat aan nu raakt.",
        es: "El perfecto, en España: un hecho en una zona abierta, que toca el ahora.",
        en: "The perfecto, in Spain: something that happened in an open zone, which touches now.",
      },
    },
    {
      es: "*He estado* dos veces en Lima.",
      marks: [
        { shape: "zone", from: 2, to: 100 },
        { shape: "point", at: 30 },
        { shape: "point", at: 62 },
      ],
      shows: {
        fr: "Le perfecto encore : ici, la zone ouverte est votre vie entière.",
        nl: "Ook het perfecto: hier is het open gebied je hele leven.",
        es: "También el perfecto: aquí la zona abierta es toda tu vida.",
        en: "The perfecto again: here the open zone is your whole life.",
      },
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly TimelineRow[]>>;
