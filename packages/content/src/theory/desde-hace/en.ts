import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "‘Since’, ‘for’ and ‘ago’ become four expressions in Spanish. Look at what follows: a moment, a clause or a length of time; then ask whether it is still going on.",
  essentials: [
    "*Desde* goes before a moment: *desde el lunes*, *desde 2010*.",
    "*Desde que* goes before a clause with a verb: *desde que vivo aquí*.",
    "*Desde hace* goes before a length of time that is still going on: *estudio desde hace un año*.",
    "*Hace* goes before a length of time, and the event is past: *llegué hace tres años*, three years ago.",
    "‘I have lived here for a year’ is in the present, without *por*: *vivo aquí desde hace un año*.",
  ],
  sections: {
    "punto-de-partida": {
      title: "1. The starting point: desde, desde que",
      paragraphs: [
        "*Desde* names the moment when something begins: a time of day, a day, a month, a season, a year, a whole date, or an event named by a noun. ‘Since Monday’ is *desde el lunes*, ‘since yesterday’ is *desde ayer*, ‘since 1998’ is *desde 1998*, ‘since the wedding’ is *desde la boda*.",
        "Times of day, days of the week and dates with a day take the article: *desde las seis*, *desde el jueves*, *desde el 3 de mayo*. Seasons usually do: *desde el verano*. Months do not: *desde abril*, *desde mayo de 2003*, but *desde el mes de abril*.",
        "Years usually go without the article (*desde 1998*). From 2000 on it is possible: *desde 2010* or *desde el 2010*. It is needed when the year is shortened (*desde el 98*) and before the word *año* (*desde el año 1998*).",
        "When a clause with a conjugated verb follows, ‘since’ is *desde que*: *desde que vivo aquí*, *desde que te conozco*. The verb may be in the past: *desde que llegué*, since I arrived.",
      ],
      remarks: [
        "A date is never a length of time: *desde marzo* says when it began, *desde hace dos meses* how long it has lasted.",
      ],
      why: "*Dos semanas* is a length of time, not a moment: *desde hace*.",
    },
    duracion: {
      title: "2. The length of time: desde hace",
      paragraphs: [
        "*Desde hace* stands before an amount of time when the situation is still going on: *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. It is the ‘for’ of ‘for five years’.",
        "The verb is mostly in the present, where English has ‘I have been living’: *vivo aquí desde hace cinco años*. With a negative the perfecto is possible too: *no la he visto desde hace un mes*. In a story told in the past, *hace* becomes *hacía*: *vivía allí desde hacía cinco años*, I had been living there for five years.",
        "You can also say *hace tres años que vivo aquí*, with *que* and without *desde*. The meaning is the same.",
        "With *llevar* and the gerund, a length of time stands alone: *llevo tres años viviendo aquí*. A starting point keeps *desde*: *llevo viviendo aquí desde 2010*. *Llevar* also goes with a place or a state (*llevo tres años en Madrid*, *lleva dos días enfermo*) and, for what you have not been doing, with *sin* and the infinitive: *llevo tres años sin fumar*, I haven’t smoked for three years.",
      ],
      remarks: [
        "*Desde* alone does not go before a length of time: ‘for three years’ is *desde hace tres años*, with *hace*.",
        "*Durante* (‘for’, ‘during’) gives how long something lasts in all, not how long it has lasted so far: *viví allí durante tres años*.",
        "You will also hear *vivo aquí hace tres años*, without *desde*, above all in Latin America. The exercises ask for *desde hace*, which is most usual in Spain.",
      ],
      why: "A verb follows, *tenía*, so it is *desde que*. *Seis años* is her age here, not the length of time.",
    },
    pasado: {
      title: "3. The past: hace",
      paragraphs: [
        "*Hace* before an amount of time says how long ago something happened or was so. ‘Ago’ comes last, *hace* comes first: *llegué hace dos horas*, I arrived two hours ago.",
        "The verb is in the past, mostly in the pretérito indefinido; for something that has only just happened, Spain often uses the perfecto: *ha llamado hace un momento*. To describe how things were then, use the imperfecto: *hace un siglo no había coches*.",
        "*Hace … que* can mean ‘ago’ too, with a verb in the past: *hace un año que empecé*, I started a year ago. In the present it is still going on: *hace un año que estudio*, I have been studying for a year. So it is the verb that decides.",
      ],
      remarks: [
        "*Hace* stays singular, even before several years: never *hacen tres años*.",
        "In a story told in the past, *hace* becomes *hacía*: *había llegado hacía dos años*, he had arrived two years before. *Desde hacía* is for what was still going on: *vivía allí desde hacía dos años*, he had been living there for two years.",
        "Compare *estudio desde hace un año* (I am still studying) with *empecé hace un año* (the beginning is over).",
      ],
      why: "*Pienso seguir* shows that it goes on: after *hace … que* the verb is in the present, *voy*.",
    },
    resumen: {
      title: "4. Summary table",
      paragraphs: ["Look first at what follows the word, then at the verb of the sentence."],
      overview: {
        columns: ["Word", "What follows", "Meaning", "Example"],
        rows: [
          ["*desde*", "a moment or an event", "since + moment", "*desde 2010*"],
          ["*desde que*", "a clause with a verb", "since", "*desde que trabajo*"],
          [
            "*desde hace*",
            "a length of time, still going on",
            "for",
            "*estudio desde hace un año*",
          ],
          [
            "*hace … que* + present",
            "a length of time, still going on",
            "for",
            "*hace un año que estudio*",
          ],
          [
            "*hace … que* + past",
            "a length of time, and the event is past",
            "ago",
            "*hace un año que empecé*",
          ],
          ["*hace*", "a length of time, and the event is past", "ago", "*empecé hace un año*"],
        ],
      },
      why: "*El mes de abril* is a moment, the starting point: *desde*.",
    },
    preguntas: {
      title: "Questions: since when, how long, how long ago",
      paragraphs: [
        "*¿Desde cuándo?*, ‘since when?’, asks for the starting point: *¿desde cuándo vives aquí? Desde 2010*.",
        "To ask how long something has been going on, use *¿cuánto tiempo hace que…?*, or *¿cuánto tiempo llevas…?* with the gerund: *¿cuánto tiempo hace que vives aquí?*, *¿cuánto tiempo llevas viviendo aquí?* Both are ‘how long have you been living here?’. People often say *¿cuánto hace que vives aquí?*, without *tiempo*.",
        "With a verb in the past, *¿cuánto hace que…?* is ‘how long ago?’: *¿cuánto hace que llegaste? Hace dos horas*.",
      ],
      remarks: [
        "*¿Desde hace cuánto tiempo?* is correct, but less common.",
        "In a question, *cuándo* and *cuánto* have an accent.",
      ],
      why: "*Que* follows, and the question is how long: *hace … que*, without *desde*.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: ["‘For’, ‘since’ and ‘ago’ do not translate word for word."],
      traps: [
        {
          wrong: "Vivo aquí *por* tres años.",
          right: "Vivo aquí *desde hace* tres años.",
          why: "‘For three years’, still going on, is *desde hace*, not *por* or *para*.",
        },
        {
          wrong: "Viví en Lima *desde hace* tres años.",
          right: "Viví en Lima *durante* tres años.",
          why: "‘I lived in Lima for three years’: it is over, so this ‘for’ is *durante*, or nothing at all: *viví tres años en Lima*.",
        },
        {
          wrong: "Llegué *dos horas hace*.",
          right: "Llegué *hace dos horas*.",
          why: "‘Ago’ comes last, *hace* comes first.",
        },
        {
          wrong: "Duermo mejor *desde* vivo aquí.",
          right: "Duermo mejor *desde que* vivo aquí.",
          why: "‘Since I’ve lived here’: before a clause, add *que*.",
        },
        {
          wrong: "Estoy en casa *desde lunes*.",
          right: "Estoy en casa *desde el lunes*.",
          why: "‘Since Monday’: in Spanish the day takes the article.",
        },
      ],
      why: "‘Two years ago’: *hace* comes first.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
