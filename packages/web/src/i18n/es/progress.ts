import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  loadFailed:
    "No se ha podido cargar tu progreso. Puedes practicar: tus respuestas se guardan aquí y se enviarán.",
  answers_one: "{{count, number}} respuesta",
  answers_other: "{{count, number}} respuestas",
  edits_one: "{{count, number}} cambio",
  edits_other: "{{count, number}} cambios",
  waiting_one: "{{what}} por enviar",
  waiting_other: "{{what}} por enviar",
  signIn: "Volver a iniciar sesión",
} satisfies Localised<typeof source>;
