import type { FillInSection } from "../guide.ts";

/** The sections of the guide to ser, estar and hay. */
export const sections = [
  { id: "resumen", level: 2, explains: [] },
  {
    id: "formas",
    level: 2,
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
  { id: "ser", level: 2, explains: [] },
  { id: "identidad", level: 3, explains: ["ser_identidad"] },
  { id: "origen-y-materia", level: 3, explains: ["ser_origen_materia"] },
  { id: "caracter", level: 3, explains: ["ser_caracter"] },
  { id: "hora-y-fecha", level: 3, explains: ["ser_hora_fecha"] },
  { id: "lugar-de-un-evento", level: 3, explains: ["ser_lugar_evento"] },
  { id: "estar", level: 2, explains: [] },
  { id: "lugar", level: 3, explains: ["estar_lugar"] },
  { id: "estado", level: 3, explains: ["estar_estado"] },
  {
    id: "resultado",
    level: 3,
    explains: ["estar_resultado"],
    related: [{ guide: "preterito-perfecto" }, { guide: "por-para", section: "agente" }],
  },
  {
    id: "gerundio",
    level: 3,
    explains: ["estar_gerundio"],
    related: [{ guide: "presente-indicativo", section: "gerundio" }],
  },
  {
    id: "hay",
    level: 2,
    explains: ["hay_existencia"],
    related: [{ guide: "desde-hace", section: "pasado" }],
  },
  { id: "hay-o-esta", level: 3, explains: [] },
  { id: "hay-que", level: 3, explains: ["hay_que"] },
  {
    id: "cambio-de-sentido",
    level: 2,
    explains: ["ser_cambio_sentido", "estar_cambio_sentido"],
  },
  { id: "trampas", level: 2, explains: [] },
] as const satisfies readonly FillInSection[];
