import type { FillInSection } from "../guide.ts";

/** The sections of the guide to the choice between indefinido, imperfecto and perfecto. */
export const sections = [
  {
    id: "resumen",
    level: 2,
    explains: [],
    related: [
      { guide: "preterito-indefinido" },
      { guide: "preterito-imperfecto" },
      { guide: "preterito-perfecto" },
    ],
  },
  { id: "linea-del-tiempo", level: 3, explains: [] },
  {
    id: "indefinido",
    level: 2,
    explains: ["indefinido_suceso", "indefinido_serie", "indefinido_duracion_cerrada"],
  },
  {
    id: "imperfecto",
    level: 2,
    explains: [
      "imperfecto_descripcion",
      "imperfecto_habito",
      "imperfecto_hora_edad",
      "imperfecto_intencion",
    ],
  },
  {
    id: "perfecto",
    level: 2,
    explains: ["perfecto_tiempo_abierto", "perfecto_experiencia", "perfecto_ya_todavia"],
    related: [{ guide: "desde-hace", section: "duracion" }],
  },
  {
    id: "imperfecto-junto-a-indefinido",
    level: 2,
    explains: ["imperfecto_fondo", "imperfecto_interrumpido", "indefinido_interrumpe"],
    related: [{ guide: "presente-indicativo", section: "gerundio" }],
  },
  {
    id: "cambio-de-sentido",
    level: 2,
    explains: ["cambio_imperfecto", "cambio_indefinido"],
  },
  { id: "trampas", level: 2, explains: [] },
  { id: "espana-y-america", level: 2, explains: [] },
] as const satisfies readonly FillInSection[];
