import type { FillInSection } from "../guide.ts";

/** The sections of the guide to the choice between indefinido, imperfecto and perfecto. */
export const sections = [
  {
    id: "resumen",
    depth: 2,
    level: "B1",
    explains: [],
    related: [
      { guide: "preterito-indefinido" },
      { guide: "preterito-imperfecto" },
      { guide: "preterito-perfecto" },
    ],
  },
  { id: "linea-del-tiempo", depth: 3, level: "B1", explains: [] },
  {
    id: "indefinido",
    depth: 2,
    level: "A2",
    explains: ["indefinido_suceso", "indefinido_serie", "indefinido_duracion_cerrada"],
  },
  {
    id: "imperfecto",
    depth: 2,
    level: "A2",
    explains: [
      "imperfecto_descripcion",
      "imperfecto_habito",
      "imperfecto_hora_edad",
      "imperfecto_intencion",
    ],
  },
  {
    id: "perfecto",
    depth: 2,
    level: "A2",
    explains: ["perfecto_tiempo_abierto", "perfecto_experiencia", "perfecto_ya_todavia"],
    related: [{ guide: "desde-hace", section: "duracion" }],
  },
  {
    id: "imperfecto-junto-a-indefinido",
    depth: 2,
    level: "B1",
    explains: ["imperfecto_fondo", "imperfecto_interrumpido", "indefinido_interrumpe"],
    related: [{ guide: "presente-indicativo", section: "gerundio" }],
  },
  {
    id: "cambio-de-sentido",
    depth: 2,
    level: "B2",
    explains: ["cambio_imperfecto", "cambio_indefinido"],
  },
  { id: "trampas", depth: 2, level: "B1", explains: [] },
  { id: "espana-y-america", depth: 2, level: "B1", explains: [] },
] as const satisfies readonly FillInSection[];
