import type { FillInGuide } from "./guide.ts";

/** The four sections of the guide to desde, desde que, desde hace and hace. */
export const desdeHace = {
  key: "desde-hace",
  sections: [
    {
      id: "punto-de-partida",
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
      examples: [],
    },
    { id: "duracion", explains: ["desde_hace_duracion_continua"], examples: [] },
    { id: "pasado", explains: ["hace_duracion_pasado"], examples: [] },
    { id: "resumen", explains: [], examples: [] },
  ],
} as const satisfies FillInGuide;
