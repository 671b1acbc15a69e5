import type { desdeHace } from "../desde-hace.ts";
import type { GuideTexts, SectionId } from "../guide.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "Cuatro palabras para situar algo en el tiempo. Mira lo que viene después: un momento, una oración o una cantidad de tiempo; y pregúntate si la situación continúa.",
  sections: {
    "punto-de-partida": {
      title: "1. El punto de partida: desde, desde que",
      paragraphs: [
        "*Desde* nombra el momento en que algo empieza: una hora, un día, un mes, una estación, un año, una fecha entera o un acontecimiento expresado con un nombre: *desde el lunes*, *desde ayer*, *desde 1998*, *desde la boda*.",
        "Los días de la semana, las estaciones y las fechas con día llevan artículo (*desde el jueves*, *desde el verano*, *desde el 3 de mayo*); los meses y los años no (*desde abril*, *desde 1998*, *desde mayo de 2003*), salvo que digas *el mes de abril* o *el año 1998*.",
        "Si lo que sigue es una oración con un verbo conjugado, usas *desde que*: *desde que vivo aquí*, *desde que te conozco*.",
      ],
      remarks: [
        "Una fecha nunca es una duración: *desde marzo* dice cuándo empieza algo; *desde hace dos meses* dice cuánto tiempo dura.",
      ],
    },
    duracion: {
      title: "2. La duración: desde hace",
      paragraphs: [
        "*Desde hace* va delante de una cantidad de tiempo cuando la situación continúa: *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*.",
        "El verbo va en presente: *vivo aquí desde hace cinco años*. Con una negación también puedes usar el perfecto: *no la he visto desde hace un mes*.",
      ],
      remarks: [
        "*Desde* solo no va delante de una duración: con *tres años* necesitas también *hace*.",
        "También oirás *hace tres años que vivo aquí* y *llevo tres años viviendo aquí*: es la misma idea con otra construcción.",
      ],
    },
    pasado: {
      title: "3. El pasado: hace",
      paragraphs: [
        "*Hace* delante de una cantidad de tiempo dice cuánto tiempo ha pasado desde una acción terminada: *llegué hace dos horas*.",
        "El verbo va en pasado, casi siempre en pretérito indefinido; si la acción es muy reciente, en España es normal el perfecto: *ha llamado hace un momento*.",
      ],
      remarks: [
        "*Hace* no cambia aquí: no se dice *hacen tres años*.",
        "Compara: *estudio desde hace un año* (todavía estudio) y *empecé hace un año* (el comienzo ya pasó).",
      ],
    },
    resumen: {
      title: "4. Cuadro resumen",
      paragraphs: ["Mira primero lo que viene detrás del hueco y después el verbo de la frase."],
      overview: {
        columns: ["Palabra", "Lo que sigue", "Qué dice", "Ejemplo"],
        rows: [
          ["*desde*", "un momento o un acontecimiento", "cuándo empezó", "*desde 2010*"],
          ["*desde que*", "una oración con un verbo", "cuándo empezó", "*desde que trabajo*"],
          [
            "*desde hace*",
            "una duración, y continúa",
            "cuánto tiempo dura",
            "*estudio desde hace un año*",
          ],
          ["*hace*", "una duración, y terminó", "cuánto tiempo ha pasado", "*empecé hace un año*"],
        ],
      },
    },
  },
} satisfies GuideTexts<SectionId<typeof desdeHace>>;
