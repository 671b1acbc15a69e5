import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Escribe la forma que falta. Lo que se te resiste vuelve pronto.",
  sound: "Un sonido suave después de cada respuesta",
  start: "Empezar",
  test: "Hacer la prueba (3 minutos)",
  testText: "Con la prueba no empiezas por lo que ya sabes.",
} satisfies Localised<typeof source>;
