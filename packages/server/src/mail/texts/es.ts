import type { MailTexts } from "./mail-texts.ts";

export const es: MailTexts = {
  greeting: "Hola:",
  greetingByName: (name) => `Hola, ${name}:`,
  trouble: { question: "¿No funciona el botón?", open: "Abre este enlace" },
  validFor: (duration) => `El enlace es válido durante ${duration}.`,
  signOff: "Hasta pronto,",
  writeTo: (contact) => `Escríbele a ${contact}.`,
  mails: {
    "confirm-address": {
      subject: "Confirma tu dirección de correo",
      message:
        "Te damos la bienvenida a Verbena. Confirma que esta dirección es tuya: con ella recuperarás tu cuenta si olvidas la contraseña.",
      button: "Confirmar mi dirección",
      notYou: "Si no has creado ninguna cuenta, no hagas caso de este correo.",
    },
    "reset-password": {
      subject: "Elige una contraseña nueva",
      message:
        "Con este enlace puedes elegir una contraseña nueva. Después encontrarás tu cuenta de Verbena tal como la dejaste.",
      button: "Elegir contraseña",
      notYou: "Si no lo has pedido tú, no hagas caso de este correo: tu contraseña no cambia.",
    },
    "confirm-new-address": {
      subject: "Confirma tu nueva dirección de correo",
      message:
        "Quieres usar esta dirección para tu cuenta de Verbena. En cuanto la confirmes, sustituirá a la anterior.",
      button: "Confirmar esta dirección",
      notYou: "Si no lo has pedido tú, no hagas caso de este correo: no cambiará nada.",
    },
    "address-taken": {
      subject: "Ya existe una cuenta con tu dirección",
      message: () =>
        "Alguien ha pedido usar esta dirección para otra cuenta de Verbena. Ya es la de tu cuenta: no ha cambiado nada.",
      notYou:
        "Si has sido tú, inicia sesión con esta dirección o elige otra. Si no, ignora este correo: tu cuenta sigue igual.",
      button: "Iniciar sesión",
    },
    "address-changed": {
      subject: "Tu dirección de correo ha cambiado",
      message: ({ when, email }) =>
        `Desde el ${when}, tu cuenta de Verbena usa otra dirección de correo${email && `: ${email}`}. A la dirección en la que lees esto ya no te enviaremos nada.`,
      notYou:
        "Si no la has cambiado tú, avisa cuanto antes a la persona que administra este sitio.",
      button: "Ir a Verbena",
    },
    "password-changed": {
      subject: "Tu contraseña ha cambiado",
      message: ({ when }) =>
        `La contraseña de tu cuenta de Verbena se cambió el ${when}. Si has sido tú, no tienes que hacer nada.`,
      notYou: "Si no has sido tú, elige otra contraseña cuanto antes.",
      button: "Elegir otra contraseña",
    },
    "two-factor-on": {
      subject: "La verificación en dos pasos está activada",
      message: ({ when }) =>
        `Desde el ${when}, para iniciar sesión en tu cuenta de Verbena hace falta también un código de tu aplicación de autenticación. Si has sido tú, no tienes que hacer nada.`,
      notYou: "Si no has sido tú, elige otra contraseña cuanto antes.",
      button: "Elegir otra contraseña",
    },
    "two-factor-off": {
      subject: "La verificación en dos pasos está desactivada",
      message: ({ when }) =>
        `Desde el ${when}, para iniciar sesión en tu cuenta de Verbena ya no hace falta ningún código. Si es lo que querías, no tienes que hacer nada.`,
      notYou: "Si no lo has pedido tú, elige otra contraseña cuanto antes.",
      button: "Elegir otra contraseña",
    },
    "wrong-codes": {
      subject: "Códigos incorrectos en tu cuenta",
      message: ({ when }) =>
        `Alguien ha escrito la contraseña de tu cuenta de Verbena y después, como mínimo, diez códigos incorrectos seguidos, el último el ${when}. Si has sido tú, no tienes que hacer nada.`,
      notYou: "Si no has sido tú, alguien conoce tu contraseña: elige otra cuanto antes.",
      button: "Elegir otra contraseña",
    },
  },
  invitation: {
    message:
      "La administración de Verbena te invita a elegir una contraseña nueva. Después encontrarás tu cuenta tal como la dejaste.",
    notYou: "Mientras no elijas otra, tu contraseña sigue siendo la misma.",
  },
  week: {
    subject: "Tu semana de español",
    message: (week) => `Así ha sido tu semana en Verbena (${week}).`,
    answers: ({ count, number }, percent) =>
      `${number} respuesta${count === 1 ? "" : "s"}, ${percent} de aciertos`,
    noAnswers: "Una semana de descanso",
    days: (days, aim) => `${days} de ${aim} día${aim === 1 ? "" : "s"} de práctica`,
    enoughDays: (days) => `Semana cumplida: ${days} día${days === 1 ? "" : "s"} de práctica`,
    verbs: (verbs) => `Mejor que las semanas anteriores: ${verbs}`,
    causes: (causes) => `Menos errores que antes: ${causes}`,
    causeNames: {
      accent: "las tildes",
      "wrong-person": "la persona",
      "wrong-tense": "el tiempo verbal",
      regularised: "las formas irregulares",
      "missed-stem-change": "los cambios de raíz",
      "needless-stem-change": "las raíces que no cambian",
      "spelling-change": "la ortografía de la raíz",
      "wrong-class-ending": "las terminaciones",
      pronoun: "los pronombres",
      "needs-point": "desde",
      "needs-clause": "desde que",
      "needs-duration": "desde hace",
      "needs-past": "hace",
      "needs-reason": "por",
      "needs-aim": "para",
      "wrong-past": "la elección del pasado",
      "wrong-to-be": "la elección entre ser, estar y hay",
    },
    today: ({ count, number }) => `${number} forma${count === 1 ? "" : "s"} para hoy`,
    nothingToday: "Nada para hoy",
    button: "Seguir en Verbena",
    reason: "Recibes este correo los lunes porque lo pediste en tu perfil.",
    unsubscribe: "No recibir más este correo",
  },
  classes: {
    "class-invitation": {
      subject: "Te invitan a dar clase",
      message: ({ className, teacher }) =>
        `${teacher || "Un profesor"} te invita a compartir ${className ? `la clase ${className}` : "una clase"} en Verbena. Verás a los alumnos y sus tareas, y podrás ponerlas.`,
      button: "Ver la invitación",
      notYou: "Si no conoces a esta persona, ignora este mensaje.",
    },
    "teacher-invitation": {
      subject: "Puedes abrir clases",
      message: () =>
        "La persona que administra Verbena te permite abrir clases, poner tareas y ver qué falta por explicar. Si no tienes cuenta, regístrate con esta dirección y confírmala.",
      button: "Ir a Verbena",
      notYou: "Si no enseñas español, ignora este mensaje.",
    },
    "class-ending": {
      subject: "Tu clase termina pronto",
      message: ({ className, lastDay }) =>
        `El último día de ${className ? `la clase ${className}` : "tu clase"} es el ${lastDay}. Después se archiva: se puede leer durante 60 días y luego se borra, con las cuentas que creó.`,
      button: "Ver la clase",
      notYou:
        "Puedes elegir otro último día en los ajustes de la clase. Si todo ha terminado, no tienes que hacer nada.",
    },
  },
};
