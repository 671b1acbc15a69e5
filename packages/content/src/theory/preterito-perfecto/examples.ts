import type { ConjugationExample, SectionId, TimelineRow } from "../guide.ts";
import type { sections } from "./sections.ts";

export const examples = {
  uso: [
    {
      es: "Esta semana *he dormido* poquísimo por la mudanza.",
      verb: "dormir",
      person: "yo",
      fr: "Cette semaine, j’ai très peu dormi à cause du déménagement.",
      nl: "Deze week heb ik door de verhuizing heel weinig geslapen.",
      en: "I’ve hardly slept this week because of the move.",
    },
    {
      es: "¿*Habéis visto* alguna vez un eclipse total?",
      verb: "ver",
      person: "vosotros",
      fr: "Vous avez déjà vu une éclipse totale ?",
      nl: "Hebben jullie ooit een totale zonsverduistering gezien?",
      en: "Have you ever seen a total eclipse?",
    },
    {
      es: "El fontanero todavía no *ha llamado*.",
      verb: "llamar",
      person: "él",
      fr: "Le plombier n’a pas encore appelé.",
      nl: "De loodgieter heeft nog niet gebeld.",
      en: "The plumber hasn’t called yet.",
    },
    {
      es: "*Han cerrado* la piscina: tendremos que ir al río.",
      verb: "cerrar",
      person: "ellos",
      fr: "Ils ont fermé la piscine : il va falloir aller à la rivière.",
      nl: "Ze hebben het zwembad gesloten: we zullen naar de rivier moeten.",
      en: "They’ve closed the pool: we’ll have to go to the river.",
    },
  ],
  "perfecto-o-indefinido": [
    {
      es: "El año pasado fuimos a Galicia; este año *hemos ido* a Asturias.",
      verb: "ir",
      person: "nosotros",
      fr: "L’année dernière, nous sommes allés en Galice ; cette année, nous sommes allés dans les Asturies.",
      nl: "Vorig jaar zijn we naar Galicië gegaan, dit jaar naar Asturië.",
      en: "Last year we went to Galicia; this year we’ve been to Asturias.",
    },
    {
      es: "Ayer perdí el paraguas y hoy *he perdido* los guantes.",
      verb: "perder",
      person: "yo",
      fr: "Hier, j’ai perdu mon parapluie et aujourd’hui, j’ai perdu mes gants.",
      nl: "Gisteren heb ik mijn paraplu verloren en vandaag mijn handschoenen.",
      en: "Yesterday I lost my umbrella, and today I’ve lost my gloves.",
    },
    {
      es: "Nevó en enero y desde entonces no *ha parado* de llover.",
      verb: "parar",
      person: "él",
      fr: "Il a neigé en janvier et, depuis, il n’a pas arrêté de pleuvoir.",
      nl: "In januari heeft het gesneeuwd en sindsdien is het niet opgehouden met regenen.",
      en: "It snowed in January and it hasn’t stopped raining since.",
    },
  ],
  "america-latina": [
    {
      es: "Ustedes siempre *han sido* muy amables conmigo.",
      verb: "ser",
      person: "ellos",
      fr: "Vous avez toujours été très gentils avec moi.",
      nl: "Jullie zijn altijd heel vriendelijk voor me geweest.",
      en: "You’ve always been very kind to me.",
    },
    {
      es: "Nunca *he salido* de Sudamérica.",
      verb: "salir",
      person: "yo",
      fr: "Je ne suis jamais sortie d’Amérique du Sud.",
      nl: "Ik ben nog nooit buiten Zuid-Amerika geweest.",
      en: "I’ve never been outside South America.",
    },
  ],
  regulares: [
    {
      es: "*Hemos alquilado* una casita al lado del faro.",
      verb: "alquilar",
      person: "nosotros",
      fr: "Nous avons loué une petite maison à côté du phare.",
      nl: "We hebben een huisje naast de vuurtoren gehuurd.",
      en: "We’ve rented a little house next to the lighthouse.",
    },
    {
      es: "¿*Has aprendido* a nadar este verano?",
      verb: "aprender",
      person: "tú",
      fr: "Tu as appris à nager cet été ?",
      nl: "Heb je deze zomer leren zwemmen?",
      en: "Have you learnt to swim this summer?",
    },
    {
      es: "Los bomberos *han salido* a toda prisa.",
      verb: "salir",
      person: "ellos",
      fr: "Les pompiers sont partis en toute hâte.",
      nl: "De brandweerlieden zijn halsoverkop vertrokken.",
      en: "The firefighters have rushed off.",
    },
  ],
  "haber-y-participio": [
    {
      es: "Mis primas *han venido* desde Chile.",
      verb: "venir",
      person: "ellos",
      fr: "Mes cousines sont venues du Chili.",
      nl: "Mijn nichten zijn helemaal uit Chili gekomen.",
      en: "My cousins have come all the way from Chile.",
    },
    {
      es: "Las fotos que *has colgado* son preciosas.",
      verb: "colgar",
      person: "tú",
      fr: "Les photos que tu as mises en ligne sont magnifiques.",
      nl: "De foto’s die je online hebt gezet, zijn prachtig.",
      en: "The photos you’ve posted are lovely.",
    },
    {
      es: "Hoy *ha habido* dos apagones.",
      verb: "haber",
      person: "él",
      fr: "Aujourd’hui, il y a eu deux coupures de courant.",
      nl: "Vandaag is de stroom twee keer uitgevallen.",
      en: "There have been two power cuts today.",
    },
  ],
  "participios-irregulares": [
    {
      es: "¿Quién *ha abierto* mi carta?",
      verb: "abrir",
      person: "él",
      fr: "Qui a ouvert ma lettre ?",
      nl: "Wie heeft mijn brief opengemaakt?",
      en: "Who’s opened my letter?",
    },
    {
      es: "Los abuelos nos *han escrito* desde Creta.",
      verb: "escribir",
      person: "ellos",
      fr: "Nos grands-parents nous ont écrit de Crète.",
      nl: "Opa en oma hebben ons vanuit Kreta geschreven.",
      en: "Our grandparents have written to us from Crete.",
    },
    {
      es: "Hoy *he hecho* gazpacho para todo el equipo.",
      verb: "hacer",
      person: "yo",
      fr: "Aujourd’hui, j’ai fait du gaspacho pour toute l’équipe.",
      nl: "Ik heb vandaag gazpacho gemaakt voor het hele team.",
      en: "I’ve made gazpacho for the whole team today.",
    },
    {
      es: "*Hemos visto* una ballena desde el ferri.",
      verb: "ver",
      person: "nosotros",
      fr: "Nous avons vu une baleine depuis le ferry.",
      nl: "We hebben vanaf de veerboot een walvis gezien.",
      en: "We’ve seen a whale from the ferry.",
    },
  ],
  derivados: [
    {
      es: "*Han descubierto* una cueva debajo del castillo.",
      verb: "descubrir",
      person: "ellos",
      fr: "On a découvert une grotte sous le château.",
      nl: "Er is een grot ontdekt onder het kasteel.",
      en: "They’ve discovered a cave under the castle.",
    },
    {
      es: "¿*Has devuelto* ya la taladradora al vecino?",
      verb: "devolver",
      person: "tú",
      fr: "Tu as déjà rendu la perceuse au voisin ?",
      nl: "Heb je de boormachine al aan de buurman teruggegeven?",
      en: "Have you given the neighbour his drill back yet?",
    },
    {
      es: "Los ingenieros lo *han previsto* todo, menos la lluvia.",
      verb: "prever",
      person: "ellos",
      fr: "Les ingénieurs ont tout prévu, sauf la pluie.",
      nl: "De ingenieurs hebben aan alles gedacht, behalve aan regen.",
      en: "The engineers have planned for everything except rain.",
    },
  ],
  "dos-participios": [
    {
      es: "*He impreso* las entradas del concierto.",
      verb: "imprimir",
      person: "yo",
      fr: "J’ai imprimé les billets du concert.",
      nl: "Ik heb de concertkaartjes geprint.",
      en: "I’ve printed the concert tickets.",
    },
    {
      es: "Mi padre *ha frito* los pimientos en la terraza.",
      verb: "freír",
      person: "él",
      fr: "Mon père a fait frire les poivrons sur la terrasse.",
      nl: "Mijn vader heeft de paprika’s op het terras gebakken.",
      en: "My father has fried the peppers on the terrace.",
    },
  ],
  "participios-con-acento": [
    {
      es: "¿*Has leído* la nota de la nevera?",
      verb: "leer",
      person: "tú",
      fr: "Tu as lu le mot sur le frigo ?",
      nl: "Heb je het briefje op de koelkast gelezen?",
      en: "Have you read the note on the fridge?",
    },
    {
      es: "Nadie *ha oído* el timbre.",
      verb: "oír",
      person: "él",
      fr: "Personne n’a entendu la sonnette.",
      nl: "Niemand heeft de bel gehoord.",
      en: "Nobody’s heard the doorbell.",
    },
    {
      es: "*Hemos traído* una tarta de limón.",
      verb: "traer",
      person: "nosotros",
      fr: "Nous avons apporté une tarte au citron.",
      nl: "We hebben een citroentaart meegebracht.",
      en: "We’ve brought a lemon tart.",
    },
  ],
  reflexivos: [
    {
      es: "Los niños ya *se han acostado*.",
      verb: "acostarse",
      person: "ellos",
      fr: "Les enfants se sont déjà couchés.",
      nl: "De kinderen zijn al naar bed gegaan.",
      en: "The children have already gone to bed.",
    },
    {
      es: "¿Por qué *te has puesto* mi bufanda?",
      verb: "ponerse",
      person: "tú",
      fr: "Pourquoi est-ce que tu as mis mon écharpe ?",
      nl: "Waarom heb je mijn sjaal omgedaan?",
      en: "Why have you put my scarf on?",
    },
    {
      es: "Hoy *nos hemos reído* muchísimo en clase.",
      verb: "reírse",
      person: "nosotros",
      fr: "Aujourd’hui, nous avons énormément ri en cours.",
      nl: "We hebben vandaag in de les ontzettend gelachen.",
      en: "We’ve laughed so much in class today.",
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly ConjugationExample[]>>;

/** A short question for each section that has one. The texts explain the answers in `why`. */
export const questions = {
  uso: {
    es: "El tren todavía no _____ y tengo frío.",
    options: ["llegaba", "ha llegado", "llegó"],
    answer: "ha llegado",
  },
  "perfecto-o-indefinido": {
    es: "Anoche _____ fatal por los mosquitos.",
    options: ["dormí", "he dormido"],
    answer: "dormí",
  },
  regulares: {
    es: "Vosotros ya _____, ¿verdad?",
    options: ["hais comido", "habéis comidos", "habéis comido"],
    answer: "habéis comido",
  },
  "haber-y-participio": {
    es: "Las cartas ya _____.",
    options: ["han llegado", "han llegadas", "son llegadas"],
    answer: "han llegado",
  },
  "participios-irregulares": {
    es: "Me he _____ a oscuras y llevo un calcetín de cada color.",
    options: ["visto", "vestido"],
    answer: "vestido",
  },
  derivados: {
    es: "Ya hemos _____ los libros a la biblioteca.",
    options: ["devolvido", "devueltos", "devuelto"],
    answer: "devuelto",
  },
  "dos-participios": {
    es: "Para cenar hay patatas _____.",
    options: ["frito", "fritas", "freídas"],
    answer: "fritas",
  },
  "participios-con-acento": {
    es: "Han _____ un hotel en la playa.",
    options: ["construído", "construido", "construyido"],
    answer: "construido",
  },
  reflexivos: {
    es: "Hoy _____ a las once.",
    options: ["he me levantado", "me soy levantado", "me he levantado"],
    answer: "me he levantado",
  },
} as const;

/** Drawings for the sections. */
export const timelines = {
  "perfecto-o-indefinido": [
    {
      es: "Hoy *he comido* pescado.",
      marks: [
        { shape: "zone", from: 74, to: 100 },
        { shape: "point", at: 86 },
      ],
      shows: {
        fr: "Aujourd’hui dure encore : la zone touche à maintenant.",
        nl: "Vandaag is nog niet om: het gebied raakt aan nu.",
        es: "El día de hoy no ha terminado: la zona toca el ahora.",
        en: "Today is not over: the zone touches now.",
      },
    },
    {
      es: "Ayer *comí* pescado.",
      marks: [
        { shape: "zone", from: 44, to: 70 },
        { shape: "point", at: 57 },
      ],
      shows: {
        fr: "Hier est fini : la zone est fermée des deux côtés.",
        nl: "Gisteren is voorbij: het gebied is aan beide kanten gesloten.",
        es: "Ayer ya terminó: la zona está cerrada por los dos lados.",
        en: "Yesterday is over: the zone is closed at both ends.",
      },
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly TimelineRow[]>>;
