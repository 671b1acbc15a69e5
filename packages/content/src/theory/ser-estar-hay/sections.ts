import type { FillInSection } from "../guide.ts";

/** The sections of the guide to ser, estar and hay. */
export const sections = [
  { id: "resumen", depth: 2, level: "A1", explains: [] },
  {
    id: "formas",
    depth: 2,
    level: "A2",
    explains: [],
    related: [
      { guide: "presente-indicativo", section: "irregulares" },
      { guide: "preterito-perfecto", section: "haber-y-participio" },
      { guide: "preterito-indefinido", section: "irregulares" },
      { guide: "preterito-imperfecto", section: "irregulares" },
      { guide: "futuro-simple", section: "regulares" },
      { guide: "condicional-simple", section: "regulares" },
    ],
  },
  { id: "ser", depth: 2, level: "A1", explains: [] },
  { id: "identidad", depth: 3, level: "A1", explains: ["ser_identidad"] },
  { id: "origen-y-materia", depth: 3, level: "A1", explains: ["ser_origen_materia"] },
  { id: "caracter", depth: 3, level: "A1", explains: ["ser_caracter"] },
  { id: "hora-y-fecha", depth: 3, level: "A1", explains: ["ser_hora_fecha"] },
  { id: "lugar-de-un-evento", depth: 3, level: "B1", explains: ["ser_lugar_evento"] },
  { id: "estar", depth: 2, level: "A1", explains: [] },
  { id: "lugar", depth: 3, level: "A1", explains: ["estar_lugar"] },
  { id: "estado", depth: 3, level: "A1", explains: ["estar_estado"] },
  {
    id: "resultado",
    depth: 3,
    level: "B1",
    explains: ["estar_resultado"],
    related: [{ guide: "preterito-perfecto" }, { guide: "por-para", section: "agente" }],
  },
  {
    id: "gerundio",
    depth: 3,
    level: "A2",
    explains: ["estar_gerundio"],
    related: [{ guide: "presente-indicativo", section: "gerundio" }],
  },
  {
    id: "hay",
    depth: 2,
    level: "A1",
    explains: ["hay_existencia"],
    related: [{ guide: "desde-hace", section: "pasado" }],
  },
  { id: "hay-o-esta", depth: 3, level: "A1", explains: [] },
  { id: "hay-que", depth: 3, level: "A2", explains: ["hay_que"] },
  {
    id: "cambio-de-sentido",
    depth: 2,
    level: "B1",
    explains: ["ser_cambio_sentido", "estar_cambio_sentido"],
  },
  { id: "trampas", depth: 2, level: "A2", explains: [] },
] as const satisfies readonly FillInSection[];
