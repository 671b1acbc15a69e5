import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "‘Since’, ‘for’ and ‘ago’ become four expressions in Spanish. Look at what follows: a moment, a clause or a length of time; then ask whether it is still going on.",
  sections: {
    "punto-de-partida": {
      title: "1. The starting point: desde, desde que",
      paragraphs: [
        "*Desde* names the moment when something begins: a time of day, a day, a month, a season, a year, a whole date, or an event named by a noun. ‘Since Monday’ is *desde el lunes*, ‘since yesterday’ is *desde ayer*, ‘since 1998’ is *desde 1998*, ‘since the wedding’ is *desde la boda*.",
        "Times of day, days of the week, seasons and dates with a day take the article: *desde las seis*, *desde el jueves*, *desde el verano*, *desde el 3 de mayo*. Months do not: *desde abril*, *desde mayo de 2003*, but *desde el mes de abril*.",
        "Years usually go without the article (*desde 1998*). From 2000 on it is possible: *desde 2010* or *desde el 2010*. It is needed when the year is shortened (*desde el 98*) and before the word *año* (*desde el año 1998*).",
        "When a clause with a conjugated verb follows, ‘since’ is *desde que*: *desde que vivo aquí*, *desde que te conozco*.",
      ],
      remarks: [
        "A date is never a length of time: *desde marzo* says when it began, *desde hace dos meses* how long it has lasted.",
      ],
      why: "*Hay obras* is a clause with a verb: *desde que*.",
    },
    duracion: {
      title: "2. The length of time: desde hace",
      paragraphs: [
        "*Desde hace* stands before an amount of time when the situation is still going on: *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. It is the ‘for’ of ‘for five years’.",
        "The verb is mostly in the present, where English has ‘I have been living’: *vivo aquí desde hace cinco años*. With a negation the perfecto is possible too: *no la he visto desde hace un mes*. In a story told in the past, *hace* becomes *hacía*: *vivía allí desde hacía cinco años*, I had been living there for five years.",
        "You can also say *hace tres años que vivo aquí*, with *que* and without *desde*. With *llevar* and the form in *-ando* or *-iendo* there is no *desde* and no *hace*: *llevo tres años viviendo aquí*. The meaning is the same.",
      ],
      remarks: [
        "*Desde* alone does not go before a length of time: ‘for three years’ is *desde hace tres años*, with *hace*.",
        "*Durante* (‘for’, ‘during’) gives how long something lasts in all, not how long it has lasted so far: *viví allí durante tres años*.",
        "You will also hear *vivo aquí hace tres años*, without *desde*, above all in Latin America. The exercises ask for *desde hace*, which is most usual in Spain.",
      ],
      why: "*Seis años* is a length of time, and *toca* shows that it is still going on.",
    },
    pasado: {
      title: "3. The past: hace",
      paragraphs: [
        "*Hace* before an amount of time says how long ago something happened or was so. ‘Ago’ comes last, *hace* comes first: *llegué hace dos horas*, I arrived two hours ago.",
        "The verb is in the past, mostly in the pretérito indefinido; for something that has only just happened, Spain often uses the perfecto: *ha llamado hace un momento*. To describe how things were then, use the imperfecto: *hace un siglo no había coches*.",
      ],
      remarks: [
        "*Hace* stays singular, even before several years: never *hacen tres años*.",
        "Compare *estudio desde hace un año* (I am still studying) with *empecé hace un año* (the beginning is over).",
      ],
      why: "The purchase happened six years ago: *hace*.",
    },
    resumen: {
      title: "4. Summary table",
      paragraphs: ["Look first at what follows the blank, then at the verb of the sentence."],
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
          ["*hace … que*", "a length of time, still going on", "for", "*hace un año que estudio*"],
          ["*hace*", "a length of time, and the event is past", "ago", "*empecé hace un año*"],
        ],
      },
      why: "*El mes de abril* is a moment, the starting point: *desde*.",
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
