import type { FillInSection } from "../guide.ts";

/** The four numbered sections of the guide to desde, desde que, desde hace and hace, questions, and mistakes to avoid. */
export const sections = [
  {
    id: "punto-de-partida",
    depth: 2,
    level: "A1",
    explains: [
      "desde_fecha_anio",
      "desde_mes",
      "desde_fecha_mes_anio",
      "desde_fecha_pasada",
      "desde_estacion",
      "desde_evento",
      "desde_dia_semana",
      "desde_que_clausula",
    ],
  },
  {
    id: "duracion",
    depth: 2,
    level: "A2",
    explains: ["desde_hace_duracion_continua", "hace_que_duracion_continua"],
    related: [
      { guide: "preterito-imperfecto" },
      { guide: "presente-indicativo", section: "gerundio" },
    ],
  },
  {
    id: "pasado",
    depth: 2,
    level: "A2",
    explains: ["hace_duracion_pasado"],
    related: [{ guide: "pasado" }, { guide: "ser-estar-hay", section: "hay" }],
  },
  { id: "resumen", depth: 2, level: "A2", explains: [] },
  { id: "preguntas", depth: 2, level: "A2", explains: [] },
  { id: "trampas", depth: 2, level: "A2", explains: [] },
] as const satisfies readonly FillInSection[];
