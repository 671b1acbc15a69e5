import type { FillInSection } from "../guide.ts";

/** The sections of the guide to por and para. */
export const sections = [
  { id: "resumen", depth: 2, level: "A2", explains: [] },
  { id: "por", depth: 2, level: "A1", explains: [] },
  { id: "causa", depth: 3, level: "A2", explains: ["por_causa"] },
  { id: "lugar-y-medio", depth: 3, level: "A2", explains: ["por_lugar", "por_medio"] },
  { id: "momento", depth: 3, level: "A1", explains: ["por_momento"] },
  {
    id: "precio-y-sustitucion",
    depth: 3,
    level: "B1",
    explains: ["por_precio", "por_en_lugar_de"],
  },
  { id: "agente", depth: 3, level: "B2", explains: ["por_agente"] },
  { id: "reparto", depth: 3, level: "B1", explains: ["por_reparto"] },
  { id: "para", depth: 2, level: "A1", explains: [] },
  { id: "finalidad-y-uso", depth: 3, level: "A1", explains: ["para_finalidad", "para_uso"] },
  { id: "destinatario", depth: 3, level: "A1", explains: ["para_destinatario"] },
  { id: "destino", depth: 3, level: "A2", explains: ["para_destino"] },
  { id: "plazo", depth: 3, level: "B1", explains: ["para_plazo"] },
  {
    id: "opinion-y-comparacion",
    depth: 3,
    level: "B1",
    explains: ["para_opinion", "para_comparacion"],
  },
  { id: "pares", depth: 2, level: "B2", comparesPairs: true, explains: [] },
  { id: "expresiones", depth: 2, level: "B1", explains: [] },
  { id: "trampas", depth: 2, level: "B1", explains: [], related: [{ guide: "desde-hace" }] },
] as const satisfies readonly FillInSection[];
