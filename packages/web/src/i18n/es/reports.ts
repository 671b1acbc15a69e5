import type { reports as source } from "../fr/reports.ts";
import type { Localised } from "../localised.ts";

export const reports = {
  button: "Avisar de un error",
  title: "Avisar de un error en esta frase",
  needsAccount: "Avisar de un error: con una cuenta",
  intro: "Alguien leerá tu mensaje. Si hay respuesta, la encontrarás en tu perfil.",
  reason: "¿Qué es lo que está mal?",
  reasons: {
    answer: "La respuesta esperada",
    sentence: "La frase",
    translation: "La traducción",
    explanation: "La explicación",
    unsuitable: "Contenido inadecuado",
    other: "Otra cosa",
  },
  chooseReason: "Elige qué está mal",
  comment: "Tu mensaje (opcional)",
  send: "Enviar",
  sent: "Gracias, tu aviso se ha enviado",
  kept: "Lo que has escrito sigue aquí.",
  own: {
    title: "Mis avisos",
    failed: "No se han podido cargar tus avisos.",
    gone: "Esta frase ya no se usa",
    waiting: "Todavía sin respuesta",
    answer: "Respuesta",
    closed: "Visto, gracias",
    isNew: "Nuevo",
  },
} satisfies Localised<typeof source>;
