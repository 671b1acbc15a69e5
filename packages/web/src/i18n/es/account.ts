import type { account as source } from "../fr/account.ts";
import type { Localised } from "../localised.ts";

export const account = {
  headings: { login: "De vuelta en la verbena", signup: "Entra en la verbena" },
  tabs: "Iniciar sesión o registrarse",
  login: "Iniciar sesión",
  signup: "Registrarse",
  email: "Correo electrónico",
  password: "Contraseña",
  passwordHint: "Al menos 6 caracteres",
  username: "Nombre de usuario",
  rememberMe: "Recordarme durante 30 días",
  submitLogin: "Entrar",
  submitSignup: "Crear mi cuenta",
  forgotPassword: "¿Has olvidado la contraseña?",
  orReset: "También puedes elegir ya una contraseña nueva.",
  sessionEnded: "Tu sesión ha terminado. Tus respuestas están guardadas en este dispositivo.",
  signInToContinue: "Inicia sesión para seguir donde estabas.",
  loginSuccess: "Has iniciado sesión",
  signupSuccess: "Tu cuenta está creada",
  signOutSuccess: "Has cerrado sesión",
  signOutOverdue:
    "Has cerrado sesión en este dispositivo. El servidor lo sabrá en cuanto vuelva la conexión.",
  switched: "Cuenta conectada en este navegador: {{name}}",
  secondStep: {
    text: "Abre tu aplicación de autenticación y escribe el código que muestra para Verbena.",
    code: "Código de 6 cifras",
    recoveryText: "Escribe uno de los códigos que guardaste. Cada uno sirve una sola vez.",
    recoveryCode: "Código de recuperación",
    useRecovery: "Usar un código de recuperación",
    useApp: "Usar la aplicación",
    back: "Volver",
  },
  forgot: {
    title: "Contraseña olvidada",
    intro: "Escribe el correo de tu cuenta: te llegará un enlace para elegir una contraseña nueva.",
    submit: "Enviar el enlace",
    sentTitle: "Mira tu correo",
    sent: "Si existe una cuenta con {{email}}, acabamos de enviar un enlace a esa dirección. Es válido durante una hora.",
    notReceived:
      "¿No ha llegado nada? Mira también en el correo no deseado, o revisa la dirección.",
    again: "Reenviar",
    sentAgain: "Mensaje reenviado",
    otherAddress: "Cambiar la dirección",
  },
  reset: {
    checking: "Comprobando el enlace...",
    title: "Nueva contraseña",
    intro: "Se cerrará la sesión en todos tus dispositivos y entrarás con esta contraseña.",
    newPassword: "Nueva contraseña",
    submit: "Guardar la contraseña",
    done: "Contraseña actualizada",
    justChosen: "La que acabas de elegir",
    expiredTitle: "Este enlace ya no vale",
    expired:
      "Un enlace sirve una sola vez y durante una hora. Si acabas de cambiar la contraseña, entra con la nueva; si no, pide otro enlace.",
    askAgain: "Pedir otro enlace",
  },
  /** The pages that the links of mails about addresses open. */
  confirm: {
    "confirm-address": {
      title: "Confirma tu correo",
      intro:
        "Con esta dirección se ha creado una cuenta de Verbena: {{email}}. Si es tuya, confírmala: con ella recuperarás tu cuenta si olvidas la contraseña.",
      submit: "Confirmar mi correo",
      notYou: "Si no has creado ninguna cuenta, cierra esta página: no cambiará nada.",
      expired:
        "Un enlace sirve durante siete días, y solo mientras la dirección sea la de la cuenta. En tu perfil puedes pedir otro.",
    },
    "confirm-new-address": {
      title: "Confirma tu nuevo correo",
      intro:
        "La dirección {{email}} sustituirá a la anterior en tu cuenta de Verbena: con ella iniciarás sesión.",
      submit: "Confirmar esta dirección",
      notYou: "Si no has pedido este cambio, cierra esta página: no cambiará nada.",
      expired:
        "Un enlace sirve durante 24 horas, y solo para la última dirección que pediste. En tu perfil verás cómo está el cambio.",
    },
    doneTitle: "Correo confirmado",
    done: "La dirección {{email}} ya está confirmada.",
    goOn: "Continuar",
    toProfile: "Abrir mi perfil",
    thenSignIn: "Tu correo está confirmado. Inicia sesión para continuar.",
  },
  checkingPermissions: "Comprobando los permisos...",
  leaving: {
    title: "Todavía queda algo por enviar",
    text_one: "{{what}} aún no ha llegado al servidor.",
    text_other: "{{what}} aún no han llegado al servidor.",
    kept: "Lo pendiente se queda en este dispositivo y se enviará cuando vuelvas a entrar aquí.",
    inTabOnly:
      "Tu navegador no puede guardarlo todo: si cierras esta pestaña antes de volver a entrar aquí, lo pendiente podría perderse.",
    stay: "Quedarme",
    leave: "Cerrar sesión igualmente",
  },
} satisfies Localised<typeof source>;
