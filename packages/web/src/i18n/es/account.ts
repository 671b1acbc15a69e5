import type { account as source } from "../fr/account.ts";
import type { Localised } from "../localised.ts";

export const account = {
  headings: { login: "De vuelta en la verbena", signup: "Entra en la verbena" },
  tabs: "Iniciar sesión o registrarse",
  login: "Iniciar sesión",
  signup: "Registrarse",
  email: "Dirección de correo",
  password: "Contraseña",
  passwordHint: "Al menos 6 caracteres",
  username: "Nombre de usuario",
  rememberMe: "Recordarme durante 30 días",
  isOfAge: "Tengo {{age}} años, o mi padre o mi madre está de acuerdo.",
  submitLogin: "Entrar",
  submitSignup: "Crear mi cuenta",
  forgotPassword: "¿Has olvidado la contraseña?",
  withClassCode: "Entrar con el código de mi clase",
  orReset: "También puedes elegir ya una contraseña nueva.",
  sessionEnded: "Tu sesión ha caducado. Tus respuestas están guardadas en este dispositivo.",
  answersWait: "Hay respuestas esperando en este dispositivo: se enviarán cuando inicies sesión.",
  signInToContinue: "Inicia sesión para seguir donde estabas.",
  needsAccount:
    "Para esta página necesitas una cuenta. Crea la tuya o inicia sesión: después se abrirá.",
  passwordJustChosen: "La que acabas de elegir",
  loginSuccess: "Has iniciado sesión",
  signupSuccess: "Tu cuenta está creada",
  secondStep: {
    text: "Abre tu aplicación de autenticación y escribe el código que muestra para Verbena.",
    code: "Código de 6 cifras",
    recoveryText: "Escribe uno de los códigos que guardaste. Cada uno sirve una sola vez.",
    recoveryCode: "Código de recuperación",
    useRecovery: "Usar un código de recuperación",
    useApp: "Usar la aplicación",
    back: "Volver",
  },
} satisfies Localised<typeof source>;
