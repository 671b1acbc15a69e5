import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "Là où le français a « depuis », « depuis que » et « il y a », l’espagnol a quatre expressions. Demandez-vous d’abord ce qui suit, un moment, une proposition ou une durée, puis si la situation continue.",
  essentials: [
    "*Desde* se met devant un moment : *desde el lunes*, *desde 2010*.",
    "*Desde que* se met devant une proposition avec un verbe : *desde que vivo aquí*.",
    "*Desde hace* se met devant une durée, et cela continue : *vivo aquí desde hace tres años*.",
    "*Hace* se met devant une durée, et le fait est passé : *llegué hace tres años*, il y a trois ans.",
    "« Depuis trois ans » n’est pas *desde tres años*, et « il y a trois ans » n’est pas *hay tres años*.",
  ],
  sections: {
    "punto-de-partida": {
      title: "1. Le point de départ : desde, desde que",
      paragraphs: [
        "*Desde* introduit le moment où la situation commence : une heure, un jour, un mois, une saison, une année, une date entière, ou un événement exprimé par un nom. « Depuis lundi » devient *desde el lunes*, « depuis hier » *desde ayer*, « depuis 1998 » *desde 1998*, « depuis le mariage » *desde la boda*.",
        "Les heures, les jours de la semaine et les dates avec un jour prennent l’article : *desde las seis*, *desde el jueves*, *desde el 3 de mayo*. Les saisons le prennent d’ordinaire : *desde el verano*. Les mois n’en prennent pas : *desde abril*, *desde mayo de 2003*, mais *desde el mes de abril*.",
        "Les années s’emploient d’ordinaire sans article (*desde 1998*). À partir de 2000, l’article est possible : *desde 2010* ou *desde el 2010*. Il est nécessaire quand l’année est abrégée (*desde el 98*) et devant le mot *año* (*desde el año 1998*).",
        "Si une proposition avec un verbe conjugué suit, « depuis que » devient *desde que* : *desde que vivo aquí*, *desde que te conozco*. Ce verbe peut être au passé : *desde que llegué*, depuis que je suis arrivé.",
      ],
      remarks: [
        "Une date n’est jamais une durée : *desde marzo* indique quand cela commence, *desde hace dos meses* depuis combien de temps cela dure.",
      ],
      why: "*Dos semanas* est une durée, et non un moment : *desde hace*.",
    },
    duracion: {
      title: "2. La durée : desde hace",
      paragraphs: [
        "*Desde hace* se place devant une quantité de temps, quand la situation dure encore : *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. C’est le « depuis » de « depuis cinq ans ».",
        "Le verbe est le plus souvent au présent, comme en français : *vivo aquí desde hace cinco años*. Avec une négation, le perfecto est possible aussi : *no la he visto desde hace un mes*. Dans un récit au passé, *hace* devient *hacía* : *vivía allí desde hacía cinco años*, j’y vivais depuis cinq ans.",
        "« Ça fait trois ans que » se dit *hace tres años que*, sans *desde* : *hace tres años que vivo aquí*. Le sens est le même.",
        "Avec *llevar* et le gérondif, la durée vient seule : *llevo tres años viviendo aquí*. Le point de départ garde *desde* : *llevo viviendo aquí desde 2010*. On emploie aussi *llevar* avec un lieu ou un état (*llevo tres años en Madrid*, *lleva dos días enfermo*) et, pour ce qui ne se fait plus, avec *sin* et l’infinitif : *llevo tres años sin fumar*, ça fait trois ans que je ne fume plus.",
      ],
      remarks: [
        "*Desde* seul ne va pas devant une durée : « depuis trois ans » est *desde hace tres años*, avec *hace*.",
        "*Durante* (« pendant ») donne la durée totale d’une action, et non le temps écoulé jusqu’à maintenant : *viví allí durante tres años*.",
        "On entend aussi *vivo aquí hace tres años*, sans *desde*, surtout en Amérique latine. Les exercices demandent *desde hace*, la forme la plus courante en Espagne.",
      ],
      why: "Un verbe suit, *tenía* : c’est *desde que*. *Seis años* est ici son âge, et non la durée.",
    },
    pasado: {
      title: "3. Le passé : hace",
      paragraphs: [
        "*Hace* devant une quantité de temps indique combien de temps s’est écoulé depuis un fait passé : c’est « il y a ». *Llegué hace dos horas* : je suis arrivé il y a deux heures.",
        "Le verbe est au passé, le plus souvent au pretérito indefinido ; quand le fait est tout récent, on emploie volontiers le perfecto en Espagne : *ha llamado hace un momento*. Pour décrire la situation d’alors, c’est l’imparfait : *hace un siglo no había coches*.",
        "« Il y a … que » se dit *hace … que*, avec un verbe au passé : *hace un año que empecé*, il y a un an que j’ai commencé. Au présent, cela continue : *hace un año que estudio*, ça fait un an que j’étudie. C’est donc le verbe qui décide du sens.",
      ],
      remarks: [
        "Le « il y a » qui compte le temps est *hace* ; celui qui montre une chose est *hay* : *hay un gato en el jardín*.",
        "*Hace* reste au singulier, même devant plusieurs années : jamais *hacen tres años*.",
        "Dans un récit au passé, *hace* devient *hacía* : *había llegado hacía dos años*, il était arrivé deux ans plus tôt. *Desde hacía*, lui, montre ce qui durait encore : *vivía allí desde hacía dos años*, il y vivait depuis deux ans.",
      ],
      why: "*Pienso seguir* montre que cela continue : après *hace … que*, le verbe est au présent, *voy*.",
    },
    resumen: {
      title: "4. Tableau récapitulatif",
      paragraphs: ["Regardez d’abord ce qui suit le mot, puis le verbe de la phrase."],
      overview: {
        columns: ["Mot", "Ce qui suit", "Le sens", "Exemple"],
        rows: [
          ["*desde*", "un moment ou un événement", "depuis + moment", "*desde 2010*"],
          ["*desde que*", "une proposition avec un verbe", "depuis que", "*desde que trabajo*"],
          [
            "*desde hace*",
            "une durée, et cela continue",
            "depuis + durée",
            "*estudio desde hace un año*",
          ],
          [
            "*hace … que* + présent",
            "une durée, et cela continue",
            "ça fait … que",
            "*hace un año que estudio*",
          ],
          [
            "*hace … que* + passé",
            "une durée, et le fait est passé",
            "il y a … que",
            "*hace un año que empecé*",
          ],
          ["*hace*", "une durée, et le fait est passé", "il y a", "*empecé hace un año*"],
        ],
      },
      why: "*El mes de abril* est un moment, le point de départ : *desde*.",
    },
    preguntas: {
      title: "Poser la question : depuis quand, depuis combien de temps",
      paragraphs: [
        "*¿Desde cuándo?*, « depuis quand ? », demande le point de départ : *¿desde cuándo vives aquí? Desde 2010*.",
        "Pour demander depuis combien de temps une chose dure, on dit *¿cuánto tiempo hace que…?* ou *¿cuánto tiempo llevas…?*, avec le gérondif : *¿cuánto tiempo hace que vives aquí?*, *¿cuánto tiempo llevas viviendo aquí?* On dit souvent *¿cuánto hace que vives aquí?*, sans *tiempo*.",
        "Avec un verbe au passé, *¿cuánto hace que…?* devient « il y a combien de temps ? » : *¿cuánto hace que llegaste? Hace dos horas*.",
      ],
      remarks: [
        "*¿Desde hace cuánto tiempo?* est juste, mais se dit moins.",
        "Dans une question, *cuándo* et *cuánto* portent un accent.",
      ],
      why: "*Que* suit, et l’on demande une durée : *hace … que*, sans *desde*.",
    },
    trampas: {
      title: "Pièges pour francophones",
      paragraphs: ["« Depuis », « il y a » et « pendant » ne se traduisent pas mot à mot."],
      traps: [
        {
          wrong: "Vivo aquí *desde* tres años.",
          right: "Vivo aquí *desde hace* tres años.",
          why: "« Depuis » devant une durée : *desde* ne suffit pas, il faut *hace*.",
        },
        {
          wrong: "*Hay* dos años fui a Lima.",
          right: "*Hace* dos años fui a Lima.",
          why: "Le « il y a » qui compte le temps est *hace*.",
        },
        {
          wrong: "Trabajo aquí *después* el lunes.",
          right: "Trabajo aquí *desde* el lunes.",
          why: "*Después* ressemble à « depuis », mais veut dire « après » ou « ensuite ».",
        },
        {
          wrong: "Estoy en casa *desde lunes*.",
          right: "Estoy en casa *desde el lunes*.",
          why: "« Depuis lundi » : en espagnol, le jour de la semaine prend l’article.",
        },
        {
          wrong: "Viví en Lima *desde hace* tres años.",
          right: "Viví en Lima *durante* tres años.",
          why: "« Pendant » : le séjour est fini. On peut aussi dire *viví tres años en Lima*.",
        },
      ],
      why: "Ce « il y a » compte le temps écoulé : *hace*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
