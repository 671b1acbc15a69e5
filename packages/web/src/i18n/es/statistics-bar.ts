import type { statisticsBar as source } from "../fr/statistics-bar.ts";
import type { Localised } from "../localised.ts";

export const statisticsBar = {
  label: "Tus cifras",
  today: "Hoy",
  level: "Nivel",
  total: "Total",
  levelTitle: "Progreso del nivel",
  allFamilies: "Todas las familias",
  attempts: "Respuestas",
  correct: "Aciertos",
  failed: "Errores",
  rate: "Porcentaje de aciertos",
  remaining_one: "Falta {{count, number}} acierto para {{level}}",
  remaining_other: "Faltan {{count, number}} aciertos para {{level}}",
  toNext: "{{count, number}} más → {{level}}",
  highest: "Nivel máximo alcanzado",
  levels: "Los ocho niveles",
  threshold_one: "desde {{count, number}} acierto",
  threshold_other: "desde {{count, number}} aciertos",
  start: "al empezar",
  ratio: "{{correct, number}} / {{attempts, number}}",
  number: "{{count, number}}",
  current: "tu nivel",
} satisfies Localised<typeof source>;
