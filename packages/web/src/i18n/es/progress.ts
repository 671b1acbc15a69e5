import type { progress as source } from "../fr/progress.ts";
import type { Localised } from "../localised.ts";

export const progress = {
  waiting_one: "{{count}} respuesta en espera",
  waiting_many: "{{count}} de respuestas en espera",
  waiting_other: "{{count}} respuestas en espera",
  signedOut: "Tu sesión ha caducado: vuelve a entrar para enviar tus respuestas.",
  signIn: "Volver a entrar",
  refused: "No se ha podido guardar una respuesta: {{reason}}",
} satisfies Localised<typeof source>;
