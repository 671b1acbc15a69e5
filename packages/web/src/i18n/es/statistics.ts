import type { statistics as source } from "../fr/statistics.ts";
import type { Localised } from "../localised.ts";

export const statistics = {
  title: "Estadísticas",
  family: "Ejercicios",
  causesTitle: "Tus errores por causa",
  causesIntro:
    "Los últimos {{days, number}} días, incluido hoy. Una respuesta a la que solo le faltaba una tilde cuenta como correcta, pero aparece aquí.",
  times_one: "{{count, number}} vez",
  times_many: "{{count, number}} de veces",
  times_other: "{{count, number}} veces",
  none: "No hay errores que mostrar",
  noneText: "Lo que falle mientras practicas se cuenta aquí, por causa.",
  practise: "Practicar",
  loadFailed: "No se han podido cargar tus errores.",
} satisfies Localised<typeof source>;
