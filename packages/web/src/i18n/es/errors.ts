import type { errors as source } from "../fr/errors.ts";
import type { Localised } from "../localised.ts";

export const errors = {
  codes: {
    invalid_input: "Algún dato no es válido. Revisa lo que has escrito.",
    unauthenticated: "Tu sesión ha terminado. Vuelve a entrar para continuar.",
    forbidden: "No tienes permiso para hacer esto.",
    not_found: "Este elemento no existe o ya no existe.",
    too_large: "Es demasiado grande para enviarlo.",
    rate_limited: "Demasiados intentos. Espera un minuto y vuelve a probar.",
    internal: "Se ha producido un error",
    unavailable:
      "El servidor no está disponible por el momento. Inténtalo de nuevo en un instante.",
    unreachable: "El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.",
  },
  issues: {
    required: "Este campo es obligatorio",
    invalidValue: "Este valor no es válido",
    malformedJson: "La petición no se puede leer",
    invalidEmail: "Correo electrónico no válido",
    emailTaken: "Ya existe una cuenta con este correo",
    emailUnchanged: "Ya es tu correo",
    wrongCredentials: "Correo o contraseña incorrectos",
    wrongPassword: "Esta no es tu contraseña actual",
    linkExpired: "Este enlace ya no vale. Pide uno nuevo",
    lastAdministrator: "No hay otro administrador. Nombra uno antes",
    passwordMin: "La contraseña debe tener al menos 6 caracteres",
    passwordMax: "La contraseña puede tener 128 caracteres como máximo",
    passwordCommon:
      "Esta contraseña es demasiado común o se parece demasiado a tu cuenta. Elige otra",
    usernameMin: "El nombre debe tener al menos 2 caracteres",
    usernameMax: "El nombre puede tener 50 caracteres como máximo",
    invalidLanguage: "Este idioma no está disponible",
    minVerbs: "Elige al menos un verbo",
    packageNameMin: "El nombre es obligatorio (al menos 3 caracteres)",
    packageNameMax: "El nombre puede tener 100 caracteres como máximo",
    unknownVerb: "Uno de los verbos no está disponible en este tiempo",
    unknownTense: "Este tiempo no está disponible",
    unknownPerson: "Esta persona no existe",
    unknownExercise: "Este ejercicio ya no existe",
    answerBlank: "La respuesta no puede estar vacía",
    answerTooLong: "La respuesta es demasiado larga",
    invalidTimeZone: "La zona horaria es desconocida",
    invalidTime: "La fecha o la hora no es válida",
    invalidId: "El identificador no es válido",
    batchTooLarge: "Demasiadas respuestas a la vez",
  },
} satisfies Localised<typeof source>;
