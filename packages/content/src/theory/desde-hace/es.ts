import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "Cuatro expresiones para situar algo en el tiempo. Mira lo que viene después: un momento, una oración o una cantidad de tiempo; y pregúntate si la situación continúa.",
  essentials: [
    "*Desde* va delante de un momento: *desde el lunes*, *desde 2010*.",
    "*Desde que* va delante de una oración con verbo: *desde que vivo aquí*.",
    "*Desde hace* va delante de una duración que continúa: *vivo aquí desde hace tres años*.",
    "*Hace* va delante del tiempo que ha pasado desde un hecho: *llegué hace tres años*.",
    "El verbo decide: *hace un año que estudio* continúa; *hace un año que empecé* ya es pasado.",
  ],
  sections: {
    "punto-de-partida": {
      title: "1. El punto de partida: desde, desde que",
      paragraphs: [
        "*Desde* nombra el momento en que algo empieza: una hora, un día, un mes, una estación, un año, una fecha entera o un acontecimiento expresado con un nombre: *desde el lunes*, *desde ayer*, *desde 1998*, *desde la boda*.",
        "Las horas, los días de la semana y las fechas con día llevan artículo: *desde las seis*, *desde el jueves*, *desde el 3 de mayo*. Las estaciones suelen llevarlo: *desde el verano*. Los meses no lo llevan: *desde abril*, *desde mayo de 2003*, pero *desde el mes de abril*.",
        "Los años van normalmente sin artículo (*desde 1998*). A partir de 2000 puede aparecer: *desde 2010* o *desde el 2010*. Es necesario con el año abreviado (*desde el 98*) y con la palabra *año* (*desde el año 1998*).",
        "Si lo que sigue es una oración con un verbo conjugado, usas *desde que*: *desde que vivo aquí*, *desde que te conozco*. Ese verbo puede ir en pasado: *desde que llegué*.",
      ],
      remarks: [
        "Una fecha nunca es una duración: *desde marzo* indica cuándo empieza algo; *desde hace dos meses*, cuánto tiempo dura.",
      ],
      why: "*Dos semanas* es una duración, no un momento: *desde hace*.",
    },
    duracion: {
      title: "2. La duración: desde hace",
      paragraphs: [
        "*Desde hace* va delante de una cantidad de tiempo cuando la situación continúa: *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*.",
        "El verbo va casi siempre en presente: *vivo aquí desde hace cinco años*. Con una negación también puedes usar el perfecto: *no la he visto desde hace un mes*. En un relato en pasado, *hace* pasa a *hacía*: *vivía allí desde hacía cinco años*.",
        "También puedes decir *hace tres años que vivo aquí*, con *que* y sin *desde*. El sentido es el mismo.",
        "Con *llevar* y el gerundio, la duración va sola: *llevo tres años viviendo aquí*. El punto de partida conserva *desde*: *llevo viviendo aquí desde 2010*. *Llevar* va también con un lugar o un estado (*llevo tres años en Madrid*, *lleva dos días enfermo*) y, para lo que ya no se hace, con *sin* y el infinitivo: *llevo tres años sin fumar*.",
      ],
      remarks: [
        "*Desde*, sin *hace*, no va delante de una duración: con *tres años* necesitas las dos palabras.",
        "*Durante* da la duración total de una acción, no el tiempo que lleva hasta ahora: *viví allí durante tres años*.",
        "También se oye *vivo aquí hace tres años*, sin *desde*, sobre todo en América. Los ejercicios piden *desde hace*, lo más corriente en España.",
      ],
      why: "Sigue un verbo, *tenía*: *desde que*. *Seis años* es aquí su edad, no la duración.",
    },
    pasado: {
      title: "3. El pasado: hace",
      paragraphs: [
        "*Hace* delante de una cantidad de tiempo indica cuánto tiempo ha pasado desde un hecho: *llegué hace dos horas*.",
        "El verbo va en pasado, casi siempre en pretérito indefinido; si el hecho es muy reciente, en España es normal el perfecto: *ha llamado hace un momento*. Para describir la situación de entonces se usa el imperfecto: *hace un siglo no había coches*.",
        "También *hace … que* mide el tiempo que ha pasado, si el verbo va en pasado: *hace un año que empecé*. En presente, la situación continúa: *hace un año que estudio*. Es el verbo, por tanto, el que decide el sentido.",
      ],
      remarks: [
        "*Hace* va siempre en singular, aunque sigan varios años: nunca *hacen tres años*.",
        "En un relato en pasado, *hace* pasa a *hacía*: *había llegado hacía dos años*, es decir, dos años antes. *Desde hacía* es otra cosa, algo que entonces continuaba: *vivía allí desde hacía dos años*.",
        "Compara: *estudio desde hace un año* (todavía estudio) y *empecé hace un año* (el comienzo ya pasó).",
      ],
      why: "*Pienso seguir* muestra que continúa: detrás de *hace … que* va el presente, *voy*.",
    },
    resumen: {
      title: "4. Cuadro resumen",
      paragraphs: [
        "Mira primero lo que viene detrás de la palabra y después el verbo de la frase.",
      ],
      overview: {
        columns: ["Palabra", "Lo que sigue", "Qué indica", "Ejemplo"],
        rows: [
          ["*desde*", "un momento o un acontecimiento", "cuándo empezó", "*desde 2010*"],
          ["*desde que*", "una oración con un verbo", "cuándo empezó", "*desde que trabajo*"],
          [
            "*desde hace*",
            "una duración, y continúa",
            "cuánto tiempo dura",
            "*estudio desde hace un año*",
          ],
          [
            "*hace … que* + presente",
            "una duración, y continúa",
            "cuánto tiempo dura",
            "*hace un año que estudio*",
          ],
          [
            "*hace … que* + pasado",
            "una duración, y el hecho es pasado",
            "cuánto tiempo ha pasado",
            "*hace un año que empecé*",
          ],
          [
            "*hace*",
            "una duración, y el hecho es pasado",
            "cuánto tiempo ha pasado",
            "*empecé hace un año*",
          ],
        ],
      },
      why: "*El mes de abril* es un momento, el punto de partida: *desde*.",
    },
    preguntas: {
      title: "Las preguntas: desde cuándo, cuánto tiempo hace",
      paragraphs: [
        "*¿Desde cuándo?* pregunta por el punto de partida: *¿desde cuándo vives aquí? Desde 2010*.",
        "Para saber cuánto dura algo que continúa, preguntamos *¿cuánto tiempo hace que…?*, o *¿cuánto tiempo llevas…?* con el gerundio: *¿cuánto tiempo hace que vives aquí?*, *¿cuánto tiempo llevas viviendo aquí?* Muchas veces decimos *¿cuánto hace que vives aquí?*, sin *tiempo*.",
        "Con un verbo en pasado, *¿cuánto hace que…?* pregunta cuánto tiempo ha pasado: *¿cuánto hace que llegaste? Hace dos horas*.",
      ],
      remarks: [
        "*¿Desde hace cuánto tiempo?* es correcto, pero menos corriente.",
        "En una pregunta, *cuándo* y *cuánto* llevan tilde.",
      ],
      why: "Detrás va *que*, y se pregunta una duración: *hace … que*, sin *desde*.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "Vivo aquí *desde* tres años.",
          right: "Vivo aquí *desde hace* tres años.",
          why: "Delante de una duración hacen falta las dos palabras.",
        },
        {
          wrong: "Duermo mejor *desde* vivo aquí.",
          right: "Duermo mejor *desde que* vivo aquí.",
          why: "Delante de una oración con verbo va *desde que*.",
        },
        {
          wrong: "Estoy en casa *desde lunes*.",
          right: "Estoy en casa *desde el lunes*.",
          why: "Los días de la semana llevan artículo.",
        },
        {
          wrong: "*Hacen* tres años que vivo aquí.",
          right: "*Hace* tres años que vivo aquí.",
          why: "*Hace* va siempre en singular, aunque sigan varios años.",
        },
        {
          wrong: "Viví en Lima *desde hace* tres años.",
          right: "Viví en Lima *durante* tres años.",
          why: "Si la situación ya acabó, se mide con *durante*, o sin nada: *viví tres años en Lima*.",
        },
      ],
      why: "Se cuenta el tiempo que ha pasado: *hace*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
