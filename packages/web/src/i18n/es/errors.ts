import type { errors as source } from "../fr/errors.ts";
import type { Localised } from "../localised.ts";

export const errors = {
  codes: {
    invalid_input: "Algún dato no es válido. Revisa lo que has escrito.",
    unauthenticated: "Tu sesión ha caducado. Vuelve a iniciar sesión para continuar.",
    forbidden: "No tienes permiso para hacer esto.",
    not_found: "Este elemento no existe o ya no existe.",
    too_large: "Es demasiado grande para enviarlo.",
    rate_limited: "Demasiados intentos. Espera un minuto y vuelve a probar.",
    internal: "Se ha producido un error",
    unavailable:
      "El servidor no está disponible por el momento. Inténtalo de nuevo en un instante.",
    unreachable:
      "El servidor no responde. Comprueba tu conexión a internet y vuelve a intentarlo. En una wifi pública, a veces hay que identificarse primero.",
  },
  tooOften: "Demasiados intentos. Vuelve a probar {{when}}.",
  notSaved: {
    settings: "El cambio de tus ajustes no se ha guardado. {{reason}}",
    savedPackage: "La selección «{{name}}» no se ha guardado. {{reason}}",
    deletedPackage: "La selección «{{name}}» no se ha eliminado. {{reason}}",
    report: "Tu aviso no se ha enviado. {{reason}}",
  },
  triedAgain:
    "El servidor tiene un problema. No se pierde nada: este dispositivo volverá a intentarlo más tarde.",
} satisfies Localised<typeof source>;
