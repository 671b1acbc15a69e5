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
  signedOut: "Tu sesión ha caducado: vuelve a entrar para enviar tus respuestas.",
  signIn: "Volver a entrar",
  gone: "Esta cuenta ya no existe: lo que queda en este dispositivo ya no se puede enviar.",
  leaveGone: "Borrarlo y salir",
  inTabOnly:
    "Tu navegador no puede guardar nada (ventana privada, o sin espacio): estas respuestas solo están en esta pestaña. Déjala abierta hasta que se envíen.",
  refused_one: "El servidor no ha contado {{count}} respuesta. Se guarda en este dispositivo.",
  refused_other: "El servidor no ha contado {{count}} respuestas. Se guardan en este dispositivo.",
  details: "Ver",
  refusedTitle: "Respuestas no contadas",
  refusedHelp:
    "Se volverán a enviar una vez al día, y ahora mismo si lo pides: a menudo basta con una actualización del sitio. Una respuesta a un ejercicio retirado no se contará nunca; puedes borrarla.",
  resend: "Volver a enviar",
  forget: "Borrar",
} satisfies Localised<typeof source>;
