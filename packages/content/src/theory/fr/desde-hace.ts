import type { desdeHace } from "../desde-hace.ts";
import type { GuideTexts, SectionId } from "../guide.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "Le français dit « depuis » dans trois cas où l’espagnol a trois mots. Demandez-vous ce qui suit : un moment, une proposition ou une durée. Et pour « il y a », c’est *hace*.",
  sections: {
    "punto-de-partida": {
      title: "1. Le point de départ : desde, desde que",
      paragraphs: [
        "*Desde* nomme le moment où tout commence : une heure, un jour, un mois, une saison, une année, une date entière, ou un événement dit par un nom. « Depuis lundi » est *desde el lunes*, « depuis hier » est *desde ayer*, « depuis 1998 » est *desde 1998*, « depuis le mariage » est *desde la boda*.",
        "Les jours de la semaine, les saisons et les dates avec un jour prennent l’article (*desde el jueves*, *desde el verano*, *desde el 3 de mayo*) ; les mois et les années n’en prennent pas (*desde abril*, *desde 1998*, *desde mayo de 2003*), sauf si l’on dit *el mes de abril* ou *el año 1998*.",
        "Si une proposition avec un verbe conjugué suit, « depuis que » est *desde que* : *desde que vivo aquí*, *desde que te conozco*.",
      ],
      remarks: [
        "Une date seule n’est jamais une durée : *desde marzo* dit quand cela commence, *desde hace dos meses* dit combien de temps cela dure.",
      ],
    },
    duracion: {
      title: "2. La durée : desde hace",
      paragraphs: [
        "*Desde hace* va devant une quantité de temps, quand la situation dure encore : *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. C’est le « depuis » de « depuis cinq ans ».",
        "Le verbe est au présent, comme en français : *vivo aquí desde hace cinco años*. Avec une négation, le passé composé est possible aussi : *no la he visto desde hace un mes*.",
      ],
      remarks: [
        "*Desde* seul ne va pas devant une durée : « depuis trois ans » se dit *desde hace tres años*, avec *hace*.",
        "On entend aussi *hace tres años que vivo aquí* et *llevo tres años viviendo aquí* : c’est la même idée, construite autrement.",
      ],
    },
    pasado: {
      title: "3. Le passé : hace",
      paragraphs: [
        "*Hace* devant une quantité de temps dit combien de temps a passé depuis une action terminée : c’est « il y a ». *Llegué hace dos horas* : je suis arrivé il y a deux heures.",
        "Le verbe est au passé, le plus souvent au pretérito indefinido ; quand l’action est toute récente, l’Espagne emploie volontiers le passé composé : *ha llamado hace un momento*.",
      ],
      remarks: [
        "Le « il y a » qui compte le temps est *hace* ; celui qui montre une chose est *hay* : *hay un gato en el jardín*.",
        "*Hace* ne change pas ici : on ne dit pas *hacen tres años*.",
      ],
    },
    resumen: {
      title: "4. Tableau récapitulatif",
      paragraphs: ["Regardez d’abord ce qui suit le blanc, puis le verbe de la phrase."],
      overview: {
        columns: ["Mot", "Ce qui suit", "Le sens", "Exemple"],
        rows: [
          ["*desde*", "un moment ou un événement", "depuis + date", "*desde 2010*"],
          ["*desde que*", "une proposition avec un verbe", "depuis que", "*desde que trabajo*"],
          [
            "*desde hace*",
            "une durée, et cela continue",
            "depuis + durée",
            "*estudio desde hace un año*",
          ],
          ["*hace*", "une durée, et c’est terminé", "il y a", "*empecé hace un año*"],
        ],
      },
    },
  },
} satisfies GuideTexts<SectionId<typeof desdeHace>>;
