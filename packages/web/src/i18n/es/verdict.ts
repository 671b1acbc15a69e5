import type { verdict as source } from "../fr/verdict.ts";
import type { Localised } from "../localised.ts";

export const verdict = {
  almost: "Casi",
  wrongForm: "No es la forma que se pide.",
  wrongWord: "No es la palabra que se pide.",
  no: "No.",
  gaveUp: "Aquí la tienes: *{{form}}*.",
  construction: "Se forma",
  verbTable: "Tabla",
  verbTableOf: "Tabla: {{verb}}",
  theory: "Teoría",
  comesBack: "Vuelve {{when}}",
  why: "¿Por qué?",
  vos: "*{{vos}}* es la forma de *vos*, que se usa en lugar de *tú* en Argentina y en otros países. Con *tú*: *{{form}}*.",
  slip: "Errata: probar de nuevo",
  more: "Más acciones",
  end: {
    label: "Fin de la ronda",
    result: "Ronda completa: {{correct, number}} de {{total, number}}.",
    outOf: "{{correct, number}} de {{total, number}}",
    missed: "Para recordar",
    goOn: "Otra ronda",
    again_one: "Repetir {{count, number}} error",
    again_other: "Repetir {{count, number}} errores",
    againNote: "Esto no cuenta.",
    enough: "Lo dejo por ahora",
    slip: "Errata: probar de nuevo la última",
  },
} satisfies Localised<typeof source>;
