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
  sessionOver: "Inicia sesión para seguir donde estabas.",
  loginSuccess: "Has iniciado sesión",
  signupSuccess: "Tu cuenta está creada",
  signOutSuccess: "Has cerrado sesión",
  checkingPermissions: "Comprobando los permisos...",
  leaving: {
    title: "Todavía hay respuestas esperando",
    text_one:
      "{{count, number}} respuesta aún no está guardada en el servidor. Se queda en este dispositivo y se enviará cuando vuelvas a entrar aquí.",
    text_many:
      "{{count, number}} de respuestas aún no están guardadas en el servidor. Se quedan en este dispositivo y se enviarán cuando vuelvas a entrar aquí.",
    text_other:
      "{{count, number}} respuestas aún no están guardadas en el servidor. Se quedan en este dispositivo y se enviarán cuando vuelvas a entrar aquí.",
    stay: "Quedarme",
    leave: "Cerrar sesión igualmente",
  },
} satisfies Localised<typeof source>;
