import type { session as source } from "../fr/session.ts";
import type { Localised } from "../localised.ts";

export const session = {
  signOutSuccess: "Has cerrado sesión",
  signOutOverdue:
    "Has cerrado sesión en este dispositivo. El servidor lo sabrá en cuanto vuelva la conexión.",
  switched: "Sesión iniciada en este navegador: {{name}}",
  checkingPermissions: "Comprobando los permisos…",
} satisfies Localised<typeof source>;
