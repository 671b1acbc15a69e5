import type { mailedLinks as source } from "../fr/mailed-links.ts";
import type { Localised } from "../localised.ts";

export const mailedLinks = {
  forgot: {
    title: "Contraseña olvidada",
    intro:
      "Escribe la dirección de tu cuenta: te llegará un enlace para elegir una contraseña nueva.",
    submit: "Enviar el enlace",
    sentTitle: "Mira tu correo",
    sent: "Si existe una cuenta con {{email}}, acabamos de enviar un enlace a esa dirección. Es válido durante una hora.",
    notReceived:
      "¿No ha llegado nada? Mira también en el correo no deseado, o revisa la dirección.",
    again: "Reenviar",
    sentAgain: "Correo reenviado",
    otherAddress: "Cambiar la dirección",
  },
  reset: {
    checking: "Comprobando el enlace…",
    title: "Nueva contraseña",
    intro:
      "Se cerrará la sesión en todos tus dispositivos; después iniciarás sesión con esta contraseña.",
    newPassword: "Nueva contraseña",
    submit: "Guardar la contraseña",
    done: "Contraseña actualizada",
    expiredTitle: "Este enlace ya no es válido",
    expired:
      "Un enlace sirve una sola vez y durante una hora. Si acabas de cambiar la contraseña, inicia sesión con la nueva; si no, pide otro enlace.",
    askAgain: "Pedir otro enlace",
  },
  confirm: {
    "confirm-address": {
      title: "Confirma tu dirección",
      intro:
        "Con esta dirección se ha creado una cuenta de Verbena: {{email}}. Si es tuya, confírmala: con ella recuperarás tu cuenta si olvidas la contraseña.",
      signIn: "Para confirmarla, inicia sesión en esta cuenta con su contraseña.",
      submit: "Confirmar mi dirección",
      notYou: "Si no has creado ninguna cuenta, cierra esta página: no cambiará nada.",
      expired:
        "Un enlace sirve durante siete días, y solo mientras la dirección sea la de la cuenta. En tu perfil puedes pedir otro.",
    },
    "confirm-new-address": {
      title: "Confirma tu nueva dirección",
      intro:
        "La dirección {{email}} sustituirá a la anterior en tu cuenta de Verbena: con ella iniciarás sesión.",
      signIn: "Para confirmarla, inicia sesión primero en tu cuenta con tu dirección actual.",
      submit: "Confirmar esta dirección",
      notYou: "Si no has pedido este cambio, cierra esta página: no cambiará nada.",
      expired:
        "Un enlace sirve durante 24 horas, y solo para la última dirección que pediste. En tu perfil verás cómo está el cambio.",
    },
    doneTitle: "Dirección confirmada",
    done: "La dirección {{email}} ya está confirmada.",
    goOn: "Continuar",
    toProfile: "Abrir mi perfil",
  },
} as const satisfies Localised<typeof source>;
