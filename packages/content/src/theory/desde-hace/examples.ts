import type { FillInExample, GuideQuestion, SectionId, TimelineRow } from "../guide.ts";
import type { sections } from "./sections.ts";

export const examples = {
  "punto-de-partida": [
    {
      es: "Aprendo a tocar la trompeta *desde* enero.",
      word: "desde",
      fr: "J’apprends à jouer de la trompette depuis janvier.",
      nl: "Sinds januari leer ik trompet spelen.",
      en: "I’ve been learning the trumpet since January.",
    },
    {
      es: "La piscina está vacía *desde* el martes.",
      word: "desde",
      fr: "La piscine est vide depuis mardi.",
      nl: "Het zwembad staat sinds dinsdag leeg.",
      en: "The swimming pool has been empty since Tuesday.",
    },
    {
      es: "Mi sobrina quiere ser pintora *desde* aquella excursión al museo.",
      word: "desde",
      fr: "Ma nièce veut être peintre depuis cette sortie au musée.",
      nl: "Mijn nichtje wil schilder worden sinds dat uitstapje naar het museum.",
      en: "My niece has wanted to be a painter since that trip to the museum.",
    },
    {
      es: "Comemos mejor *desde que* mi padre hace la compra.",
      word: "desde que",
      fr: "Nous mangeons mieux depuis que mon père fait les courses.",
      nl: "We eten beter sinds mijn vader de boodschappen doet.",
      en: "We’ve been eating better since my father started doing the shopping.",
    },
  ],
  duracion: [
    {
      es: "Tocamos en la misma orquesta *desde hace* diez años.",
      word: "desde hace",
      fr: "Nous jouons dans le même orchestre depuis dix ans.",
      nl: "We spelen al tien jaar in hetzelfde orkest.",
      en: "We’ve been playing in the same orchestra for ten years.",
    },
    {
      es: "Mis vecinos tienen un loro *desde hace* poco.",
      word: "desde hace",
      fr: "Mes voisins ont un perroquet depuis peu.",
      nl: "Mijn buren hebben sinds kort een papegaai.",
      en: "My neighbours haven’t had their parrot long.",
    },
    {
      es: "No veo a mis tíos *desde hace* varios años.",
      word: "desde hace",
      fr: "Je n’ai pas vu mon oncle et ma tante depuis plusieurs années.",
      nl: "Ik heb mijn oom en tante al jaren niet gezien.",
      en: "I haven’t seen my uncle and aunt for several years.",
    },
    {
      es: "*Hace* dos meses que busco trabajo.",
      word: "hace",
      fr: "Ça fait deux mois que je cherche du travail.",
      nl: "Ik zoek al twee maanden werk.",
      en: "I’ve been looking for work for two months.",
    },
  ],
  pasado: [
    {
      es: "Vendimos el coche *hace* tres semanas.",
      word: "hace",
      fr: "Nous avons vendu la voiture il y a trois semaines.",
      nl: "We hebben de auto drie weken geleden verkocht.",
      en: "We sold the car three weeks ago.",
    },
    {
      es: "*Hace* un siglo, aquí pasaba un tranvía.",
      word: "hace",
      fr: "Il y a un siècle, un tramway passait par ici.",
      nl: "Een eeuw geleden reed hier een tram.",
      en: "A century ago a tram ran through here.",
    },
    {
      es: "Tu hermana ha salido *hace* un momento.",
      word: "hace",
      fr: "Ta sœur est sortie il y a un instant.",
      nl: "Je zus is net weg, een minuutje geleden.",
      en: "Your sister left a moment ago.",
    },
    {
      es: "*Hace* dos veranos que aprendí a montar a caballo.",
      word: "hace",
      fr: "Il y a deux étés que j’ai appris à monter à cheval.",
      nl: "Twee zomers geleden heb ik leren paardrijden.",
      en: "I learned to ride a horse two summers ago.",
    },
  ],
  preguntas: [
    {
      es: "¿*Desde* cuándo tocas el violín?",
      word: "desde",
      fr: "Depuis quand tu joues du violon ?",
      nl: "Sinds wanneer speel je viool?",
      en: "When did you start playing the violin?",
    },
    {
      es: "¿Cuánto tiempo *hace* que vivís en este pueblo?",
      word: "hace",
      fr: "Ça fait combien de temps que vous habitez dans ce village ?",
      nl: "Hoelang wonen jullie al in dit dorp?",
      en: "How long have you been living in this village?",
    },
    {
      es: "¿Cuánto tiempo *llevas* esperando a la dentista?",
      word: "llevas",
      fr: "Ça fait combien de temps que tu attends la dentiste ?",
      nl: "Hoelang zit je al op de tandarts te wachten?",
      en: "How long have you been waiting for the dentist?",
    },
    {
      es: "¿Cuánto *hace* que se fue el autobús?",
      word: "hace",
      fr: "L’autobus est parti il y a combien de temps ?",
      nl: "Hoelang geleden is de bus vertrokken?",
      en: "How long ago did the bus leave?",
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly FillInExample[]>>;

/** Drawings for the sections. Use one scale for time in all rows. */
export const timelines = {
  resumen: [
    {
      es: "Vivo aquí *desde* 2010.",
      marks: [
        { shape: "point", at: 20 },
        { shape: "arrow", from: 20, to: 110 },
      ],
      shows: {
        fr: "On nomme le point de départ, et cela dure encore.",
        nl: "Je noemt het beginpunt, en het duurt nog.",
        es: "Se nombra el punto de partida, y la situación continúa.",
        en: "It names the starting point, and it is still going on.",
      },
    },
    {
      es: "Vivo aquí *desde hace* tres años.",
      marks: [
        { shape: "length", from: 55, to: 100 },
        { shape: "arrow", from: 55, to: 110 },
      ],
      shows: {
        fr: "On compte le temps du début à maintenant, et cela dure encore.",
        nl: "Je telt de tijd van het begin tot nu, en het duurt nog.",
        es: "Se cuenta el tiempo desde el comienzo hasta ahora, y la situación continúa.",
        en: "It counts the time from the beginning to now, and it is still going on.",
      },
    },
    {
      es: "Llegué *hace* tres años.",
      marks: [
        { shape: "length", from: 55, to: 100 },
        { shape: "point", at: 55 },
      ],
      shows: {
        fr: "Le fait est un point du passé ; on compte le temps écoulé jusqu’à maintenant.",
        nl: "De gebeurtenis is een punt in het verleden; je telt de tijd die sindsdien voorbij is.",
        es: "El hecho es un punto del pasado; se cuenta el tiempo que ha pasado hasta ahora.",
        en: "The event is a point in the past; it counts the time that has gone by up to now.",
      },
    },
    {
      es: "Vivía allí *desde hacía* tres años.",
      marks: [
        { shape: "narratedNow", at: 60 },
        { shape: "length", from: 15, to: 60 },
        { shape: "arrow", from: 15, to: 70 },
      ],
      shows: {
        fr: "Le même dessin que *desde hace*, vu d’un moment du passé : cela durait encore alors.",
        nl: "Dezelfde tekening als *desde hace*, gezien vanaf een moment in het verleden: toen duurde het nog.",
        es: "El mismo dibujo que *desde hace*, visto desde un momento del pasado: entonces continuaba.",
        en: "The same picture as *desde hace*, seen from a moment in the past: it was still going on then.",
      },
    },
    {
      es: "Viví allí *durante* tres años.",
      marks: [{ shape: "segment", from: 20, to: 65 }],
      shows: {
        fr: "Une durée fermée, qui a un début et une fin.",
        nl: "Een gesloten stuk tijd, met een begin en een einde.",
        es: "Una duración cerrada, con principio y final.",
        en: "A closed stretch of time, with a beginning and an end.",
      },
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly TimelineRow[]>>;

/** A short question for each section that has one. The texts explain the answers in `why`. */
export const questions = {
  "punto-de-partida": {
    es: "No duermo bien _____ dos semanas: hay obras en la calle.",
    options: ["desde", "desde que", "desde hace"],
    answer: "desde hace",
  },
  duracion: {
    es: "Mi hermana toca el piano _____ tenía seis años.",
    options: ["desde", "desde hace", "desde que"],
    answer: "desde que",
  },
  pasado: {
    es: "Hace un año que _____ en bici a la oficina, y pienso seguir.",
    options: ["voy", "fui"],
    answer: "voy",
  },
  resumen: {
    es: "Vivo sola _____ el mes de abril.",
    options: ["desde hace", "desde", "hace"],
    answer: "desde",
  },
  preguntas: {
    es: "¿Cuánto tiempo _____ que conoces a Marta?",
    options: ["desde hace", "desde", "hace"],
    answer: "hace",
  },
  trampas: {
    es: "Me mudé a Sevilla _____ dos años.",
    options: ["hay", "desde", "hace"],
    answer: "hace",
  },
} as const satisfies Partial<Record<SectionId<typeof sections>, GuideQuestion>>;
