import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "Là où le français a « depuis », « depuis que » et « il y a », l’espagnol a quatre expressions. Demandez-vous d’abord ce qui suit, un moment, une proposition ou une durée, puis si la situation continue.",
  sections: {
    "punto-de-partida": {
      title: "1. Le point de départ : desde, desde que",
      paragraphs: [
        "*Desde* introduit le moment où la situation commence : une heure, un jour, un mois, une saison, une année, une date entière, ou un événement exprimé par un nom. « Depuis lundi » devient *desde el lunes*, « depuis hier » *desde ayer*, « depuis 1998 » *desde 1998*, « depuis le mariage » *desde la boda*.",
        "Les heures, les jours de la semaine, les saisons et les dates avec un jour prennent l’article : *desde las seis*, *desde el jueves*, *desde el verano*, *desde el 3 de mayo*. Les mois n’en prennent pas : *desde abril*, *desde mayo de 2003*, mais *desde el mes de abril*.",
        "Les années s’emploient d’ordinaire sans article (*desde 1998*). À partir de 2000, l’article est possible : *desde 2010* ou *desde el 2010*. Il est nécessaire quand l’année est abrégée (*desde el 98*) et devant le mot *año* (*desde el año 1998*).",
        "Si une proposition avec un verbe conjugué suit, « depuis que » devient *desde que* : *desde que vivo aquí*, *desde que te conozco*.",
      ],
      remarks: [
        "Une date n’est jamais une durée : *desde marzo* indique quand cela commence, *desde hace dos meses* depuis combien de temps cela dure.",
      ],
      why: "*Hay obras* est une proposition avec un verbe : *desde que*.",
    },
    duracion: {
      title: "2. La durée : desde hace",
      paragraphs: [
        "*Desde hace* se place devant une quantité de temps, quand la situation dure encore : *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. C’est le « depuis » de « depuis cinq ans ».",
        "Le verbe est le plus souvent au présent, comme en français : *vivo aquí desde hace cinco años*. Avec une négation, le perfecto est possible aussi : *no la he visto desde hace un mes*. Dans un récit au passé, *hace* devient *hacía* : *vivía allí desde hacía cinco años*, j’y vivais depuis cinq ans.",
        "« Ça fait trois ans que » se dit *hace tres años que*, sans *desde* : *hace tres años que vivo aquí*. Avec *llevar* et le gérondif, il n’y a ni *desde* ni *hace* : *llevo tres años viviendo aquí*. Le sens est le même.",
      ],
      remarks: [
        "*Desde* seul ne va pas devant une durée : « depuis trois ans » est *desde hace tres años*, avec *hace*.",
        "*Durante* (« pendant ») donne la durée totale d’une action, et non le temps écoulé jusqu’à maintenant : *viví allí durante tres años*.",
        "On entend aussi *vivo aquí hace tres años*, sans *desde*, surtout en Amérique latine. Les exercices demandent *desde hace*, la forme la plus courante en Espagne.",
      ],
      why: "*Seis años* est une durée, et *toca* montre que cela continue.",
    },
    pasado: {
      title: "3. Le passé : hace",
      paragraphs: [
        "*Hace* devant une quantité de temps indique combien de temps s’est écoulé depuis un fait passé : c’est « il y a ». *Llegué hace dos horas* : je suis arrivé il y a deux heures.",
        "Le verbe est au passé, le plus souvent au pretérito indefinido ; quand le fait est tout récent, on emploie volontiers le perfecto en Espagne : *ha llamado hace un momento*. Pour décrire la situation d’alors, c’est l’imparfait : *hace un siglo no había coches*.",
      ],
      remarks: [
        "Le « il y a » qui compte le temps est *hace* ; celui qui montre une chose est *hay* : *hay un gato en el jardín*.",
        "*Hace* reste au singulier, même devant plusieurs années : jamais *hacen tres años*.",
      ],
      why: "L’achat est un fait passé, il y a six ans : *hace*.",
    },
    resumen: {
      title: "4. Tableau récapitulatif",
      paragraphs: ["Regardez d’abord ce qui suit le blanc, puis le verbe de la phrase."],
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
            "*hace … que*",
            "une durée, et cela continue",
            "ça fait … que",
            "*hace un año que estudio*",
          ],
          ["*hace*", "une durée, et le fait est passé", "il y a", "*empecé hace un año*"],
        ],
      },
      why: "*El mes de abril* est un moment, le point de départ : *desde*.",
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
