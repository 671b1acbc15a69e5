import type { offline as source } from "../fr/offline.ts";
import type { Localised } from "../localised.ts";

export const offline = {
  title: "Sin conexión",
  text: "Esta página necesita internet. La práctica, en cambio, sigue sin conexión: si tienes la sesión iniciada en este dispositivo, tus respuestas se guardan aquí y se envían en cuanto se pueda.",
  practise: "Practicar",
  retry: "Intentar de nuevo",
} as const satisfies Localised<typeof source>;
