import type { shortcuts as source } from "../fr/shortcuts.ts";
import type { Localised } from "../localised.ts";

export const shortcuts = {
  title: "Atajos de teclado",
  inExercise: "Durante un ejercicio",
  everywhere: "En cualquier página",
  enterKey: "Intro",
  enter: "Comprobar y después continuar",
  type: "Escribir la respuesta, esté donde esté el cursor",
  takeBack: "Deshacer la última respuesta",
  choose: "Elegir una de las palabras (desde, por…)",
  anyLetter: "Una letra",
  acute: "Letra con tilde",
  diaeresis: "U con diéresis",
  tilde: "Eñe (ñ)",
  listen: "Escuchar la frase, después de responder o en un dictado",
  slowly: "Escucharla despacio",
  sidebar: "Plegar o desplegar el menú",
  escapeKey: "Esc",
  escape: "Cerrar lo que esté abierto sobre la página",
  review: "Repasar",
  help: "Mostrar esta lista",
  singleKeys: "Permitir los atajos de una sola tecla",
} satisfies Localised<typeof source>;
