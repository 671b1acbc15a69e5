import type { FillInSection } from "../guide.ts";

/** The sections of the guide to por and para. */
export const sections = [
  { id: "resumen", level: 2, explains: [] },
  { id: "por", level: 2, explains: [] },
  { id: "causa", level: 3, explains: ["por_causa"] },
  { id: "lugar-y-medio", level: 3, explains: ["por_lugar", "por_medio"] },
  { id: "momento", level: 3, explains: ["por_momento"] },
  { id: "precio-y-sustitucion", level: 3, explains: ["por_precio", "por_en_lugar_de"] },
  { id: "agente", level: 3, explains: ["por_agente"] },
  { id: "reparto", level: 3, explains: ["por_reparto"] },
  { id: "para", level: 2, explains: [] },
  { id: "finalidad-y-uso", level: 3, explains: ["para_finalidad", "para_uso"] },
  { id: "destinatario", level: 3, explains: ["para_destinatario"] },
  { id: "destino", level: 3, explains: ["para_destino"] },
  { id: "plazo", level: 3, explains: ["para_plazo"] },
  { id: "opinion-y-comparacion", level: 3, explains: ["para_opinion", "para_comparacion"] },
  { id: "pares", level: 2, explains: [] },
  { id: "expresiones", level: 2, explains: [] },
  { id: "trampas", level: 2, explains: [], related: [{ guide: "desde-hace" }] },
] as const satisfies readonly FillInSection[];
