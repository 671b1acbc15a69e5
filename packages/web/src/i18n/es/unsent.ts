import type { unsent as source } from "../fr/unsent.ts";
import type { Localised } from "../localised.ts";

export const unsent = {
  signedOut: "Tu sesión ha caducado: vuelve a iniciar sesión para enviar tus respuestas.",
  gone: "Esta cuenta ya no existe: lo que queda en este dispositivo ya no se puede enviar.",
  leaveGone: "Borrarlo y salir",
  inTabOnly:
    "Tu navegador no puede guardar nada (ventana privada, o sin espacio): estas respuestas solo están en esta pestaña. Déjala abierta hasta que se envíen.",
  refused_one: "El servidor no ha contado {{count}} respuesta. Se guarda en este dispositivo.",
  refused_other: "El servidor no ha contado {{count}} respuestas. Se guardan en este dispositivo.",
  details: "Ver",
  refusedTitle: "Respuestas no contadas",
  refusedHelp:
    "Verbena las vuelve a enviar cada día. Si el ejercicio se ha retirado, la respuesta ya no contará: puedes borrarla.",
  resend: "Volver a enviar",
  forget: "Borrar",
  leaving: {
    title: "Todavía queda algo por enviar",
    text_one: "{{what}} aún no ha llegado al servidor.",
    text_other: "{{what}} aún no han llegado al servidor.",
    kept: "Lo pendiente se queda en este dispositivo y se enviará cuando vuelvas a iniciar sesión aquí.",
    inTabOnly:
      "Tu navegador no puede guardarlo todo: si cierras esta pestaña antes de volver a iniciar sesión aquí, lo pendiente podría perderse.",
    stay: "Quedarme",
    leave: "Cerrar sesión igualmente",
  },
} satisfies Localised<typeof source>;
