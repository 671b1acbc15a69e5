import type { classAccounts as source } from "../fr/class-accounts.ts";
import type { Localised } from "../localised.ts";

export const classAccounts = {
  title: "Cuentas de la clase",
  intro:
    "Para los alumnos sin dirección de correo: inician sesión con el código de la clase, su nombre y una contraseña de tres palabras. Cada uno recibe una ficha para recortar.",
  schoolDecides:
    "La escuela decide sobre estas cuentas. Se eliminan con la clase; hasta entonces, el alumno puede llevarse todo lo que ha hecho.",
  loadFailed: "No se han podido cargar las cuentas.",
  make: {
    title: "Crear cuentas",
    names: "Nombres de los alumnos",
    hint: "Uno por línea: nombre e inicial, como «Emma D». Puedes pegar una columna de una hoja de cálculo.",
    ready_one: "{{count, number}} cuenta por crear",
    ready_other: "{{count, number}} cuentas por crear",
    tooMany: "{{count, number}} nombres: 60 como máximo a la vez. Crea primero los primeros.",
    refused: "Estas líneas no son nombres:",
    problems: {
      formula: "fórmula",
      "too-long": "más de 40 caracteres",
      "no-letters": "sin letras",
    },
    submit: "Crear las cuentas",
    progress: "Cuentas creadas: {{done, number}} de {{all, number}}",
    made_one: "{{count, number}} cuenta creada",
    made_other: "{{count, number}} cuentas creadas",
    stopped: "Los nombres que quedan aún no tienen cuenta: puedes volver a intentarlo.",
  },
  fullNames: {
    title: "¿Nombres completos?",
    text: "Basta con el nombre y una inicial: cuanto menos sepa Verbena de tus alumnos, mejor. Estos nombres parecen completos:",
    more: "y {{count, number}} más",
    correct: "Corregir",
    makeAnyway: "Crear de todos modos",
  },
  sheets: {
    title: "Fichas para imprimir",
    once: "Imprímelas ahora: después, estas contraseñas ya no se verán.",
    print: "Imprimir",
    paper: "Papel",
    a4: "A4",
    letter: "Carta",
    page: "Página {{page, number}} de {{pages, number}}",
    name: "Nombre",
    code: "Código de la clase",
    password: "Contraseña",
    scan: "Abre la página de inicio de sesión de {{name}}",
  },
  leave: {
    title: "¿Salir sin imprimir?",
    text: "Las contraseñas de estas fichas se perderán. Después habrá que hacer fichas nuevas.",
    stay: "Quedarse",
    leave: "Salir",
  },
  list: {
    title: "Cuentas creadas",
    empty: "Aún no hay cuentas",
    locked: "Bloqueado tras diez fallos, fin del bloqueo: {{time}}",
    unlock: "Desbloquear",
    unlockName: "Desbloquear a {{name}}",
    unlocked: "{{name}} puede volver a iniciar sesión",
    renew: "Contraseña nueva",
    renewName: "Contraseña nueva para {{name}}",
    renewText:
      "La contraseña anterior dejará de servir y se cerrará la sesión del alumno en todas partes. Tendrás una ficha nueva.",
  },
} satisfies Localised<typeof source>;
