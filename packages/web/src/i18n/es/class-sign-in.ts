import type { classSignIn as source } from "../fr/class-sign-in.ts";
import type { Localised } from "../localised.ts";

export const classSignIn = {
  title: "Iniciar sesión con tu clase",
  heading: "¡Hola!",
  intro: "Todo está en la ficha que te ha dado tu profesor.",
  code: "Código de la clase",
  name: "Tu nombre en la clase",
  password: "Contraseña",
  passwordHint: "Tres palabras. Las mayúsculas y los guiones no cuentan.",
  submit: "Entrar",
  lost: "¿Has perdido la ficha? Tu profesor puede hacerte otra.",
  other: "Iniciar sesión con una dirección de correo",
  someoneElse: {
    title: "¿Eres tú?",
    text: "{{name}} tiene aún la sesión abierta en este dispositivo.",
    stay: "Seguir con esta cuenta",
    leave: "No soy yo",
  },
} satisfies Localised<typeof source>;
