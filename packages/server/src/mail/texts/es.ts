import type { MailTexts } from "./mail-texts.ts";

export const es: MailTexts = {
  greeting: "Hola:",
  greetingByName: (name) => `Hola, ${name}:`,
  orCopy: "O copia esta dirección en tu navegador:",
  validFor: (duration) => `El enlace es válido durante ${duration}.`,
  signOff: "Hasta pronto,",
  mails: {
    "confirm-address": {
      subject: "Confirma tu correo electrónico",
      message:
        "Te damos la bienvenida a Verbena. Confirma que esta dirección es tuya: con ella recuperarás tu cuenta si olvidas la contraseña.",
      button: "Confirmar mi dirección",
      notYou: "Si no has creado ninguna cuenta, no hagas caso de este mensaje.",
    },
    "reset-password": {
      subject: "Elige una contraseña nueva",
      message:
        "Con este enlace puedes elegir una contraseña nueva. Después encontrarás tu cuenta de Verbena tal como la dejaste.",
      button: "Elegir contraseña",
      notYou: "Si no lo has pedido tú, no hagas caso de este mensaje: tu contraseña no cambia.",
    },
    "confirm-new-address": {
      subject: "Confirma tu nuevo correo electrónico",
      message:
        "Quieres usar esta dirección para tu cuenta de Verbena. En cuanto la confirmes, sustituirá a la anterior.",
      button: "Confirmar esta dirección",
      notYou: "Si no lo has pedido tú, no hagas caso de este mensaje: no cambiará nada.",
    },
    "address-changed": {
      subject: "Tu correo electrónico ha cambiado",
      message:
        "Tu cuenta de Verbena usa ahora otra dirección de correo. A esta ya no te enviaremos nada.",
      notYou:
        "Si no la has cambiado tú, avisa cuanto antes a la persona que administra este sitio.",
    },
  },
};
