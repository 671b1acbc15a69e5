import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Aquí practicas los verbos españoles, frase a frase.",
  answer: "Escribe la forma que falta: Intro comprueba, Intro continúa.",
  verdict: "Después de un error, lees enseguida qué ha pasado.",
  comeBack: "Lo que se te resiste vuelve pronto; lo que ya sabes, más tarde.",
  firstLevel:
    "Cada respuesta correcta cuelga un banderín: con {{count, number}} pasas a {{level}}.",
  start: "Empezar",
} satisfies Localised<typeof source>;
