import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  waiting_one: "{{count}} respuesta por enviar",
  waiting_many: "{{count}} de respuestas por enviar",
  waiting_other: "{{count}} respuestas por enviar",
  signedOut: "Tu sesión ha caducado: vuelve a entrar para enviar tus respuestas.",
  signIn: "Volver a entrar",
  refused: "No se ha podido guardar una respuesta: {{reason}}",
} satisfies Localised<typeof source>;
