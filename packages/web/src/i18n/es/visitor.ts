import type { visitor as source } from "../fr/visitor.ts";
import type { Localised } from "../localised.ts";

export const visitor = {
  levels: "Elegir un nivel",
  otherLevel: "Elegir otro nivel",
  signUp: "Crear una cuenta",
  withAccount: "Para las estadísticas, las selecciones y las grabaciones",
  signIn: "Iniciar sesión",
  keepAnswers_one: "Crea una cuenta para guardar tu respuesta y repasarla cuando toque.",
  keepAnswers_other:
    "Crea una cuenta para guardar tus {{count, number}} respuestas y repasarlas cuando toque.",
  otherFamilies: "También en el nivel {{level}}",
  alsoOpen: "También sin cuenta",
  guides: "Gramática",
  adopt: {
    title: "Respuestas en este dispositivo",
    today_one: "Hoy se ha dado {{count, number}} respuesta en este dispositivo. ¿Es tuya?",
    today_other: "Hoy se han dado {{count, number}} respuestas en este dispositivo. ¿Son tuyas?",
    yesterday_one: "Ayer se dio {{count, number}} respuesta en este dispositivo. ¿Es tuya?",
    yesterday_other: "Ayer se dieron {{count, number}} respuestas en este dispositivo. ¿Son tuyas?",
    onDay_one: "El {{day}} se dio {{count, number}} respuesta en este dispositivo. ¿Es tuya?",
    onDay_other:
      "El {{day}} se dieron {{count, number}} respuestas en este dispositivo. ¿Son tuyas?",
    since_one:
      "Desde el {{day}} se ha dado {{count, number}} respuesta en este dispositivo. ¿Es tuya?",
    since_other:
      "Desde el {{day}} se han dado {{count, number}} respuestas en este dispositivo. ¿Son tuyas?",
    yes: "Sí, guardarlas",
    no: "No, borrarlas",
    later: "Decidir más tarde",
    failed:
      "No se han podido pasar a tu cuenta: la memoria de este dispositivo está llena o bloqueada. Libera espacio y vuelve a intentarlo.",
  },
} satisfies Localised<typeof source>;
